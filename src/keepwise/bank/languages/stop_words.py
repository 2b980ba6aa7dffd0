"""The glue of each language: words that say nothing by themselves."""

from __future__ import annotations

from collections.abc import Mapping

# English, German and Russian are full, the others hold what recognising the language and dropping
# its glue needs. English comes first because it wins ties.
STOP_WORDS: Mapping[str, str] = {
    "en": (
        "a about above after again against all am an and any are aren as at be because been "
        "before being below between both but by can cannot could couldn d did didn do does "
        "doesn doing don down during each few for from further had hadn has hasn have haven "
        "having he her here hers herself him himself his how i if in into is isn it its itself "
        "just ll m me more most my myself no nor not now of off on once only or other our ours "
        "ourselves out over own please re s same she should shouldn so some such t than that "
        "the their theirs them themselves then there these they this those through to too "
        "under until up ve very was wasn we were weren what when where which while who whom "
        "why will with won would wouldn you your yours yourself yourselves"
    ),
    "de": (
        "aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim "
        "bin bis bist bitte da damit dann das dass daß dein deine deinem deinen deiner dem den "
        "denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du "
        "durch ein eine einem einen einer eines er es etwas euch euer eure für gegen gewesen "
        "hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren "
        "ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine keinem "
        "keinen keiner können könnte man mein meine meinem meinen meiner mich mir mit nach "
        "nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich "
        "sie sind so soll sollte sondern um und uns unser unsere unserem unseren unter vom von "
        "vor war waren warst was weil welche welchem welchen welcher welches wenn werde werden "
        "wie wieder will wir wird wirst wo wollen würde würden zu zum zur zwar über"
    ),
    "fr": (
        "au aux avec c ce ces cette d dans de des du elle en est et eux il ils j je l la le les "
        "leur lui ma mais me mes moi mon n ne nos notre nous on ou où par pas pour qu que qui "
        "s sa sans se ses son sont suis sur ta te tes toi ton tu un une vos votre vous y été "
        "être avoir ai plus toujours"
    ),
    "es": (
        "a al con como de del el ella ellos en entre era es esa ese eso esta este esto estoy "
        "fue ha hay la las le les lo los me mi mis mucho muy más no nos o para pero por que qué "
        "se ser si sin sobre son soy su sus también te tu tus un una y ya yo siempre"
    ),
    "it": (
        "a ad al alla alle anche che chi ci come con cui da dal dalla dei del della delle di e "
        "è gli ha ho i il in io la le lo ma mi mia mio ne nei nel nella non o per perché più "
        "quale quando questa questo se sei si sono su sul sulla suo tu tuo un una uno sempre"
    ),
    "pt": (
        "a ao aos as com como da das de do dos e ela ele em entre era essa esse esta este eu "
        "foi há isso isto já lhe mais mas me meu minha muito na nas no nos não o os ou para "
        "pela pelo por quando que quem se sem ser seu sua são só também te tem um uma você é "
        "sempre"
    ),
    "nl": (
        "aan al als altijd ben bij dan dat de der deze die dit door een en er ge geen haar had "
        "heb hebben heeft hem het hij hoe hun ik in is je kan me met mij mijn na naar niet nog "
        "nu of om onder ons ook op over te tot u uit van veel voor waar was wat we wel wij wil "
        "worden zal ze zich zij zijn zo zou"
    ),
}
"""By language, words too common to tell one memory from another; also how one is guessed."""

CYRILLIC_STOP_WORDS = (
    "а без более больше будет будто бы был была были было быть в вам вами вас весь во вот все "
    "всегда всего всех всю вы где да даже для до его ее ей ему если есть еще же за здесь и из "
    "или им ими их к как какая какие какого какое какой когда кого кому кто куда ли либо между "
    "меня мне много мной может можно мои мой моя мое моего моей моих мы на над надо нас наш наша "
    "наше наши не него нее ней нет ни никогда ним них но ну о об один однако он она они оно от "
    "очень по под после потом потому почему почти при про раз с сам свой своя свое свои свою себе "
    "себя сейчас со совсем так также такая такое такой такие там твой твоя твое твои тебя тем "
    "теперь то тобой тогда того тоже той только том тот ту тут ты у уж уже хоть чего чей чем что "
    "чтобы чье чья эта эти этим этих это этого этой этом этот эту я"
)
"""Russian's, for any text in its letters: a short question is too short to guess from."""

# Words that are no stop words but give a short sentence's language away.
MARKERS: Mapping[str, str] = {
    "de": "arbeitet bevorzugt heißt immer möchte mag zeig zeige wohnt betreut",
    "fr": "préfère montre travaille",
    "es": "prefiere muestra trabaja",
    "it": "preferisce mostra lavora",
    "pt": "prefere mostra trabalha",
    "nl": "toon werkt liever",
}
