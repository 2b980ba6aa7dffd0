"""Statements about a person's health, faith, politics, sexuality and offences, by language.

Only statements that say what a person has, is or did. Illness that comes and goes (a cold, a
headache), allergies and diets are what people ask to be remembered, and are in no table.
"""

from __future__ import annotations

from typing import NamedTuple


class SensitiveWords(NamedTuple):
    """How one language states what is sensitive about a person.

    ``words`` are space-separated: one of them is in every such statement. The others are regular
    expressions without capturing groups.
    """

    words: str
    """The words that make a statement sensitive, in lower case."""
    anyone: str
    """What can be said of people only: a name before it is a person's."""
    related: str
    """What countries and companies are called too: needs a relation or a title before it."""
    follows: str
    """Words that may follow a whole statement, space-separated."""


EN = SensitiveWords(
    words="cancer diabetes diabetic hiv aids depression depressed epilepsy epileptic dementia"
    " alzheimer's"
    " alzheimer parkinson's parkinson sclerosis leukemia leukaemia bipolar schizophrenia"
    " schizophrenic"
    " hepatitis anorexia bulimia adhd autism autistic tumour tumor pregnant miscarriage abortion"
    " stroke"
    " breakdown alcoholic addicted suicidal infertile rehab ill diagnosed chemotherapy chemo"
    " psychiatrist"
    " psychiatric burnout muslim jewish catholic christian hindu buddhist sikh protestant atheist"
    " jehovah's mormon gay lesbian bisexual transgender trans homosexual party republican democrat"
    " communist voted votes union prison jail arrested convicted criminal probation charged"
    " insolvent"
    " bankrupt bankruptcy drinking drug gambling sick surgery transplant dialysis disorder disabled"
    " therapy positive",
    anyone=r"(?:has|had|got|has got|suffers from|suffered from|was diagnosed with|is being treated"
    r" for|is"
    r" struggling with|struggles with|battles|is battling|is fighting|lives with|is recovering"
    r" from|died of)"
    r"(?: (?:a|an|the|severe|chronic|breast|lung|skin|prostate|stage \w+|terminal|type \w+|brain"
    r"|clinical"
    r"|postnatal|early|mild|multiple|second|serious))*"
    r" (?:cancer|diabetes|hiv|aids|depression|epilepsy|dementia|alzheimer's|parkinson's|sclerosis"
    r"|leuka?emia|bipolar disorder|schizophrenia|hepatitis(?: [abc])?|anorexia|bulimia|adhd|autism"
    r"|tumou?r|miscarriage|abortion|stroke|nervous breakdown|breakdown|burnout|(?:eating"
    r"|personality|anxiety"
    r"|mental|panic) disorder|(?:drinking|drug|gambling|alcohol) (?:problem|addiction)|criminal"
    r" record)"
    r"|(?:was|has been|got) diagnosed with [\w' -]{3,30}|tested positive for [\w-]{2,20}"
    r"|(?:is|was|'s|got|became) (?:(?:very|seriously|terminally|mentally|chronically|four|five|six"
    r"|seven"
    r"|eight|two|three|clinically|secretly|openly|now|again|\w+ (?:weeks|months)) )*(?:pregnant(?:"
    r" again)?"
    r"|hiv[- ]positive|bipolar|clinically depressed|depressed|schizophrenic|autistic|diabetic"
    r"|epileptic"
    r"|suicidal|infertile|in rehab|terminally ill|seriously ill|mentally ill|chronically ill"
    r"|an? (?:recovering )?(?:alcoholic|drug addict|gambling addict)|addicted to [a-z]{3,20}"
    r"|on (?:chemotherapy|chemo|dialysis|sick leave for (?:burnout|depression)|antidepressants)"
    r"|in (?:psychiatric|drug) (?:treatment|care)|in therapy|having chemotherapy|(?:undergoing)"
    r" (?:chemotherapy|chemo|surgery)"
    r"|gay|lesbian|bisexual|transgender|a lesbian|homosexual)"
    r"|has come out as [a-z]{3,12}|sees a psychiatrist",
    related=r"(?:is|was|'s) (?:an? )?(?:practising |devout |strict |committed |registered"
    r" )?(?:muslim|jewish|jew"
    r"|catholic|christian|hindu|buddhist|sikh|protestant|atheist|jehovah's witness|mormon"
    r"|republican"
    r"|democrat|communist)"
    r"|is (?:a|an active) (?:member of the [\w ]{2,24} party|(?:trade )?union member|party member)"
    r"|vote[sd] (?:for )?(?:the )?(?:labour|conservatives?|tory|republicans?|democrats?|greens?"
    r"|afd|trump|biden"
    r"|reform|lib dems?|left|right)"
    r"|(?:is|was|went|has been|got) (?:in|to) (?:prison|jail)|(?:was|got|has been|is being|is)"
    r" (?:arrested|convicted"
    r"|charged)(?: (?:of|with|for) [\w -]{3,30})?|is on probation|has a criminal record|served time"
    r"|(?:is|went|has gone) (?:insolvent|bankrupt)|(?:has )?filed for (?:personal )?bankruptcy|is"
    r" in personal insolvency",
    follows="and since but so now because again for at with after please which in last this until"
    " who"
    " that from if on",
)

DE = SensitiveWords(
    words="krebs brustkrebs lungenkrebs hautkrebs diabetes diabetiker diabetikerin hiv aids"
    " depression"
    " depressionen depressiv epilepsie demenz alzheimer parkinson sklerose ms leukämie bipolar"
    " schizophrenie schizophren hepatitis magersucht bulimie adhs autismus autistisch autist tumor"
    " hirntumor schwanger fehlgeburt abtreibung schlaganfall herzinfarkt burnout burn-out"
    " alkoholiker"
    " alkoholikerin alkoholkrank drogenabhängig moslem suizidgefährdet unfruchtbar entzug"
    " chemotherapie chemo"
    " muslim muslimin muslimisch jude jüdin jüdisch katholisch evangelisch katholik katholikin"
    " hindu"
    " buddhist buddhistin zeugin zeuge atheist atheistin schwul lesbisch bisexuell transgender"
    " trans"
    " homosexuell mitglied wählt gewählt gefängnis haft verhaftet vorbestraft verurteilt bewährung"
    " insolvenz privatinsolvenz insolvent pleite angezeigt todkrank schwerkrank psychiatrie"
    " diagnose"
    " spielsüchtig alkoholproblem drogenproblem psychisch dialyse gewerkschaft behindert positiv",
    anyone=r"(?:hat|hatte|leidet an|leidet unter|litt an|erkrankte an|ist erkrankt an|kämpft mit"
    r"|kämpft gegen|ist an"
    r"|starb an)"
    r"(?: (?:einen|eine|ein|den|schwere|schweren|chronische|seit \w+|wieder|jetzt|leider|multiple"
    r"|multipler|multiplen|typ[ -]\d))*"
    r" (?:\w{0,12}krebs|diabetes|hiv|aids|depressionen?|epilepsie|demenz|alzheimer|parkinson"
    r"|sklerose|ms|leukämie"
    r"|schizophrenie|hepatitis(?: [abc])?|magersucht|bulimie|adhs|autismus|(?:hirn)?tumor"
    r"|fehlgeburt"
    r"|abtreibung|schlaganfall|herzinfarkt|burn-?out|bipolare störung|essstörung|angststörung"
    r"|alkoholproblem|drogenproblem"
    r"|persönlichkeitsstörung)(?: erkrankt| gehabt| erlitten)?"
    r"|(?:ist|war|wurde) (?:(?:wieder|im \w+ monat|jetzt|seit \w+|schwer|unheilbar|offen|trockener"
    r"|leider|stark"
    r"|psychisch|chronisch) )*(?:schwanger|hiv-?positiv|depressiv|bipolar|schizophren|autistisch"
    r"|autist(?:in)?"
    r"|diabetiker(?:in)?|alkoholiker(?:in)?|alkoholkrank|alkoholabhängig|drogenabhängig"
    r"|spielsüchtig"
    r"|suizidgefährdet|unfruchtbar|todkrank|schwerkrank|psychisch krank|chronisch krank|schwer"
    r" krank"
    r"|unheilbar krank|krebskrank|auf entzug|im entzug|in der psychiatrie"
    r"|in psychiatrischer behandlung|in therapie|schwul|lesbisch|bisexuell|transgender|homosexuell)"
    r"|(?:macht|bekommt) (?:gerade )?(?:eine )?(?:chemotherapie|chemo)",
    related=r"ist (?:ein |eine )?(?:gläubige[rs]? |streng |praktizierende[rs]? )?(?:muslim(?:in"
    r"|isch)?|moslem|jude|jüdin|jüdisch"
    r"|katholisch|evangelisch|katholik(?:in)?|hindu|buddhist(?:in)?|atheist(?:in)?|zeug(?:e|in)"
    r" jehovas)"
    r"|ist (?:mitglied (?:der|bei der|in der) (?:spd|cdu|csu|afd|fdp|grünen|linken|gewerkschaft"
    r"|partei|npd)|in der gewerkschaft)"
    r"|(?:wählt|hat) (?:die )?(?:spd|cdu|csu|afd|fdp|grünen?|linke)(?: gewählt)?"
    r"|(?:ist|war|sitzt|saß|kam) (?:im gefängnis|in haft|ins gefängnis|in untersuchungshaft|auf"
    r" bewährung)"
    r"|(?:ist|wurde) (?:verhaftet|vorbestraft|wegen [\w ]{3,24} (?:verurteilt|angezeigt|verhaftet)"
    r"|verurteilt)"
    r"|ist (?:in (?:der )?(?:privat)?insolvenz|insolvent|pleite)|hat (?:privat)?insolvenz"
    r" (?:angemeldet|beantragt)",
    follows="und aber seit deshalb daher weil jetzt bitte gerade wieder im in bei mit nach nun",
)

FR = SensitiveWords(
    words="cancer diabète diabétique séropositif séropositive vih sida dépression dépressif"
    " dépressive épilepsie"
    " épileptique démence alzheimer parkinson sclérose leucémie bipolaire schizophrène"
    " schizophrénie hépatite"
    " anorexie anorexique boulimie autiste autisme tumeur enceinte fausse avortement avc burn-out"
    " alcoolique"
    " toxicomane suicidaire stérile chimiothérapie chimio musulman musulmane juif juive catholique"
    " protestant"
    " protestante hindou bouddhiste témoin athée gay homosexuel homosexuelle lesbienne bisexuel"
    " bisexuelle"
    " transgenre membre vote syndiqué syndiquée prison arrêté arrêtée condamné condamnée casier"
    " faillite"
    " surendettement surendetté drogue malade infarctus cure",
    anyone=r"(?:a|avait|a eu|souffre d'|souffre de|souffre du|est atteinte? d'|est atteinte? de"
    r"|est atteinte? du"
    r"|lutte contre|est morte? d'|fait|a fait)\s?"
    r"(?:(?:un|une|le|la|l'|du|de la|grave)\s?)*"
    r"(?:cancer(?: du sein| du poumon| de la \w+)?|diabète|vih|sida|dépression|épilepsie|démence"
    r"|(?:maladie d')?alzheimer"
    r"|(?:maladie de )?parkinson|sclérose en plaques|leucémie|schizophrénie|hépatite(?: [abc])?"
    r"|anorexie|boulimie"
    r"|tumeur|fausse couche|avortement|avc|burn-?out|infarctus|problème d'alcool|problème de"
    r" drogue)"
    r"|est (?:(?:très|gravement|à nouveau|de nouveau|ouvertement|chroniquement) )*(?:enceinte(?:"
    r" de \w+ mois)?|séropositi(?:f|ve)"
    r"|dépressi(?:f|ve)|bipolaire|schizophrène|autiste|diabétique|épileptique|alcoolique"
    r"|toxicomane|suicidaire|stérile"
    r"|gravement malade|en chimio(?:thérapie)?|en cure de désintoxication|anorexique|gay"
    r"|homosexuel(?:le)?|lesbienne"
    r"|bisexuel(?:le)?|transgenre)|suit une (?:chimiothérapie|chimio|psychothérapie)",
    related=r"est (?:un |une )?(?:musulmane?|jui(?:f|ve)|catholique|protestante?|hindoue?"
    r"|bouddhiste|athée|témoin de jéhovah|syndiquée?)"
    r"|est membre (?:du parti \w+|du rn|du ps|de lfi|d'un syndicat)|vote (?:rn|le pen|macron|lfi"
    r"|ps|à gauche|à droite)"
    r"|(?:est|était|a fait|a été) (?:en |de la )?prison|(?:a été|est) (?:arrêtée?|condamnée?)(?:"
    r" pour [\w ]{3,24})?"
    r"|a un casier judiciaire|est (?:en faillite|surendettée?|en surendettement)",
    follows="et depuis mais donc car maintenant à en pour avec après",
)

ES = SensitiveWords(
    words="cáncer diabetes diabético diabética vih sida depresión deprimido deprimida epilepsia"
    " demencia alzheimer"
    " parkinson esclerosis leucemia bipolar esquizofrenia hepatitis anorexia bulimia autista"
    " autismo tumor"
    " embarazada aborto ictus infarto alcohólico alcohólica adicto adicta drogadicto suicida"
    " estéril quimioterapia"
    " quimio musulmán musulmana judío judía católico católica protestante hindú budista testigo"
    " ateo atea gay"
    " homosexual lesbiana bisexual transgénero militante afiliado afiliada vota votó cárcel"
    " prisión detenido detenida"
    " condenado condenada antecedentes bancarrota insolvente quiebra seropositivo seropositiva"
    " enfermo enferma",
    anyone=r"(?:tiene|tuvo|padece|padece de|sufre|sufre de|sufrió|lucha contra|está con|murió de)"
    r"(?: (?:un|una|el|la|grave))*"
    r" (?:cáncer(?: de \w+)?|diabetes|vih|sida|depresión|epilepsia|demencia|alzheimer|parkinson"
    r"|esclerosis múltiple"
    r"|leucemia|esquizofrenia|hepatitis(?: [abc])?|anorexia|bulimia|autismo|tumor|aborto|ictus"
    r"|infarto"
    r"|trastorno bipolar|problemas? con el alcohol|problemas? de drogas)"
    r"|(?:es|está|fue|estuvo) (?:(?:muy|gravemente|de nuevo|otra vez) )*(?:embarazada(?: de \w+"
    r" meses)?|seropositiv[oa]"
    r"|deprimid[oa]|bipolar|esquizofrénic[oa]|autista|diabétic[oa]|alcohólic[oa]|drogadict[oa]"
    r"|adict[oa] a[l]? [\w ]{3,16}"
    r"|gravemente enferm[oa]|en quimioterapia|gay|homosexual|lesbiana|bisexual|transgénero"
    r"|estéril)",
    related=r"es (?:un |una )?(?:musulm[áa]na?|judí[oa]|católic[oa]|protestante|hindú|budista"
    r"|testigo de jehová|ate[oa])"
    r"|(?:es militante|está afiliad[oa]|es miembro) (?:de|a|del|al) [\w ]{2,20}|vot[aó] (?:a|al)"
    r" (?:psoe|pp|vox|podemos|sumar)"
    r"|(?:está|estuvo) en (?:la )?(?:cárcel|prisión)|(?:fue|está) (?:detenid[oa]|condenad[oa])(?:"
    r" por [\w ]{3,24})?"
    r"|tiene antecedentes(?: penales)?|está (?:en bancarrota|insolvente|en quiebra)",
    follows="y desde pero así porque ahora por en con después",
)

IT = SensitiveWords(
    words="cancro tumore diabete diabetico diabetica hiv aids depressione depresso depressa"
    " epilessia demenza alzheimer"
    " parkinson sclerosi leucemia bipolare schizofrenia epatite anoressia bulimia autistico"
    " autistica autismo incinta"
    " aborto ictus infarto alcolista alcolizzato alcolizzata tossicodipendente suicida sterile"
    " chemioterapia chemio"
    " musulmano musulmana ebreo ebrea cattolico cattolica protestante induista buddista testimone"
    " ateo atea gay"
    " omosessuale lesbica bisessuale transgender iscritto iscritta vota votato carcere prigione"
    " arrestato arrestata"
    " condannato condannata pregiudicato bancarotta insolvente fallimento sieropositivo"
    " sieropositiva malato malata",
    anyone=r"(?:ha|ha avuto|aveva|soffre di|è affett[oa] da|lotta contro|è mort[oa] di)\s?"
    r"(?:(?:un|una|il|la|l'|grave)\s?)*"
    r"(?:cancro(?: al \w+)?|tumore(?: al \w+)?|diabete|hiv|aids|depressione|epilessia|demenza"
    r"|alzheimer|parkinson|sclerosi multipla"
    r"|leucemia|schizofrenia|epatite(?: [abc])?|anoressia|bulimia|autismo|aborto|ictus|infarto"
    r"|disturbo bipolare"
    r"|problem[ai] di (?:alcol|droga))"
    r"|(?:è|era|sta) (?:(?:molto|gravemente|di nuovo|ancora) )*(?:incinta(?: di \w+ mesi)?"
    r"|sieropositiv[oa]|depress[oa]|bipolare|schizofrenic[oa]"
    r"|autistic[oa]|diabetic[oa]|alcolista|alcolizzat[oa]|tossicodipendente|gravemente malat[oa]"
    r"|malat[oa] di cancro|in chemioterapia"
    r"|facendo (?:la )?(?:chemioterapia|chemio)|gay|omosessuale|lesbica|bisessuale|transgender"
    r"|sterile)",
    related=r"è (?:un |una )?(?:musulman[oa]|ebre[oa]|cattolic[oa]|protestante|induista|buddista"
    r"|testimone di geova|ate[oa])"
    r"|è iscritt[oa] (?:a|al|alla|all') ?[\w ]{2,20}|vota (?:pd|lega|fratelli d'italia|meloni|m5s"
    r"|a destra|a sinistra)"
    r"|(?:è|era|è stat[oa]) in (?:carcere|prigione)|è stat[oa] (?:arrestat[oa]|condannat[oa])(?:"
    r" per [\w ]{3,24})?"
    r"|ha precedenti penali|è (?:in bancarotta|insolvente|fallit[oa])",
    follows="e da ma quindi perché ora dal in con dopo",
)

PT = SensitiveWords(
    words="cancro câncer diabetes diabético diabética hiv vih sida aids depressão deprimido"
    " deprimida epilepsia demência"
    " alzheimer parkinson esclerose leucemia bipolar esquizofrenia hepatite anorexia bulimia"
    " autista autismo tumor"
    " grávida aborto avc enfarte infarto alcoólico alcoólica alcoólatra toxicodependente viciado"
    " viciada suicida"
    " quimioterapia quimio muçulmano muçulmana judeu judia católico católica protestante"
    " evangélico evangélica hindu"
    " budista testemunha ateu ateia gay homossexual lésbica bissexual transgénero transgênero"
    " militante filiado filiada"
    " vota votou prisão cadeia preso presa detido detida condenado condenada cadastro falência"
    " insolvente insolvência"
    " seropositivo seropositiva soropositivo",
    anyone=r"(?:tem|teve|sofre de|sofreu|padece de|luta contra|morreu de|está com)"
    r"(?: (?:um|uma|o|a|grave))*"
    r" (?:cancro(?: d[ao] \w+)?|câncer(?: de \w+)?|diabetes|hiv|vih|sida|aids|depressão|epilepsia"
    r"|demência|alzheimer|parkinson"
    r"|esclerose múltipla|leucemia|esquizofrenia|hepatite(?: [abc])?|anorexia|bulimia|autismo"
    r"|tumor|aborto|avc|enfarte|infarto"
    r"|problemas? (?:com|de) (?:álcool|drogas?|o álcool))"
    r"|(?:é|está|esteve|foi) (?:(?:muito|gravemente|de novo|outra vez) )*(?:grávida(?: de \w+"
    r" meses)?|s[eo]ropositiv[oa]|deprimid[oa]|bipolar"
    r"|esquizofrénic[oa]|autista|diabétic[oa]|alcoólic[oa]|alcoólatra|toxicodependente|viciad[oa]"
    r" em [\w ]{3,16}|gravemente doente"
    r"|em quimioterapia|a fazer quimioterapia|gay|homossexual|lésbica|bissexual|trans[gé]+nero"
    r"|transgênero)",
    related=r"é (?:um |uma )?(?:muçulman[oa]|jude[u]|judia|católic[oa]|protestante|evangélic[oa]"
    r"|hindu|budista|testemunha de jeová|ateu|ateia)"
    r"|é (?:militante|filiad[oa]|membro) (?:d[oae]|n[oa]|ao?) [\w ]{2,20}|vot(?:a|ou) n[oa] (?:ps"
    r"|psd|chega|pt|bolsonaro|lula)"
    r"|(?:está|esteve) (?:na prisão|na cadeia|pres[oa]|detid[oa])|foi (?:pres[oa]|detid[oa]"
    r"|condenad[oa])(?: por [\w ]{3,24})?"
    r"|tem (?:cadastro|antecedentes criminais)|está (?:em falência|insolvente|em insolvência)",
    follows="e desde mas por porque agora em com depois",
)

NL = SensitiveWords(
    words="kanker borstkanker longkanker diabetes suikerziekte hiv aids depressie depressief"
    " epilepsie dementie alzheimer"
    " parkinson ms leukemie bipolair schizofrenie schizofreen hepatitis anorexia boulimia adhd"
    " autisme autistisch tumor"
    " hersentumor zwanger miskraam abortus beroerte hartaanval burn-out burnout alcoholist"
    " alcoholiste alcoholverslaafd"
    " drugsverslaafd verslaafd suïcidaal onvruchtbaar chemotherapie chemo moslim moslima joods"
    " katholiek protestants"
    " hindoe boeddhist jehova's atheïst homo homoseksueel lesbisch biseksueel transgender lid"
    " stemt stemde gevangenis"
    " gearresteerd veroordeeld strafblad failliet schuldsanering cel hiv-positief ernstig",
    anyone=r"(?:heeft|had|kreeg|lijdt aan|leed aan|vecht tegen|overleed aan|kampt met)"
    r"(?: (?:een|de|ernstige|chronische|zware|weer))*"
    r" (?:\w{0,10}kanker|diabetes|suikerziekte|hiv|aids|(?:een )?depressie|epilepsie|dementie"
    r"|alzheimer|parkinson|ms|leukemie"
    r"|schizofrenie|hepatitis(?: [abc])?|anorexia|boulimia|adhd|autisme|(?:hersen)?tumor|miskraam"
    r"|abortus|beroerte|hartaanval"
    r"|burn-?out|bipolaire stoornis|eetstoornis|angststoornis|alcoholprobleem|drugsprobleem)(?:"
    r" gehad)?"
    r"|(?:is|was) (?:(?:weer|erg|ernstig|\w+ maanden|openlijk) )*(?:zwanger|hiv-positief"
    r"|depressief|bipolair|schizofreen|autistisch"
    r"|alcoholist(?:e)?|alcoholverslaafd|drugsverslaafd|verslaafd aan \w+|suïcidaal|onvruchtbaar"
    r"|ernstig ziek|terminaal|homo"
    r"|homoseksueel|lesbisch|biseksueel|transgender)|krijgt (?:chemotherapie|chemo)",
    related=r"is (?:een )?(?:moslima?|joods|katholiek|protestants|hindoe|boeddhist|jehova's"
    r" getuige|atheïst)"
    r"|is lid van (?:de |het )?(?:pvv|vvd|d66|pvda|groenlinks|cda|fvd|vakbond)|stem(?:t|de) (?:op"
    r" )?(?:de )?(?:pvv|vvd|d66|pvda|groenlinks|cda)"
    r"|(?:zit|zat) (?:in de gevangenis|in de cel|vast)|(?:is|werd) (?:gearresteerd|veroordeeld)(?:"
    r" (?:voor|wegens) [\w ]{3,24})?"
    r"|heeft een strafblad|is failliet|zit in de schuldsanering",
    follows="en sinds maar dus want nu in met na omdat al",
)

LANGUAGES = (EN, DE, FR, ES, IT, PT, NL)
