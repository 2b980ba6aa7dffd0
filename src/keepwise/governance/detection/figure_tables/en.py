"""The words figures are written with in English."""

from __future__ import annotations

from keepwise.governance.detection.figure_lexicon import Lexicon

EN = Lexicon(
    number="""
        zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
        sixteen seventeen eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty
        ninety dozen
    """,
    article="one a an",
    one="one",
    tens="",
    joint="and",
    decimal="point",
    scale="hundred thousand million billion trillion",
    small="hundred thousand",
    magnitude="k m mn mm mil mio mln bn b bln t tn thousand million billion grand",
    currency="""
        € $ £ ¥ ₹ ₽ ₺ ₩ ₿ ¢ ₴ ₪ ฿ euro euros dollar dollars buck bucks pound pounds quid sterling
        cent cents penny pence yen yuan renminbi rupee rupees franc francs krona kronor krone kroner
        zloty zlotys lira peso pesos rand real reais ruble rubles shekel shekels dirham dirhams eur
        usd gbp chf jpy cny rmb sek nok dkk pln czk huf ron bgn aud cad nzd inr brl mxn zar sgd hkd
        krw aed sar ils thb idr myr php vnd btc eth keur teur kusd meur musd grand
    """,
    percent="% ‰ percent percents pct percentage pp ppt pps bps bp basis permille per_cent",
    points="point points pts notch notches",
    duration="""
        second seconds sec secs minute minutes min mins hour hours hr hrs h day days daily weekday
        weekdays week weeks weekly weekend weekends fortnight fortnights month months monthly
        quarter quarters year years yr yrs decade decades ms am pm o'clock sprint sprints night
        nights january february march april may june july august september october november december
        jan feb mar apr jun jul aug sep sept oct nov dec
    """,
    form="""
        decimal decimals digit digits row rows column columns line lines sentence sentences word
        words character characters token tokens paragraph paragraphs bullet bullets page pages slide
        slides chart charts graph graphs table tables example examples option options item items
        step steps section sections sheet sheets tab tabs color colors colour colours font fonts px
        pixel pixels entry entries result results figure figures significant place places heading
        headings series level levels variant variants headline headlines takeaway takeaways key
        attempt attempts retry retries answer answers suggestion suggestions reminder reminders
        meeting meetings call calls report reports question questions part parts
    """,
    size="""
        mile miles metre metres meter meters cm mm kg kilo kilos gram grams lb lbs ounce ounces
        litre litres liter liters degree degrees celsius calories kcal watt watts feet foot inch
        inches gb tb mb tonne tonnes tons
    """,
    thing="""
        run race race's marathon screen monitor video tv resolution display film footage model modem
        post parameter parameters context km kilometers kilometres
    """,
    measure="""
        spend spending expenditure expense expenses cost costs budget revenue revenues turnover
        income profit profits profitability loss losses ebit ebitda earnings margin margins price
        prices ctr cpc cpm cpa cpl cpi cpv vtr roas roi romi roe acos tacos cvr cac ltv clv arpu aov
        nps csat mrr arr gmv gmroi cogs opex capex kpi rate rates ratio ratios score uplift lift
        growth churn retention yield yields volume traffic reach frequency inventory stock backlog
        pipeline sales invoice bill salary valuation bid bids target forecast average mean median
        total sum sessions conversion conversions throughput utilisation utilization occupancy
        latency uptime downtime burn runway discount fee fees attribution engagement impressions
        value refund charge payment payments debt deposit premium rent surcharge credit attainment
        quota productivity converts performs sells outperforms takings proceeds deficit surplus
        headcount pace electricity bills accuracy downpayment mortgage tuition subsidy grant wages
        wage payroll bonus commission royalties tax taxes vat gdp inflation savings spendings outlay
        outlays premiums dividend dividends royalty balance overdraft allowance pension loan loans
        equity shrinkage wastage scrap footfall wins penetration coverage readership viewership
        listenership ratings rating sentiment awareness recall dwell velocity cadence load capacity
        demand supply consumption emissions headroom overheads overhead subsidies benchmark baseline
        tally tallies ces dau mau wau ctor aht fcr otif oee mape wape asp cagr ev npv irr ebt pbt
        pat cm roic roce wacc ctrs conv cv cr ltv:cac cpo cpk bounce abandonment tonnage tenure
        absenteeism availability avg attrition output factor
    """,
    count="""
        units orders sales clicks impressions conversions leads visits visitors pageviews sessions
        views signups sign-ups registrations downloads installs purchases transactions deals
        bookings stockouts stock-outs returns refunds cancellations complaints shipments deliveries
        opens bounces unsubscribes subscriptions renewals opportunities likes followers mentions
        incidents outages defects errors failures escalations chargebacks reopens signatures
        reservations appointments enquiries inquiries votes retweets shares comments reactions
        streams plays listens reads submissions applications rsvps no-shows demos quotes placements
        donations pledges disputes claims breaches violations crashes commits merges regressions
        vacancies layoffs redundancies resignations departures absences injuries accidents
        write-offs backorders pallets parcels packages cartons containers truckloads story_points
        confirmations issues findings logos bugs walk-ins heads subs cancels
    """,
    entity="""
        customers users clients subscribers buyers shoppers stores shops products skus campaigns
        accounts employees tickets markets pieces articles cases bugs requests contracts patients
        guests keywords ads respondents households applicants candidates trials hires visitors
        players donors attendees invoices reviews vendors suppliers readers viewers listeners
        drivers couriers merchants sellers tenants residents students pupils sites locations
        branches outlets warehouses depots dealers franchises devices licences licenses domains
        servers listings properties claimants policyholders cardholders borrowers voters companies
        firms startups businesses prospects participants roles vehicles trucks containers logos
        people
    """,
    head="""
        centre center code id report reports team teams meeting meetings dashboard dashboards chart
        charts table tables page pages manager managers region regions question questions channel
        channels review reviews data column columns format formats view deck sheet sheets topic
        topics summary summaries department rep reps call calls email emails analysis breakdown
        overview update updates number numbers figures limit alert alerts window owner director lead
    """,
    link="""
        was were is are be been being hit hits reached reaches totalled totaled totals total equals
        equalled averaged averages exceeded exceeds topped came comes stands stood sits got amounted
        amounts shows showed remains remained stayed became
    """,
    prep="of at to by from in with",
    by="by",
    aside="with in from by",
    since="of in from to",
    clock="at around from by",
    pronoun="it they that this him her them he she those these",
    move="""
        rose rise rises rising risen fell fall falls falling fallen dropped drop drops grew grow
        grows grown growing increased increase increases decreased decrease decreases declined
        decline declines climbed climb climbs jumped jumps jump sank sunk slipped slid gained gain
        gains lost shrank plunged soared surged dipped up down improved worsened changed moved went
        plus minus crept inched edged tanked sagged spiked shot swung slumped crashed back closed
        opened rocketed tumbled spiraled ballooned recovered rebounded eased trimmed slashed cut
        hiked bumped ticked ticking creeping creeps climbing going sliding plunging soaring
    """,
    result="""
        sold had got saw recorded received generated shipped earned spent reached acquired closed
        counted logged achieved delivered served booked placed cancelled canceled processed added
        won lost made registered returned ordered bought was were there produced converted attracted
        onboarded drove handled resolved solved answered burned drew hired fired laid welcomed
        raised collected found caught missing signed scored took needed
    """,
    display="""
        show list give display limit send include print return highlight compare pick use name open
        create suggest offer keep want prefer like need write summarise summarize split group sort
        draft present batch review schedule check alert warn notify read
    """,
    limit="""
        most least than maximum max minimum min limit limited within under below over above per
        every each
    """,
    ranked="best worst",
    up="up",
    rank="top bottom first last next best worst previous past",
    nearest="nearest round rounded rounding multiples steps step full in",
    rounded="",
    ident="""
        campaign version room floor step page chapter section ticket order invoice no nr number id
        case line gate studio windows team level tier phase sprint week day iphone route zip
        building unit store slide table figure appendix exhibit question option group cohort area
        sku po article item channel variant model build release python node java layer agent bus
        platform season episode volume part highway interstate policy code port postgres
    """,
    approx="""
        about around roughly approximately approx nearly almost circa ca just only over under some
        exactly precisely now currently already still the another an estimated barely well slightly
        a like at more less than least most total back so maybe probably
    """,
    stop="""
        in on at for and or per to from with by of last this these those yesterday today tomorrow
        when if that which while but than as is are was were be have has had who where because so
        then a an the my our your his her their its me us it they we i you he she before after since
        until within between each every into via during now about against versus vs not through
        throughout across among onto off despite
    """,
    inner="of our the",
    partitive="of on for in more less the our",
    outof="out in of",
    every="every each",
    span="to or and through",
    compare="""
        doubled tripled quadrupled quintupled halved doubling tripling halving twice twofold
        threefold fourfold fivefold tenfold thrice halves
    """,
    twice="twice thrice",
    compared="than as",
    times="times fold",
    more="""
        as higher lower more less fewer greater larger bigger smaller better worse cheaper our the
        last that what
    """,
    part="""
        third thirds fourth fourths quarter quarters fifth fifths sixth sixths seventh eighth
        eighths ninth tenth tenths hundredth
    """,
    half="half",
    trade="sold shipped delivered produced processed manufactured dispatched moved bought",
    ordinal="second third fourth fifth sixth seventh eighth ninth tenth",
    idle="thanks thank apologies times things reasons ways miles pardons kisses small",
    outcome="""
        churned converted left cancelled canceled returned quit bounced dropped unsubscribed failed
        converts churn renewed bought clicked opened replied unpaid overdue outstanding pending
        short sick absent ill empty vacant unsold idle broken behind
    """,
    pay="""
        pay pays paid paying charge charges charged owe owes owed earn earns earned cost costs
        costing shelled forked splurged bought sold spending shelling quoted invoiced billed
        reimbursed refunded donated invested raised fined approved allocated earmarked budgeted
        pledged saved
    """,
    timed="""
        latency runway dso dpo dio mttr mtta ttfb uptime downtime turnaround lead_time lead_times
        response_time response_times handling_time handle_time cycle_time resolution_time load_time
        wait_time wait_times session_time delivery_time dwell_time turnaround_time
    """,
    mine="my our i i'm mine we me us",
    work="work works working remote",
    price="for per",
    valued="""
        averaged averages averaging totalled totaled totals stands stood sits hovers hovered
        hovering sitting sit ran trending trended settled landed sat
    """,
    voice="""
        the and is are was were it that this these those you your my me we us our i he she they them
        his her their to of in on at for from with by as but or if so not no yes do does did don't
        can could will would should have has had be been being just also please always never only
        very much many more most some any all each every other another what which who where when why
        how here there now then today tomorrow yesterday prefer like want need use show give send
        keep remember net promoter ok okay thanks hi hey let make makes made take takes get gets got
        go goes going come comes put set
    """,
)
