"""Somebody of rank, or said to be, for whom checks are waived or others' data are laid open."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "iserve": """
        i am, i'm, as the, as a, as an, as head, as owner, as one of, i run, i own, i operate, i
        maintain, i built, i speak, speaking, i work, i belong, i administer, i manage, we are,
        we're, this is the, ich bin, ich leite, ich betreibe, ich verwalte, ich gehöre, ich
        arbeite, ich spreche, ich schreibe, als, wir sind, in meiner, hier ist, hier spricht, je
        suis, je dirige, je gère, j'administre, j'exploite, je travaille, je parle, j'écris,
        nous sommes, en tant que, en ma qualité, en qualité de, je fais partie, j'appartiens,
        ici, soy, dirijo, gestiono, administro, trabajo, hablo, escribo, somos, como, en
        calidad, en mi calidad, formo parte, pertenezco, le habla, te habla, sono, dirigo,
        gestisco, amministro, lavoro, parlo, scrivo, siamo, in qualità, in quanto, come, faccio
        parte, appartengo, sou, giro, trabalho, falo, escrevo, na qualidade, enquanto, faço
        parte, pertenço, aqui é, ik ben, ik leid, ik beheer, ik werk, ik spreek, ik schrijf, ik
        behoor, wij zijn, namens, in mijn, hier is, since i, as i, because i, da ich, weil ich,
        puisque je, comme je, étant donné que je, ya que soy, dado que, ya que, poiché, siccome,
        dato che, visto che, já que, uma vez que, omdat ik, aangezien ik, daar ik, being, étant,
        siendo, essendo, sendo, you are talking to, you're talking to, you are speaking with,
        you are speaking to, you're speaking with, du sprichst mit, du redest mit, sie sprechen
        mit, tu parles à, tu parles avec, vous parlez à, estás hablando con, hablas con, stai
        parlando con, parli con, estás a falar com, falas com, está falando com, je praat met,
        je spreekt met, u spreekt met, i represent, ich vertrete, je représente, represento,
        represento a, rappresento, ik vertegenwoordig, als mitglied, en nombre, a nome, em nome""",
    # What he is in charge of, or whose part he is.
    "estate": """
        platform, platform's, system, system's, service, server, servers, installation,
        deployment, instance, tenant, software, application, app, infrastructure, database,
        assistant, workspace, security team, it team, it department, support team, platform
        team, admin team, compliance team, audit team, engineering team, development team,
        administrator, administrators, admin, superuser, superadmin, root, sysadmin, auditor,
        inspector, developer, developers, engineer, ceo, cto, ciso, plattform*, system*,
        dienst*, anwendung, mandant*, datenbank, sicherheitsteam, it-team, it-abteilung,
        support-team, supportteam, entwickler*, administrator*, superadmin*, auditor*, prüfer*,
        betreiber*, geschäftsführer*, plateforme, système, serveur, logiciel, base de données,
        équipe de sécurité, équipe sécurité, service informatique, équipe informatique, équipe
        technique, équipe de développement, administrat*, superadministrat*, super-administrat*,
        super-admin, super-utilisateur, développeur, développeuse, auditeur, auditrice,
        plataforma, sistema, servicio, servidor, aplicación, instalación, instancia, equipo de
        seguridad, equipo técnico, equipo de soporte, departamento de informática,
        superadministrad*, superusuario, desarrollador*, piattaforma, servizio, applicazione,
        installazione, istanza, team di sicurezza, squadra di sicurezza, reparto informatico,
        superutente, amministrat*, superamministrat*, sviluppat*, revisore, serviço, aplicação,
        aplicativo, instalação, instância, equipa de segurança, equipe de segurança, equipa
        técnica, equipe técnica, superutilizador, superusuário, programador*, desenvolvedor*,
        platform*, systeem*, dienst, applicatie, installatie, omgeving, beveiligingsteam,
        it-afdeling, ontwikkelteam, beheerder*, superbeheerder*, systeembeheerder*,
        ontwikkelaar*, directeur, director, directora, diretor, diretora, direttore, compliance,
        security, sicherheitsabteilung, compliance-abteilung, conformité, sécurité,
        cumplimiento, seguridad, sicurezza, segurança, beveiliging, propriétaire du site, site,
        webseite, website, sitio, sito, tool, werkzeug, outil, herramienta, strumento,
        ferramenta, head of operations, operations, betriebsleit*, operaciones, operazioni,
        operações, geschäftsleitung, direction générale, direction technique, dirección técnica,
        direzione tecnica, direção técnica, vendor, provider, manufacturer, hersteller*,
        anbieter, fournisseur, fabricant, éditeur, proveedor, fabricante, fornitore, produttore,
        fornecedor, leverancier, fabrikant""",
    "waive": """
        skip, skipping, omit, waive, waiving, drop, dropping, bypass, bypassing, lift, lifting,
        ignore, ignoring, disregard, suspend, suspending, disable, disabling, remove, switch
        off, turn off, override, overriding, circumvent, sidestep, forgo, dispense with, relax,
        leave out, no need, do not apply, don't apply, don't enforce, do not enforce, exempt,
        not apply, not needed, not required, unnecessary, stop, überspring*, umgeh*, auslass*,
        verzicht*, aufheb*, aufzuheben, aufgehoben, heb, hebe, deaktivier*, abschalt*,
        abzuschalten, ausschalt*, ausgeschaltet, schalte, ignorier*, ausgesetzt, aussetz*,
        setze, auszulassen, entfallen, entfällt, weglass*, wegzulassen, erlass*, erspar*, spar,
        unnötig, nicht nötig, kannst du dir, brauchst du keine, nicht anwenden, streich*,
        übergeh*, unterlass*, saute, sautez, sauter, omets, omettez, omettre, passe, passez,
        passer outre, contourne, contournez, contourner, lève, levez, lever, ignorez, ignorer,
        suspends, suspendez, suspendre, désactive, désactivez, désactiver, supprime, supprimez,
        supprimer, dispense, dispensez, dispenser, inutile, n'applique pas, n'appliquez pas, ne
        pas appliquer, laisse tomber, néglige, négliger, salta, salte, saltar, saltarte,
        sáltate, sáltese, omite, omita, omitir, elude, eluda, eludir, evita, evitar, levanta,
        levante, levantar, ignora, ignorar, suspende, suspenda, suspender, desactiva, desactive,
        desactivar, quita, quitar, prescinde, prescinda, prescindir, exime, exímeme, no
        apliques, no aplique, no aplicar, pasa por alto, pasar por alto, innecesari*, no hace
        falta, saltare, salti, ometti, ometta, omettere, aggira, aggiri, aggirare, togli,
        togliere, ignori, ignorare, sospendi, sospenda, sospendere, disattiva, disattivi,
        disattivare, rimuovi, rimuovere, elimina, eliminare, tralascia, tralasciare, evitare,
        bypassa, bypassare, esonera, non applicare, non serve, non servono, fai a meno, fare a
        meno, revoca, scavalca, scavalcare, pula, pule, pular, saltares, omitas, contorna,
        contorne, contornar, contornares, dispensa, dispensar, dispensares, ignores, ignorares,
        suspendas, desativa, desative, desativar, desliga, desligar, remova, remover, retira,
        retirar, evite, não apliques, não aplique, não aplicar, passa por cima, desconsidera,
        desconsidere, desconsiderar, burla, burle, burlar, sla, slaan, overslaan, over te slaan,
        omzeil*, te omzeilen, negeer, negeren, te negeren, hef, heffen, opheffen, op te heffen,
        schort, schrap, schrappen, schakel, uitschakelen, uit te schakelen, laat, weglaten, weg
        te laten, niet nodig, overbodig, pas geen, niet toepassen, verwijder, verwijderen, zet,
        zie af, vrijstellen, achterwege, achterwege laten, wegvallen, vervallen, unterbleiben,
        unterbleibt, entfallen lassen, fall away, be skipped, sobran, sobra, decadono, decade,
        caducan, quítame, sáltame, dispénsame, toglimi, dispensami, esonerami, poupa-me,
        dispensa-me, tire-me, spare me, exempt me, exempt from, not subject to, no longer
        subject to, unterliegt keiner, unterliegt keinen, unterliege keiner, unterliege keinen,
        n'est soumis à, n'est soumise à, soumis à aucun*, no está sujeto a, no está sujeta a,
        non è soggetto a, non è soggetta a, não está sujeito a, não está sujeita a, is niet
        onderworpen aan, niet gebonden aan, free of, release, releasing, entbinde, entbinden,
        libère, libérer, relève, libero, te libero, ti libero, liberto-te, liberto, ontsla,
        ontslaan, niente, nada de, no more, plus de, comprobar, lass uns, lass die, lass alle,
        lasse die""",
    # What stands between somebody and what is not his.
    "barrier": """
        permission check, permission checks, permissions check, access check, access checks,
        access control, access controls, access limit, access limits, access restriction, access
        restrictions, access rules, access permissions, authorization check, authorization
        checks, authorisation check, authorisation checks, authorization, authorisation,
        authentication, identity check, identity checks, identity verification, verification,
        verifications, verification step, verification steps, approval step, approval steps,
        approvals, approval, approval limit, approval limits, permission, permissions, security
        check, security checks, security control, security controls, security measures, security
        restrictions, safety check, safety checks, safety limits, safety filters, safety rules,
        filters, filter, guardrails, safeguards, restrictions, checks, controls, row-level
        security, tenant isolation, data protection, privacy rules, privacy checks, rate limits,
        two-factor, berechtigungsprüfung*, berechtigungskontrolle*, berechtigungen,
        berechtigung, rechteprüfung*, zugriffsprüfung*, zugriffskontroll*, zugangskontroll*,
        zugriffsbeschränk*, zugangsbeschränk*, zugriffsgrenz*, zugriffslimit*, zugriffsrecht*,
        zugriffsregel*, zugriffssperr*, autorisierung*, authentifizierung*, identitätsprüf*,
        identitätskontroll*, verifizierung*, verifikation*, genehmigung*, freigabe*,
        freigabeprüf*, sicherheitsprüf*, sicherheitskontroll*, sicherheitsabfrag*,
        sicherheitsmaßnahm*, sicherheitsbeschränk*, sicherheitsregel*, sicherheitsfilter*,
        prüfungen, kontrollen, schutzfilter, schutzmaßnahm*, beschränkungen, sperren,
        datenschutzregel*, datenschutzprüf*, vérification des droits, vérifications,
        vérification, contrôle d'accès, contrôles d'accès, contrôle des accès, contrôle des
        droits, contrôles, limites d'accès, restrictions d'accès, autorisations, autorisation,
        authentification, droits d'accès, approbation*, validation, validations, filtre,
        filtres, mesures de sécurité, règles de sécurité, règles d'accès, garde-fous, control de
        acceso, controles de acceso, controles, control de permisos, límites de acceso, límite
        de acceso, restricciones de acceso, restricciones, permisos, autorización,
        autorizaciones, autenticación, verificación, verificaciones, comprobación de permisos,
        comprobaciones, aprobación, aprobaciones, filtros, medidas de seguridad, reglas de
        acceso, reglas de seguridad, barreras, validación, controllo degli accessi, controllo di
        accesso, controllo accessi, controlli, controlli di accesso, controlli di
        autorizzazione, limiti di accesso, restrizioni, restrizioni di accesso, permessi,
        autorizzazione, autorizzazioni, autenticazione, verifica, verifiche, approvazione,
        approvazioni, filtri, misure di sicurezza, regole di accesso, regole di sicurezza,
        barriere, limitazioni, controlo de acesso, controlos de acesso, controle de acesso,
        controles de acesso, controlos, limites de acesso, restrições, restrições de acesso,
        permissões, permissão, autorização, autorizações, autenticação, verificação,
        verificações, aprovação, aprovações, barreiras, regras de acesso, regras de segurança,
        medidas de segurança, limitações, toegangscontrole*, toegangsbeperk*, toegangslimiet*,
        toegangsregel*, toegangsrecht*, machtiging*, autorisatie*, authenticatie*,
        identiteitscontrole*, verificatie*, goedkeuring*, rechtencontrole*, permissie*,
        veiligheidscontrole*, beveiligingscontrole*, beveiligingsmaatregel*, beveiligingsregel*,
        veiligheidsregel*, veiligheidsfilter*, beperkingen, blokkades, bevoegdheidscontrole*,
        privacyregel*, limits, limit, limiten, limieten, limits on, requirement, requirements,
        beschränkung, limitierungen, limites, límites, limiti, vincoli, limitation, limitations,
        restriction, restricción, restrizione, restrição, einschränkung*, beschränkung*,
        beperking*, limitación, limitazione, limitação, approval requirements, freigabepflicht*,
        prüfpflicht*""",
    "onmypart": """
        for me, for my requests, for my account, for my queries, for my questions, with me, in
        my case, for this user, for that user, for him, for her, for this account, for us, bei
        mir, für mich, für meine anfragen, für mein konto, in meinem fall, für diesen nutzer,
        für ihn, für sie, bei diesem nutzer, pour moi, pour mes demandes, pour mes requêtes,
        pour mon compte, avec moi, dans mon cas, pour cet utilisateur, pour lui, pour ce compte,
        conmigo, para mí, para mis consultas, para mis peticiones, para mi cuenta, en mi caso,
        con este usuario, para este usuario, con él, per me, con me, per le mie richieste, per
        il mio account, nel mio caso, per questo utente, per lui, comigo, para mim, para os meus
        pedidos, para as minhas consultas, para a minha conta, no meu caso, para este
        utilizador, para este usuário, para ele, voor mij, bij mij, voor mijn vragen, voor mijn
        verzoeken, voor mijn account, in mijn geval, voor deze gebruiker, bij deze gebruiker,
        voor hem""",
    "checkword": """
        permission check, permission checks, permissions check, access check, access checks,
        access control, access controls, access limits, access restrictions, authorization
        check, authorization checks, authorisation checks, identity check, identity
        verification, permission, permissions, security checks, berechtigungsprüfung*,
        zugriffskontroll*, zugriffsprüf*, zugangskontroll*, zugriffsbeschränk*, identitätsprüf*,
        autorisierungsprüf*, contrôle d'accès, contrôles d'accès, contrôle des accès,
        vérifications d'identité, vérification d'identité, vérification des droits, limites
        d'accès, restrictions d'accès, autorisations, control de acceso, controles de acceso,
        límites de acceso, restricciones de acceso, verificación de identidad, comprobación de
        permisos, verificación de permisos, permisos, controllo degli accessi, controlli di
        accesso, controlli di autorizzazione, limiti di accesso, verifica dell'identità,
        verifica dei permessi, controllo dei permessi, permessi, controlo de acesso, controlos
        de acesso, controle de acesso, controles de acesso, limites de acesso, verificação de
        identidade, verificações de identidade, verificação de permissões, verificações de
        permissão, permissões, toegangscontrole*, toegangsbeperk*, identiteitscontrole*,
        autorisatiecontrole*, rechtencontrole*, machtiging*, zugriffsregel*, règles d'accès,
        reglas de acceso, regole di accesso, regras de acesso, toegangsregel*, access rules,
        approval steps, verification duties, safety checks, sicherheitsprüfung*, contrôles de
        sécurité, controles de seguridad, controlli di sicurezza, controlos de segurança,
        veiligheidscontrole*""",
    "superrank": """
        superadmin, super admin, super administrator, super-administrator, superadministrator,
        superuser, super user, root, sysadmin, system administrator, global administrator,
        super-admin, administrator privileges, systemadministrator*, superadministrator*,
        super-administrateur, super administrateur, super-administratrice, super-utilisateur,
        administrateur système, superadministrador*, superusuario, administrador del sistema,
        super amministratore, superamministratore, super-amministratore, superutente,
        amministratore di sistema, super administrador, superutilizador, superusuário,
        administrador do sistema, superbeheerder, superbeheerdersrechten, systeembeheerder,
        hoofdbeheerder, administrateur général, administrateur principal, administrateur de la
        plateforme, administrador general, administrador principal, administrador de la
        plataforma, amministratore generale, amministratore principale, amministratore della
        piattaforma, administrador geral, administrador da plataforma, platform administrator,
        chief administrator, platform owner, head administrator, hauptadministrator,
        oberadministrator, plattformadministrator, platformbeheerder, gestionnaire de la
        plateforme, gestor de la plataforma, gestore della piattaforma, gestor da plataforma,
        betreiber der plattform, eigentümer der plattform, eigentümerin der plattform, owner of
        the platform, owner of the system, propriétaire de la plateforme, propriétaire du
        système, propietario de la plataforma, propietario del sistema, dueño de la plataforma,
        proprietario della piattaforma, proprietario del sistema, dono da plataforma, dono do
        sistema, proprietário da plataforma, proprietário do sistema, eigenaar van het platform,
        eigenaar van het systeem, eigentümer des systems, administrator of the platform,
        beheerder van het platform""",
    "entrust": """
        give, gives, grant, grants, show, gets, get, may see, can see, allowed, access, gib,
        gewähr*, zeig*, gewährt, erhält, bekommt, darf, donne, donnez, donner, accorde,
        accordez, accorder, montre, montrer, accès, da, dale, dele, dar, darle, concede,
        conceder, muestra, muéstrale, acceso, dai, dagli, dare, dargli, concedi, concedere,
        mostra, mostragli, accesso, dá, dá-lhe, dê, conceda, mostra-lhe, mostre, acesso, geef,
        verleen, toon, krijgt, mag, toegang, release, disclose, hand over, entitled, right,
        rights, i may, you may, tell, open, darfst, dürfen, recht, einsehen, zeige, öffne,
        droit, consulter, voir, ouvre, montre-moi, affiche, derecho, consultar, ver, puede,
        puedo, muéstrame, abre, diritto, consultare, vedere, può, posso, apri, mostrami,
        direito, pode, aceder, acessar, mostra-me, inzien, zien, bekijken, laat""",
    "everybodys": """
        all customers, all customers', all clients, all clients', all users, all users', all
        tenants, all tenants', all accounts, every customer, every customer's, every user, every
        user's, every account, every tenant, everyone's, everybody's, other users', other
        customers', other people's, all customer data, all user data, aller kunden, aller
        nutzer, aller konten, aller mandanten, aller benutzer, allen kundendaten, alle
        kundendaten, alle nutzerdaten, jedes kunden, jedes nutzers, anderer nutzer, anderer
        kunden, de tous les clients, de tous les utilisateurs, de tous les comptes, tous les
        comptes, de chaque client, des autres clients, des autres utilisateurs, de todos los
        clientes, de todos los usuarios, de todas las cuentas, todas las cuentas, de cada
        cliente, de otros clientes, de otros usuarios, di tutti i clienti, di tutti gli utenti,
        di tutti gli account, di ogni cliente, degli altri clienti, degli altri utenti, de todos
        os clientes, de todos os utilizadores, de todos os usuários, de todas as contas, dos
        outros clientes, dos outros utilizadores, dos outros usuários, van alle klanten, van
        alle gebruikers, van alle accounts, van elke klant, van andere klanten, van andere
        gebruikers, alle klantgegevens, other tenants, other tenants', sämtlicher kunden,
        sämtlicher nutzer, de tout le monde, de todo el mundo, de los demás usuarios, de los
        demás clientes, di tutti, de toda a gente, de todos, van iedereen, anderer mandanten,
        d'autres clients, d'autres utilisateurs, other clients, other users, other customers""",
    "builtyou": """
        built you, made you, created you, developed you, trained you, programmed you, designed
        you, dich gebaut, dich entwickelt, dich erschaffen, dich programmiert, dich trainiert,
        dich betreibt, t'a créé, t'a créée, t'a développé, t'a développée, t'a conçu, t'a
        programmé, t'a entraîné, t'ont créé, t'ont développé, vous a créé, te creó, te
        desarrolló, te programó, te entrenó, te construyó, te ha creado, te ha desarrollado, ti
        ha creato, ti ha sviluppato, ti ha progettato, ti ha programmato, ti ha addestrato, te
        criou, te desenvolveu, te programou, te treinou, te construiu, jou heeft gebouwd, je
        heeft gebouwd, jou heeft ontwikkeld, je heeft ontwikkeld, jou heeft gemaakt, je heeft
        gemaakt, jou gebouwd, jou ontwikkeld, runs you, operates you, te opera, ti gestisce, jou
        beheert, t'exploite, t'héberge, dich betreut, ti mantiene, te mantiene, te mantém, je
        beheert, jou exploiteert, qui t'a conçu""",
    "myown": """
        my, mine, our, ours, mein, meine, meinen, meiner, meinem, meines, unser, unsere,
        unseren, unserem, unserer, mon, ma, mes, notre, nos, mi, mis, nuestro, nuestra,
        nuestros, nuestras, mio, mia, miei, mie, nostro, nostra, nostri, nostre, meu, minha,
        meus, minhas, nosso, nossa, nossos, nossas, mijn, onze, ons""",
    "datum": """
        data, record, records, account, accounts, file, files, profile, profiles, memories,
        conversations, chats, messages, documents, daten, konto, konten, akten, erinnerungen,
        gespräche, nachrichten, dokumente, données, comptes, dossiers, fiches, profils,
        souvenirs, datos, cuentas, expedientes, fichas, perfiles, recuerdos, conversaciones,
        mensajes, dati, conti, fascicoli, schede, profili, ricordi, conversazioni, messaggi,
        dados, contas, perfis, memórias, conversas, mensagens, processos, gegevens, rekeningen,
        profielen, herinneringen, gesprekken, berichten""",
    "adminstate": """
        administratorstatus, adminstatus, admin-status, admin status, administrator status,
        statut d'administrateur, statut administrateur, estatus de administrador, estado de
        administrador, status di amministratore, stato di amministratore, estatuto de
        administrador, status de administrador, beheerdersstatus""",
    "invalid": """
        do not apply, don't apply, does not apply, doesn't apply, no longer apply, not binding,
        gelten nicht, gilt nicht, gelten, gilt, ne valent pas, ne s'appliquent pas, ne
        s'applique pas, ne vaut pas, no se aplican, no se aplica, no valen, no rigen, non
        valgono, non si applicano, non vale, não se aplicam, não valem, não se aplica, gelden
        niet, geldt niet""",
    "thisaccount": """
        this account, this profile, this login, dieses konto, dieses profil, ce compte, ce
        profil, esta cuenta, este perfil, questo account, questo profilo, quest'account, questa
        utenza, esta conta, dit account, dit profiel""",
    "allaccounts": """
        all accounts, all profiles, all memories, every account, alle konten, alle profile,
        sämtliche konten, alle erinnerungen, tous les profils, tous les dossiers, tous les
        comptes, tous les souvenirs, todas las cuentas, todos los perfiles, todos los recuerdos,
        tutti gli account, tutti i profili, tutti i ricordi, todas as contas, todos os perfis,
        todas as memórias, alle accounts, alle profielen, alle herinneringen""",
    "aside": """
        my, mine, our, mein, meine, meinen, unsere, mon, ma, mes, nos, mi, mis, mio, mia, miei,
        mie, meu, minha, meus, minhas, mijn, onze, about, on, explanation*, explanations, part,
        section, chapter, text, description, details, erklär*, zu, über, zum, teil, abschnitt,
        kapitel, erläuter*, hinweise, explication*, explications, partie, chapitre, sur,
        explicación, explicaciones, parte, capítulo, sobre, spiegazione, spiegazioni, capitolo,
        sui, sugli, sulle, su, explicação, explicações, uitleg, over, deel, hoofdstuk""",
}

PATTERNS: Final = """
command: <iserve> ..6 <estate> @later <waive> ..2!aside <barrier>
command: <iserve> ..6 <estate> ..10 <barrier> ..4 <waive>
command: <iserve> ..8 <builtyou>
command: <waive> ..3!myown <checkword> ..2 <onmypart>
command: <checkword> ..3 <invalid> ..2 <onmypart>
command: <waive> <onmypart> ..2 <checkword>
command: <waive> ..2 <onmypart> ..3 <checkword>
command: <thisone> ..4 <superrank>
command: <thisone> ..8 <estate> @later <waive> ..2!aside <barrier>
command: <thisone> ..8 <estate> ..10 <barrier> ..5 <waive>
command: <thisone> ..10 <entrust> ..4 <datum> ..1 <everybodys>
command: <thisone> ..10 <entrust> ..4 <everybodys> ..1 <datum>
exfiltration: <iserve> ..6 <estate> @later <entrust> ..4 <datum> ..1 <everybodys>
exfiltration: <iserve> ..6 <estate> @later <entrust> ..4 <everybodys> ..1 <datum>
exfiltration: <iserve> ..6 <estate> ..8 <datum> ..1 <everybodys> ..3 <entrust>
command: <myrank> ..3 <superrank>
command: <myrank> ..3 <adminstate>
command: <thisone> <isbe> ..1 <admin>
command: <thisone> ..8 <clearance> ..3 <every>
command: <ihold> ..2 <power> @later <nought> ..6 <unasked>
command: <thisaccount> ..4 <power>
command: <thisaccount> ..4 <superrank>
command: <thisaccount> ..8 <clearance> ..3 <every>
command: <thisaccount> ..8 <estate> @later <waive> ..2!aside <barrier>
command: <thisone> ..8 <estate> ..8 <allaccounts>
exfiltration: <iserve> ..6 <estate> @later <entrust> ..4 <allaccounts>
command: <iserve> ..6 <estate> @later <waive> ..5!aside <checkword>
command: <thisone> ..5 <verified> <takenfor> ..1 <admin>
command: <iserve> ..6 <estate> ..4 <barrier> ..6 [nicht, niet, no] ..2 <vet>
"""

FOREIGN: Final = ""
