// Made by .ci/generate-english-lexicon.py from Debian's wamerican 2020.12.07-2 and wbritish 2020.12.07-2.
// The word lists are those of SCOWL: docs/licences/SCOWL.txt.

/// British words and the American spellings that they are compared by.
enum EnglishSpelling {
    static let count = 1873

    /// `british american` and a semicolon, pair after pair, sorted; no American word is a British one of another pair.
    static let pairs: StaticString = """
        abridgement abridgment;acclimatisation acclimatization;acclimatise acclimatize;acclimatised acclimatized;\
        acclimatises acclimatizes;acclimatising acclimatizing;acknowledgement acknowledgment;\
        acknowledgements acknowledgments;actualisation actualization;actualise actualize;actualised actualized;\
        actualises actualizes;actualising actualizing;aegis egis;aeon eon;aeons eons;aerofoil airfoil;\
        aerofoils airfoils;aeroplane airplane;aeroplanes airplanes;aesthete esthete;aesthetes esthetes;\
        aesthetic esthetic;aesthetics esthetics;aetiology etiology;afterwards afterward;ageing aging;\
        aggrandise aggrandize;aggrandised aggrandized;aggrandisement aggrandizement;aggrandises aggrandizes;\
        aggrandising aggrandizing;agonise agonize;agonised agonized;agonises agonizes;agonising agonizing;\
        agonisingly agonizingly;almanack almanac;almanacks almanacs;alphabetise alphabetize;\
        alphabetised alphabetized;alphabetises alphabetizes;alphabetising alphabetizing;aluminium aluminum;\
        amoeba ameba;amoebae amebae;amoebas amebas;amoebic amebic;amortisation amortization;\
        amortisations amortizations;amortise amortize;amortised amortized;amortises amortizes;\
        amortising amortizing;amphitheatre amphitheater;amphitheatres amphitheaters;anaemia anemia;anaemic anemic;\
        anaesthesia anesthesia;anaesthesiologist anesthesiologist;anaesthesiologists anesthesiologists;\
        anaesthesiology anesthesiology;anaesthetic anesthetic;anaesthetics anesthetics;anaesthetise anesthetize;\
        anaesthetised anesthetized;anaesthetises anesthetizes;anaesthetising anesthetizing;\
        anaesthetist anesthetist;anaesthetists anesthetists;anaesthetize anesthetize;anaesthetized anesthetized;\
        anaesthetizes anesthetizes;anaesthetizing anesthetizing;analyse analyze;analysed analyzed;\
        analyser analyzer;analysers analyzers;analysing analyzing;antagonise antagonize;antagonised antagonized;\
        antagonises antagonizes;antagonising antagonizing;anthologise anthologize;anthologised anthologized;\
        anthologises anthologizes;anthologising anthologizing;apologise apologize;apologised apologized;\
        apologises apologizes;apologising apologizing;appal appall;appals appalls;apparelled appareled;\
        apparelling appareling;appetiser appetizer;appetisers appetizers;appetising appetizing;\
        appetisingly appetizingly;apprise apprize;apprised apprized;apprises apprizes;apprising apprizing;\
        arbour arbor;arbours arbors;archaeological archeological;archaeologist archeologist;\
        archaeologists archeologists;archaeology archeology;ardour ardor;ardours ardors;armour armor;\
        armoured armored;armourer armorer;armourers armorers;armouries armories;armouring armoring;armours armors;\
        armoury armory;artefact artifact;artefacts artifacts;atomiser atomizer;atomisers atomizers;\
        attitudinise attitudinize;attitudinised attitudinized;attitudinises attitudinizes;\
        attitudinising attitudinizing;authorisation authorization;authorisations authorizations;\
        authorise authorize;authorised authorized;authorises authorizes;authorising authorizing;axe ax;\
        backpedalled backpedaled;backpedalling backpedaling;baptise baptize;baptised baptized;baptises baptizes;\
        baptising baptizing;barrelled barreled;barrelling barreling;bastardise bastardize;bastardised bastardized;\
        bastardises bastardizes;bastardising bastardizing;baulk balk;baulked balked;baulking balking;baulks balks;\
        bedevilled bedeviled;bedevilling bedeviling;behaviour behavior;behavioural behavioral;behove behoove;\
        behoved behooved;behoves behooves;behoving behooving;belabour belabor;belaboured belabored;\
        belabouring belaboring;belabours belabors;bevelled beveled;bevelling beveling;bowdlerise bowdlerize;\
        bowdlerised bowdlerized;bowdlerises bowdlerizes;bowdlerising bowdlerizing;brutalise brutalize;\
        brutalised brutalized;brutalises brutalizes;brutalising brutalizing;burglarise burglarize;\
        burglarised burglarized;burglarises burglarizes;burglarising burglarizing;burkha burka;burkhas burkas;\
        burqa burka;burqas burkas;bushelled busheled;bushelling busheling;caesium cesium;calibre caliber;\
        calibres calibers;callisthenic calisthenic;callisthenics calisthenics;cancelled canceled;\
        cancelling canceling;candour candor;cannibalise cannibalize;cannibalised cannibalized;\
        cannibalises cannibalizes;cannibalising cannibalizing;canonisation canonization;\
        canonisations canonizations;canonise canonize;canonised canonized;canonises canonizes;\
        canonising canonizing;capitalisation capitalization;capitalise capitalize;capitalised capitalized;\
        capitalises capitalizes;capitalising capitalizing;carburetter carburetor;carburetters carburetors;\
        carburettor carburetor;carburettors carburetors;carolled caroled;caroller caroler;carollers carolers;\
        carolling caroling;catalogue catalog;catalogues catalogs;cataloguing cataloging;catalyse catalyze;\
        catalysed catalyzed;catalysing catalyzing;catechise catechize;catechised catechized;catechises catechizes;\
        catechising catechizing;categorisation categorization;categorisations categorizations;\
        categorise categorize;categorised categorized;categorises categorizes;categorising categorizing;\
        cauterise cauterize;cauterised cauterized;cauterises cauterizes;cauterising cauterizing;cavilled caviled;\
        cavilling caviling;centilitre centiliter;centilitres centiliters;centimetre centimeter;\
        centimetres centimeters;centralisation centralization;centralise centralize;centralised centralized;\
        centralises centralizes;centralising centralizing;centre center;centred centered;centrefold centerfold;\
        centrefolds centerfolds;centrepiece centerpiece;centrepieces centerpieces;centres centers;\
        centring centering;channelled channeled;channelling channeling;characterisation characterization;\
        characterisations characterizations;characterise characterize;characterised characterized;\
        characterises characterizes;characterising characterizing;cheque check;chequebook checkbook;\
        chequebooks checkbooks;chequer checker;chequerboard checkerboard;chequerboards checkerboards;\
        chequered checkered;chequering checkering;chequers checkers;cheques checks;chiselled chiseled;\
        chiseller chiseler;chisellers chiselers;chiselling chiseling;circularise circularize;\
        circularised circularized;circularises circularizes;circularising circularizing;civilisation civilization;\
        civilisations civilizations;civilise civilize;civilised civilized;civilises civilizes;\
        civilising civilizing;clamour clamor;clamoured clamored;clamouring clamoring;clamours clamors;\
        clangour clangor;cognisance cognizance;cognisant cognizant;collectivise collectivize;\
        collectivised collectivized;collectivises collectivizes;collectivising collectivizing;\
        colonisation colonization;colonise colonize;colonised colonized;coloniser colonizer;colonisers colonizers;\
        colonises colonizes;colonising colonizing;colour color;colouration coloration;colourblind colorblind;\
        coloured colored;coloureds coloreds;colourfast colorfast;colourful colorful;colourfully colorfully;\
        colouring coloring;colourless colorless;colours colors;commercialisation commercialization;\
        commercialise commercialize;commercialised commercialized;commercialises commercializes;\
        commercialising commercializing;compartmentalise compartmentalize;compartmentalised compartmentalized;\
        compartmentalises compartmentalizes;compartmentalising compartmentalizing;computerisation computerization;\
        computerise computerize;computerised computerized;computerises computerizes;computerising computerizing;\
        conceptualisation conceptualization;conceptualisations conceptualizations;conceptualise conceptualize;\
        conceptualised conceptualized;conceptualises conceptualizes;conceptualising conceptualizing;\
        connexion connection;connexions connections;cosier cozier;cosies cozies;cosiest coziest;cosily cozily;\
        cosiness coziness;cosy cozy;councillor councilor;councillors councilors;counselled counseled;\
        counselling counseling;counsellor counselor;counsellors counselors;criticise criticize;\
        criticised criticized;criticises criticizes;criticising criticizing;crueller crueler;\
        crystallisation crystallization;crystallise crystallize;crystallised crystallized;\
        crystallises crystallizes;crystallising crystallizing;cudgelled cudgeled;cudgelling cudgeling;\
        customisation customization;customise customize;customised customized;customises customizes;\
        customising customizing;cypher cipher;cyphered ciphered;cyphering ciphering;cyphers ciphers;\
        decentralisation decentralization;decentralise decentralize;decentralised decentralized;\
        decentralises decentralizes;decentralising decentralizing;decolonisation decolonization;\
        decolonise decolonize;decolonised decolonized;decolonises decolonizes;decolonising decolonizing;\
        decriminalisation decriminalization;decriminalise decriminalize;decriminalised decriminalized;\
        decriminalises decriminalizes;decriminalising decriminalizing;defence defense;defenced defensed;\
        defenceless defenseless;defences defenses;defencing defensing;dehumanisation dehumanization;\
        dehumanise dehumanize;dehumanised dehumanized;dehumanises dehumanizes;dehumanising dehumanizing;\
        demagnetisation demagnetization;demagnetise demagnetize;demagnetised demagnetized;\
        demagnetises demagnetizes;demagnetising demagnetizing;demagogue demagog;demagogues demagogs;\
        demeanour demeanor;demilitarisation demilitarization;demilitarise demilitarize;demilitarised demilitarized;\
        demilitarises demilitarizes;demilitarising demilitarizing;demobilisation demobilization;\
        demobilise demobilize;demobilised demobilized;demobilises demobilizes;demobilising demobilizing;\
        democratisation democratization;democratise democratize;democratised democratized;\
        democratises democratizes;democratising democratizing;demoralisation demoralization;demoralise demoralize;\
        demoralised demoralized;demoralises demoralizes;demoralising demoralizing;deodorise deodorize;\
        deodorised deodorized;deodoriser deodorizer;deodorisers deodorizers;deodorises deodorizes;\
        deodorising deodorizing;departmentalise departmentalize;departmentalised departmentalized;\
        departmentalises departmentalizes;departmentalising departmentalizing;depoliticise depoliticize;\
        depoliticised depoliticized;depoliticises depoliticizes;depoliticising depoliticizing;deputise deputize;\
        deputised deputized;deputises deputizes;deputising deputizing;desensitisation desensitization;\
        desensitise desensitize;desensitised desensitized;desensitises desensitizes;desensitising desensitizing;\
        destabilise destabilize;devilled deviled;devilling deviling;dialled dialed;dialling dialing;\
        diallings dialings;dialogue dialog;dialogues dialogs;diarrhoea diarrhea;digitisation digitization;\
        digitise digitize;digitised digitized;digitises digitizes;digitising digitizing;discolour discolor;\
        discolouration discoloration;discolourations discolorations;discoloured discolored;\
        discolouring discoloring;discolours discolors;disembowelled disemboweled;disembowelling disemboweling;\
        disfavour disfavor;disfavoured disfavored;disfavouring disfavoring;disfavours disfavors;\
        dishevelled disheveled;dishevelling disheveling;dishonour dishonor;dishonourable dishonorable;\
        dishonourably dishonorably;dishonoured dishonored;dishonouring dishonoring;dishonours dishonors;\
        disorganisation disorganization;disorganise disorganize;disorganised disorganized;\
        disorganises disorganizes;disorganising disorganizing;distil distill;distils distills;doughnut donut;\
        doughnuts donuts;dowelled doweled;dowelling doweling;dramatisation dramatization;\
        dramatisations dramatizations;dramatise dramatize;dramatised dramatized;dramatises dramatizes;\
        dramatising dramatizing;draught draft;draughted drafted;draughtier draftier;draughtiest draftiest;\
        draughtiness draftiness;draughting drafting;draughts drafts;draughtsman draftsman;\
        draughtsmanship draftsmanship;draughtsmen draftsmen;draughty drafty;dreamt dreamed;drivelled driveled;\
        drivelling driveling;duelled dueled;duelling dueling;duellist duelist;duellists duelists;\
        economise economize;economised economized;economises economizes;economising economizing;\
        editorialise editorialize;editorialised editorialized;editorialises editorializes;\
        editorialising editorializing;empanelled empaneled;empanelling empaneling;empathise empathize;\
        empathised empathized;empathises empathizes;empathising empathizing;emphasise emphasize;\
        emphasised emphasized;emphasises emphasizes;emphasising emphasizing;enamelled enameled;\
        enamelling enameling;enamour enamor;enamoured enamored;enamouring enamoring;enamours enamors;\
        encyclopaedia encyclopedia;encyclopaedias encyclopedias;endeavour endeavor;endeavoured endeavored;\
        endeavouring endeavoring;endeavours endeavors;energise energize;energised energized;energiser energizer;\
        energisers energizers;energises energizes;energising energizing;enrol enroll;enrolment enrollment;\
        enrolments enrollments;enrols enrolls;enthral enthrall;enthrals enthralls;epaulette epaulet;\
        epaulettes epaulets;epicentre epicenter;epicentres epicenters;epilogue epilog;epilogues epilogs;\
        epitomise epitomize;epitomised epitomized;epitomises epitomizes;epitomising epitomizing;\
        equalisation equalization;equalise equalize;equalised equalized;equaliser equalizer;equalisers equalizers;\
        equalises equalizes;equalising equalizing;equalled equaled;equalling equaling;eulogise eulogize;\
        eulogised eulogized;eulogises eulogizes;eulogising eulogizing;evangelise evangelize;\
        evangelised evangelized;evangelises evangelizes;evangelising evangelizing;exorcise exorcize;\
        exorcised exorcized;exorcises exorcizes;exorcising exorcizing;extemporise extemporize;\
        extemporised extemporized;extemporises extemporizes;extemporising extemporizing;eyrie aerie;eyries aeries;\
        factorisation factorization;factorise factorize;factorising factorizing;faecal fecal;faeces feces;\
        familiarisation familiarization;familiarise familiarize;familiarised familiarized;\
        familiarises familiarizes;familiarising familiarizing;fantasise fantasize;fantasised fantasized;\
        fantasises fantasizes;fantasising fantasizing;favour favor;favourable favorable;favourably favorably;\
        favoured favored;favouring favoring;favourite favorite;favourites favorites;favouritism favoritism;\
        favours favors;fertilisation fertilization;fertilise fertilize;fertilised fertilized;fertiliser fertilizer;\
        fertilisers fertilizers;fertilises fertilizes;fertilising fertilizing;fervour fervor;fibre fiber;\
        fibreboard fiberboard;fibreglass fiberglass;fibres fibers;fictionalise fictionalize;\
        fictionalised fictionalized;fictionalises fictionalizes;fictionalising fictionalizing;finalise finalize;\
        finalised finalized;finalises finalizes;finalising finalizing;flannelette flannelet;flannelled flanneled;\
        flannelling flanneling;flautist flutist;flautists flutists;flavour flavor;flavoured flavored;\
        flavourful flavorful;flavouring flavoring;flavourings flavorings;flavourless flavorless;flavours flavors;\
        focussed focused;focusses focuses;focussing focusing;foetid fetid;formalisation formalization;\
        formalise formalize;formalised formalized;formalises formalizes;formalising formalizing;\
        fossilisation fossilization;fossilise fossilize;fossilised fossilized;fossilises fossilizes;\
        fossilising fossilizing;fraternisation fraternization;fraternise fraternize;fraternised fraternized;\
        fraternises fraternizes;fraternising fraternizing;fuelled fueled;fuelling fueling;fulfil fulfill;\
        fulfilment fulfillment;fulfils fulfills;funnelled funneled;funnelling funneling;furore furor;\
        furores furors;galvanise galvanize;galvanised galvanized;galvanises galvanizes;galvanising galvanizing;\
        gambolled gamboled;gambolling gamboling;gaol jail;gaoled jailed;gaoler jailer;gaolers jailers;\
        gaoling jailing;gaols jails;generalisation generalization;generalisations generalizations;\
        generalise generalize;generalised generalized;generalises generalizes;generalising generalizing;\
        glamorise glamorize;glamorised glamorized;glamorises glamorizes;glamorising glamorizing;glamour glamor;\
        glamoured glamored;glamouring glamoring;glamourize glamorize;glamourized glamorized;glamourizes glamorizes;\
        glamourizing glamorizing;glamours glamors;globalisation globalization;goitre goiter;goitres goiters;\
        gonorrhoea gonorrhea;gramme gram;grammes grams;gravelled graveled;gravelling graveling;grey gray;\
        greyed grayed;greyer grayer;greyest grayest;greying graying;greyish grayish;greyness grayness;greys grays;\
        groveller groveler;grovellers grovelers;gruelling grueling;gruellings gruelings;\
        gynaecological gynecological;gynaecologist gynecologist;gynaecologists gynecologists;\
        gynaecology gynecology;haematologist hematologist;haematologists hematologists;haematology hematology;\
        haemoglobin hemoglobin;haemophilia hemophilia;haemophiliac hemophiliac;haemophiliacs hemophiliacs;\
        haemorrhage hemorrhage;haemorrhaged hemorrhaged;haemorrhages hemorrhages;haemorrhaging hemorrhaging;\
        haemorrhoid hemorrhoid;haemorrhoids hemorrhoids;harbour harbor;harboured harbored;harbouring harboring;\
        harbours harbors;harmonisation harmonization;harmonise harmonize;harmonised harmonized;\
        harmonises harmonizes;harmonising harmonizing;homoeopathic homeopathic;homoeopathy homeopathy;\
        homogenisation homogenization;homogenise homogenize;homogenised homogenized;homogenises homogenizes;\
        homogenising homogenizing;honour honor;honourable honorable;honourably honorably;honoured honored;\
        honouring honoring;honours honors;hospitalisation hospitalization;hospitalisations hospitalizations;\
        hospitalise hospitalize;hospitalised hospitalized;hospitalises hospitalizes;hospitalising hospitalizing;\
        humanisation humanization;humanise humanize;humanised humanized;humaniser humanizer;humanisers humanizers;\
        humanises humanizes;humanising humanizing;humour humor;humoured humored;humouring humoring;\
        humourless humorless;humourlessness humorlessness;humours humors;hybridise hybridize;hybridised hybridized;\
        hybridises hybridizes;hybridising hybridizing;hypnotise hypnotize;hypnotised hypnotized;\
        hypnotises hypnotizes;hypnotising hypnotizing;hypothesise hypothesize;hypothesised hypothesized;\
        hypothesises hypothesizes;hypothesising hypothesizing;idealisation idealization;idealise idealize;\
        idealised idealized;idealises idealizes;idealising idealizing;idolise idolize;idolised idolized;\
        idolises idolizes;idolising idolizing;immobilisation immobilization;immobilise immobilize;\
        immobilised immobilized;immobilises immobilizes;immobilising immobilizing;immortalise immortalize;\
        immortalised immortalized;immortalises immortalizes;immortalising immortalizing;immunisation immunization;\
        immunisations immunizations;immunise immunize;immunised immunized;immunises immunizes;\
        immunising immunizing;impanelled impaneled;impanelling impaneling;imperilled imperiled;\
        imperilling imperiling;individualise individualize;individualised individualized;\
        individualises individualizes;individualising individualizing;industrialisation industrialization;\
        industrialise industrialize;industrialised industrialized;industrialises industrializes;\
        industrialising industrializing;inflexion inflection;inflexions inflections;initialisation initialization;\
        initialise initialize;initialised initialized;initialises initializes;initialising initializing;\
        initialled initialed;initialling initialing;instalment installment;instalments installments;\
        institutionalise institutionalize;institutionalised institutionalized;institutionalises institutionalizes;\
        institutionalising institutionalizing;intellectualise intellectualize;intellectualised intellectualized;\
        intellectualises intellectualizes;intellectualising intellectualizing;internalise internalize;\
        internalised internalized;internalises internalizes;internalising internalizing;\
        internationalise internationalize;internationalised internationalized;internationalises internationalizes;\
        internationalising internationalizing;iodise iodize;iodised iodized;iodises iodizes;iodising iodizing;\
        ionisation ionization;ionise ionize;ionised ionized;ioniser ionizer;ionisers ionizers;ionises ionizes;\
        ionising ionizing;italicise italicize;italicised italicized;italicises italicizes;italicising italicizing;\
        itemisation itemization;itemise itemize;itemised itemized;itemises itemizes;itemising itemizing;\
        jeopardise jeopardize;jeopardised jeopardized;jeopardises jeopardizes;jeopardising jeopardizing;\
        jewelled jeweled;jeweller jeweler;jewellers jewelers;jewellery jewelry;jewelling jeweling;\
        judgement judgment;judgements judgments;kennelled kenneled;kennelling kenneling;kerb curb;kerbed curbed;\
        kerbing curbing;kerbs curbs;kidnapped kidnaped;kidnapper kidnaper;kidnappers kidnapers;\
        kidnapping kidnaping;kilogramme kilogram;kilogrammes kilograms;kilometre kilometer;kilometres kilometers;\
        labelled labeled;labelling labeling;labour labor;laboured labored;labourer laborer;labourers laborers;\
        labouring laboring;labours labors;lacklustre lackluster;legalisation legalization;legalise legalize;\
        legalised legalized;legalises legalizes;legalising legalizing;legitimise legitimize;\
        legitimised legitimized;legitimises legitimizes;legitimising legitimizing;leukaemia leukemia;\
        levelled leveled;leveller leveler;levellers levelers;levelling leveling;libelled libeled;libeller libeler;\
        libellers libelers;libelling libeling;libellous libelous;liberalisation liberalization;\
        liberalisations liberalizations;liberalise liberalize;liberalised liberalized;liberalises liberalizes;\
        liberalising liberalizing;lionise lionize;lionised lionized;lionises lionizes;lionising lionizing;\
        liquidise liquidize;liquidised liquidized;liquidises liquidizes;liquidising liquidizing;liquorice licorice;\
        litre liter;litres liters;liveable livable;localisation localization;localise localize;localised localized;\
        localises localizes;localising localizing;louvre louver;louvred louvered;louvres louvers;lustre luster;\
        magnetisation magnetization;magnetise magnetize;magnetised magnetized;magnetises magnetizes;\
        magnetising magnetizing;manoeuvrability maneuverability;manoeuvrable maneuverable;manoeuvre maneuver;\
        manoeuvred maneuvered;manoeuvres maneuvers;manoeuvring maneuvering;marshalled marshaled;\
        marshalling marshaling;marvelled marveled;marvelling marveling;marvellous marvelous;\
        marvellously marvelously;materialisation materialization;materialise materialize;materialised materialized;\
        materialises materializes;materialising materializing;maths math;maximisation maximization;\
        maximise maximize;maximised maximized;maximises maximizes;maximising maximizing;meagre meager;\
        meagrely meagerly;meagreness meagerness;mechanisation mechanization;mechanise mechanize;\
        mechanised mechanized;mechanises mechanizes;mechanising mechanizing;medallist medalist;\
        medallists medalists;mediaeval medieval;memorialise memorialize;memorialised memorialized;\
        memorialises memorializes;memorialising memorializing;memorisation memorization;memorise memorize;\
        memorised memorized;memorises memorizes;memorising memorizing;mercerise mercerize;mercerised mercerized;\
        mercerises mercerizes;mercerising mercerizing;mesmerise mesmerize;mesmerised mesmerized;\
        mesmerises mesmerizes;mesmerising mesmerizing;metabolise metabolize;metabolised metabolized;\
        metabolises metabolizes;metabolising metabolizing;metastasise metastasize;metastasised metastasized;\
        metastasises metastasizes;metastasising metastasizing;metre meter;metres meters;micrometre micrometer;\
        micrometres micrometers;militarisation militarization;militarise militarize;militarised militarized;\
        militarises militarizes;militarising militarizing;milligramme milligram;milligrammes milligrams;\
        millilitre milliliter;millilitres milliliters;millimetre millimeter;millimetres millimeters;\
        miniaturisation miniaturization;miniaturise miniaturize;miniaturised miniaturized;\
        miniaturises miniaturizes;miniaturising miniaturizing;minimisation minimization;minimise minimize;\
        minimised minimized;minimises minimizes;minimising minimizing;misbehaviour misbehavior;\
        misdemeanour misdemeanor;misdemeanours misdemeanors;mitre miter;mitred mitered;mitres miters;\
        mitring mitering;mobilisation mobilization;mobilisations mobilizations;mobilise mobilize;\
        mobilised mobilized;mobilises mobilizes;mobilising mobilizing;modelled modeled;modelling modeling;\
        modellings modelings;modernisation modernization;modernise modernize;modernised modernized;\
        modernises modernizes;modernising modernizing;moisturise moisturize;moisturised moisturized;\
        moisturiser moisturizer;moisturisers moisturizers;moisturises moisturizes;moisturising moisturizing;\
        mollusc mollusk;molluscs mollusks;monetise monetize;monetised monetized;monetises monetizes;\
        monetising monetizing;monologue monolog;monologues monologs;monopolisation monopolization;\
        monopolise monopolize;monopolised monopolized;monopolises monopolizes;monopolising monopolizing;\
        moralise moralize;moralised moralized;moralises moralizes;moralising moralizing;motorise motorize;\
        motorised motorized;motorises motorizes;motorising motorizing;mould mold;moulded molded;moulder molder;\
        mouldered moldered;mouldering moldering;moulders molders;mouldier moldier;mouldiest moldiest;\
        moulding molding;mouldings moldings;moulds molds;mouldy moldy;moult molt;moulted molted;moulting molting;\
        moults molts;moustache mustache;moustaches mustaches;multicoloured multicolored;nasalise nasalize;\
        nasalised nasalized;nasalises nasalizes;nasalising nasalizing;nationalisation nationalization;\
        nationalisations nationalizations;nationalise nationalize;nationalised nationalized;\
        nationalises nationalizes;nationalising nationalizing;naturalisation naturalization;naturalise naturalize;\
        naturalised naturalized;naturalises naturalizes;naturalising naturalizing;neighbour neighbor;\
        neighboured neighbored;neighbourhood neighborhood;neighbourhoods neighborhoods;neighbouring neighboring;\
        neighbourliness neighborliness;neighbourly neighborly;neighbours neighbors;nett net;\
        neutralisation neutralization;neutralise neutralize;neutralised neutralized;neutraliser neutralizer;\
        neutralisers neutralizers;neutralises neutralizes;neutralising neutralizing;nitre niter;\
        normalisation normalization;normalise normalize;normalised normalized;normalises normalizes;\
        normalising normalizing;notarise notarize;notarised notarized;notarises notarizes;notarising notarizing;\
        ochre ocher;odour odor;odourless odorless;odours odors;oedema edema;oesophagi esophagi;\
        oesophagus esophagus;oesophaguses esophaguses;oestrogen estrogen;offence offense;offences offenses;\
        omelette omelet;omelettes omelets;optimisation optimization;optimisations optimizations;optimise optimize;\
        optimised optimized;optimiser optimizer;optimises optimizes;optimising optimizing;\
        organisation organization;organisational organizational;organisations organizations;organise organize;\
        organised organized;organiser organizer;organisers organizers;organises organizes;organising organizing;\
        orthopaedic orthopedic;orthopaedics orthopedics;orthopaedist orthopedist;orthopaedists orthopedists;\
        ostracise ostracize;ostracised ostracized;ostracises ostracizes;ostracising ostracizing;\
        outmanoeuvre outmaneuver;outmanoeuvred outmaneuvered;outmanoeuvres outmaneuvers;\
        outmanoeuvring outmaneuvering;overemphasise overemphasize;overemphasised overemphasized;\
        overemphasises overemphasizes;overemphasising overemphasizing;overspecialise overspecialize;\
        overspecialised overspecialized;overspecialises overspecializes;overspecialising overspecializing;\
        oxidise oxidize;oxidised oxidized;oxidiser oxidizer;oxidisers oxidizers;oxidises oxidizes;\
        oxidising oxidizing;paediatric pediatric;paediatrician pediatrician;paediatricians pediatricians;\
        paediatrics pediatrics;palaeontologist paleontologist;palaeontologists paleontologists;\
        palaeontology paleontology;panelled paneled;panelling paneling;panellings panelings;panellist panelist;\
        panellists panelists;paralyse paralyze;paralysed paralyzed;paralysing paralyzing;parcelled parceled;\
        parcelling parceling;parenthesise parenthesize;parenthesised parenthesized;parenthesises parenthesizes;\
        parenthesising parenthesizing;parlour parlor;parlours parlors;particularisation particularization;\
        particularise particularize;particularised particularized;particularises particularizes;\
        particularising particularizing;pasteurisation pasteurization;pasteurise pasteurize;\
        pasteurised pasteurized;pasteurises pasteurizes;pasteurising pasteurizing;patronise patronize;\
        patronised patronized;patronises patronizes;patronising patronizing;patronisingly patronizingly;\
        pauperise pauperize;pauperised pauperized;pauperises pauperizes;pauperising pauperizing;pedagogue pedagog;\
        pedagogues pedagogs;pedalled pedaled;pedalling pedaling;pedestrianise pedestrianize;\
        pedestrianised pedestrianized;pedestrianises pedestrianizes;pedestrianising pedestrianizing;pedlar peddler;\
        pedlars peddlers;penalise penalize;penalised penalized;penalises penalizes;penalising penalizing;\
        pencilled penciled;pencilling penciling;perilled periled;perilling periling;personalise personalize;\
        personalised personalized;personalises personalizes;personalising personalizing;philosophise philosophize;\
        philosophised philosophized;philosophises philosophizes;philosophising philosophizing;philtre philter;\
        philtres philters;plagiarise plagiarize;plagiarised plagiarized;plagiarises plagiarizes;\
        plagiarising plagiarizing;plough plow;ploughed plowed;ploughing plowing;ploughman plowman;\
        ploughmen plowmen;ploughs plows;ploughshare plowshare;ploughshares plowshares;pluralise pluralize;\
        pluralised pluralized;pluralises pluralizes;pluralising pluralizing;polarisation polarization;\
        polarise polarize;polarised polarized;polarises polarizes;polarising polarizing;politicise politicize;\
        politicised politicized;politicises politicizes;politicising politicizing;polymerisation polymerization;\
        pommelled pommeled;pommelling pommeling;popularisation popularization;popularise popularize;\
        popularised popularized;popularises popularizes;popularising popularizing;practised practiced;\
        practising practicing;prejudgement prejudgment;prejudgements prejudgments;pressurisation pressurization;\
        pressurise pressurize;pressurised pressurized;pressurises pressurizes;pressurising pressurizing;\
        pretence pretense;pretences pretenses;prioritise prioritize;prioritised prioritized;\
        prioritises prioritizes;prioritising prioritizing;privatisation privatization;\
        privatisations privatizations;privatise privatize;privatised privatized;privatises privatizes;\
        privatising privatizing;programme program;programmes programs;prologue prolog;prologues prologs;\
        propagandise propagandize;propagandised propagandized;propagandises propagandizes;\
        propagandising propagandizing;proselytise proselytize;proselytised proselytized;proselytises proselytizes;\
        proselytising proselytizing;psychoanalyse psychoanalyze;psychoanalysed psychoanalyzed;\
        psychoanalysing psychoanalyzing;publicise publicize;publicised publicized;publicises publicizes;\
        publicising publicizing;pulverisation pulverization;pulverise pulverize;pulverised pulverized;\
        pulverises pulverizes;pulverising pulverizing;pummelled pummeled;pummelling pummeling;pyjamas pajamas;\
        pyorrhoea pyorrhea;quarrelled quarreled;quarrelling quarreling;queueing queuing;rancour rancor;\
        randomise randomize;randomised randomized;randomises randomizes;randomising randomizing;\
        rationalisation rationalization;rationalisations rationalizations;rationalise rationalize;\
        rationalised rationalized;rationalises rationalizes;rationalising rationalizing;ravelled raveled;\
        ravelling raveling;realisable realizable;realisation realization;realise realize;realised realized;\
        realises realizes;realising realizing;recognisable recognizable;recognisably recognizably;\
        recognisance recognizance;recognise recognize;recognised recognized;recogniser recognizer;\
        recognises recognizes;recognising recognizing;reconnoitre reconnoiter;reconnoitred reconnoitered;\
        reconnoitres reconnoiters;reconnoitring reconnoitering;reemphasise reemphasize;reemphasised reemphasized;\
        reemphasises reemphasizes;reemphasising reemphasizing;refuelled refueled;refuelling refueling;\
        regularise regularize;regularised regularized;regularises regularizes;regularising regularizing;\
        reinitialise reinitialize;reinitialised reinitialized;relabelled relabeled;relabelling relabeling;\
        remodelled remodeled;remodelling remodeling;reorganisation reorganization;reorganisations reorganizations;\
        reorganise reorganize;reorganised reorganized;reorganises reorganizes;reorganising reorganizing;\
        reprogramme reprogram;reprogrammes reprograms;revelled reveled;reveller reveler;revellers revelers;\
        revelling reveling;revitalisation revitalization;revitalise revitalize;revitalised revitalized;\
        revitalises revitalizes;revitalising revitalizing;revolutionise revolutionize;\
        revolutionised revolutionized;revolutionises revolutionizes;revolutionising revolutionizing;\
        rhapsodise rhapsodize;rhapsodised rhapsodized;rhapsodises rhapsodizes;rhapsodising rhapsodizing;\
        rigour rigor;rigours rigors;rivalled rivaled;rivalling rivaling;romanticise romanticize;\
        romanticised romanticized;romanticises romanticizes;romanticising romanticizing;rouble ruble;\
        roubles rubles;routinise routinize;routinised routinized;routinises routinizes;routinising routinizing;\
        rowelled roweled;rowelling roweling;rubberise rubberize;rubberised rubberized;rubberises rubberizes;\
        rubberising rubberizing;rumour rumor;rumoured rumored;rumouring rumoring;rumours rumors;sabre saber;\
        sabres sabers;saleable salable;saltpetre saltpeter;sanitise sanitize;sanitised sanitized;\
        sanitises sanitizes;sanitising sanitizing;satirise satirize;satirised satirized;satirises satirizes;\
        satirising satirizing;saviour savior;saviours saviors;savour savor;savoured savored;savourier savorier;\
        savouries savories;savouriest savoriest;savouring savoring;savours savors;savoury savory;\
        scandalise scandalize;scandalised scandalized;scandalises scandalizes;scandalising scandalizing;\
        sceptic skeptic;sceptical skeptical;sceptically skeptically;scepticism skepticism;sceptics skeptics;\
        sceptre scepter;sceptres scepters;scrutinise scrutinize;scrutinised scrutinized;scrutinises scrutinizes;\
        scrutinising scrutinizing;secularisation secularization;secularise secularize;secularised secularized;\
        secularises secularizes;secularising secularizing;sensitisation sensitization;sensitise sensitize;\
        sensitised sensitized;sensitises sensitizes;sensitising sensitizing;sentimentalise sentimentalize;\
        sentimentalised sentimentalized;sentimentalises sentimentalizes;sentimentalising sentimentalizing;\
        septicaemia septicemia;sepulchre sepulcher;sepulchred sepulchered;sepulchres sepulchers;\
        sepulchring sepulchering;serialisation serialization;serialise serialize;serialised serialized;\
        serialises serializes;serialising serializing;sermonise sermonize;sermonised sermonized;\
        sermonises sermonizes;sermonising sermonizing;shovelled shoveled;shovelling shoveling;shrivelled shriveled;\
        shrivelling shriveling;signalise signalize;signalised signalized;signalises signalizes;\
        signalising signalizing;signalled signaled;signalling signaling;skilful skillful;skilfully skillfully;\
        slenderise slenderize;slenderised slenderized;slenderises slenderizes;slenderising slenderizing;\
        smoulder smolder;smouldered smoldered;smouldering smoldering;smoulders smolders;snivelled sniveled;\
        snivelling sniveling;snorkelled snorkeled;snorkelling snorkeling;snowplough snowplow;snowploughs snowplows;\
        socialisation socialization;socialise socialize;socialised socialized;socialises socializes;\
        socialising socializing;solemnise solemnize;solemnised solemnized;solemnises solemnizes;\
        solemnising solemnizing;soliloquise soliloquize;soliloquised soliloquized;soliloquises soliloquizes;\
        soliloquising soliloquizing;sombre somber;sombrely somberly;specialisation specialization;\
        specialisations specializations;specialise specialize;specialised specialized;specialises specializes;\
        specialising specializing;specialities specialties;speciality specialty;spectre specter;spectres specters;\
        spiraea spirea;spiraeas spireas;spiralled spiraled;spiralling spiraling;splendour splendor;\
        squirrelled squirreled;squirrelling squirreling;stabilisation stabilization;stabilise stabilize;\
        stabilised stabilized;stabiliser stabilizer;stabilisers stabilizers;stabilises stabilizes;\
        stabilising stabilizing;standardisation standardization;standardise standardize;standardised standardized;\
        standardises standardizes;standardising standardizing;stencilled stenciled;stencilling stenciling;\
        sterilisation sterilization;sterilise sterilize;sterilised sterilized;steriliser sterilizer;\
        sterilisers sterilizers;sterilises sterilizes;sterilising sterilizing;stigmatise stigmatize;\
        stigmatised stigmatized;stigmatises stigmatizes;stigmatising stigmatizing;stylise stylize;\
        stylised stylized;stylises stylizes;stylising stylizing;subsidisation subsidization;subsidise subsidize;\
        subsidised subsidized;subsidises subsidizes;subsidising subsidizing;subtotalled subtotaled;\
        subtotalling subtotaling;succour succor;succoured succored;succouring succoring;succours succors;\
        sulphate sulfate;sulphates sulfates;sulphide sulfide;sulphides sulfides;sulphur sulfur;sulphuric sulfuric;\
        sulphurous sulfurous;summarise summarize;summarised summarized;summarises summarizes;\
        summarising summarizing;swivelled swiveled;swivelling swiveling;symbolisation symbolization;\
        symbolise symbolize;symbolised symbolized;symbolises symbolizes;symbolising symbolizing;\
        sympathise sympathize;sympathised sympathized;sympathiser sympathizer;sympathisers sympathizers;\
        sympathises sympathizes;sympathising sympathizing;synchronisation synchronization;\
        synchronisations synchronizations;synchronise synchronize;synchronised synchronized;\
        synchronises synchronizes;synchronising synchronizing;synthesise synthesize;synthesised synthesized;\
        synthesiser synthesizer;synthesisers synthesizers;synthesises synthesizes;synthesising synthesizing;\
        systematise systematize;systematised systematized;systematises systematizes;systematising systematizing;\
        tantalise tantalize;tantalised tantalized;tantalises tantalizes;tantalising tantalizing;\
        tantalisingly tantalizingly;tasselled tasseled;tasselling tasseling;teetotaller teetotaler;\
        teetotallers teetotalers;temporise temporize;temporised temporized;temporises temporizes;\
        temporising temporizing;tenderise tenderize;tenderised tenderized;tenderiser tenderizer;\
        tenderisers tenderizers;tenderises tenderizes;tenderising tenderizing;terrorise terrorize;\
        terrorised terrorized;terrorises terrorizes;terrorising terrorizing;theatre theater;theatres theaters;\
        theorise theorize;theorised theorized;theorises theorizes;theorising theorizing;tinselled tinseled;\
        tinselling tinseling;titbit tidbit;titbits tidbits;totalled totaled;totalling totaling;towelled toweled;\
        towelling toweling;towellings towelings;toxaemia toxemia;trammelled trammeled;trammelling trammeling;\
        tranquillise tranquillize;tranquillised tranquillized;tranquilliser tranquillizer;\
        tranquillisers tranquillizers;tranquillises tranquillizes;tranquillising tranquillizing;\
        traumatise traumatize;traumatised traumatized;traumatises traumatizes;traumatising traumatizing;\
        travelled traveled;traveller traveler;travellers travelers;travelling traveling;travellings travelings;\
        travelogue travelog;travelogues travelogs;trialled trialed;trialling trialing;tricolour tricolor;\
        tricolours tricolors;trivialise trivialize;trivialised trivialized;trivialises trivializes;\
        trivialising trivializing;trowelled troweled;trowelling troweling;tumour tumor;tumours tumors;\
        tunnelled tunneled;tunnelling tunneling;tunnellings tunnelings;tyrannise tyrannize;tyrannised tyrannized;\
        tyrannises tyrannizes;tyrannising tyrannizing;tyre tire;tyres tires;unappetising unappetizing;\
        unauthorised unauthorized;uncivilised uncivilized;unequalled unequaled;unfavourable unfavorable;\
        unfavourably unfavorably;uninitialised uninitialized;unionisation unionization;unionise unionize;\
        unionised unionized;unionises unionizes;unionising unionizing;unlabelled unlabeled;unlearnt unlearned;\
        unorganised unorganized;unravelled unraveled;unravelling unraveling;unrealised unrealized;\
        unrecognisable unrecognizable;unrecognised unrecognized;unrivalled unrivaled;unsavoury unsavory;\
        updraught updraft;updraughts updrafts;urbanisation urbanization;urbanise urbanize;urbanised urbanized;\
        urbanises urbanizes;urbanising urbanizing;utilisation utilization;utilise utilize;utilised utilized;\
        utilises utilizes;utilising utilizing;valour valor;vandalise vandalize;vandalised vandalized;\
        vandalises vandalizes;vandalising vandalizing;vaporisation vaporization;vaporise vaporize;\
        vaporised vaporized;vaporiser vaporizer;vaporisers vaporizers;vaporises vaporizes;vaporising vaporizing;\
        vapour vapor;vapours vapors;varicoloured varicolored;verbalise verbalize;verbalised verbalized;\
        verbalises verbalizes;verbalising verbalizing;victimisation victimization;victimise victimize;\
        victimised victimized;victimises victimizes;victimising victimizing;victualled victualed;\
        victualling victualing;vigour vigor;visualisation visualization;visualise visualize;visualised visualized;\
        visualises visualizes;visualising visualizing;vitalise vitalize;vitalised vitalized;vitalises vitalizes;\
        vitalising vitalizing;vocalisation vocalization;vocalisations vocalizations;vocalise vocalize;\
        vocalised vocalized;vocalises vocalizes;vocalising vocalizing;vulcanisation vulcanization;\
        vulcanise vulcanize;vulcanised vulcanized;vulcanises vulcanizes;vulcanising vulcanizing;\
        vulgarisation vulgarization;vulgarise vulgarize;vulgarised vulgarized;vulgarises vulgarizes;\
        vulgarising vulgarizing;waggon wagon;waggoner wagoner;waggoners wagoners;waggons wagons;\
        watercolour watercolor;watercolours watercolors;weaselled weaseled;weaselling weaseling;\
        weatherise weatherize;weatherised weatherized;weatherises weatherizes;weatherising weatherizing;\
        westernise westernize;westernised westernized;westernises westernizes;westernising westernizing;\
        whiskies whiskeys;whisky whiskey;wilful willful;wilfully willfully;wilfulness willfulness;\
        winterise winterize;winterised winterized;winterises winterizes;winterising winterizing;womanise womanize;\
        womanised womanized;womaniser womanizer;womanisers womanizers;womanises womanizes;womanising womanizing;\
        woollen woolen;woollens woolens;worshipped worshiped;worshipper worshiper;worshippers worshipers;\
        worshipping worshiping;yodelled yodeled;yodeller yodeler;yodellers yodelers;yodelling yodeling;\
        yoghurt yogurt;yoghurts yogurts;
        """
}
