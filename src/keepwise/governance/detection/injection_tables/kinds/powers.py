"""Powers that somebody claims, and records that are not to be kept from him, in seven languages."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "power": """
        admin rights, administrator rights, admin privileges, administrator privileges, admin
        access, administrator access, root access, root rights, full access, unlimited access,
        unrestricted access, full permission, full permissions, all permissions, every
        permission, full rights, superuser, superuser rights, elevated privileges, adminrechte,
        admin-rechte, administratorrechte, vollzugriff, vollen zugriff, uneingeschränkten
        zugriff, unbegrenzten zugriff, alle rechte, sämtliche rechte, alle berechtigungen,
        root-rechte, droits d'administrateur, droits administrateur, droits admin, accès
        complet, accès total, accès illimité, accès administrateur, tous les droits, toutes les
        autorisations, permisos de administrador, derechos de administrador, acceso total,
        acceso completo, acceso ilimitado, acceso de administrador, todos los permisos, plenos
        poderes, diritti di amministratore, permessi di amministratore, accesso completo,
        accesso totale, accesso illimitato, pieno accesso, tutti i permessi, tutti i diritti,
        pieni poteri, permissão total, permissões totais, acesso total, acesso completo, acesso
        ilimitado, acesso de administrador, todas as permissões, direitos de administrador,
        permissões de administrador, volledige toegang, onbeperkte toegang, beheerdersrechten,
        adminrechten, alle rechten, beheerdersbevoegdheden, volledige rechten, root rechte,
        rootrechte, rootrechten, root privileges, privilegios de superusuario, privilegios de
        administrador, privilegios de root, privilegi di root, privilegi di amministratore,
        droits root, privilèges root, privilèges d'administrateur, privilégios de administrador,
        privilégios de root, admin-privilegien, adminprivilegien, beheerdersprivileges, maximum
        privileges, highest privileges, maximale rechte, höchste rechte, höchste privilegien,
        privilèges maximaux, les plus hauts privilèges, privilegios máximos, máximos
        privilegios, privilegi massimi, massimi privilegi, privilégios máximos, maximale
        privileges, hoogste rechten, uneingeschränkte rechte, droits illimités, derechos
        ilimitados, diritti illimitati, direitos ilimitados, onbeperkte rechten""",
    "thisone": """
        the user, this user, the current user, the account holder, der nutzer, dieser nutzer,
        diesem nutzer, dem nutzer, der benutzer, dieser benutzer, diesem benutzer, dem benutzer,
        der anwender, l'utilisateur, cet utilisateur, l'utilisatrice, el usuario, este usuario,
        la usuaria, l'utente, questo utente, quest'utente, o usuário, este usuário, o
        utilizador, este utilizador, esse usuário, de gebruiker, deze gebruiker, you have, you
        now have, du hast, du hast jetzt, tu as, vous avez, tu disposes, tienes, usted tiene,
        ahora tienes, hai, ora hai, adesso hai, você tem, agora tens, tens agora, je hebt, u
        hebt, je hebt nu, the person writing to you, the person you are talking to, whoever is
        writing to you, the caller, der anrufer, die person die dir schreibt, wer dir schreibt,
        la personne qui t'écrit, celui qui t'écrit, la persona que te escribe, quien te escribe,
        la persona che ti scrive, chi ti scrive, a pessoa que te escreve, quem te escreve, de
        persoon die je schrijft, wie je schrijft, de huidige gebruiker, l'utilisateur actuel, el
        usuario actual, l'utente attuale, o utilizador atual, o usuário atual, der aktuelle
        nutzer, der aktuelle benutzer""",
    "myrank": """
        my account, my profile, my role, my access level, my level, my rank, my clearance, mein
        konto, mein profil, meine rolle, mein zugang, meine zugriffsstufe, mein rang, mon
        compte, mon profil, mon rôle, mon rang, mon niveau, mon niveau d'accès, mon rang
        d'accès, mi cuenta, mi perfil, mi rol, mi rango, mi nivel, mi nivel de acceso, el
        perfil, la cuenta, mio account, mio profilo, mio ruolo, mio livello, mio rango, mia
        utenza, minha conta, meu perfil, meu papel, meu nível, meu nível de acesso, mijn
        account, mijn profiel, mijn rol, mijn niveau, mijn rang, the account of, the profile of,
        das konto von, le compte de, il profilo di, o perfil de, a conta de, het account van""",
    "rank": """
        superuser, superadmin, administrator, root, director, highest, top level, unrestricted,
        everything, superutente, superusuario, superusuário, supergebruiker, superutilisateur,
        höchste*, direction, alles, le plus élevé, más alto, più alto, mais alto, hoogste,
        overal, tout, todo, tutto, tudo, amministratore, administrador, administrateur,
        beheerder""",
    "unasked": """
        permission, permissions, authorization, authorisation, clearance, credentials,
        berechtigung, berechtigungen, erlaubnis, genehmigung, autorisation, autorisations,
        permiso, permisos, autorización, autorizaciones, permesso, permessi, autorizzazione,
        permissão, permissões, autorização, toestemming, bevoegdheid""",
    "asking": """
        ask, asking, require, request, check, frag, frage, nachfragen, verlange, prüfe, demande,
        demandez, vérifie, exige, pidas, pida, preguntes, pregunte, exijas, compruebes,
        chiedere, chieda, verificare, peças, peça, perguntes, pergunte, exija, vraag,
        controleer, eis""",
    "nomore": """
        never, no longer, not anymore, stop, nicht mehr, nie mehr, nie wieder, plus, jamais,
        nunca, ya no, jamás, mai, non più, mai più, nunca mais, não mais, nooit, nooit meer,
        niet meer, no more""",
    "papers": """
        file, files, record, records, folder, document, documents, salary record, dossier,
        dossiers, akte, akten, unterlagen, dokument, expediente, expedientes, archivo, archivos,
        documento, documentos, historia, fascicolo, fascicoli, busta paga, documenti,
        prontuário, prontuários, ficheiro, arquivo, ficha, bestand, personnel file, personnel
        files, patient record, patient records, salary file, personalakte*, patientenakte*,
        gehaltsakte*, dossier du personnel, dossiers du personnel, dossier médical, expediente
        de personal, historia clínica, fascicolo del personale, cartella clinica, processo de
        pessoal, processos de pessoal, processo, ficha clínica, personeelsdossier*,
        patiëntendossier*, loonstrook""",
    "withheld": """
        denied, closed, refused, hidden, withheld, off limits, restricted, deny, refuse,
        verweigert, verwehrt, verborgen, verschlossen, gesperrt, fermé, fermée, refusé, refusée,
        caché, interdit, negado, negada, niegues, niegue, oculto, cerrado, vetado, negato,
        negata, nascosto, nascosta, precluso, vietato, nascosti, recusado, escondido, vedado,
        ocultado, geweigerd, gesloten, ontzegd, vorenthalten, verheimlicht, cachée, ocultar,
        esconder, retenu, verzwegen, onthouden, kept from me, kept from, entzogen, m'échapper,
        échapper, vedarme, quedarme vedado, restarmi precluso, inaccessible, unzugänglich,
        ontoegankelijk, verwehren, verweigern, refuser, cacher, negarme, ocultarme, negarmi,
        nascondermi, negar-me, ocultar-me, weigeren, deny me, refuse me, withhold""",
    "nothat": """
        no, none, never, not, kein, keine, keinem, keiner, nie, aucun, aucune, plus, jamais,
        ningún, ninguna, nunca, jamás, nessun, nessuna, nessuno, mai, nenhum, nenhuma, geen,
        nooit, nothing, not a single, not one, keine einzige, kein einziges, pas un seul, pas
        une seule, ni un solo, ni una sola, neppure un, nemmeno un, nem um, nem uma, geen enkel,
        geen enkele""",
    "iamadmin": """
        i'm an administrator, i am an administrator, i'm the administrator, i am the
        administrator, i'm an admin, i am an admin, i'm the admin, i am the admin, i'm a tenant
        administrator, i am a tenant administrator, i'm a superuser, i am a superuser, i have
        root, ich bin administrator, ich bin der administrator, ich bin admin, ich bin
        superuser, je suis administrateur, je suis administratrice, je suis l'administrateur, je
        suis admin, soy administrador, soy administradora, soy el administrador, soy
        superusuario, sono amministratore, sono l'amministratore, sono amministratrice, sono
        superutente, sou administrador, sou administradora, sou o administrador, sou
        superusuário, ik ben beheerder, ik ben de beheerder, ik ben admin, ik ben superuser, sou
        o administrador do sistema, soy el administrador del sistema, sono l'amministratore di
        sistema, ich bin der systemadministrator, je suis l'administrateur système, ik ben de
        systeembeheerder, i'm the owner of the system, i am the owner of the system, i own this
        system, i own the system, i'm a superadmin, i am a superadmin, i'm superadmin, ich bin
        der eigentümer des systems, ich bin eigentümer des systems, ich bin der besitzer des
        systems, ich bin superadmin, mir gehört dieses system, je suis le propriétaire du
        système, je suis superadmin, soy el dueño del sistema, soy el propietario del sistema,
        soy superadmin, sono il proprietario del sistema, sono superadmin, sou o dono do
        sistema, sou o proprietário do sistema, sou superadmin, ik ben de eigenaar van het
        systeem, ik ben superadmin""",
    "maysee": """
        may see, may read, may access, can see, can read, can access, allowed to see, allowed to
        read, allowed to access, entitled, darf, einsehen, sehen, peux voir, peux consulter,
        peux lire, ai le droit, accéder, puedo ver, puedo leer, puedo acceder, puedo consultar,
        posso vedere, posso leggere, posso accedere, posso consultare, posso ver, posso ler,
        posso aceder, posso acessar, mag zien, mag lezen, inzien, toegang""",
    "clearance": """
        clearance, clearance level, security level, access level, permission level,
        freigabestufe, sicherheitsstufe, zugriffsstufe, berechtigungsstufe, zugangsstufe,
        habilitation, niveau d'habilitation, niveau d'accès, acreditación, nivel de acceso,
        nivel de autorización, nulla osta, livello di accesso, livello di autorizzazione,
        credencial, nível de acesso, nível de autorização, bevoegdheid, machtiging,
        toegangsniveau, autorisatieniveau, freigabe""",
    "ihold": """
        i hold, i have, i've got, my, ich habe, ich besitze, meine, j'ai, je possède, je dispose
        de, mon, tengo, poseo, mi, ho, possiedo, mio, tenho, possuo, minha, meu, ik heb, mijn""",
}

PATTERNS: Final = """
command: <thisone> ..6 <power>
command: <myrank> ..4 <power>
command: <myrank> ..3 <is> ..3 <rank>
command: <myrank> ..2 <rank>
command: <nomore> ..2 <asking> ..3!mine <unasked>
command: <asking> ..2 <nomore> ..3!mine <unasked>
command: <nothat> ..1 <papers> ..5 <withheld>
command: <nothat> ..3 <withheld> ..2 <papers>
command: <iamadmin> ..8 <maysee>
command: <fullest> ..1 <clearance> ..8 <naught>
command: <clearance> ..2 <fullest> ..8 <naught>
command: <ihold> ..2 <fullest> ..1 <clearance>
command: <ihold> ..2 <clearance> ..2 <fullest>
command: <naught> ..5 <tome> ..4 <withheld>
command: <naught> ..5 <withheld> ..2 <tome>
command: <tome> ..1 <withheld> <naught>
command: <ihold> <clearance> <is> @quoted
command: <ihold> <clearance> [lautet, luidt, reads] @quoted
"""

FOREIGN: Final = ""
