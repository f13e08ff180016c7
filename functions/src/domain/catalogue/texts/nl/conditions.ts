import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'Roestachtige puistjes',
    symptoms: [
      'Kleine, verhoogde puistjes, oranje tot roestbruin',
      'Gele stippen aan de andere kant van het blad',
    ],
    howToConfirm: [
      'Wrijf met een witte zakdoek over een vlek: roest geeft oranje of bruin af',
      'Bekijk de onderkant van het blad, daar zitten de meeste puistjes',
    ],
    lookAlikes: {
      leaf_spot: 'Bladvlekken liggen vlak in het blad en geven geen gekleurd poeder af',
      potassium_deficiency:
        'Bij kaliumgebrek wordt het blad vanaf de rand bruin en zijn er geen puistjes',
    },
    seekExpertIf: 'Meer dan een derde van de bladeren is aangetast of het gewas is voor de verkoop',
  },
  leaf_spot: {
    name: 'Bladvlekken (schimmel of bacterie)',
    symptoms: [
      'Losse dode vlekken, bruin tot zwart, vaak met een donkere rand of gele ring',
      'De vlekken groeien en lopen in elkaar over',
    ],
    howToConfirm: [
      'Zoek met een loep donkere puntjes of ringen in de vlek: die wijzen op een schimmel',
      'Houd het blad tegen het licht: een vettige, waterige rand wijst op bacteriën',
      'Teken de rand van een vlek af en kijk na drie dagen opnieuw: een infectie groeit',
    ],
    lookAlikes: {
      rust: 'Roest ligt erbovenop en laat zich als gekleurd poeder afwrijven',
      leaf_blight: 'Bladverdorring neemt binnen enkele dagen grote delen van het blad in',
      sunburn: 'Zonnebrand komt ineens aan de zonkant en breidt zich niet uit',
    },
    seekExpertIf:
      'Ook stengels of vruchten hebben vlekken, of nieuwe bladeren zijn binnen een week gevlekt',
  },
  leaf_blight: {
    name: 'Bladverdorring of grote dode plekken',
    symptoms: [
      'Grote bruine plekken die vaak bij de punt of de rand beginnen',
      'Weefsel sterft binnen enkele dagen en wordt droog of zacht',
    ],
    howToConfirm: [
      'Fotografeer hetzelfde blad elke dag: de ziekte rukt zichtbaar op van dag tot dag',
      "Zoek 's ochtends naar bleke schimmel op de grens van groen en bruin",
    ],
    lookAlikes: {
      leaf_spot: 'Bladvlekken blijven lang klein en scherp begrensd',
      sunburn: 'Zonnebrand bleekt eerst en blijft waar de zon kwam',
      water_deficit:
        'Een dorstige plant wordt aan de randen van veel bladeren gelijkmatig bruin en verwelkt',
    },
    seekExpertIf: 'Ook stengels worden bruin of de schade verdubbelt in twee dagen',
  },
  powdery_mildew: {
    name: 'Poederige aanslag (echte meeldauw)',
    symptoms: [
      'Witte tot grijze, melige vlekken, vooral aan de bovenkant van het blad',
      'Jonge bladeren krullen of blijven klein',
    ],
    howToConfirm: [
      'Veeg met een vinger over een vlek: meeldauw gaat eraf als meel en komt na dagen terug',
      'Kijk of de vlekken geen patroon van zon of waterdruppels volgen',
    ],
    lookAlikes: {
      sunburn: 'Verbleekt weefsel is droog als papier en laat zich niet afvegen',
      leaf_miner: 'Mineergangen zijn bleke lijnen in het blad en laten zich niet afvegen',
    },
    seekExpertIf:
      'Knoppen of vruchten zijn bedekt, of de aanslag is binnen een week na behandeling terug',
  },
  mosaic_virus: {
    name: 'Geelgroen mozaïek (vermoeden van virus)',
    symptoms: [
      'Onregelmatige gele en groene vakken op hetzelfde blad',
      'Bladeren zijn soms bobbelig en de groei is zwak',
    ],
    howToConfirm: [
      'Vergelijk met andere planten van dezelfde soort: een virus toont zich eerst bij enkele',
      'Zoek bladluizen, wittevlieg en trips: die brengen virussen over',
      'Alleen een laboratoriumtest bewijst het',
    ],
    lookAlikes: {
      iron_deficiency:
        'Bij ijzergebrek blijven de nerven van de jongste bladeren gelijkmatig groen',
      nitrogen_deficiency: 'Stikstofgebrek maakt hele oude bladeren gelijkmatig bleek',
      leaf_distortion: 'Mijten en trips laten zilverige of bronzen littekens na',
    },
    seekExpertIf:
      'Meerdere planten tonen het patroon of het is een gewas: virussen zijn niet te genezen',
  },
  leaf_distortion: {
    name: 'Gekrulde of bobbelige bladeren (zuigende plaagdieren of virus)',
    symptoms: [
      'Bladeren krullen, kreukelen of blijven smal',
      'Fijne bleke stipjes, bronskleur of littekens op jonge bladeren',
    ],
    howToConfirm: [
      'Tik een scheut boven wit papier af en zoek naar kleine bewegende puntjes',
      'Zoek met een loep op bladonderkanten en scheuttoppen naar mijten, trips en bladluizen',
    ],
    lookAlikes: {
      mosaic_virus:
        'Bij een virus komen er geelgroene vakken bij en zijn er geen diertjes te vinden',
      water_deficit: 'Door droogte gekrulde bladeren worden een dag na het gieten weer vlak',
    },
    seekExpertIf: 'Er is geen plaag te vinden en nieuwe bladeren blijven misvormd',
  },
  leaf_miner: {
    name: 'Mineergangen',
    symptoms: [
      'Bleke kronkelige lijnen of vlekken in het blad die bruin worden',
      'De opperhuid van het blad is heel boven de gang',
    ],
    howToConfirm: [
      'Houd het blad tegen het licht: in de gang ziet u een larve of donkere uitwerpselen',
      'Probeer de opperhuid boven een vlek op te lichten: boven een gang laat die los als een velletje',
    ],
    lookAlikes: {
      leaf_spot: 'Bladvlekken gaan door het hele blad en bevatten geen uitwerpselen',
      leaf_blight: 'Bladverdorring laat de opperhuid niet heel en gaat veel sneller',
    },
    seekExpertIf: 'De meeste jonge bladeren hebben gangen of een gewas is aangetast',
  },
  chewing_pests: {
    name: 'Gaten door vretende dieren of andere schade',
    symptoms: ['Gaten met gladde rand in het blad of happen uit de rand'],
    howToConfirm: [
      'Zoek in de schemering met een lamp naar rupsen, kevers, slakken en uitwerpselen',
      'Kijk of er binnen drie dagen nieuwe gaten komen',
    ],
    lookAlikes: {
      leaf_spot: 'Oude bladvlekken kunnen uitvallen, dan blijft er een bruine rand om het gat',
    },
    seekExpertIf: 'De plant verliest in een week meer dan een kwart van het blad',
  },
  nitrogen_deficiency: {
    name: 'Algehele bleekheid (vermoeden van stikstofgebrek)',
    symptoms: [
      'Hele bladeren worden gelijkmatig lichtgroen tot geel',
      'Eerst de oudere bladeren, zwakke groei',
    ],
    howToConfirm: [
      'Kijk welke bladeren bleek zijn: de oudste wijzen op stikstof, de jongste op ijzer',
      'Voel de grond: blijft die dagen nat, dan geeft te veel water hetzelfde beeld',
      'Ga na wanneer u het laatst hebt gevoed: twee maanden groei zonder voeding wijst erop',
    ],
    lookAlikes: {
      water_excess: 'De grond is nat, de bladeren zijn slap en zacht',
      natural_ageing: 'Slechts een of twee van de onderste bladeren worden geel',
      iron_deficiency: 'De nerven blijven groen en de jongste bladeren zijn het ergst aangetast',
    },
    seekExpertIf: 'De bladeren zijn vier weken na voeding nog bleek',
  },
  iron_deficiency: {
    name: 'Vergeling tussen groene nerven (vermoeden van ijzer- of magnesiumgebrek)',
    symptoms: ['Het weefsel tussen de nerven wordt geel, de nerven blijven groen'],
    howToConfirm: [
      'Jongste bladeren het ergst aangetast: ijzer; oudere bladeren het ergst aangetast: magnesium',
      'Meet de pH van de grond: boven 7 zit ijzer vast in de grond',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Het hele blad wordt bleek, ook de nerven',
      mosaic_virus: 'Een mozaïek volgt de nerven niet en vormt onregelmatige vakken',
    },
    seekExpertIf: 'Nieuwe bladeren komen bijna wit uit',
  },
  potassium_deficiency: {
    name: 'Bruine bladranden (vermoeden van kaliumgebrek of zout)',
    symptoms: ['Randen en punten van oudere bladeren worden geel, daarna bruin en droog'],
    howToConfirm: [
      'Let op witte korsten op de grond: die wijzen eerder op te veel zout dan op te weinig voeding',
      'Kijk of oudere bladeren erger aangetast zijn dan jonge',
    ],
    lookAlikes: {
      water_deficit: 'De grond is droog en de bladeren zijn slap; ook jonge bladeren lijden',
      sunburn: 'Alleen de delen aan de zonkant zijn aangetast',
    },
    seekExpertIf: 'Ook jonge bladeren worden bruin ondanks geregeld gieten en voeden',
  },
  water_excess: {
    name: 'Te veel water',
    symptoms: ['Gele, slappe bladeren terwijl de grond nat is', 'Eerst de onderste bladeren'],
    howToConfirm: [
      'Steek een vinger 3 cm in de grond: dagen na het gieten nog nat wijst erop',
      'Schuif de plant uit de pot: bruine, zachte, stinkende wortels rotten',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'De grond droogt normaal en de wortels zijn wit',
      water_deficit: 'De grond is droog en de pot is licht',
    },
    seekExpertIf: 'De stengel wordt bij de grond zacht of donker',
  },
  water_deficit: {
    name: 'Te weinig water',
    symptoms: ['Bladpunten en randen worden bruin en bros', 'Bladeren hangen, krullen of vallen'],
    howToConfirm: [
      'Steek een vinger 3 cm in de grond: droog en een lichte pot wijst erop',
      'Geef ruim water: bladeren die binnen een dag herstellen, hadden dorst',
    ],
    lookAlikes: {
      potassium_deficiency: 'De grond is vochtig en vooral oude bladeren zijn aangetast',
      sunburn: 'Bleke plekken aan de zonkant, de rest is stevig',
      water_excess: 'De grond is nat en de bladeren zijn zacht, niet bros',
    },
    seekExpertIf: 'De plant hangt slap terwijl de grond vochtig is',
  },
  sunburn: {
    name: 'Zonnebrand',
    symptoms: ['Verbleekte, papierachtige plekken op de delen naar de zon'],
    howToConfirm: [
      'Vergelijk bladeren in schaduw en zon: alleen die in de zon zijn verbleekt',
      'Ga na of de plant in de laatste twee weken naar sterker licht is verplaatst',
    ],
    lookAlikes: {
      leaf_blight: 'Bladverdorring breidt zich verder uit, ook op bladeren in de schaduw',
      powdery_mildew: 'Meeldauw laat zich afvegen',
      water_deficit: 'De randen van alle bladeren zijn aangetast, ook in de schaduw',
    },
    seekExpertIf: 'De plekken groeien door nadat de plant is verzet',
  },
  light_deficit: {
    name: 'Te weinig licht',
    symptoms: ['Bleke bladeren en lange dunne scheuten die naar het licht hellen'],
    howToConfirm: [
      'Houd op het middaguur een hand 30 cm boven de plant: geen scherpe schaduw is weinig licht',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'De scheuten zijn kort en oude bladeren worden het eerst bleek',
      water_excess: 'De grond blijft nat en de bladeren zijn slap',
    },
    seekExpertIf: 'De groei herstelt niet binnen zes weken bij beter licht',
  },
  natural_ageing: {
    name: 'Natuurlijke veroudering van oude bladeren',
    symptoms: ['Een enkel oud blad wordt geel en droog, de rest blijft groen'],
    howToConfirm: ['Kijk of alleen de onderste bladeren zijn aangetast en nieuwe groen zijn'],
    lookAlikes: {
      nitrogen_deficiency: 'Veel bladeren worden tegelijk bleek',
      water_excess: 'De grond is nat en de bladeren zijn slap',
    },
    seekExpertIf: 'Er gaan meer dan een paar bladeren per maand verloren',
  },
  downy_mildew: {
    name: 'Valse meeldauw',
    symptoms: [
      'Lichtgroene tot gele vlekken aan de bovenkant, begrensd door de nerven',
      'Grijs tot paars dons aan de onderkant onder de vlekken',
    ],
    howToConfirm: ['Bekijk de onderkant vroeg in de ochtend, als het dons vers is'],
    lookAlikes: {
      powdery_mildew: 'Echte meeldauw is wit, droog en zit vooral aan de bovenkant',
      angular_leaf_spot: 'Hoekige bladvlekken drogen grijsbruin op en hebben geen paars dons',
    },
    seekExpertIf: 'De meeste bladeren zijn binnen een week gevlekt of het gewas is voor de verkoop',
  },
  grey_mould: {
    name: 'Grauwe schimmel (Botrytis)',
    symptoms: [
      'Zachte bruine rotplekken op bloemen, vruchten of beschadigde bladeren',
      'Harige grijze schimmel die stuift bij aanraking',
    ],
    howToConfirm: ['Bewaar een rot stuk een nacht in een vochtige zak: er groeit grijs pluis op'],
    lookAlikes: {
      powdery_mildew: 'Echte meeldauw zit op stevig, levend weefsel en laat het niet rotten',
      downy_mildew: 'Valse meeldauw blijft aan de onderkant van bladeren',
    },
    seekExpertIf: 'Stengels rotten door of de schimmel komt terug op nieuwe scheuten',
  },
  anthracnose: {
    name: 'Brandvlekkenziekte (anthracnose)',
    symptoms: [
      'Ingezonken bruine tot zwarte vlekken, vaak langs nerven, punten of randen',
      'Roze slijmpuntjes in de vlekken bij vochtig weer',
    ],
    howToConfirm: ['Bekijk een oude vlek met een loep: donkere puntjes in ringen wijzen erop'],
    lookAlikes: {
      leaf_spot: 'Andere bladvlekken zijn vlak en volgen de nerven niet',
      sunburn: 'Zonnebrand is bleek en papierachtig en groeit niet',
    },
    seekExpertIf: 'Twijgen sterven af, of peulen en vruchten zijn aangetast',
  },
  angular_leaf_spot: {
    name: 'Hoekige bladvlekken bij bonen',
    symptoms: [
      'Kleine grijze tot bruine vlekken met rechte kanten, begrensd door de nerven',
      'Donkere schimmel aan de onderkant van de vlekken bij vochtig weer',
    ],
    howToConfirm: ['Houd het blad tegen het licht: de vlekken eindigen precies bij de nerven'],
    lookAlikes: {
      bacterial_spot: 'Bacterievlekken zien er waterig uit en hebben geen schimmel',
      rust: 'Roest ligt erbovenop en laat zich als gekleurd poeder afwrijven',
    },
    seekExpertIf: 'Peulen hebben vlekken of bladeren vallen voordat de peulen gevuld zijn',
  },
  black_spot: {
    name: 'Sterroetdauw van de roos',
    symptoms: [
      'Ronde zwarte vlekken met een rafelrand aan de bovenkant van het blad',
      'Bladeren worden rond de vlekken geel en vallen af',
    ],
    howToConfirm: ['Bekijk de rand met een loep: die is gerafeld, niet scherp'],
    lookAlikes: {
      leaf_spot: 'Andere bladvlekken hebben een scherpe rand',
      downy_mildew: 'Valse meeldauw maakt hoekige paarse vlekken op jonge bladeren',
    },
    seekExpertIf: 'De roos is voor midzomer meer dan de helft van de bladeren kwijt',
  },
  apple_scab: {
    name: 'Appelschurft',
    symptoms: [
      'Olijfgroene, fluwelige vlekken op de bladeren die bruin worden',
      'Kurkige, gebarsten schurft op de vruchten',
    ],
    howToConfirm: ['Kijk in het voorjaar na regen: fluwelige olijfgroene vlekken zijn kenmerkend'],
    lookAlikes: {
      leaf_spot: 'Andere bladvlekken zijn droog en niet fluwelig',
      sooty_mould: 'Roetdauw laat zich afvegen',
    },
    seekExpertIf: 'De boom verliest twee jaar achtereen voor de herfst de meeste bladeren',
  },
  early_blight: {
    name: 'Alternaria bij tomaat en aardappel',
    symptoms: [
      'Bruine vlekken met ringen als een schietschijf, eerst op de onderste bladeren',
      'Geel weefsel rond de vlekken',
    ],
    howToConfirm: ['Zoek ringen in de vlekken en kijk of de schade van onderaf omhoogkruipt'],
    lookAlikes: {
      late_blight:
        'De aardappelziekte maakt overal op de plant grote vettige vlekken zonder ringen',
      bacterial_spot: 'Bacterievlekken blijven klein, donker en zonder ringen',
    },
    seekExpertIf: 'Er komen donkere ingezonken plekken op stengels of vruchten',
  },
  late_blight: {
    name: 'Aardappelziekte (Phytophthora) bij tomaat en aardappel',
    symptoms: [
      'Grote vettige, grijsgroene vlekken die binnen enkele dagen bruin worden',
      'Bruine stengels en harde bruine plekken op vruchten of knollen',
    ],
    howToConfirm: ["Zoek 's ochtends naar een witte schimmelrand aan de onderkant van een vlek"],
    lookAlikes: {
      early_blight: 'Alternaria groeit langzaam en toont ringen',
      grey_mould: 'Grauwe schimmel is harig en begint bij wonden en bloemen',
    },
    seekExpertIf: 'Stengels zijn bruin: het hele bed kan binnen een week verloren zijn',
  },
  sooty_mould: {
    name: 'Roetdauw op honingdauw',
    symptoms: ['Een zwarte, roetige laag op bladeren en twijgen', 'De bladeren eronder plakken'],
    howToConfirm: [
      'Veeg een blad af met een vochtige doek: het zwart gaat eraf en eronder is het groen',
      'Zoek erboven naar bladluis, schildluis, wolluis of wittevlieg: hun honingdauw voedt het',
    ],
    lookAlikes: {
      black_spot: 'Sterroetdauw zit in het blad en laat zich niet afvegen',
      apple_scab: 'Schurft zit in het blad en laat zich niet afvegen',
    },
    seekExpertIf: 'De laag komt terug terwijl er geen insecten te vinden zijn',
  },
  vascular_wilt: {
    name: 'Verwelkingsziekte (Fusarium of Verticillium)',
    symptoms: [
      'Bladeren verwelken en vergelen, vaak eerst aan één kant van de plant',
      'De plant verwelkt overdag terwijl de grond vochtig is',
    ],
    howToConfirm: [
      'Snijd een lage stengel in de lengte door: bruine strepen onder de schors wijzen erop',
    ],
    lookAlikes: {
      water_deficit: 'Een dorstige plant herstelt een dag na het gieten',
      root_rot: 'Bij wortelrot zijn de wortels bruin en zacht en is de stengel vanbinnen schoon',
    },
    seekExpertIf: 'Meerdere planten verwelken: de schimmel blijft jaren in de grond',
  },
  root_rot: {
    name: 'Wortelrot',
    symptoms: [
      'De plant verwelkt terwijl de grond nat is',
      'Wortels zijn bruin, zacht en stinken; de stengelvoet kan donker worden',
    ],
    howToConfirm: ['Schuif de plant uit de pot en trek aan een wortel: de huid stroopt eraf'],
    lookAlikes: {
      water_excess: 'Bij alleen te veel water zijn de meeste wortels nog wit en stevig',
      water_deficit: 'De grond is droog en de wortels zijn stevig',
    },
    seekExpertIf: 'Meer dan de helft van de wortels is zacht: neem stekken zolang de top gezond is',
  },
  bacterial_spot: {
    name: 'Bacteriële bladvlekken',
    symptoms: [
      'Kleine donkere, waterige vlekken, vaak met een gele ring',
      'Vlekken drogen op en vallen uit, zodat gaten overblijven',
    ],
    howToConfirm: [
      'Houd het blad tegen het licht: de rand lijkt vettig en doorschijnend',
      'Ga na of het vóór de vlekken bij warm weer regende of van bovenaf werd gegoten',
    ],
    lookAlikes: {
      leaf_spot: 'Schimmelvlekken zijn droog en tonen vaak ringen of donkere puntjes',
      early_blight: 'Alternaria heeft ringen als een schietschijf',
    },
    seekExpertIf:
      'Vruchten zijn gevlekt, of een citrus heeft verhoogde kurkvlekken: citruskanker moet gemeld worden',
  },
  fire_blight: {
    name: 'Bacterievuur',
    symptoms: [
      'Scheuten van appel, peer of kweepeer worden zwart als verbrand, met een haakvormige top',
      'Kleverige amberkleurige druppels op zwart geworden schors',
    ],
    howToConfirm: ['Kijk of dode bladeren aan de scheut blijven hangen: bij bacterievuur wel'],
    lookAlikes: {
      cold_damage: 'Vorst treft alle jonge scheuten in één nacht en stopt dan',
      vascular_wilt: 'Bij verwelkingsziekte vergelen de bladeren eerst en zijn er geen haken',
    },
    seekExpertIf: 'Een vermoeden is genoeg: in veel landen moet het gemeld worden',
  },
  citrus_greening: {
    name: 'Vermoeden van citrusvergroening (HLB)',
    symptoms: [
      'Gevlekte gele marmering die op de twee bladhelften verschilt',
      'Kleine, scheve vruchten die aan de punt groen blijven',
    ],
    howToConfirm: [
      'Teken een cirkel op beide bladhelften: verschillende patronen wijzen erop',
      'Alleen een laboratoriumtest bewijst het',
    ],
    lookAlikes: {
      iron_deficiency: 'IJzergebrek is op beide helften gelijk, met groene nerven',
      magnesium_deficiency: 'Magnesiumgebrek laat een groene wig staan bij de bladvoet',
    },
    seekExpertIf: 'Een vermoeden is genoeg: het doodt citrusbomen en moet gemeld worden',
  },
  leaf_curl_virus: {
    name: 'Vermoeden van bladkrulvirus',
    symptoms: [
      'Jonge bladeren krullen omhoog, blijven klein en worden aan de rand geel',
      'De plant blijft klein en draagt weinig',
    ],
    howToConfirm: [
      'Schud de plant: wittevlieg die opvliegt, brengt dit virus over',
      'Alleen een laboratoriumtest bewijst het',
    ],
    lookAlikes: {
      leaf_distortion:
        'Mijten en trips laten bronzen of zilverige littekens na op de gekrulde bladeren',
      aphids: 'Onder bladeren die door luis krullen, zitten de insecten in groepjes',
    },
    seekExpertIf: 'Meerdere planten tonen het: het is niet te genezen en verspreidt zich snel',
  },
  spotted_wilt_virus: {
    name: 'Vermoeden van bronsvlekkenvirus',
    symptoms: [
      'Bronzen tot bruine ringen en spikkels op jonge bladeren',
      'Scheuttoppen verwelken en vruchten tonen bleke ringen',
    ],
    howToConfirm: [
      'Zoek trips in de bloemen: die brengen dit virus over',
      'Alleen een laboratoriumtest bewijst het',
    ],
    lookAlikes: {
      leaf_spot: 'Bladvlekken beginnen op oudere bladeren en maken geen ringen op vruchten',
      leaf_curl_virus: 'Bladkrulvirus maakt geen bruine ringen',
    },
    seekExpertIf: 'Meerdere planten tonen ringen: besmette planten zijn niet te genezen',
  },
  spider_mites: {
    name: 'Spintmijt',
    symptoms: [
      'Fijne bleke stipjes over het hele blad',
      'Fijn spinsel tussen bladeren en stengels',
    ],
    howToConfirm: [
      'Besproei de plant met water: het spinsel wordt zichtbaar',
      'Tik een blad boven wit papier af: puntjes zo klein als stof gaan lopen',
    ],
    lookAlikes: {
      thrips: 'Trips laat zilverige strepen met zwarte uitwerpselen na en geen spinsel',
      dry_air: 'Droge lucht maakt de punten bruin en geeft geen stipjes',
    },
    seekExpertIf: 'Spinsel bedekt hele scheuten of de mijten zijn na drie keer afspoelen terug',
  },
  aphids: {
    name: 'Bladluizen',
    symptoms: [
      'Groepjes kleine zachte insecten op scheuttoppen en bladonderkanten',
      'Plakkerige, gekrulde jonge bladeren',
    ],
    howToConfirm: [
      'Bekijk de jongste scheuten: bladluizen zitten er in groepjes en bewegen nauwelijks',
      'Zoek witte vervellingshuidjes en mieren die de plant op lopen',
    ],
    lookAlikes: {
      whiteflies: 'Wittevlieg vliegt op als de plant wordt aangeraakt',
      leaf_curl_virus: 'Bladeren die door een virus krullen, dragen geen groepjes insecten',
    },
    seekExpertIf: 'De bladeren tonen ook een mozaïek: bladluizen brengen virussen over',
  },
  whiteflies: {
    name: 'Wittevlieg',
    symptoms: [
      'Piepkleine witte insecten die opvliegen als de plant wordt aangeraakt',
      'Plakkerige, bleke of gele bladeren',
    ],
    howToConfirm: ['Zoek aan de onderkanten bleke, platte, schubvormige larven'],
    lookAlikes: {
      aphids: 'Bladluizen blijven zitten',
      fungus_gnats: 'Rouwvliegjes zijn donker en lopen op de grond',
    },
    seekExpertIf: 'Ze zwermen na vier weken vallen en afspoelen nog steeds',
  },
  mealybugs: {
    name: 'Wolluis',
    symptoms: [
      'Witte watachtige plukjes in bladoksels en langs nerven',
      'Plakkerige bladeren en zwakke groei',
    ],
    howToConfirm: [
      'Raak een plukje aan met een wattenstaafje met alcohol: er verschijnt een roze insect',
    ],
    lookAlikes: {
      powdery_mildew: 'Echte meeldauw is een vlakke aanslag zonder plukjes',
      scale_insects: 'Schildluizen zijn bruin, hard en plat',
    },
    seekExpertIf: 'Ook aan de wortels zitten plukjes',
  },
  scale_insects: {
    name: 'Schildluis',
    symptoms: [
      'Bruine, platte of bolle bobbeltjes op stengels en bladnerven',
      'Plakkerige bladeren eronder',
    ],
    howToConfirm: [
      'Licht een bobbeltje met een nagel op: schildluis laat los en de plant is eronder heel',
    ],
    lookAlikes: {
      mealybugs: 'Wolluizen zijn wit, zacht en wollig',
      natural_ageing: 'Kurkige ouderdomsplekken horen bij de stengel en laten niet los',
    },
    seekExpertIf: 'Na zes weken behandeling komen er nog nieuwe bobbeltjes',
  },
  thrips: {
    name: 'Trips',
    symptoms: [
      'Zilverige strepen en vlekken met zwarte puntjes uitwerpselen',
      'Misvormde jonge bladeren en bloemen',
    ],
    howToConfirm: [
      'Blaas in een bloem of tik hem boven wit papier af: slanke insecten van 1 mm lopen weg',
    ],
    lookAlikes: {
      spider_mites: 'Spintmijt laat fijne stipjes en spinsel na',
      leaf_miner: 'Mineergangen zijn lijnen in het blad met gave opperhuid erboven',
    },
    seekExpertIf: 'Er komen bruine ringen op bladeren: trips brengt het bronsvlekkenvirus over',
  },
  fungus_gnats: {
    name: 'Rouwvliegjes (varenrouwmug)',
    symptoms: [
      'Kleine donkere mugjes die over de grond lopen en bij het gieten opvliegen',
      'Zaailingen en stekken groeien slecht',
    ],
    howToConfirm: [
      'Leg een schijfje rauwe aardappel op de grond: na twee dagen zitten er glazige larven met zwarte kop onder',
    ],
    lookAlikes: {
      whiteflies: 'Wittevlieg is wit en zit onder de bladeren',
      water_excess: 'Natte grond alleen brengt geen mugjes; meestal komt beide samen voor',
    },
    seekExpertIf: 'Zaailingen vallen om of planten verwelken terwijl de grond vochtig is',
  },
  slugs_snails: {
    name: 'Slakken',
    symptoms: ['Grote rafelige gaten in zachte bladeren', 'Zilverige slijmsporen'],
    howToConfirm: ['Zoek bij vochtig weer twee uur na zonsondergang met een lamp'],
    lookAlikes: {
      chewing_pests: 'Rupsen en kevers laten droge uitwerpselen na en geen slijm',
      mechanical_damage: 'Gescheurde bladeren tonen de volgende ochtend geen nieuwe schade',
    },
    seekExpertIf: "Jonge planten verdwijnen 's nachts ondanks dagelijks rapen",
  },
  phosphorus_deficiency: {
    name: 'Donkere, paarse bladeren (vermoeden van fosforgebrek)',
    symptoms: [
      'Oudere bladeren worden donkergroen tot paars, eerst de onderkant',
      'De plant blijft klein en bloeit weinig',
    ],
    howToConfirm: [
      'Meet de bodemtemperatuur: onder 12 °C nemen wortels te weinig fosfor op, ook uit rijke grond',
    ],
    lookAlikes: {
      cold_damage: 'Na koude nachten worden bladeren ineens rood, ook de jonge',
      nitrogen_deficiency: 'Stikstofgebrek maakt oude bladeren bleek, niet donker',
    },
    seekExpertIf: 'Bladeren blijven paars na vier weken warme grond en voeding',
  },
  magnesium_deficiency: {
    name: 'Vergeling tussen de nerven van oude bladeren (vermoeden van magnesiumgebrek)',
    symptoms: [
      'Oudere bladeren worden tussen de nerven geel, van de rand naar binnen',
      'Bij de bladvoet blijft een groene wig',
    ],
    howToConfirm: [
      'Kijk of oude bladeren het ergst zijn aangetast en de jongste groen zijn',
      'Ga na of er veel kalium is gegeven: dat blokkeert magnesium',
    ],
    lookAlikes: {
      iron_deficiency: 'IJzergebrek treft de jongste bladeren',
      natural_ageing: 'Een verouderend blad wordt gelijkmatig geel, ook de nerven',
    },
    seekExpertIf: 'Ook jonge bladeren worden geel',
  },
  blossom_end_rot: {
    name: 'Neusrot (calcium bereikt de vrucht niet)',
    symptoms: [
      "Ingezonken, leerachtige bruine plek aan de punt van tomaten, paprika's of courgettes",
      'De bladeren zien er gezond uit',
    ],
    howToConfirm: ['Ga na hoe er water is gegeven: afwisselend droog en nat is de gewone oorzaak'],
    lookAlikes: {
      late_blight: 'De aardappelziekte tekent ook de bladeren en begint overal op de vrucht',
      sunburn: 'Zonnebrand is bleek en zit aan de zonkant',
    },
    seekExpertIf: 'Nieuwe vruchten rotten na vier weken gelijkmatig gieten',
  },
  salt_excess: {
    name: 'Te veel meststof of zout',
    symptoms: ['Bruine, droge punten en randen', 'Witte of gelige korst op de grond of de pot'],
    howToConfirm: [
      'Zoek een korst op de potrand en de grond',
      'Ga na hoe u hebt gevoed: vaker of sterker dan op het etiket wijst erop',
    ],
    lookAlikes: {
      potassium_deficiency:
        'Zonder voeding sinds maanden en zonder korst is gebrek waarschijnlijker',
      dry_air: 'Droge lucht maakt alleen de punten bruin en er is geen korst',
    },
    seekExpertIf: 'Er sterven nog bladeren nadat de grond twee keer is doorgespoeld',
  },
  dry_air: {
    name: 'Te droge lucht',
    symptoms: [
      'Bruine, droge bladpunten terwijl de grond vochtig is',
      'Knoppen verdrogen of vallen',
    ],
    howToConfirm: [
      'Meet de luchtvochtigheid: minder dan 40%, zoals in verwarmde kamers, wijst erop',
    ],
    lookAlikes: {
      spider_mites: 'Spintmijt laat stipjes en spinsel na, en droge lucht helpt hem',
      salt_excess: 'Bij te veel zout ligt er een korst op de grond',
    },
    seekExpertIf: 'Nieuwe bladeren worden bruin hoewel de lucht vochtig genoeg is',
  },
  cold_damage: {
    name: 'Kou- of vorstschade',
    symptoms: [
      'Glazige, donkere, slappe bladeren na een koude nacht of bij een koud raam',
      'De schade verschijnt in een of twee dagen, ineens',
    ],
    howToConfirm: [
      'Ga na hoe koud de laatste nachten waren: onder 10 °C lijden tropische planten, onder 0 °C jonge scheuten',
    ],
    lookAlikes: {
      root_rot: 'Bij wortelrot gaat het langzaam achteruit en is de grond nat',
      fire_blight: 'Bacterievuur gaat weken lang van scheut naar scheut',
    },
    seekExpertIf: 'De stengel is zacht en bruin vanbinnen als je erin krabt',
  },
  heat_stress: {
    name: 'Hittestress',
    symptoms: [
      "Bladeren rollen op of hangen 's middags en herstellen 's avonds",
      'Bloemen en jonge vruchten vallen',
    ],
    howToConfirm: ["Meet 's middags de temperatuur: boven 32 °C bij de plant wijst erop"],
    lookAlikes: {
      water_deficit: "Een dorstige plant hangt 's ochtends nog slap",
      sunburn: 'Zonnebrand laat verbleekte plekken na die blijven',
    },
    seekExpertIf: "De plant hangt 's ochtends nog slap terwijl de grond vochtig is",
  },
  mechanical_damage: {
    name: 'Scheuren, knikken of schuren',
    symptoms: ['Scheuren, vouwen of littekens met gladde rand die zich niet uitbreiden'],
    howToConfirm: [
      'Denk aan wind, een verhuizing, huisdieren of voorbijgangers',
      'Teken de rand af en kijk na een week: die is niet gegroeid',
    ],
    lookAlikes: {
      chewing_pests: 'Plaagdieren nemen weefsel weg en laten uitwerpselen na',
      thrips: 'Littekens van trips zijn zilverig met zwarte puntjes',
    },
    seekExpertIf: 'Een hoofdstengel is gebroken of de wond wordt zacht',
  },
}
