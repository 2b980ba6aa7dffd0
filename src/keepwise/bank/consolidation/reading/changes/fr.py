"""French: how a change is told, in the form of ``languages.fr``."""

from __future__ import annotations

TABLE = """
all: tout_ce_qui_concerne tout_sur tout_ce_que_tu_sais_sur tout_ce_que_tu_sais_de
  tout_ce_qui_touche_à tout_ce_que_j_ai_dit_sur toutes_les_informations_sur tout_au_sujet_de
  tout_à_propos_de tout_ce_qui_a_trait_à tout_ce_que_vous_savez_sur toutes_les_données_sur
  tout_ce_qui_a_rapport tous_les_souvenirs tout~sur
field=health: santé maladies état_de_santé dossier_médical
field=family: famille proches parenté
field=work: travail emploi boulot métier carrière
field=pets: animaux animal_de_compagnie
field=home: adresse domicile logement
field=money: finances argent
field=diet: alimentation régime
swap: échangé échange remplacé remplace troqué troque substitué remplacée échangée
versus: contre
glue: ça cela ceci encore_et_toujours toujours_ surtout_et principalement essentiellement sais jusqu
change: changé_d_école changé_de_numéro nouvel_emploi nouveau_travail nouveau_poste nouveau_boulot
  nouveau_job embauché_chez embauchée_chez parti_chez partie_chez passé_chez passée_chez entré_chez
  entrée_chez depuis_peu depuis_janvier depuis_février depuis_mars depuis_avril depuis_mai
  depuis_juin depuis_juillet depuis_août depuis_septembre depuis_octobre depuis_novembre
  depuis_décembre depuis_ce_mois-ci depuis_cette_semaine depuis_la_semaine_dernière
  depuis_le_mois_dernier depuis_hier depuis_la_rentrée depuis_lundi récemment dernièrement à_présent
  ne_que plus_que grossi agrandi rétréci doublé diminué divisé réduite s_est_mis s_est_mise
  s_est_converti s_est_convertie viré_au élu élue repassé_à repassée_à revenu_à revenue_à recommencé
  remange a_migré migré basculé converti convertie reconversion tout_compte_fait en_définitive
  a_opté_pour se_met_à cette_saison cet_été cet_hiver ce_printemps cet_automne a_viré changé_pour
  est_devenu est_devenue a_succédé succédé désormais_chez maintenant_chez
employer: en_poste_chez gagne_sa_vie_chez travaille_à_la_^ travaille_au_sein
change+employer: changé_d_employeur changé_d_emploi changé_de_travail changé_de_boulot changé_de_job
  changé_d_entreprise changé_de_société changé_de_poste nouvel_emploi_chez nouveau_travail_chez
  nouveau_poste_chez nouveau_boulot_chez nouvel_employeur a_rejoint_^ rejoint_^ recruté_par
  recrutée_par engagé_par engagée_par parti_chez_^ partie_chez_^ passé_chez_^ passée_chez_^
  entré_chez_^ entrée_chez_^ est_maintenant_chez est_désormais_chez travaille_à_présent_chez
  travaille_aujourd_hui_chez travaille_depuis_peu_chez travaille_dorénavant_chez
job: est_employé_comme est_employée_comme
change+job: nouveau_poste_de nouveau_métier reconverti reconvertie travaille_à_présent_comme
  travaille_aujourd_hui_comme nommé nommée
end: a_cessé cessé_de a_jeté jeté débarrassé débarrassée lâché a_lâché laissé_tomber tourné_la_page
  s_est_séparé s_est_séparée a_tiré_un_trait tiré_un_trait s_est_désabonné s_est_désabonnée
  s_est_désinscrit désinscrit désinscrite radié guéri guérie rétabli rétablie surmonté clôturé
  clôturée supprimé supprimée désinstallé a_plaqué plaqué abandonnée vendue cédé cédée liquidé
  c_est_fini c_est_terminé n_existe_plus a_pris_fin pris_fin révolu de_l_histoire_ancienne
  fait_piquer euthanasié a_déménagé_de ne_fume_plus sevré arrêtée résiliée annulée
  donné_sa_démission s_est_retiré s_est_retirée retiré_de a_raccroché raccroché perdue disparu
  sorti_de sortie_de fermé fermée a_déménagé_d est_décédé est_décédée est_mort est_morte
  s_en_est_allé tombé_à_l_eau
temp: pour_une_semaine le_temps_d_un_week-end pour_un_mois à_l_essai
mention: envisage envisagent songe songe_à pense_à pense_peut-être aimerait_essayer aimerait_visiter
  rêve_de a_vu_un_documentaire a_vu_un_film a_lu_un_livre a_lu_un_article a_lu a_vu a_visité a_goûté
  a_essayé a_testé a_passé_un_week-end a_passé_une_semaine a_passé_quelques_jours a_entendu a_croisé
  a_rencontré entretien_d_embauche a_discuté a_parlé hésite
avoid: laisse_de_côté laisser_de_côté omet omettre omets supprime supprimer se_passe_de se_passer_de
  sans_aucun proscrit proscrire bannit bannir s_abstenir s_abstient pas_traduit
dislike: insupportable insupportables ne_supporte_guère exècre exècrent a_en_horreur horripile
  répugne dégoûte ne_peut_pas_souffrir pas_fan ne_raffole_pas insupporte l_insupporte l_énerve agace
  l_agace l_agacent ne_les_supporte_pas ne_la_supporte_pas ne_le_supporte_pas a_du_mal_avec
like: raffole raffole_de passionné_de passionnée_de passionné passionnée friand friande
  prend_plaisir a_un_faible_pour féru férue mordu mordue amateur_de amatrice_de adore_^
gluten: cœliaque coeliaque maladie_cœliaque
intolerant: cœliaque coeliaque ne_peut_pas_prendre ne_peut_pas_consommer ne_digère_pas
shift=night: travaille_de_nuit travail_de_nuit équipe_de_nuit travaille_la_nuit poste_de_nuit
shift=day: travaille_de_jour équipe_de_jour
n:1: une_seule un_seul plus_qu_un plus_qu_une
n:2: jumeaux jumelles paire deux_seuls
n:3: triplés
add: en_plus_de aussi_un_peu parallèlement à_côté_de_cela s_y_ajoute ainsi_qu_un ainsi_qu_une
  deuxième_chat deuxième_chien second_chien second_chat un_deuxième une_deuxième
phone: numéro_de_portable numéro_de_téléphone numéro_de_mobile
email: adresse_mail adresse_e-mail adresse_électronique
begin: commencé débuté s_est_mis_à s_est_mise_à a_commencé commence débute s_est_lancé s_est_lancée
fear: peur crainte craint redoute effrayé effrayée phobie terreur
n:14: quatorze
n:16: seize
n:17: dix-sept
n:18: dix-huit
n:19: dix-neuf
n:60: soixante
change+marital=married: s_est_marié s_est_mariée vient_de_se_marier s_est_remarié s_est_remariée
  marié_depuis mariée_depuis épousé a_épousé
spouse: s_est_marié s_est_mariée vient_de_se_marier épousé a_épousé
change+marital=engaged: s_est_fiancé s_est_fiancée
change+marital=divorced: s_est_séparé s_est_séparée a_divorcé
marital=single: célibataire
change+old: passé_de passée_de passé_du passée_du
lead: dirige_le_projet pilote_le_projet mène_le_projet
employment=part: travail_à_temps_partiel emploi_à_temps_partiel poste_à_temps_partiel
  à_temps_partiel mi-temps
birthplace: lieu_de_naissance ville_de_naissance originaire_de née_à né_à vient_de_^
birthday: jour_de_naissance
deadline: échéance date_de_remise
launch: date_de_lancement date_de_sortie
not+eat+redmeat: ne_mange_pas_de_viande_rouge pas_de_viande_rouge
friend: copains copines camarade connaissance pote
colleague: collègue collègues
licence: permis permis_de_conduire permis_auto permis_b
lived: passé_son_enfance passé_l_enfance enfance_passée a_grandi grandi_à grandi_dans grandi_en
  a_passé_son_enfance
retired: retraité retraitée à_la_retraite
"""
