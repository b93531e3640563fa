// Made by .ci/generate-standard-lists.py from Debian's iso-codes; not edited by hand.

/// The codes that language tags are made of.
enum LanguageSubtags {
    static let languageCount = 7910

    /// ISO 639-3, each word two letters and every third letter that follows them in a code.
    static let languages: StaticString = """
        aaabcdefghiklnopqrstuwxz ababcdefghijklmnopqrstuvwxyz acabdefhiklmnpqrstuvwxyz adabdefghijlnoqrstuwxyz \
        aeabcdeklmnqrsuwyz afbdeghiknoprstuz agabcdefghijklmnoqrstuvwxyz ahabghiklmnoprst aiabcdefghijklmnopqrtwxy \
        ajaginpsuwz akabcdefghijklmopqrstuvwxyz alacdefhijklmnopqrstuwxyz amabcefghijklmnopqrstuvwxyz \
        anabcdefghijklmnopqrstuvwxyz aoabcdefgijklmnrstuxz apbcdefghijklmnopqrstuvwxyz aqcdgkmnprtz \
        arabcdeghijklnopqrsuvwxyz asabcefghijklmnopqrstuvwxyz atabcdegijklmnopqrstuvwxyz auabcdghijklmnopqrtuwxyz \
        avabdeiklmnostuv awabceghikmnorstuvwxy axbegklmx ayabcdeghiklmnopqrstuz azabdegjmnotz \
        baabcefghjklmnoprsuvwxy bbabcdefghijklmnopqrstuvwxy bcabcdefghijklmnopqrstuvwyz bdabcdefghijklmnopqrstuvwxyz \
        beabcdefghijklmnopqstuvwxyz bfabcdefghijklmnopqrstuwxyz bgabcdefgijklnopqrstuvwxyz \
        bhabcdefghijlmnopqrstuvwxyz biabdefgklmnopqrstuvwxyz bjabcefghijklmnoprstuvwxyz bkacdfghijklmnopqrstuvwxyz \
        blabcdefhijklmnopqrstvwxyz bmabcdefghijklmnopqrstuvwxz bnabcdefgijklmnopqrsuvwxyz \
        boabdefghijklmnopqrstuvwxyz bpacdeghijklmnopqrstuvwxyz bqabcdfghijklmnopqrstuvwxyz \
        brabcdefghijklmnopqrstuvwxyz bsabcefghijklmnopqrstuvwxy btacdefghijmnopqrstuvwxyz \
        buabcdefghijklmnopqstuvwxyz bvabcdefghijklmnopqrtuvwxyz bwabcdefghijklmnopqrstuwxyz \
        bxabcdefghijklmnopqrsuvwz byabcdefghijklmnopqrstvwxz bzabcdefghijklmnopqrstuvwxyz caabcdefghjklmnopqrstvwxyz \
        cbbcdgijklnoqrstuvwy cccdeghjlmopr cdaefhijmnorsyz ceabgknsty cfadgm cgacgk chabcdefghjklmnopqrtuvwxyz \
        ciabcdehkmnprwy cjaehikmnopsvy ckbhlmnoqrstuvxyz clacdehijklmotuwy cmaegilmnorst cnabcghiklopqrstuwx \
        coabcdefghjklmnopqrstuvwxz cpabcginosuxy cqd crabcdefghijklmnoqrstvwxyz csabcdefghijklmnopqrstvwxyz \
        ctacdeghlmnopstuyz cuabchijklopqrtuvwxy cvgn cwabdegt cyabmo czhknot daacdeghijklmnoqrsuvwxz \
        dbabdefgijlmnopqrtuvwy dccr ddadegijnorsw decdefghiklmnpqrsuvz dgabcdeghiklnorstwxz dhdgilmnorsuvwx \
        diabcdfghijklmnopqrsuvwxyz djabcdefijkmnoruw dkagkrsx dlgkmn dmabcdefgklmorsuvwxy dnadegijknortuvwy \
        doabcefhiklnopqrstvwxyz dpp drbcdegilnoqstuy dsbehilnoqz dtabdhikmnoprstuy duabcefghiklmnopqrsuvwxyz dva \
        dwakrsuwyz dyabdgimnouy dzaeglno eaa ebcgkoru ecrsy eee efaei egalmoy ehsu eiptv eja ekaegiklmopry \
        elehiklmoux emabegikmnpqsuwxyz enabcdfghlmnoqruvwx eot epio eraghikorstw eseghiklmnoqstuy etbchnorstuxz eus \
        evehn eweo ext eyao ezae faabdfghijklmnoprstuxyz fbl fcs fer ffim fgr fiaefjlnprtw fkkv flahilnry fmpu fnbgi \
        fodimnrs fpe fqs fracdkmopqrsty fsels fubcdefhijlmnqrtuvy fvr fwae gaabcdefghijklmnopqrstuwxyz \
        gbabdefghijklmnopqrsuvwxyz gccdeflnrt gdabcdefghijklmnoqrstux geabcdfghijklqsvwxyz gfkt ggabdegkltuw \
        ghacehklnorst giabcdeghilmnpqrstuwxyz gjkmnru gkadenopu glabcdeghjkloruvwy gmabdghlmnruvxyz \
        gnabcdeghijklmnoqrtuwz goabcdefghijklmnopqrstuvwxyz gpaen gqainru grabcdghijmnoqrstuvwxyz gseglmnopsw gtau \
        guabcdefghijklmnopqrstuwxz gvacefjlmnoprsy gwabcdefgijmnrtuwx gxx gyabdefgilmnoryz gzain \
        haabcdefghijklmnopqrstuvwxyz hbabnosu hcah hdnsy heabdghimr hgmw hhiry hiabdfghijklnortwx hji hkaehkns \
        hlabdetu hmabcdefghijklmnopqrstuvwyz hnadeghijnosu hoabcdehijlmoprstvwyz hpos hracekmoptuvwxz hsbhlns \
        htiosux hubcdefghijklmnopqrstuvwxyz hvceknv hwaco hyaew iainr ibabdeghlmnoruy icahlr idabcdeiorstu \
        ifabefkmuy igbeglmnosw ihbipw iiin ijcejns ikeikloprstuvwxz ilabegikmopsuv imailnorsty inabdghjlmnopstz \
        ioruw ipiko iquw irehiknruxy isacdeghiklmnortu itabdeiklmorstvwxyz ium ivbv iwkmos ixcl iyaox izhrz \
        jaabcdefhjklmnoqstuvxyz jbeijkmnortuw jcst jdagt jebehiklnrtu jgbeko jhis jiabcdeghilmoqtuvy jjer jkamoprsu \
        jles jmabcdilnrswx jnadgijls jobdgrsw jpanr jqr jrabrtu jsl juabcdhiklmnoprstuwy jvdn jwi jyaey \
        kaabcdefghijklmnopqstuvwxyz kbabcdeghijklmnopqrstuvwxyz kcabcdefghijklmnopqrstuvwxyz \
        kdacdefghijklmnpqrtuwxyz keabcdefghijklmnopqrstuvwxyz kfabcdefghijklmnopqrstuvwxyz kgabefgijklmnopqrstuvwxy \
        khabcdefghjklmnopqrstuvwxyz kiabcdefghijklmnopqrstuvwxyz kjabcdeghijklmnopqrstuvxyz \
        kkabcdefghijklmnopqrstuvwxyz klabcdefghijklmnopqrstuvwxyz kmabcdefghijklmnopqrstuvwxyz \
        knabcdefgijklmnopqrstuvwxyz koacdefghiklmnopqrstuvwyz kpabcdefghijklmnoqrstuvwxyz \
        kqabcdefghijklmnopqrstuvwxyz krabcdefhijklnprstuvwxyz ksabcdefghijklmnopqrstuvwxyz \
        ktabcdefghijklmnopqstuvwxyz kuabcdefghijklmnopqrstuvwxyz kvabcdefghijklmnopqrtuvwxyz \
        kwabcdefghijklmnoprstuvwxyz kxabcdfhijkmnopqrstvwxyz kyabcdefghijklmnopqrstuvwxyz kzabcdefgiklmnopqrsuvwxyz \
        laabcdefghijlmnopqrstuvwxyz lbbcefgijklmnoqrstuvwxyz lccdefhlmpqs ldabdghijklmnopq \
        leabcdefhijklmnopqrstuvwxyz lfan lgabghiklmnoqrtuz lhahilmnpstu liabcdefghjklmnopqrstuvwxyz ljaeilpwx \
        lkabcdehijlmnorstuy llabcdefghijklmnpqsux lmabcdefghijklnopqruvwxy lnabdghijlmnsuwz \
        loabcefghijklmnopqrstuvwxyz lpaenox lqr lracegiklmnortvz lsabcdehilmnoprstvwy ltcghinosuz \
        luabcdefgijklmnopqrstuvwyz lvaiksu lwaeghlmostuw lxm lyagn lzhlnz maabdefghijklmnqrstuvwxz \
        mbabcdefhijklmnopqrstuvwxyz mcabcdefghijklmnopqrstuvwxyz mdabcdefghijklmnpqrstuvwxyz \
        meabcdefhijklmnopqrstuvwyz mfabcdefghijklmnopqrstuvwxyz mgabcdefghijklmnopqrstuvwyz \
        mhabcdefgijklmnopqrstuwxyz miabcdefghijklmnopqrstuwxyz mjbcdeghijklmnopqrstuvwxyz \
        mkabcdefgijklmnopqrstuvwxyz mlabcefghijklmnopqrstuvwxz mmabcdefghijklmnopqrtuvwxyz \
        mnabcdefghijklmnpqrsuvwxyz moacdeghijkmnopqrstuvwxyz mpabcdeghijklmnopqrstuvwxyz mqabcefghijklmnopqrstuvwxyz \
        mrabcdefghijklmnopqrstuvwxyz msabcdefghijklmnopqrsuvwxyz mtabcdefghijklmnopqrstuvwxy \
        muabcdeghijklmopqrstuvxyz mvabdefghiklnopqrstuvwxyz mwabcefghiklmnopqrstuvwz mxabcdefghijklmnopqrstuvwxyz \
        myabcefghjklmoprsuvwxyz mzabcdeghijklmnopqrstuvwxyz naabcefgjklmnopqrstuvwxyz nbabcdeghijklmnopqrstuvwy \
        ncabcdefghijklmnoqrstuxz ndabcdefghijklmnopqrstuvwxyz neabcdefghijkmnopqrstuvwxyz nfadlru \
        ngabcdeghijklmnpqrstuvwxyz nhabcdefghikmnopqrtuvwxyz niabdefghijklmnoqrstuvwxyz njabdhijlmnorstuxyz \
        nkabcdefghijkmnopqrstuvwxz nlacdegijklmoquvwxyz nmabcdefghijklmnopqrstuvwxyz nnabcdefghijklmnopqrtuvwyz \
        noabcdefghijklmnpqrstuvwyz npabghilnosuxy nqgklmnoqty nrabcefgiklmnprtuxz nsabcdefghiklmnopqrstuvwxyz \
        ntdegijkmopruwxyz nuacdefghijklmnopqrstuvwxyz nvhmo nwabcegimorwxy nxadegiklmnoqrx \
        nyabcdefghijklmnopqrstuvwxy nzabdikmsuyz oaacrv obiklmortu ocahimou odaktu ofosu ogbcegou ohtu oiaen \
        ojbcgipsvw okabcdeghijklmnorsuvxz oladekmortu omabcgiklnoprtuwxy onabegijknoprstuwx oodgnrs opakmoty \
        oraceghimnorstuvwxyz osacinopstux otabdeiklmnqrstuwxyz ouabeim ovd owil oybdmy ozm pabcdefghiklmnopqrsuvwxyz \
        pbbcefghilmnoprstuvy pcabcdefghijklmnpw pdacinotu peabdefghijklmopqsvxyz pfael pgadgiklnsuz \
        phadghjklmnoqrtuvw piabcdefghjlmnoprstuvwxyz pjt pkabcghnoprstu plabcdeghijklnoqrstuvwyz \
        pmabdefhijklmnoqrstwxyz pnabcdeghijklmnopqrstuvwxyz pocefghiklmnopqrstvwxy ppeiklmnopqstu pqam \
        prcdefghiklmnopqrstuwxz psacdeghilmnopqrstuwy ptahinopqrtuvwy puabcdefgijmopqrstuwxy pwabgimnorw pxm \
        pyemnsuxy pzhn quabcdefghiklmnpqrsvwxyz qvacehijlmnopswyz qwachmst qxachlnopqrstuw qyap \
        raabcdfghijklmnopqrstuvwxyz rbbklp rcf rdb reabegijlmnrsty rgaeknrsu rhgp riabflmnrtu rjgis rkabhimtw \
        rmabcdefghiklmnopqstuvwxyz rnbdglnprw robcdefghlmnopruw rpnt rriot rsbklmn rtchmsw rubcefghiknopqstuyz \
        rwaklmor rxdw rynsu rzh saabcdefghjkmnoqrstuvwxyz sbabcdefghijklmnopqrstuvwxyz scbefghiklnopqstuvwx \
        sdabcefghjklnopqrstuxz seabcdefghijklnopqrstuvwyz sfbemsw sgabcdeghijkmprstuwxyz shabcdeghijklmnopqrstuvwxyz \
        siabdefghijklmnpqrsuvwxyz sjabdegklmnoprstuw skabcdefghijmnopqrstuvwxyz slcdefghijklmnpqrstuvwxyz \
        smabcefghjklmnopqrstuvwxyz snacdefgijklmnopqrsuvwxyz soabcdeghijklmopqrstuvwxyz spabcdegiklmnopqrstuvxy \
        sqahikmnoqrstux srabcdefghiklmnopqrstuvwxyz ssbcdefghijklmnopqrstuvwxyz stabdefghijklmnopqrstuvwy \
        suabcegijknoqrstvwxyz svabcekmsx swabcefghijklmnopqrstuvwxy sxbcegklmnorsuw syabciklmnorswxy szabcdeglnpsvwy \
        taabcdefghjklmnopqrstuvwxyz tbacdefghijklmnoprstuvwxyz tcabcdefghiklmnopqstuwxyz tdabcdefghijklmnoqrstvxy \
        teabcdefghiklmnopqrstuvwxyz tfinort tgabcdefhijklnopqrstuvwxyz thadefhiklmnpqrstuvyz \
        tiacfghijklmnopqrstuvwxyz tjagijlmnopsuw tkabdefglmnpqrstuvwxz tlabcdfghijklmnopqrstuvxy \
        tmabcdefghijklmnoqrstuvwyz tnabcdghiklmnopqrstuvwxyz tobcdfghijklmnopqrsuvwxyz tpacefgijklmnopqrtuvwxyz \
        tqblmnopqrtuw trabcdefghijlmnopqrstuvwxyz tsabcdeghijklmnopqrstuvwxyz ttabcdefghijklmnopqrstuvwyz \
        tuabcdefghijklmnoqrsuvxyz tvadeklmnostuwxy twabcdefghilmnopqrtuwxy txabceghijmnoqrstuxy tyaehijlnprstuvxyz \
        tzahjlmnox uamnr ubailruy udaegijlmu ues ufi ugabehnoy uhan uigsv uji ukaghiklpqrsuvwy ulabcefiklmnuw \
        umabcdgimnoprsu unadegikmnruxz uon upiv urabcdefghiklmnoprtuvwxyz usahikpsu utaehpru uumru uvehl uwa uya \
        uzbns vaaefghijlmnoprsuvy vbbk vecdlmnopr vgrt vicdefglnstv vkajklmnoptuz vlps vmabcdefghijklmpqrsuvwxyz \
        vnkmp volrt vraost vsilv vto vumnt vwa waabcdefghijlmnopqrstuvwxyz wbabefhijklmpqrstvw wcai wddgjktuy \
        weacdghimoprstuw wfg wgabgiouy whagku wibcefghijklmnruvy wjai wkabdlruwy wlaceghiklmnorsuvwxy \
        wmabcdeghimnostwx wnbcdegikmnopuwy woabcdefgiklmnorswy wpc wrbghiklmnoprsuvwxyz wsagikrsuv wtfhikmw \
        wuabdhlmnrtuvxy wwaborw wxaw wybimnry xaabcdegijklmnopqrstuvwy xbbcdegijmnoprwy xcbceghlmnortuvwy xdackmoqy \
        xebdglmprstu xfa xgabdfgilmruw xhacdemortuv xibilnrsvy xjbt xkabcdefgijklnopqrstuvwxyz xlabcdeginopsuy \
        xmabcdefghjklmnopqrstuvwxyz xnabghijkmnoqrstuyz xocdgikmnoprw xpabcdefghijklmnopqrstuvwxyz xqat \
        xrabdegimnrtuw xsabcdehijlmnopqrsuvy xtabcdeghijlmnopqrstuvwy xuabdgjlmnoprtu xveinos xwacdegjklortw xxbkmrt \
        xyabjklty xzhmp yaabcdefghijklmnopqrstuvwxyz ybabehijklmnoxy ychlnp ydadegk yeaceijlrstuvy ygailmprsuw \
        yhadls yiadfghijklmnpqrstuvxz ykagiklmnortuy ylabegilmnoruy ymbcdeghiklmnopqrsxz ynadegklnoqsu yobgiklmnrtxy \
        ypabghmnopz yrabeklmnoswy yscdglmnoprsy ytalpwy yuabcdefgijklmnpqrtwxyz yvat ywaglnqrtuw yxaglmuy yyruz yzgk \
        zaabcdefghijklmopqrstuvwxyz zbaceltuw zcadh zdj zeaghn zgabhmnr zhabdinow ziabklmnwz zkabdghknoprtuvz \
        zlajmnq zmabcdefghijklmnopqrstuvwxyz znaegks zochmoqrs zpabcdefghijklmnopqrstuvwxyz zqe zragnops zsaklmru \
        zteglmnpqstuxy zuahlmny zwa zxx zybgjnp zzaj
        """

    /// ISO 639-1: the code, the codes of three letters that it stands for, and the English name.
    static let shortLanguages: StaticString = """
        aa aar Afar;ab abk Abkhazian;ae ave Avestan;af afr Afrikaans;ak aka Akan;am amh Amharic;an arg Aragonese;\
        ar ara Arabic;as asm Assamese;av ava Avaric;ay aym Aymara;az aze Azerbaijani;ba bak Bashkir;\
        be bel Belarusian;bg bul Bulgarian;bi bis Bislama;bm bam Bambara;bn ben Bengali;bo bod,tib Tibetan;\
        br bre Breton;bs bos Bosnian;ca cat Catalan;ce che Chechen;ch cha Chamorro;co cos Corsican;cr cre Cree;\
        cs ces,cze Czech;cu chu Church Slavic;cv chv Chuvash;cy cym,wel Welsh;da dan Danish;de deu,ger German;\
        dv div Dhivehi;dz dzo Dzongkha;ee ewe Ewe;el ell,gre Modern Greek;en eng English;eo epo Esperanto;\
        es spa Spanish;et est Estonian;eu eus,baq Basque;fa fas,per Persian;ff ful Fulah;fi fin Finnish;\
        fj fij Fijian;fo fao Faroese;fr fra,fre French;fy fry Western Frisian;ga gle Irish;gd gla Scottish Gaelic;\
        gl glg Galician;gn grn Guarani;gu guj Gujarati;gv glv Manx;ha hau Hausa;he heb Hebrew;hi hin Hindi;\
        ho hmo Hiri Motu;hr hrv Croatian;ht hat Haitian;hu hun Hungarian;hy hye,arm Armenian;hz her Herero;\
        ia ina Interlingua;id ind Indonesian;ie ile Interlingue;ig ibo Igbo;ii iii Sichuan Yi;ik ipk Inupiaq;\
        io ido Ido;is isl,ice Icelandic;it ita Italian;iu iku Inuktitut;ja jpn Japanese;jv jav Javanese;\
        ka kat,geo Georgian;kg kon Kongo;ki kik Kikuyu;kj kua Kuanyama;kk kaz Kazakh;kl kal Kalaallisut;km khm Khmer;\
        kn kan Kannada;ko kor Korean;kr kau Kanuri;ks kas Kashmiri;ku kur Kurdish;kv kom Komi;kw cor Cornish;\
        ky kir Kirghiz;la lat Latin;lb ltz Luxembourgish;lg lug Ganda;li lim Limburgan;ln lin Lingala;lo lao Lao;\
        lt lit Lithuanian;lu lub Luba-Katanga;lv lav Latvian;mg mlg Malagasy;mh mah Marshallese;mi mri,mao Maori;\
        mk mkd,mac Macedonian;ml mal Malayalam;mn mon Mongolian;mr mar Marathi;ms msa,may Malay;mt mlt Maltese;\
        my mya,bur Burmese;na nau Nauru;nb nob Norwegian Bokmål;nd nde North Ndebele;ne nep Nepali;ng ndo Ndonga;\
        nl nld,dut Dutch;nn nno Norwegian Nynorsk;no nor Norwegian;nr nbl South Ndebele;nv nav Navajo;ny nya Nyanja;\
        oc oci Occitan;oj oji Ojibwa;om orm Oromo;or ori Oriya;os oss Ossetian;pa pan Panjabi;pi pli Pali;\
        pl pol Polish;ps pus Pushto;pt por Portuguese;qu que Quechua;rm roh Romansh;rn run Rundi;ro ron,rum Romanian;\
        ru rus Russian;rw kin Kinyarwanda;sa san Sanskrit;sc srd Sardinian;sd snd Sindhi;se sme Northern Sami;\
        sg sag Sango;sh hbs Serbo-Croatian;si sin Sinhala;sk slk,slo Slovak;sl slv Slovenian;sm smo Samoan;\
        sn sna Shona;so som Somali;sq sqi,alb Albanian;sr srp Serbian;ss ssw Swati;st sot Southern Sotho;\
        su sun Sundanese;sv swe Swedish;sw swa Swahili;ta tam Tamil;te tel Telugu;tg tgk Tajik;th tha Thai;\
        ti tir Tigrinya;tk tuk Turkmen;tl tgl Tagalog;tn tsn Tswana;to ton Tonga;tr tur Turkish;ts tso Tsonga;\
        tt tat Tatar;tw twi Twi;ty tah Tahitian;ug uig Uighur;uk ukr Ukrainian;ur urd Urdu;uz uzb Uzbek;ve ven Venda;\
        vi vie Vietnamese;vo vol Volapük;wa wln Walloon;wo wol Wolof;xh xho Xhosa;yi yid Yiddish;yo yor Yoruba;\
        za zha Zhuang;zh zho,chi Chinese;zu zul Zulu
        """

    /// ISO 15924.
    static let scripts: StaticString = """
        Adlm Afak Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Bhks Blis Bopo Brah Brai Bugi Buhd \
        Cakm Cans Cari Cham Cher Cirt Copt Cprt Cyrl Cyrs Deva Dsrt Dupl Egyd Egyh Egyp Elba Ethi Geok Geor Glag \
        Goth Gran Grek Gujr Guru Hanb Hang Hani Hano Hans Hant Hatr Hebr Hira Hluw Hmng Hrkt Hung Inds Ital Jamo \
        Java Jpan Jurc Kali Kana Khar Khmr Khoj Kitl Kits Knda Kore Kpel Kthi Lana Laoo Latf Latg Latn Leke Lepc \
        Limb Lina Linb Lisu Loma Lyci Lydi Mahj Mand Mani Marc Maya Mend Merc Mero Mlym Modi Mong Moon Mroo Mtei \
        Mult Mymr Narb Nbat Newa Nkgb Nkoo Nshu Ogam Olck Orkh Orya Osge Osma Palm Pauc Perm Phag Phli Phlp Phlv \
        Phnx Piqd Plrd Prti Qaaa Qabx Rjng Roro Runr Samr Sara Sarb Saur Sgnw Shaw Shrd Sidd Sind Sinh Sora Sund \
        Sylo Syrc Syre Syrj Syrn Tagb Takr Tale Talu Taml Tang Tavt Telu Teng Tfng Tglg Thaa Thai Tibt Tirh Ugar \
        Vaii Visp Wara Wole Xpeo Xsux Yiii Zinh Zmth Zsye Zsym Zxxx Zyyy Zzzz
        """

    /// ISO 3166-1, the letters and the number of each country.
    static let regions: StaticString = """
        AD020 AE784 AF004 AG028 AI660 AL008 AM051 AO024 AQ010 AR032 AS016 AT040 AU036 AW533 AX248 AZ031 BA070 BB052 \
        BD050 BE056 BF854 BG100 BH048 BI108 BJ204 BL652 BM060 BN096 BO068 BQ535 BR076 BS044 BT064 BV074 BW072 BY112 \
        BZ084 CA124 CC166 CD180 CF140 CG178 CH756 CI384 CK184 CL152 CM120 CN156 CO170 CR188 CU192 CV132 CW531 CX162 \
        CY196 CZ203 DE276 DJ262 DK208 DM212 DO214 DZ012 EC218 EE233 EG818 EH732 ER232 ES724 ET231 FI246 FJ242 FK238 \
        FM583 FO234 FR250 GA266 GB826 GD308 GE268 GF254 GG831 GH288 GI292 GL304 GM270 GN324 GP312 GQ226 GR300 GS239 \
        GT320 GU316 GW624 GY328 HK344 HM334 HN340 HR191 HT332 HU348 ID360 IE372 IL376 IM833 IN356 IO086 IQ368 IR364 \
        IS352 IT380 JE832 JM388 JO400 JP392 KE404 KG417 KH116 KI296 KM174 KN659 KP408 KR410 KW414 KY136 KZ398 LA418 \
        LB422 LC662 LI438 LK144 LR430 LS426 LT440 LU442 LV428 LY434 MA504 MC492 MD498 ME499 MF663 MG450 MH584 MK807 \
        ML466 MM104 MN496 MO446 MP580 MQ474 MR478 MS500 MT470 MU480 MV462 MW454 MX484 MY458 MZ508 NA516 NC540 NE562 \
        NF574 NG566 NI558 NL528 NO578 NP524 NR520 NU570 NZ554 OM512 PA591 PE604 PF258 PG598 PH608 PK586 PL616 PM666 \
        PN612 PR630 PS275 PT620 PW585 PY600 QA634 RE638 RO642 RS688 RU643 RW646 SA682 SB090 SC690 SD729 SE752 SG702 \
        SH654 SI705 SJ744 SK703 SL694 SM674 SN686 SO706 SR740 SS728 ST678 SV222 SX534 SY760 SZ748 TC796 TD148 TF260 \
        TG768 TH764 TJ762 TK772 TL626 TM795 TN788 TO776 TR792 TT780 TV798 TW158 TZ834 UA804 UG800 UM581 US840 UY858 \
        UZ860 VA336 VC670 VE862 VG092 VI850 VN704 VU548 WF876 WS882 YE887 YT175 ZA710 ZM894 ZW716
        """
}
