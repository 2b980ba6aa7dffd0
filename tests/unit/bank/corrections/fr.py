"""What French turns take back, change or ask to forget, and what they leave alone."""

CHANGED = [
    (("Ma fille s'appelle Léna.", "Oups, faute de frappe, elle s'appelle Léa."), "léa", "léna"),
    (("J'habite à Rennes.", "Depuis, on a déménagé à Nantes."), "nantes", "rennes"),
    (("Je travaille chez Renault.", "Depuis le mois dernier je suis chez Peugeot."),
     "peugeot", "renault"),
    (("J'ai trois chats.", "J'ai mal compté, c'est quatre chats."), "quatre", "trois"),
    (("J'adore le café.", "Le café, je n'aime plus ça."), "", "café"),
    (("Je suis végétarienne.", "J'ai dit une bêtise, je suis végane."), "végan", "végétar"),
    (("On déménage à Lyon cet été.", "C'est tombé à l'eau."), "", "lyon"),
    (("J'apprends l'espagnol.", "J'ai laissé tomber depuis."), "", "espagnol"),
    (("Je suis enceinte. Que puis-je manger ?", "Ça reste entre nous, n'en garde aucune trace."),
     "", "enceinte"),
    (("Je suis en thérapie.", "Tu peux effacer ça de ta mémoire ?"), "", "thérapie"),
    (("Réponds-moi toujours en listes à puces.", "Quel temps fait-il ?",
     "La consigne que je t'ai donnée, tu peux l'oublier."), "", "puces"),
    (("Je gagne 4000 euros. J'habite à Lille.", "Efface tout ce que je viens de dire."),
     "", "lille"),
    (("J'habite à Lille.", "Oublie tout ce que je t'ai dit."), "", "lille"),
    (("Je joue du violon et du piano.", "Oublie cette histoire de violon."), "piano", "violon"),
    (("Affiche toujours le chiffre d'affaires en dollars.", "Plutôt en euros, finalement."),
     "euro", "dollar"),
    (("Je veux toujours des tableaux.", "Je retire ce que j'ai dit."), "", "tableaux"),
    (("Je veux des réponses courtes.",
     "Réflexion faite, c'est trop court, plutôt des réponses détaillées."), "détaill", "courte"),
    (("Mon chef s'appelle Meunier.", "Je t'ai donné le mauvais nom, il s'appelle Mounier."),
     "mounier", "meunier"),
    (("Je vais à la chorale le mardi.", "Au temps pour moi, la chorale c'est le mercredi."),
     "mercredi", "mardi"),
    (("Je pars à Rome en mai.", "Ce sera plutôt en juin."), "juin", "mai"),
    (("J'ai 34 ans.", "Je dis n'importe quoi, 35."), "35", "34"),
    (("Je travaille à la comptabilité.",
     "Depuis mars je ne suis plus à la comptabilité mais aux achats."), "achats", "comptabilité"),
    (("J'adore les polars.", "Les polars, j'ai arrêté. Maintenant je lis des essais."),
     "", "polars"),
    (("J'ai cours de piano le lundi.", "Le cours de piano, c'est le jeudi maintenant."),
     "jeudi", "lundi"),
    (("Mon thé préféré, c'est l'Assam.", "Oh, j'ai confondu, mon thé préféré c'est le Darjeeling."),
     "darjeeling", "assam"),
    (("Rédige toujours les rapports en anglais.", "Désormais en français, s'il te plaît."),
     "français", "anglais"),
    (("Appelle-moi Catherine.", "Plutôt Cathy, finalement."), "cathy", "catherine"),
    (("Je suis allergique aux arachides.", "Je me suis trompée, je suis allergique aux noisettes."),
     "noisettes", "arachides"),
    (("Je m'entraîne pour le marathon de Nantes.",
     "C'est tombé à l'eau, je me suis blessé au genou."), "", "nantes"),
    (("Je suis au chômage.", "Ce n'est plus d'actualité, je travaille chez Lidl."),
     "lidl", "chômage"),
    (("Je roule en Clio.", "Vendue, maintenant je roule en Zoé."), "zoé", "clio"),
    (("Arrondis toujours à deux décimales.", "À partir de maintenant, sans décimales."),
     "", "deux"),
    (("J'ai été licenciée. Comment écrire une lettre ?",
     "Merci. Pour le licenciement, tu peux oublier."), "", "licenci"),
    (("J'habite à Foix.", "Ce que j'ai dit sur Foix, tu peux l'effacer."), "", "foix"),
    (("Réponds toujours en trois phrases.", "Cette contrainte ne s'applique plus."), "", "trois"),
    (("Je m'appelle Maëlle.", "Mais ça reste entre nous !"), "", "maëlle"),
    (("Je déménage à Agen.", "Finalement ça ne se fait plus."), "", "agen"),
    (("Je vais nager tous les mardis.", "Je me suis emmêlé les pinceaux, c'est le jeudi."),
     "jeudi", "mardi"),
    (("Je suis né à Pau.", "Au temps pour moi, à Tarbes."), "tarbes", "pau"),
    (("Réponds toujours en breton.", "C'était une blague."), "", "breton"),
    (("Je dors mal à cause de mes dettes.", "Efface ce que je viens d'écrire sur mes dettes."),
     "", "dettes"),
    (("Tutoie-moi.", "À la réflexion, je préfère qu'on se vouvoie."), "vouv", "tutoy"),
    (("Je suis gauchère.", "N'importe quoi, je suis droitière."), "droit", "gauch"),
    (("On joue aux cartes tous les jeudis.",
     "Depuis ce mois-ci, on joue aux cartes tous les mercredis."), "mercredi", "jeudi"),
    (("J'enseigne la chimie.", "Depuis cette rentrée j'enseigne la physique au lieu de la chimie."),
     "physique", "chimie"),
    (("J'habite à Lille.", "Fais comme si je n'avais rien dit."), "", "lille"),
    (("Je travaille chez Renault.", "Oublie ce que je viens de te dire, s'il te plaît."),
     "", "renault"),
    (("Je joue du tuba.", "Tu peux effacer ça de ta mémoire ?"), "", "tuba"),
    (("J'apprends le danois. Comment retenir le vocabulaire ?",
     "Ignorez, s'il vous plaît, ce que je viens de vous écrire."), "", "danois"),
    (("Je cherche un appartement à Nice.", "Merci. Pour l'appartement, tu peux oublier."),
     "", "appartement"),
    (("Je suis mariée à Tom.", "Tu peux oublier ça ? Ça ne regarde personne."), "", "tom"),
    (("Je roule en Clio. Combien coûte une révision ?", "Garde ça pour toi."), "", "clio"),
    (("J'adore cuisiner thaï.", "Je préfère que tu n'en gardes pas trace."), "", "thaï"),
    (("Je suis mariée à Tom. Que lui offrir ?",
     "Merci. Au fait, rien de tout ça ne doit rester, il lit par-dessus mon épaule."), "", "tom"),
]  # fmt: skip

LEFT = [
    (("J'habite à Lille.", "N'oublie pas ce que je t'ai dit."), "lille"),
    (("Je suis cuisinière.", "Non, tu m'as transformée en boulangère."), "cuisini"),
    (("J'aime les tableaux.", "Efface tout et recommence."), "tableaux"),
    (("Je joue du violon.", "C'est réglé, merci."), "violon"),
    (("J'habite à Lille.", "Faux, le total ne va pas."), "lille"),
    (("J'ai deux enfants.", "Tu as mal compté, le total fait trois."), "deux"),
    (("Je suis prof à Lille.", "Supprime la dernière phrase."), "lille"),
    (("Je joue au foot et j'habite à Foix.", "Supprime tout ce passage, le texte est trop long."),
     "foix"),
    (("Je suis cuisinier.", "Le tableau est faux, pas mai mais juin."), "cuisinier"),
    (("J'habite à Foix.", "Tu t'es trompé, c'est 12 et pas 11."), "foix"),
    (("J'aime le jazz.", "N'oublie pas le titre."), "jazz"),
    (("Je joue du violoncelle.", "J'ai envoyé le mauvais fichier, voici le bon."), "violoncelle"),
    (("Je travaille chez Auchan.", "Mon frère travaille désormais chez Lidl."), "auchan"),
    (("Je bois du thé.", "Garde ça en brouillon."), "thé"),
    (("Je suis végane et je cherche des recettes.",
     "Ce ne sont pas des recettes véganes, tu as mis du beurre."), "végan"),
    (("Je travaille dans le soin.", "Non, ton tableau est faux, prends les chiffres de mai."),
     "soin"),
    (("J'habite à Metz. Tu m'écris une lettre ?",
     "Oublie le paragraphe sur le loyer et raccourcis le reste."), "metz"),
    (("J'habite à Metz.", "Tout ça, tu peux l'enlever, la lettre est trop longue."), "metz"),
]  # fmt: skip

TOLD = """\
Oublie ce que je viens de te dire.
Oubliez ce que je viens de vous dire, s'il vous plaît.
Efface tout ce que je viens de te raconter.
Efface ce que je t’ai confié.
Ce que je viens de te dire, tu peux l'oublier.
Tu peux oublier ce que je t'ai dit tout à l'heure ?
Peux-tu effacer ce que je viens d'écrire ?
J'aimerais que tu oublies ce que j'ai dit.
Merci d'effacer ce que je vous ai confié.
Ne retiens pas ce que je viens de dire.
Ne garde rien de ce que je t'ai raconté.
Oublie cette règle.
La limite que je t'ai donnée, tu peux l'oublier.
Cette consigne ne s'applique plus.
Cette règle n'est plus valable.
Lève cette restriction.
Tu peux oublier cette consigne.
Annule la limite que je t'ai fixée.
""".splitlines()

JUST_NOW = """\
Oublie tout ça.
Tout ça, tu peux l'oublier.
N'en garde aucune trace.
Ne note rien de tout ça.
Ne retiens rien de cela, s'il te plaît.
N'en garde rien.
Rien de tout ça ne doit rester.
Je ne veux pas que ça soit enregistré.
Je ne veux pas que tu gardes ça.
Je ne veux pas que tu le retiennes.
Que ça reste entre nous.
Ça reste entre nous.
C'est entre nous.
Garde ça pour toi.
Fais comme si je n'avais rien dit.
Faites comme si je ne vous avais jamais dit ça.
Je n'ai rien dit.
Je n'aurais pas dû te dire ça.
Je n'aurais jamais dû vous en parler.
Efface ça de ta mémoire.
Supprime-le de tes notes.
Ignore mon dernier message.
Oublie ma dernière phrase.
""".splitlines()

NEITHER = """\
Oublie ce que j'ai dit sur le café.
N'oublie pas ce que je t'ai dit.
J'ai oublié ce que j'ai dit.
As-tu oublié ce que je t'ai dit ?
Efface tout.
Supprime tout ça.
Oublie la règle sur les tableaux.
La règle des tableaux, tu peux l'oublier.
Garde ça en PDF.
Note ce que je viens de te dire.
Traduis ce que je viens d'écrire.
Efface ça du tableau.
Entre nous, j'aime bien Lille.
Je n'ai rien dit de spécial à mon chef.
Supprime la dernière phrase.
Je veux que ce soit enregistré.
Ne garde pas la colonne C.
Tu n'as pas oublié cette règle ?
""".splitlines()

SIGNED = """\
Autant pour moi, c'est mardi.
Au temps pour moi
Je me suis plantée, c'est mardi
J'ai mal compté
J'ai confondu, c'est Lille
Je t'ai donné le mauvais numéro
C'est tombé à l'eau
Ça ne se fait plus
Je retire ce que j'ai dit
Je reviens là-dessus
C'est plus d'actualité
Ce n’est plus le cas
Erreur de ma part
J'ai dit une bêtise
J’ai écrit n’importe quoi
Nos plans ont changé
Je confonds toujours les deux
J'ai changé d'avis
""".splitlines()

UNSIGNED = """\
J'ai donné le bon numéro.
Je reviens lundi.
Je retire de l'argent.
Le mauvais numéro est dans le mail.
J'ai mal au dos.
Ça tombe bien.
C'est passé vite.
J'ai changé de travail.
Je me suis inscrite.
Mes plans pour l'été sont ouverts.
Erreur 404 sur la page.
J'ai dit à mon chef que oui.
J'ai inversé la colonne A.
C'est ma ville.
Le projet avance.
""".splitlines()
