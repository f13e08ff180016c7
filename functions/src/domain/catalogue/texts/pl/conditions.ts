import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'Krostki podobne do rdzy',
    symptoms: [
      'Małe wypukłe krostki, od pomarańczowych do rdzawobrązowych',
      'Żółte punkty po drugiej stronie liścia',
    ],
    howToConfirm: [
      'Potrzyj plamę białą chusteczką: rdza zostawia pomarańczowy lub brązowy ślad',
      'Obejrzyj spód liścia, tam jest najwięcej krostek',
    ],
    lookAlikes: {
      leaf_spot: 'Plamy liści są płaskie i nie zostawiają na chusteczce barwnego pyłu',
      potassium_deficiency: 'Przy niedoborze potasu liść brązowieje od brzegu i nie ma krostek',
    },
    seekExpertIf: 'Porażona jest ponad jedna trzecia liści albo roślina jest uprawiana na sprzedaż',
  },
  leaf_spot: {
    name: 'Plamistość liści (grzyb lub bakterie)',
    symptoms: [
      'Pojedyncze martwe plamy, od brązowych do czarnych, często z ciemną obwódką lub żółtą otoczką',
      'Plamy rosną i łączą się ze sobą',
    ],
    howToConfirm: [
      'Poszukaj lupą ciemnych punkcików lub pierścieni w plamie: wskazują na grzyba',
      'Obejrzyj liść pod światło: tłusty, jakby mokry brzeg wskazuje na bakterie',
      'Zaznacz brzeg plamy i sprawdź po trzech dniach: infekcja rośnie',
    ],
    lookAlikes: {
      rust: 'Rdza jest wypukła i ściera się jako barwny pył',
      leaf_blight: 'Zamieranie liści w kilka dni obejmuje duże części liścia',
      sunburn: 'Poparzenie słoneczne pojawia się nagle od strony słońca i nie rozszerza się',
    },
    seekExpertIf:
      'Plamy są też na łodygach lub owocach albo nowe liście mają plamy w ciągu tygodnia',
  },
  leaf_blight: {
    name: 'Zamieranie liści lub duże martwe miejsca',
    symptoms: [
      'Duże brązowe miejsca, które często zaczynają się na czubku lub brzegu',
      'Tkanka obumiera w kilka dni i zasycha lub mięknie',
    ],
    howToConfirm: [
      'Fotografuj ten sam liść codziennie: choroba wyraźnie postępuje z dnia na dzień',
      'Rano poszukaj jasnej pleśni na granicy zieleni i brązu',
    ],
    lookAlikes: {
      leaf_spot: 'Plamy liści długo pozostają małe i mają wyraźny brzeg',
      sunburn: 'Poparzenie słoneczne najpierw wybiela i zostaje tam, gdzie padło słońce',
      water_deficit: 'Spragniona roślina brązowieje równo na brzegach wielu liści i więdnie',
    },
    seekExpertIf: 'Brązowieją też łodygi albo szkody podwajają się w dwa dni',
  },
  powdery_mildew: {
    name: 'Mączysty nalot (mączniak prawdziwy)',
    symptoms: [
      'Białe do szarych, mączyste plamy, głównie na wierzchu liścia',
      'Młode liście zwijają się lub pozostają małe',
    ],
    howToConfirm: [
      'Przetrzyj plamę palcem: mączniak schodzi jak mąka i po kilku dniach wraca',
      'Sprawdź, czy plamy nie układają się według słońca ani kropel wody',
    ],
    lookAlikes: {
      sunburn: 'Wybielona tkanka jest sucha jak papier i nie da się jej zetrzeć',
      leaf_miner: 'Miny to jasne linie wewnątrz liścia i nie da się ich zetrzeć',
    },
    seekExpertIf: 'Pokryte są pąki lub owoce albo nalot wraca w ciągu tygodnia po zabiegu',
  },
  mosaic_virus: {
    name: 'Żółto-zielona mozaika (podejrzenie wirusa)',
    symptoms: [
      'Nieregularne żółte i zielone pola na tym samym liściu',
      'Liście bywają pofałdowane, a wzrost słaby',
    ],
    howToConfirm: [
      'Porównaj z innymi roślinami tego gatunku: wirus pojawia się najpierw na pojedynczych',
      'Poszukaj mszyc, mączlików i wciornastków, które przenoszą wirusy',
      'Dowodem jest tylko badanie laboratoryjne',
    ],
    lookAlikes: {
      iron_deficiency: 'Przy niedoborze żelaza nerwy najmłodszych liści pozostają równo zielone',
      nitrogen_deficiency: 'Niedobór azotu rozjaśnia równo całe stare liście',
      leaf_distortion: 'Roztocza i wciornastki zostawiają srebrzyste lub brązowawe blizny',
    },
    seekExpertIf: 'Wzór ma kilka roślin albo jest to uprawa: wirusów nie da się wyleczyć',
  },
  leaf_distortion: {
    name: 'Zwinięte lub pofałdowane liście (szkodniki ssące lub wirus)',
    symptoms: [
      'Liście zwijają się, marszczą lub pozostają wąskie',
      'Drobne jasne kropki, brązowienie lub blizny na młodych liściach',
    ],
    howToConfirm: [
      'Otrząśnij pęd nad białym papierem i szukaj drobnych ruchomych punktów',
      'Obejrzyj lupą spody liści i czubki pędów: roztocza, wciornastki i mszyce',
    ],
    lookAlikes: {
      mosaic_virus: 'Przy wirusie dochodzą żółto-zielone pola i nie widać żadnych szkodników',
      water_deficit: 'Liście zwinięte z suszy prostują się dzień po podlaniu',
    },
    seekExpertIf: 'Nie widać szkodnika, a nowe liście nadal są zniekształcone',
  },
  leaf_miner: {
    name: 'Miny w liściach',
    symptoms: [
      'Jasne kręte linie lub plamy wewnątrz liścia, które brązowieją',
      'Skórka liścia nad miną jest cała',
    ],
    howToConfirm: [
      'Obejrzyj liść pod światło: w minie widać larwę lub ciemne odchody',
      'Spróbuj podnieść skórkę nad plamą: nad miną odchodzi jak folia',
    ],
    lookAlikes: {
      leaf_spot: 'Plamy przechodzą przez cały liść i nie zawierają odchodów',
      leaf_blight: 'Zamieranie nie zostawia całej skórki i postępuje dużo szybciej',
    },
    seekExpertIf: 'Miny ma większość młodych liści albo zaatakowana jest uprawa',
  },
  chewing_pests: {
    name: 'Dziury po szkodnikach gryzących lub inne uszkodzenia',
    symptoms: ['Dziury o gładkich brzegach w liściu lub wygryzienia na brzegu'],
    howToConfirm: [
      'O zmierzchu szukaj z latarką gąsienic, chrząszczy, ślimaków i odchodów',
      'Sprawdź, czy w ciągu trzech dni przybywa dziur',
    ],
    lookAlikes: {
      leaf_spot: 'Stare plamy mogą wypadać i wtedy wokół dziury zostaje brązowy brzeg',
    },
    seekExpertIf: 'Roślina traci w tydzień ponad jedną czwartą liści',
  },
  nitrogen_deficiency: {
    name: 'Ogólna bladość (podejrzenie niedoboru azotu)',
    symptoms: [
      'Całe liście równo jaśnieją, a potem żółkną',
      'Najpierw starsze liście, słaby wzrost',
    ],
    howToConfirm: [
      'Sprawdź, które liście są blade: jeśli najstarsze, brakuje azotu, jeśli najmłodsze, żelaza',
      'Dotknij ziemi: jeśli jest mokra przez wiele dni, nadmiar wody daje ten sam obraz',
      'Przypomnij sobie ostatnie nawożenie: dwa miesiące wzrostu bez niego to potwierdzają',
    ],
    lookAlikes: {
      water_excess: 'Ziemia jest mokra, liście są wiotkie i miękkie',
      natural_ageing: 'Żółknie tylko jeden lub dwa najniższe liście',
      iron_deficiency: 'Nerwy pozostają zielone, a najgorzej wyglądają najmłodsze liście',
    },
    seekExpertIf: 'Liście są blade jeszcze cztery tygodnie po nawożeniu',
  },
  iron_deficiency: {
    name: 'Żółknięcie między zielonymi nerwami (podejrzenie niedoboru żelaza lub magnezu)',
    symptoms: ['Tkanka między nerwami żółknie, a nerwy pozostają zielone'],
    howToConfirm: [
      'Jeśli najgorzej wyglądają najmłodsze liście, brakuje żelaza, jeśli starsze, magnezu',
      'Zmierz pH ziemi: powyżej 7 żelazo jest w niej zablokowane',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Blednie cały liść, także nerwy',
      mosaic_virus: 'Mozaika nie trzyma się nerwów i tworzy nieregularne pola',
    },
    seekExpertIf: 'Nowe liście wyrastają prawie białe',
  },
  potassium_deficiency: {
    name: 'Brązowe brzegi liści (podejrzenie niedoboru potasu lub zasolenia)',
    symptoms: ['Brzegi i czubki starszych liści żółkną, potem brązowieją i schną'],
    howToConfirm: [
      'Szukaj białych skorup na ziemi: wskazują raczej na nadmiar soli niż na brak nawozu',
      'Sprawdź, czy starsze liście wyglądają gorzej niż młode',
    ],
    lookAlikes: {
      water_deficit: 'Ziemia jest sucha, liście wiotkie; cierpią też młode liście',
      sunburn: 'Uszkodzone są tylko części od strony słońca',
    },
    seekExpertIf: 'Brązowieją też młode liście mimo regularnego podlewania i nawożenia',
  },
  water_excess: {
    name: 'Za dużo wody',
    symptoms: ['Liście żółkną i wiotczeją, choć ziemia jest mokra', 'Najpierw dolne liście'],
    howToConfirm: [
      'Włóż palec 3 cm w ziemię: jeśli jest mokra wiele dni po podlaniu, to potwierdza podejrzenie',
      'Wyjmij roślinę z doniczki: jeśli korzenie są brązowe, miękkie i cuchną, to gniją',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Ziemia schnie normalnie, a korzenie są białe',
      water_deficit: 'Ziemia jest sucha, a doniczka lekka',
    },
    seekExpertIf: 'Łodyga przy ziemi mięknie lub ciemnieje',
  },
  water_deficit: {
    name: 'Za mało wody',
    symptoms: [
      'Czubki i brzegi liści brązowieją i są kruche',
      'Liście zwisają, zwijają się lub opadają',
    ],
    howToConfirm: [
      'Włóż palec 3 cm w ziemię: sucha ziemia i lekka doniczka to potwierdzają',
      'Podlej obficie: liście, które w ciągu dnia wracają do formy, były spragnione',
    ],
    lookAlikes: {
      potassium_deficiency: 'Ziemia jest wilgotna, a cierpią głównie stare liście',
      sunburn: 'Jasne miejsca od strony słońca, reszta jest jędrna',
      water_excess: 'Ziemia jest mokra, a liście są miękkie, nie kruche',
    },
    seekExpertIf: 'Roślina jest oklapnięta, choć ziemia jest wilgotna',
  },
  sunburn: {
    name: 'Poparzenie słoneczne',
    symptoms: ['Wybielone, papierowe miejsca na częściach zwróconych do słońca'],
    howToConfirm: [
      'Porównaj liście w cieniu i w słońcu: wybielone są tylko te w słońcu',
      'Przypomnij sobie przestawienie w mocniejsze światło w ostatnich dwóch tygodniach',
    ],
    lookAlikes: {
      leaf_blight: 'Zamieranie szerzy się dalej, także na liściach w cieniu',
      powdery_mildew: 'Mączniaka da się zetrzeć',
      water_deficit: 'Uszkodzone są brzegi wszystkich liści, także w cieniu',
    },
    seekExpertIf: 'Miejsca rosną dalej po przestawieniu rośliny',
  },
  light_deficit: {
    name: 'Za mało światła',
    symptoms: ['Blade liście i długie cienkie pędy pochylone do światła'],
    howToConfirm: [
      'W południe trzymaj dłoń 30 cm nad rośliną: brak wyraźnego cienia to mało światła',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Pędy są krótkie i najpierw bledną stare liście',
      water_excess: 'Ziemia jest wciąż mokra, a liście wiotkie',
    },
    seekExpertIf: 'Wzrost nie poprawia się przez sześć tygodni w lepszym świetle',
  },
  natural_ageing: {
    name: 'Naturalne starzenie się starych liści',
    symptoms: ['Pojedyncze stare liście żółkną i schną, reszta jest zielona'],
    howToConfirm: ['Sprawdź, czy dotyczy to tylko najniższych liści, a nowe są zielone'],
    lookAlikes: {
      nitrogen_deficiency: 'Blednie wiele liści naraz',
      water_excess: 'Ziemia jest mokra, a liście wiotkie',
    },
    seekExpertIf: 'Ubywa więcej niż kilka liści miesięcznie',
  },
  downy_mildew: {
    name: 'Mączniak rzekomy',
    symptoms: [
      'Jasnozielone do żółtych plamy na wierzchu, ograniczone nerwami',
      'Szary do fioletowego meszek na spodzie pod plamami',
    ],
    howToConfirm: ['Obejrzyj spód wczesnym rankiem, gdy meszek jest świeży'],
    lookAlikes: {
      powdery_mildew: 'Mączniak prawdziwy jest biały, suchy i głównie na wierzchu',
      angular_leaf_spot: 'Kanciasta plamistość zasycha na szarobrązowo i nie ma fioletowego meszku',
    },
    seekExpertIf:
      'Większość liści ma plamy w ciągu tygodnia albo roślina jest uprawiana na sprzedaż',
  },
  grey_mould: {
    name: 'Szara pleśń (Botrytis)',
    symptoms: [
      'Miękka brązowa zgnilizna na kwiatach, owocach lub zranionych liściach',
      'Puszysta szara pleśń, która pyli przy dotknięciu',
    ],
    howToConfirm: ['Zamknij zgniły kawałek na noc w wilgotnym woreczku: porośnie szarym puchem'],
    lookAlikes: {
      powdery_mildew: 'Mączniak prawdziwy siedzi na jędrnej, żywej tkance i nie powoduje gnicia',
      downy_mildew: 'Mączniak rzekomy trzyma się spodu liści',
    },
    seekExpertIf: 'Łodygi gniją na wylot albo pleśń wraca na nowe pędy',
  },
  anthracnose: {
    name: 'Antraknoza',
    symptoms: [
      'Zapadnięte brązowe do czarnych plamy, często wzdłuż nerwów, na czubkach lub brzegach',
      'Różowawe kropki śluzu w plamach przy wilgotnej pogodzie',
    ],
    howToConfirm: ['Obejrzyj starą plamę lupą: ciemne punkciki w pierścieniach na nią wskazują'],
    lookAlikes: {
      leaf_spot: 'Inne plamy są płaskie i nie biegną wzdłuż nerwów',
      sunburn: 'Poparzenie słoneczne jest jasne, papierowe i nie rośnie',
    },
    seekExpertIf: 'Zamierają gałązki albo chore są strąki i owoce',
  },
  angular_leaf_spot: {
    name: 'Kanciasta plamistość fasoli',
    symptoms: [
      'Małe szare do brązowych plamy o prostych bokach, ucięte nerwami',
      'Ciemna pleśń na spodzie plam przy wilgotnej pogodzie',
    ],
    howToConfirm: ['Obejrzyj liść pod światło: plamy kończą się dokładnie na nerwach'],
    lookAlikes: {
      bacterial_spot: 'Plamy bakteryjne wyglądają na mokre i nie mają pleśni',
      rust: 'Rdza jest wypukła i ściera się jako barwny pył',
    },
    seekExpertIf: 'Plamy są na strąkach albo liście opadają, zanim strąki się wypełnią',
  },
  black_spot: {
    name: 'Czarna plamistość róży',
    symptoms: [
      'Okrągłe czarne plamy o postrzępionym brzegu na wierzchu liścia',
      'Liście żółkną wokół plam i opadają',
    ],
    howToConfirm: ['Obejrzyj brzeg lupą: jest postrzępiony, nie ostry'],
    lookAlikes: {
      leaf_spot: 'Inne plamy mają ostry brzeg',
      downy_mildew: 'Mączniak rzekomy tworzy kanciaste purpurowe plamy na młodych liściach',
    },
    seekExpertIf: 'Róża straciła ponad połowę liści przed połową lata',
  },
  apple_scab: {
    name: 'Parch jabłoni',
    symptoms: [
      'Oliwkowozielone, aksamitne plamy na liściach, które brązowieją',
      'Korkowate, popękane strupy na owocach',
    ],
    howToConfirm: ['Sprawdź wiosną po deszczu: aksamitne oliwkowe plamy są typowe'],
    lookAlikes: {
      leaf_spot: 'Inne plamy są suche i nie aksamitne',
      sooty_mould: 'Sadzaka da się zetrzeć',
    },
    seekExpertIf: 'Drzewo dwa lata z rzędu traci większość liści przed jesienią',
  },
  early_blight: {
    name: 'Alternarioza pomidora i ziemniaka',
    symptoms: [
      'Brązowe plamy z pierścieniami jak tarcza, najpierw na najniższych liściach',
      'Żółta tkanka wokół plam',
    ],
    howToConfirm: ['Szukaj pierścieni w plamach i sprawdź, czy choroba idzie od dołu'],
    lookAlikes: {
      late_blight: 'Zaraza ziemniaka tworzy na całej roślinie duże tłuste plamy bez pierścieni',
      bacterial_spot: 'Plamy bakteryjne są małe, ciemne i bez pierścieni',
    },
    seekExpertIf: 'Na łodygach lub owocach pojawiają się ciemne zapadnięte miejsca',
  },
  late_blight: {
    name: 'Zaraza ziemniaka i pomidora',
    symptoms: [
      'Duże tłuste, szarozielone plamy, które brązowieją w kilka dni',
      'Brązowe łodygi i twarde brązowe miejsca na owocach lub bulwach',
    ],
    howToConfirm: ['Rano szukaj białej obwódki pleśni na spodzie plamy'],
    lookAlikes: {
      early_blight: 'Alternarioza postępuje powoli i ma pierścienie',
      grey_mould: 'Szara pleśń jest puszysta i zaczyna się od ran i kwiatów',
    },
    seekExpertIf: 'Łodygi są brązowe: cała grządka może zginąć w tydzień',
  },
  sooty_mould: {
    name: 'Sadzak na spadzi',
    symptoms: ['Czarny nalot jak sadza na liściach i gałązkach', 'Liście poniżej są lepkie'],
    howToConfirm: [
      'Przetrzyj liść wilgotną szmatką: czerń schodzi, a pod nią jest zieleń',
      'Wyżej szukaj mszyc, tarczników, wełnowców lub mączlików: sadzak żyje z ich spadzi',
    ],
    lookAlikes: {
      black_spot: 'Czarna plamistość jest w liściu i nie da się jej zetrzeć',
      apple_scab: 'Parch jest w liściu i nie da się go zetrzeć',
    },
    seekExpertIf: 'Nalot wraca, choć nie widać owadów',
  },
  vascular_wilt: {
    name: 'Więdnięcie naczyniowe (Fusarium lub Verticillium)',
    symptoms: [
      'Liście więdną i żółkną, często najpierw po jednej stronie rośliny',
      'Roślina więdnie w dzień, choć ziemia jest wilgotna',
    ],
    howToConfirm: ['Rozetnij wzdłuż dolną łodygę: brązowe smugi pod korą to potwierdzają'],
    lookAlikes: {
      water_deficit: 'Spragniona roślina wraca do formy dzień po podlaniu',
      root_rot: 'Przy zgniliźnie korzenie są brązowe i miękkie, a łodyga w środku czysta',
    },
    seekExpertIf: 'Więdnie kilka roślin: grzyb zostaje w ziemi na lata',
  },
  root_rot: {
    name: 'Zgnilizna korzeni',
    symptoms: [
      'Roślina więdnie, choć ziemia jest mokra',
      'Korzenie są brązowe, miękkie i cuchną; nasada łodygi może ciemnieć',
    ],
    howToConfirm: ['Wyjmij roślinę z doniczki i pociągnij korzeń: skórka się zsuwa'],
    lookAlikes: {
      water_excess: 'Przy samym nadmiarze wody większość korzeni jest jeszcze biała i jędrna',
      water_deficit: 'Ziemia jest sucha, a korzenie jędrne',
    },
    seekExpertIf: 'Ponad połowa korzeni jest miękka: weź sadzonki, póki góra jest zdrowa',
  },
  bacterial_spot: {
    name: 'Bakteryjna plamistość liści',
    symptoms: [
      'Małe ciemne, jakby mokre plamy, często z żółtą otoczką',
      'Plamy zasychają i wypadają, zostawiając dziury',
    ],
    howToConfirm: [
      'Obejrzyj liść pod światło: brzeg wygląda na tłusty i przeświecający',
      'Przypomnij sobie deszcz lub podlewanie z góry w upale przed plamami',
    ],
    lookAlikes: {
      leaf_spot: 'Plamy grzybowe są suche i często mają pierścienie lub ciemne punkty',
      early_blight: 'Alternarioza ma pierścienie jak tarcza',
    },
    seekExpertIf:
      'Plamy są na owocach albo cytrus ma wypukłe korkowe plamy: raka cytrusów trzeba zgłosić',
  },
  fire_blight: {
    name: 'Zaraza ogniowa',
    symptoms: [
      'Pędy jabłoni, gruszy lub pigwy czernieją jak spalone, czubek zgina się w hak',
      'Lepkie bursztynowe krople na sczerniałej korze',
    ],
    howToConfirm: ['Sprawdź, czy martwe liście zostają na pędzie: przy zarazie ogniowej tak'],
    lookAlikes: {
      cold_damage: 'Mróz niszczy wszystkie młode pędy w jedną noc i na tym koniec',
      vascular_wilt: 'Przy więdnięciu liście najpierw żółkną i nie ma haków',
    },
    seekExpertIf: 'Wystarczy podejrzenie: w wielu krajach trzeba ją zgłosić',
  },
  citrus_greening: {
    name: 'Podejrzenie zielenienia cytrusów (HLB)',
    symptoms: [
      'Plamiste żółte cętki, inne na każdej połowie liścia',
      'Małe, niesymetryczne owoce, które na końcu pozostają zielone',
    ],
    howToConfirm: [
      'Narysuj koło na obu połowach liścia: różne wzory na to wskazują',
      'Dowodem jest tylko badanie laboratoryjne',
    ],
    lookAlikes: {
      iron_deficiency: 'Niedobór żelaza wygląda tak samo na obu połowach, z zielonymi nerwami',
      magnesium_deficiency: 'Niedobór magnezu zostawia zielony klin u nasady liścia',
    },
    seekExpertIf: 'Wystarczy podejrzenie: zabija cytrusy i trzeba to zgłosić',
  },
  leaf_curl_virus: {
    name: 'Podejrzenie wirusa kędzierzawości liści',
    symptoms: [
      'Młode liście zwijają się do góry, pozostają małe i żółkną na brzegu',
      'Roślina jest karłowata i słabo owocuje',
    ],
    howToConfirm: [
      'Potrząśnij rośliną: mączliki, które wzlatują, przenoszą tego wirusa',
      'Dowodem jest tylko badanie laboratoryjne',
    ],
    lookAlikes: {
      leaf_distortion:
        'Roztocza i wciornastki zostawiają na zwiniętych liściach brązowawe lub srebrzyste blizny',
      aphids: 'Pod liśćmi zwiniętymi przez mszyce siedzą grupy owadów',
    },
    seekExpertIf: 'Widać to na kilku roślinach: nie da się tego wyleczyć i szybko się szerzy',
  },
  spotted_wilt_virus: {
    name: 'Podejrzenie wirusa brązowej plamistości',
    symptoms: [
      'Brązowe pierścienie i cętki na młodych liściach',
      'Czubki pędów więdną, a owoce mają jasne pierścienie',
    ],
    howToConfirm: [
      'Poszukaj wciornastków w kwiatach: przenoszą tego wirusa',
      'Dowodem jest tylko badanie laboratoryjne',
    ],
    lookAlikes: {
      leaf_spot: 'Plamistość zaczyna się na starszych liściach i nie tworzy pierścieni na owocach',
      leaf_curl_virus: 'Wirus kędzierzawości nie tworzy brązowych pierścieni',
    },
    seekExpertIf: 'Pierścienie ma kilka roślin: zakażonych roślin nie da się wyleczyć',
  },
  spider_mites: {
    name: 'Przędziorki',
    symptoms: [
      'Drobne jasne kropki na całym liściu',
      'Cienkie pajęczynki między liśćmi i łodygami',
    ],
    howToConfirm: [
      'Spryskaj roślinę wodą: pajęczynki stają się widoczne',
      'Otrząśnij liść nad białym papierem: punkty jak pyłki zaczynają chodzić',
    ],
    lookAlikes: {
      thrips: 'Wciornastki zostawiają srebrzyste smugi z czarnymi odchodami, bez pajęczynek',
      dry_air: 'Od suchego powietrza brązowieją czubki, a kropek nie ma',
    },
    seekExpertIf: 'Pajęczynki okrywają całe pędy albo roztocza wracają po trzech płukaniach',
  },
  aphids: {
    name: 'Mszyce',
    symptoms: [
      'Skupiska małych miękkich owadów na czubkach pędów i spodach liści',
      'Lepkie, zwinięte młode liście',
    ],
    howToConfirm: [
      'Obejrzyj najmłodsze pędy: mszyce siedzą tam grupami i prawie się nie ruszają',
      'Szukaj białych wylinek i mrówek wędrujących po roślinie',
    ],
    lookAlikes: {
      whiteflies: 'Mączliki wzlatują po dotknięciu rośliny',
      leaf_curl_virus: 'Na liściach zwiniętych przez wirusa nie ma skupisk owadów',
    },
    seekExpertIf: 'Liście mają też mozaikę: mszyce przenoszą wirusy',
  },
  whiteflies: {
    name: 'Mączliki',
    symptoms: [
      'Drobne białe owady, które wzlatują po dotknięciu rośliny',
      'Lepkie, blade lub żółknące liście',
    ],
    howToConfirm: ['Na spodach szukaj jasnych, płaskich larw jak łuski'],
    lookAlikes: {
      aphids: 'Mszyce zostają na miejscu',
      fungus_gnats: 'Ziemiórki są ciemne i biegają po ziemi',
    },
    seekExpertIf: 'Nadal latają chmarą po czterech tygodniach pułapek i płukania',
  },
  mealybugs: {
    name: 'Wełnowce',
    symptoms: [
      'Białe kłaczki jak z waty w kątach liści i wzdłuż nerwów',
      'Lepkie liście i słaby wzrost',
    ],
    howToConfirm: ['Dotknij kłaczka patyczkiem z alkoholem: pokaże się różowawy owad'],
    lookAlikes: {
      powdery_mildew: 'Mączniak prawdziwy to płaski nalot bez kłaczków',
      scale_insects: 'Tarczniki są brązowe, twarde i płaskie',
    },
    seekExpertIf: 'Kłaczki są też na korzeniach',
  },
  scale_insects: {
    name: 'Tarczniki i miseczniki',
    symptoms: [
      'Brązowe, płaskie lub wypukłe guzki na łodygach i nerwach',
      'Lepkie liście pod nimi',
    ],
    howToConfirm: ['Podważ guzek paznokciem: tarcznik odchodzi, a roślina pod nim jest cała'],
    lookAlikes: {
      mealybugs: 'Wełnowce są białe, miękkie i wełniste',
      natural_ageing: 'Korkowe ślady starości są częścią łodygi i nie odchodzą',
    },
    seekExpertIf: 'Nowe guzki pojawiają się jeszcze po sześciu tygodniach zabiegów',
  },
  thrips: {
    name: 'Wciornastki',
    symptoms: [
      'Srebrzyste smugi i plamy z czarnymi kropkami odchodów',
      'Zniekształcone młode liście i kwiaty',
    ],
    howToConfirm: [
      'Dmuchnij w kwiat lub otrząśnij go nad białym papierem: uciekną smukłe owady wielkości 1 mm',
    ],
    lookAlikes: {
      spider_mites: 'Przędziorki zostawiają drobne kropki i pajęczynki',
      leaf_miner: 'Miny to linie wewnątrz liścia z całą skórką nad nimi',
    },
    seekExpertIf:
      'Na liściach są brązowe pierścienie: wciornastki przenoszą wirusa brązowej plamistości',
  },
  fungus_gnats: {
    name: 'Ziemiórki',
    symptoms: [
      'Małe ciemne muszki, które biegają po ziemi i wzlatują przy podlewaniu',
      'Siewki i sadzonki słabo rosną',
    ],
    howToConfirm: [
      'Połóż plaster surowego ziemniaka na ziemi: po dwóch dniach są pod nim szkliste larwy z czarną główką',
    ],
    lookAlikes: {
      whiteflies: 'Mączliki są białe i siedzą pod liśćmi',
      water_excess: 'Sama mokra ziemia nie przynosi muszek; zwykle występuje jedno i drugie',
    },
    seekExpertIf: 'Siewki się przewracają albo rośliny więdną, choć ziemia jest wilgotna',
  },
  slugs_snails: {
    name: 'Ślimaki',
    symptoms: ['Duże postrzępione dziury w miękkich liściach', 'Srebrzyste ślady śluzu'],
    howToConfirm: ['Szukaj z latarką dwie godziny po zmroku przy wilgotnej pogodzie'],
    lookAlikes: {
      chewing_pests: 'Gąsienice i chrząszcze zostawiają suche odchody, bez śluzu',
      mechanical_damage: 'Porwane liście następnego ranka nie mają nowych szkód',
    },
    seekExpertIf: 'Młode rośliny znikają w nocy mimo codziennego zbierania ślimaków',
  },
  phosphorus_deficiency: {
    name: 'Ciemne, fioletowe liście (podejrzenie niedoboru fosforu)',
    symptoms: [
      'Starsze liście robią się ciemnozielone do fioletowych, najpierw od spodu',
      'Roślina jest mała i słabo kwitnie',
    ],
    howToConfirm: [
      'Zmierz temperaturę ziemi: poniżej 12 °C korzenie pobierają za mało fosforu nawet z żyznej ziemi',
    ],
    lookAlikes: {
      cold_damage: 'Po zimnych nocach liście czerwienieją naraz, także młode',
      nitrogen_deficiency: 'Niedobór azotu rozjaśnia stare liście, a nie przyciemnia',
    },
    seekExpertIf: 'Liście są fioletowe po czterech tygodniach w ciepłej ziemi i nawożenia',
  },
  magnesium_deficiency: {
    name: 'Żółknięcie między nerwami starych liści (podejrzenie niedoboru magnezu)',
    symptoms: [
      'Starsze liście żółkną między nerwami, od brzegu do środka',
      'U nasady liścia zostaje zielony klin',
    ],
    howToConfirm: [
      'Sprawdź, czy najgorzej wyglądają stare liście, a najmłodsze są zielone',
      'Przypomnij sobie obfite nawożenie potasem: blokuje magnez',
    ],
    lookAlikes: {
      iron_deficiency: 'Niedobór żelaza dotyka najmłodszych liści',
      natural_ageing: 'Starzejący się liść żółknie równo, także nerwy',
    },
    seekExpertIf: 'Żółkną też młode liście',
  },
  blossom_end_rot: {
    name: 'Sucha zgnilizna wierzchołkowa (wapń nie dociera do owocu)',
    symptoms: [
      'Zapadnięte, brązowe, skórzaste miejsce na końcu pomidorów, papryk lub cukinii',
      'Liście wyglądają zdrowo',
    ],
    howToConfirm: [
      'Przypomnij sobie podlewanie: zwykłą przyczyną są zmiany między suchym a mokrym',
    ],
    lookAlikes: {
      late_blight: 'Zaraza ziemniaka znaczy też liście i zaczyna się w dowolnym miejscu owocu',
      sunburn: 'Poparzenie słoneczne jest jasne i od strony słońca',
    },
    seekExpertIf: 'Nowe owoce gniją po czterech tygodniach równego podlewania',
  },
  salt_excess: {
    name: 'Za dużo nawozu lub soli',
    symptoms: ['Brązowe, suche czubki i brzegi', 'Biała lub żółtawa skorupa na ziemi lub doniczce'],
    howToConfirm: [
      'Szukaj skorupy na brzegu doniczki i na ziemi',
      'Przypomnij sobie nawożenie: częściej lub mocniej niż na etykiecie to potwierdza',
    ],
    lookAlikes: {
      potassium_deficiency:
        'Bez nawozu od miesięcy i bez skorupy bardziej prawdopodobny jest niedobór',
      dry_air: 'Od suchego powietrza brązowieją tylko czubki i nie ma skorupy',
    },
    seekExpertIf: 'Liście wciąż zamierają po dwukrotnym przepłukaniu ziemi',
  },
  dry_air: {
    name: 'Zbyt suche powietrze',
    symptoms: ['Brązowe, suche czubki liści przy wilgotnej ziemi', 'Pąki zasychają lub opadają'],
    howToConfirm: [
      'Zmierz wilgotność powietrza: poniżej 40%, jak w ogrzewanym pokoju, to potwierdza',
    ],
    lookAlikes: {
      spider_mites: 'Przędziorki zostawiają kropki i pajęczynki, a suche powietrze im sprzyja',
      salt_excess: 'Przy nadmiarze soli na ziemi jest skorupa',
    },
    seekExpertIf: 'Nowe liście brązowieją, choć powietrze jest dość wilgotne',
  },
  cold_damage: {
    name: 'Uszkodzenie od chłodu lub mrozu',
    symptoms: [
      'Szkliste, ciemne, wiotkie liście po zimnej nocy lub przy zimnym oknie',
      'Szkoda pojawia się w dzień lub dwa, naraz',
    ],
    howToConfirm: [
      'Przypomnij sobie ostatnie noce: poniżej 10 °C cierpią rośliny tropikalne, poniżej 0 °C delikatne pędy',
    ],
    lookAlikes: {
      root_rot: 'Przy zgniliźnie korzeni roślina słabnie powoli, a ziemia jest mokra',
      fire_blight: 'Zaraza ogniowa przechodzi z pędu na pęd tygodniami',
    },
    seekExpertIf: 'Zadrapana łodyga jest w środku miękka i brązowa',
  },
  heat_stress: {
    name: 'Stres cieplny',
    symptoms: [
      'Liście zwijają się lub zwisają w południe i wracają do formy wieczorem',
      'Opadają kwiaty i zawiązki owoców',
    ],
    howToConfirm: ['Zmierz temperaturę w południe: ponad 32 °C przy roślinie to potwierdza'],
    lookAlikes: {
      water_deficit: 'Spragniona roślina jest oklapnięta jeszcze rano',
      sunburn: 'Poparzenie słoneczne zostawia trwałe wybielone miejsca',
    },
    seekExpertIf: 'Roślina jest oklapnięta jeszcze rano, choć ziemia jest wilgotna',
  },
  mechanical_damage: {
    name: 'Rozdarcia, zagięcia lub otarcia',
    symptoms: ['Rozdarcia, zagięcia lub blizny o gładkich brzegach, które się nie powiększają'],
    howToConfirm: [
      'Przypomnij sobie wiatr, przestawianie, zwierzęta lub przechodniów',
      'Zaznacz brzeg i sprawdź po tygodniu: nie urósł',
    ],
    lookAlikes: {
      chewing_pests: 'Szkodniki zabierają tkankę i zostawiają odchody',
      thrips: 'Blizny po wciornastkach są srebrzyste z czarnymi kropkami',
    },
    seekExpertIf: 'Złamana jest główna łodyga albo rana mięknie',
  },
}
