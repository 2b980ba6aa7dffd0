"""What German turns take back, change or ask to forget, and what they leave alone."""

CHANGED = [
    (("Ich fahre jeden Tag mit dem Auto zur Arbeit.", "Mittlerweile fahre ich mit dem Rad."),
     "rad", "auto"),
    (("Meine Tochter heißt Lena.", "Ach, vertippt, sie heißt Lea."), "lea", "lena"),
    (("Ich wohne in Bremen.", "Inzwischen sind wir nach Oldenburg gezogen."),
     "oldenburg", "bremen"),
    (("Ich arbeite bei Siemens.", "Seit letztem Monat bin ich bei Bosch."), "bosch", "siemens"),
    (("Ich habe drei Katzen.", "Verzählt, es sind vier Katzen."), "vier", "drei"),
    (("Ich trinke gern Kaffee.", "Kaffee mag ich inzwischen nicht mehr."), "mag", "trinkt"),
    (("Ich bin Vegetarierin.", "Da hab ich was Falsches gesagt, ich bin Veganerin."),
     "vegan", "vegetar"),
    (("Mein Zahnarzttermin ist am Montag.", "Der Termin wurde auf Mittwoch verschoben."),
     "mittwoch", "montag"),
    (("Wir ziehen nach Köln.", "Daraus wird leider nichts."), "", "köln"),
    (("Ich lerne Spanisch.", "Das habe ich inzwischen aufgegeben."), "", "spanisch"),
    (("Ich bin schwanger. Was darf ich essen?",
     "Das bleibt bitte unter uns, speichere nichts davon."), "", "schwanger"),
    (("Antworte mir immer in Stichpunkten.", "Wie wird das Wetter?",
     "Die Vorgabe, die ich dir gegeben habe, kannst du streichen."), "", "stichpunkt"),
    (("Ich verdiene 4000 Euro. Ich wohne in Kiel.", "Lösch alles, was ich gerade gesagt habe."),
     "", "kiel"),
    (("Ich wohne in Kiel.", "Vergiss alles, was ich dir erzählt habe."), "", "kiel"),
    (("Ich spiele Geige und Klavier.", "Vergiss das mit der Geige."), "klavier", "geige"),
    (("Zeig mir Umsätze immer in Dollar.", "Doch lieber in Euro."), "euro", "dollar"),
    (("Ich bevorzuge Tabellen.", "Ich nehme das zurück."), "", "tabellen"),
    (("Ich hätte gern kurze Antworten.",
     "Bei näherer Betrachtung ist mir das zu knapp, lieber ausführliche Antworten."),
     "ausführlich", "kurze"),
    (("Mein Chef heißt Meier.", "Ich habe dir den falschen Namen gegeben, er heißt Maier."),
     "maier", "meier"),
    (("Ich gehe dienstags zum Chor.", "Irrtum meinerseits, mittwochs ist Chor."),
     "mittwochs", "dienstags"),
    (("Ich reise im Mai nach Rom.", "Es wird doch Juni."), "juni", "mai"),
    (("Ich bin 34 Jahre alt.", "Quatsch, 35."), "35", "34"),
    (("Bei uns gibt es freitags immer Fisch. Ich arbeite in der Buchhaltung.",
     "Ich bin seit März nicht mehr in der Buchhaltung, sondern im Einkauf."),
     "einkauf", "in der buchhaltung"),
    (("Ich mag Krimis.", "Krimis lese ich nicht mehr, inzwischen lese ich nur noch Sachbücher."),
     "sachbücher", "mag krimis"),
    (("Ich habe montags Klavierstunde.", "Die Klavierstunde ist jetzt donnerstags."),
     "donnerstags", "montags"),
    (("Mein Lieblingstee ist Assam.", "Oh, verwechselt, mein Lieblingstee ist Darjeeling."),
     "darjeeling", "assam"),
    (("Berichte bitte immer auf Englisch.", "Ab sofort bitte auf Deutsch."), "deutsch", "englisch"),
    (("Ich bin allergisch gegen Erdnüsse.",
     "Da hab ich mich vertan, gegen Haselnüsse bin ich allergisch."), "haselnüsse", "erdnüsse"),
    (("Ich trainiere für den Marathon in Hamburg.",
     "Der Marathon ist leider geplatzt, ich hab mir das Knie verletzt."), "", "trainiert"),
    (("Ich bin mit Jonas verlobt.", "Wir haben uns inzwischen getrennt."), "", "verlobt"),
    (("Ich fahre einen Golf.", "Verkauft, jetzt fahre ich einen Polo."), "polo", "golf"),
    (("Ich bin stellvertretende Filialleiterin.", "Inzwischen bin ich Filialleiterin."),
     "filialleiterin", "stellvertretende"),
    (("Gib Zahlen immer mit zwei Nachkommastellen an.", "Ab jetzt bitte ohne Nachkommastellen."),
     "", "zwei"),
    (("Meine Adresse ist mir wichtig. Ich wohne in Fulda.",
     "Was ich über Fulda gesagt habe, kannst du löschen."), "", "fulda"),
    (("Fasse dich immer kurz.", "Die Regel hebst du bitte wieder auf."), "", "kurz"),
    (("Antworte immer in drei Sätzen.", "Diese Beschränkung gilt nicht mehr."), "", "drei"),
    (("Ich heiße Merle.", "Das bleibt aber unter uns!"), "", "merle"),
    (("Ich bin 40. Ich habe Rheuma.",
     "Oh, das hätte ich dir nicht erzählen sollen. Vergiss das bitte."), "", "rheuma"),
    (("Ich habe Rheuma. Welche Übungen helfen?",
     "Danke dir. Übrigens: Nichts davon soll irgendwo stehen bleiben, mein Mann liest mit."),
     "", "rheuma"),
    (("Ich möchte Antworten immer auf Platt.", "War nur ein Witz."), "", "platt"),
    (("Ich schlafe schlecht wegen der Schulden.",
     "Bitte lösch wieder, was ich dir eben über die Schulden geschrieben habe."), "", "schulden"),
    (("Duze mich bitte.", "Ach nein, bleiben wir lieber beim Sie."), "siez", "geduzt"),
    (("Ich bin Linkshänder.", "Quatsch, ich bin ja Rechtshänder."), "rechtshänder", "links"),
    (("Wir treffen uns immer donnerstags zum Skat.",
     "Seit diesem Monat ist unser Skat immer mittwochs."), "mittwochs", "donnerstags"),
    (("Ich unterrichte Chemie.", "Seit diesem Schuljahr unterrichte ich Physik statt Chemie."),
     "physik", "chemie"),
    (("Ich wohne in Kiel.", "Tu so, als hätte ich das nie gesagt."), "", "kiel"),
    (("Ich arbeite bei Bosch.", "Vergiss bitte, was ich dir gerade erzählt habe."), "", "bosch"),
    (("Ich spiele Tuba.", "Kannst du das bitte aus deinem Gedächtnis löschen?"), "", "tuba"),
    (("Ich lerne Dänisch. Was hilft beim Vokabellernen?",
     "Ignorieren Sie bitte, was ich Ihnen vorhin geschrieben habe."), "", "dänisch"),
    (("Ich suche eine Wohnung in Jena.", "Danke. Das mit der Wohnung bitte wieder vergessen."),
     "", "wohnung"),
    (("Ich bin mit Jonas verheiratet.",
     "Sag mal, kannst du das wieder vergessen? Das geht niemanden etwas an."), "", "jonas"),
    (("Ich fahre einen Golf. Was kostet der Service?", "Behalte das für dich."), "", "golf"),
    (("Ich koche gern thailändisch.", "Ich möchte nicht, dass das gespeichert wird."), "", "thai"),
]  # fmt: skip

LEFT = [
    (("Ich wohne in Kiel.", "Vergiss nicht, was ich dir gesagt habe."), "kiel"),
    (("Ich bin Köchin.", "Nein, du hast mich zur Bäckerin gemacht."), "köchin"),
    (("Ich mag Tabellen.", "Lösch das alles und fang neu an."), "tabellen"),
    (("Ich spiele Geige.", "Das hat sich erledigt, danke."), "geige"),
    (("Ich wohne in Kiel.", "Falsch, die Summe stimmt nicht."), "kiel"),
    (("Ich habe zwei Kinder.", "Verrechnet, die Summe sollte drei sein."), "zwei"),
    (("Ich bin Lehrer in Ulm.", "Streich bitte den letzten Satz."), "ulm"),
    (("Ich spiele Fußball. Ich wohne in Essen.", "Streich das alles, der Text ist zu lang."),
     "essen"),
    (("Ich arbeite als Koch.", "Die Tabelle stimmt nicht, nicht Mai, sondern Juni."), "koch"),
    (("Ich wohne in Essen.", "Du hast dich verrechnet, es sind 12 und nicht 11."), "essen"),
    (("Ich mag Jazz.", "Vergiss nicht den Titel."), "jazz"),
    (("Ich spiele Cello.", "Ich habe die falsche Datei geschickt, hier die richtige."), "cello"),
    (("Ich arbeite bei Rewe.", "Mein Bruder arbeitet inzwischen bei Aldi."), "rewe"),
    (("Ich trinke Tee.", "Das ist passé im Text, schreib es moderner."), "tee"),
    (("Ich bin Veganerin und suche Rezepte.",
     "Das sind doch keine veganen Rezepte, du hast Butter eingebaut."), "vegan"),
    (("Ich arbeite in der Pflege.", "Nein, deine Tabelle ist falsch, nimm die Zahlen von Mai."),
     "pflege"),
    (("Ich wohne in Aachen. Kannst du mir einen Brief schreiben?",
     "Vergiss den Absatz mit der Miete und kürze den Rest."), "aachen"),
    (("Ich wohne in Aachen.", "Das alles kannst du weglassen, der Brief soll kürzer sein."),
     "aachen"),
    (("Ich reite gern.", "Sorry, das war für meine Schwester, die reitet, ich nicht."), ""),
]  # fmt: skip

TOLD = """\
Vergiss, was ich dir gerade gesagt habe.
Vergiss bitte, was ich eben geschrieben habe!
Vergessen Sie bitte, was ich Ihnen vorhin erzählt habe.
Lösch alles, was ich dir gerade erzählt habe.
Bitte löschen Sie alles, was ich gerade geschrieben habe.
Was ich dir eben anvertraut habe, kannst du wieder löschen.
Was ich gesagt habe, bitte vergessen.
Kannst du bitte vergessen, was ich dir erzählt habe?
Könnten Sie bitte streichen, was ich vorhin gesagt habe?
Ich möchte, dass du vergisst, was ich gerade erzählt habe.
Merk dir nicht, was ich dir gerade verraten habe.
Behalte nichts von dem, was ich gesagt habe.
Die Regel kannst du wieder vergessen.
Vergiss diese Vorgabe.
Die Obergrenze, die ich dir gegeben habe, kannst du streichen.
Diese Regel gilt ab jetzt nicht mehr.
Heb die Beschränkung bitte wieder auf.
Die Einschränkung entfällt.
Bitte streich das Limit wieder.
Alles, was ich eben gesagt habe, kannst du löschen.
Entferne wieder, was ich dir eben anvertraut habe, ja?
""".splitlines()

JUST_NOW = """\
Vergiss das alles bitte.
Vergiss das Ganze.
Vergiss die ganze Geschichte.
Speichere nichts davon.
Davon bitte nichts merken.
Nichts davon soll gespeichert werden.
Davon muss nichts hier stehen bleiben.
Ich möchte nicht, dass das gespeichert wird.
Ich will nicht, dass du dir das merkst.
Ich möchte das nicht gespeichert haben.
Das bleibt bitte unter uns.
Das muss unter uns bleiben.
Behalt das für dich.
Tu so, als hätte ich nichts gesagt.
Tun Sie bitte so, als hätte ich das nie erwähnt.
Tu einfach so, als ob ich das nie gesagt hätte.
Das hast du nie gehört.
Streich das bitte wieder aus deinem Gedächtnis.
Kannst du das bitte aus deinen Notizen löschen?
Das hätte ich hier lieber nicht schreiben sollen.
Das soll nirgends gespeichert werden.
Ignoriere bitte meine letzte Nachricht.
Vergiss meine letzten Nachrichten.
Das darf hier nirgends gespeichert bleiben.
""".splitlines()

NEITHER = """\
Vergiss, was ich über Kaffee gesagt habe.
Vergiss nicht, was ich dir gesagt habe.
Hast du vergessen, was ich dir gesagt habe?
Ich habe vergessen, was ich gesagt habe.
Lösch alles bitte.
Streich das alles.
Lass das Ganze weg.
Lösch das mal aus der Tabelle.
Die Regel mit den Tabellen kannst du vergessen.
Vergiss die Regel über Tabellen.
Was ich gesagt habe, gilt weiter.
Speichere das als PDF.
Unter uns gesagt, ich wohne gern in Köln.
Das bleibt unter 100 Euro.
Ich habe ihm nichts gesagt, was er nicht wusste.
Lösch den letzten Satz.
Ich will, dass das gespeichert wird.
Die Regel gilt nicht mehr für Tabellen?
Schreib, was ich dir gerade erzählt habe, als Mail.
Merk dir bitte alles, was ich dir gesagt habe.
Das habe ich nie gesagt.
Bitte nicht vergessen, was ich dir gesagt habe.
""".splitlines()

SIGNED = """\
Nehme ich zurück.
Das nehme ich zurück
Hat sich leider zerschlagen, es wird Göttingen.
Daraus wird leider nichts.
Ich habe dir die falsche Nummer gegeben, es ist die 12.
Da hab ich dir was Falsches gesagt
Ich habe mich verzählt, es sind fünf.
Verzählt, es sind fünf.
Ich hatte das falsch im Kopf
Da lag ich falsch
Mein Irrtum, es ist Mittwoch
Fehler meinerseits
Ich habe die beiden verwechselt
Das ist inzwischen überholt
Das war einmal.
Fällt leider ins Wasser.
Unsere Pläne haben sich geändert
Ich hab's mir anders überlegt
Ich hab mich umentschieden
Vergessen wir das lieber.
Oh nein, verwechselt: Dienstag
Mittlerweile bin ich davon abgekommen.
""".splitlines()

UNSIGNED = """\
Das hat sich erledigt, danke.
Das nehme ich gern.
Klappt leider nicht, da kommt ein Fehler.
Die falsche Nummer steht im Vertrag.
Ich habe mich gefreut.
Ich habe dir die Datei geschickt.
Das ist ein Irrtum der Bank.
Ich habe mich bei Siemens beworben.
Ich nehme das Rad.
Das war ein schöner Tag.
Es ist anders als sonst.
Meine Pläne für den Sommer sind offen.
Das mag ich sehr.
Fehler im Code, schau mal.
Verwechselt man die beiden leicht?
""".splitlines()
