import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'Pustole simili a ruggine',
    symptoms: [
      'Piccole pustole in rilievo, da arancioni a bruno ruggine',
      "Puntini gialli sull'altra faccia della foglia",
    ],
    howToConfirm: [
      'Strofinare una macchia con un fazzoletto bianco: la ruggine lascia una traccia arancione o bruna',
      'Guardare la pagina inferiore della foglia, dove si trova la maggior parte delle pustole',
    ],
    lookAlikes: {
      leaf_spot: 'Le macchie fogliari sono piatte e non lasciano polvere colorata sul fazzoletto',
      potassium_deficiency:
        'La carenza di potassio imbrunisce la foglia dal bordo e non forma pustole',
    },
    seekExpertIf: 'Più di un terzo delle foglie è colpito o la pianta è coltivata per la vendita',
  },
  leaf_spot: {
    name: 'Macchia fogliare (fungo o batteri)',
    symptoms: [
      'Macchie morte isolate, da brune a nere, spesso con bordo scuro o alone giallo',
      'Le macchie crescono e si uniscono tra loro',
    ],
    howToConfirm: [
      'Cercare con una lente puntini scuri o anelli nella macchia: indicano un fungo',
      'Guardare la foglia controluce: un bordo oleoso, come inzuppato, indica batteri',
      "Segnare il bordo di una macchia e ricontrollare dopo tre giorni: un'infezione cresce",
    ],
    lookAlikes: {
      rust: 'La ruggine è in rilievo e strofinata lascia polvere colorata',
      leaf_blight: 'Il disseccamento prende grandi parti della foglia in pochi giorni',
      sunburn: 'La scottatura solare compare di colpo sul lato al sole e non si allarga',
    },
    seekExpertIf:
      'Ci sono macchie anche su fusti o frutti, o le foglie nuove si macchiano in una settimana',
  },
  leaf_blight: {
    name: 'Disseccamento o grandi zone morte',
    symptoms: [
      'Grandi zone brune che spesso partono dalla punta o dal bordo',
      'Il tessuto muore in pochi giorni e si secca o si ammolla',
    ],
    howToConfirm: [
      "Fotografare ogni giorno la stessa foglia: la malattia avanza a vista d'occhio da un giorno all'altro",
      'Al mattino cercare una muffa chiara al confine tra verde e bruno',
    ],
    lookAlikes: {
      leaf_spot: 'Le macchie fogliari restano a lungo piccole e con un bordo netto',
      sunburn: 'La scottatura solare prima scolorisce e resta dove ha battuto il sole',
      water_deficit:
        'Una pianta assetata imbrunisce in modo uniforme ai bordi di molte foglie e appassisce',
    },
    seekExpertIf: 'Imbruniscono anche i fusti o il danno raddoppia in due giorni',
  },
  powdery_mildew: {
    name: 'Patina polverosa (oidio o mal bianco)',
    symptoms: [
      'Macchie da bianche a grigie come di farina, soprattutto sulla pagina superiore',
      'Le foglie giovani si arricciano o restano piccole',
    ],
    howToConfirm: [
      "Passare un dito su una macchia: l'oidio viene via come farina e torna dopo qualche giorno",
      "Controllare che le macchie non seguano il disegno del sole o di gocce d'acqua",
    ],
    lookAlikes: {
      sunburn: 'Il tessuto bruciato dal sole è secco come carta e non si pulisce',
      leaf_miner: 'Le mine sono linee chiare dentro la foglia e non si puliscono',
    },
    seekExpertIf:
      'Boccioli o frutti sono coperti, o la patina torna entro una settimana dal trattamento',
  },
  mosaic_virus: {
    name: 'Mosaico giallo e verde (sospetto virus)',
    symptoms: [
      'Zone irregolari gialle e verdi sulla stessa foglia',
      'Le foglie possono essere bollose e la crescita è debole',
    ],
    howToConfirm: [
      'Confrontare con altre piante uguali: un virus si mostra prima su piante singole',
      'Cercare afidi, mosche bianche e tripidi, che trasmettono i virus',
      "Solo un'analisi di laboratorio lo prova",
    ],
    lookAlikes: {
      iron_deficiency:
        'Se manca ferro, le nervature delle foglie più giovani restano verdi in modo uniforme',
      nitrogen_deficiency: 'La carenza di azoto schiarisce in modo uniforme intere foglie vecchie',
      leaf_distortion: 'Acari e tripidi lasciano cicatrici argentee o bronzee',
    },
    seekExpertIf:
      'Più piante mostrano il disegno o si tratta di una coltura: i virus non si curano',
  },
  leaf_distortion: {
    name: 'Foglie arricciate o bollose (parassiti succhiatori o virus)',
    symptoms: [
      'Le foglie si arricciano, si increspano o restano strette',
      'Puntini chiari, tono bronzeo o cicatrici sulle foglie giovani',
    ],
    howToConfirm: [
      'Scuotere un germoglio sopra un foglio bianco e cercare puntini che si muovono',
      'Esaminare con una lente la pagina inferiore e gli apici: acari, tripidi e afidi',
    ],
    lookAlikes: {
      mosaic_virus: 'Un virus aggiunge zone gialle e verdi e non si trova nessun animale',
      water_deficit:
        "Le foglie arricciate dalla siccità si distendono un giorno dopo l'annaffiatura",
    },
    seekExpertIf: 'Non si trova nessun parassita e le foglie nuove escono ancora deformi',
  },
  leaf_miner: {
    name: 'Mine fogliari',
    symptoms: [
      'Linee sinuose o chiazze chiare dentro la foglia, che diventano brune',
      "L'epidermide della foglia è intatta sopra la mina",
    ],
    howToConfirm: [
      'Guardare la foglia controluce: nella mina si vede una larva o escrementi scuri',
      "Provare a sollevare l'epidermide di una chiazza: sopra una mina si stacca come una pellicola",
    ],
    lookAlikes: {
      leaf_spot: 'Le macchie fogliari attraversano tutta la foglia e non contengono escrementi',
      leaf_blight: "Il disseccamento non lascia intatta l'epidermide e avanza molto più in fretta",
    },
    seekExpertIf: 'La maggior parte delle foglie giovani ha mine, o è colpita una coltura',
  },
  chewing_pests: {
    name: 'Fori di insetti masticatori o altri danni',
    symptoms: ['Fori dal bordo netto nella foglia o intaccature al margine'],
    howToConfirm: [
      'Al tramonto cercare con una torcia bruchi, coleotteri, lumache ed escrementi',
      'Controllare se in tre giorni compaiono fori nuovi',
    ],
    lookAlikes: {
      leaf_spot:
        'Le vecchie macchie fogliari possono cadere e resta un bordo bruno attorno al foro',
    },
    seekExpertIf: 'La pianta perde più di un quarto delle foglie in una settimana',
  },
  nitrogen_deficiency: {
    name: 'Pallore generale (sospetta carenza di azoto)',
    symptoms: [
      'Foglie intere diventano in modo uniforme verde chiaro e poi gialle',
      'Prima le foglie vecchie, crescita debole',
    ],
    howToConfirm: [
      'Vedere quali foglie sono pallide: se sono le più vecchie manca azoto, se le più giovani ferro',
      'Toccare il terreno: se resta bagnato per giorni, troppa acqua dà lo stesso quadro',
      "Ripensare all'ultima concimazione: nessuna in due mesi di crescita conferma il sospetto",
    ],
    lookAlikes: {
      water_excess: 'Il terreno è bagnato, le foglie sono flosce e molli',
      natural_ageing: 'Ingialliscono solo una o due delle foglie più basse',
      iron_deficiency: 'Le nervature restano verdi e le foglie più giovani sono le più colpite',
    },
    seekExpertIf: 'Le foglie sono ancora pallide quattro settimane dopo la concimazione',
  },
  iron_deficiency: {
    name: 'Ingiallimento tra nervature verdi (sospetta carenza di ferro o magnesio)',
    symptoms: ['Il tessuto tra le nervature ingiallisce e le nervature restano verdi'],
    howToConfirm: [
      'Se le più colpite sono le foglie giovani, manca ferro; se le vecchie, magnesio',
      'Misurare il pH del terreno: sopra 7 il ferro resta bloccato',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Impallidisce tutta la foglia, anche le nervature',
      mosaic_virus: 'Un mosaico ignora le nervature e forma zone irregolari',
    },
    seekExpertIf: 'Le foglie nuove nascono quasi bianche',
  },
  potassium_deficiency: {
    name: 'Bordi delle foglie bruni (sospetta carenza di potassio o eccesso di sali)',
    symptoms: ['Bordi e punte delle foglie vecchie ingialliscono, poi imbruniscono e seccano'],
    howToConfirm: [
      'Cercare croste bianche sul terreno: indicano troppo sale più che poco concime',
      'Controllare se le foglie vecchie stanno peggio delle giovani',
    ],
    lookAlikes: {
      water_deficit: 'Il terreno è secco e le foglie sono flosce; soffrono anche le giovani',
      sunburn: 'Sono colpite solo le parti rivolte al sole',
    },
    seekExpertIf: 'Imbruniscono anche le foglie giovani malgrado acqua e concime regolari',
  },
  water_excess: {
    name: 'Troppa acqua',
    symptoms: ['Foglie gialle e flosce con il terreno bagnato', 'Prima le foglie basse'],
    howToConfirm: [
      "Infilare un dito 3 cm nel terreno: se è ancora bagnato giorni dopo l'annaffiatura, il sospetto è confermato",
      'Sfilare la pianta dal vaso: se le radici sono brune, molli e maleodoranti, stanno marcendo',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Il terreno asciuga normalmente e le radici sono bianche',
      water_deficit: 'Il terreno è secco e il vaso è leggero',
    },
    seekExpertIf: 'Il fusto diventa molle o scuro a livello del terreno',
  },
  water_deficit: {
    name: 'Poca acqua',
    symptoms: [
      'Punte e bordi delle foglie diventano bruni e si sbriciolano',
      'Le foglie pendono, si arrotolano o cadono',
    ],
    howToConfirm: [
      'Infilare un dito 3 cm nel terreno: terreno secco e vaso leggero confermano il sospetto',
      'Annaffiare a fondo: le foglie che si riprendono in un giorno avevano sete',
    ],
    lookAlikes: {
      potassium_deficiency: 'Il terreno è umido e soffrono soprattutto le foglie vecchie',
      sunburn: 'Chiazze pallide sul lato al sole, il resto è turgido',
      water_excess: 'Il terreno è bagnato e le foglie sono molli, non secche',
    },
    seekExpertIf: 'La pianta è appassita anche se il terreno è umido',
  },
  sunburn: {
    name: 'Scottatura solare',
    symptoms: ['Chiazze scolorite come carta sulle parti rivolte al sole'],
    howToConfirm: [
      "Confrontare foglie al sole e all'ombra: solo quelle al sole sono scolorite",
      'Ripensare a uno spostamento in luce più forte nelle ultime due settimane',
    ],
    lookAlikes: {
      leaf_blight: 'Il disseccamento continua ad allargarsi, anche su foglie in ombra',
      powdery_mildew: "L'oidio si pulisce con il dito",
      water_deficit: "Sono colpiti i bordi di tutte le foglie, anche all'ombra",
    },
    seekExpertIf: 'Le chiazze crescono ancora dopo aver spostato la pianta',
  },
  light_deficit: {
    name: 'Poca luce',
    symptoms: ['Foglie pallide e germogli lunghi e sottili che si piegano verso la luce'],
    howToConfirm: [
      'A mezzogiorno tenere una mano 30 cm sopra la pianta: senza ombra netta la luce è poca',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'I germogli sono corti e impallidiscono prima le foglie vecchie',
      water_excess: 'Il terreno resta bagnato e le foglie sono flosce',
    },
    seekExpertIf: 'La crescita non si riprende in sei settimane con più luce',
  },
  natural_ageing: {
    name: 'Invecchiamento naturale delle foglie vecchie',
    symptoms: ['Qualche foglia vecchia ingiallisce e secca, il resto è verde'],
    howToConfirm: [
      'Controllare che siano colpite solo le foglie più basse e che le nuove siano verdi',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Molte foglie impallidiscono insieme',
      water_excess: 'Il terreno è bagnato e le foglie sono flosce',
    },
    seekExpertIf: 'La pianta perde più di qualche foglia al mese',
  },
  downy_mildew: {
    name: 'Peronospora (peluria sotto le foglie)',
    symptoms: [
      'Chiazze da verde chiaro a gialle sulla pagina superiore, limitate dalle nervature',
      'Peluria da grigia a violacea sotto la foglia, in corrispondenza delle chiazze',
    ],
    howToConfirm: ['Guardare sotto la foglia al mattino presto, quando la peluria è fresca'],
    lookAlikes: {
      powdery_mildew: "L'oidio è bianco, asciutto e soprattutto sulla pagina superiore",
      angular_leaf_spot: 'La macchia angolare secca in grigio-bruno e non ha peluria violacea',
    },
    seekExpertIf:
      'La maggior parte delle foglie si macchia in una settimana o la pianta è coltivata per la vendita',
  },
  grey_mould: {
    name: 'Muffa grigia (Botrytis)',
    symptoms: [
      'Marciume molle e bruno su fiori, frutti o foglie ferite',
      'Muffa grigia e pelosa che al tocco fa polvere',
    ],
    howToConfirm: [
      'Tenere un pezzo marcio una notte in un sacchetto umido: ci cresce una peluria grigia',
    ],
    lookAlikes: {
      powdery_mildew: "L'oidio sta su tessuto vivo e sodo e non lo fa marcire",
      downy_mildew: 'La peronospora resta sotto le foglie',
    },
    seekExpertIf: 'I fusti marciscono da parte a parte o la muffa torna sui nuovi germogli',
  },
  anthracnose: {
    name: 'Antracnosi',
    symptoms: [
      'Macchie infossate, da brune a nere, spesso su nervature, punte o bordi',
      'Puntini gelatinosi rosati nelle macchie con tempo umido',
    ],
    howToConfirm: [
      'Guardare una vecchia macchia con la lente: puntini scuri ad anello la indicano',
    ],
    lookAlikes: {
      leaf_spot: 'Le altre macchie fogliari sono piatte e non seguono le nervature',
      sunburn: 'La scottatura solare è chiara come carta e non cresce',
    },
    seekExpertIf: 'Seccano rametti o sono colpiti baccelli e frutti',
  },
  angular_leaf_spot: {
    name: 'Macchia angolare del fagiolo',
    symptoms: [
      'Piccole macchie grigie o brune dai lati dritti, tagliate dalle nervature',
      'Muffa scura sotto le macchie con tempo umido',
    ],
    howToConfirm: ['Guardare la foglia controluce: le macchie finiscono proprio alle nervature'],
    lookAlikes: {
      bacterial_spot: 'Le macchie batteriche sembrano inzuppate e non hanno muffa',
      rust: 'La ruggine è in rilievo e strofinata lascia polvere colorata',
    },
    seekExpertIf: 'Si macchiano i baccelli o le foglie cadono prima che i baccelli siano pieni',
  },
  black_spot: {
    name: 'Ticchiolatura della rosa',
    symptoms: [
      'Macchie nere rotonde dal bordo sfrangiato sulla pagina superiore',
      'La foglia ingiallisce attorno alle macchie e cade',
    ],
    howToConfirm: ['Guardare il bordo con la lente: è sfrangiato, non netto'],
    lookAlikes: {
      leaf_spot: 'Le altre macchie fogliari hanno un bordo netto',
      downy_mildew: 'La peronospora forma chiazze angolose porpora sulle foglie giovani',
    },
    seekExpertIf: 'La rosa ha perso più di metà delle foglie prima di metà estate',
  },
  apple_scab: {
    name: 'Ticchiolatura del melo',
    symptoms: [
      'Macchie verde oliva e vellutate sulle foglie, che diventano brune',
      'Croste sugherose e spaccate sui frutti',
    ],
    howToConfirm: ['Guardare in primavera dopo la pioggia: macchie oliva vellutate sono tipiche'],
    lookAlikes: {
      leaf_spot: 'Le altre macchie fogliari sono secche e non vellutate',
      sooty_mould: 'La fumaggine si pulisce con un panno',
    },
    seekExpertIf: "L'albero perde quasi tutte le foglie prima dell'autunno per due anni di seguito",
  },
  early_blight: {
    name: 'Alternariosi di pomodoro e patata',
    symptoms: [
      'Macchie brune con anelli come un bersaglio, prima sulle foglie più basse',
      'Tessuto giallo attorno alle macchie',
    ],
    howToConfirm: ['Cercare anelli nelle macchie e controllare che il danno salga dal basso'],
    lookAlikes: {
      late_blight: 'La peronospora fa grandi chiazze unte senza anelli, ovunque sulla pianta',
      bacterial_spot: 'Le macchie batteriche restano piccole, scure e senza anelli',
    },
    seekExpertIf: 'Compaiono zone scure e infossate su fusti o frutti',
  },
  late_blight: {
    name: 'Peronospora di pomodoro e patata',
    symptoms: [
      'Grandi chiazze unte grigio-verdi che imbruniscono in pochi giorni',
      'Fusti bruni e zone brune e dure su frutti o tuberi',
    ],
    howToConfirm: ['Al mattino cercare un orlo di muffa bianca sotto la chiazza'],
    lookAlikes: {
      early_blight: "L'alternariosi avanza piano e mostra anelli",
      grey_mould: 'La muffa grigia è pelosa e parte da ferite e fiori',
    },
    seekExpertIf: "I fusti sono bruni: l'intera aiuola può andare persa in una settimana",
  },
  sooty_mould: {
    name: 'Fumaggine su melata',
    symptoms: [
      'Patina nera come fuliggine su foglie e rametti',
      'Le foglie sottostanti sono appiccicose',
    ],
    howToConfirm: [
      'Passare un panno umido su una foglia: il nero viene via e sotto la foglia è verde',
      'Cercare più in alto afidi, cocciniglie o mosche bianche: vive della loro melata',
    ],
    lookAlikes: {
      black_spot: 'La ticchiolatura della rosa è dentro la foglia e non si pulisce',
      apple_scab: 'La ticchiolatura è dentro la foglia e non si pulisce',
    },
    seekExpertIf: 'La patina torna anche se non si trovano insetti',
  },
  vascular_wilt: {
    name: 'Tracheomicosi (Fusarium o Verticillium)',
    symptoms: [
      'Le foglie appassiscono e ingialliscono, spesso prima su un lato della pianta',
      'La pianta appassisce di giorno anche se il terreno è umido',
    ],
    howToConfirm: [
      'Tagliare per lungo un fusto basso: striature brune sotto la corteccia confermano il sospetto',
    ],
    lookAlikes: {
      water_deficit: "Una pianta assetata si riprende un giorno dopo l'annaffiatura",
      root_rot: 'Con il marciume le radici sono brune e molli e il fusto dentro è pulito',
    },
    seekExpertIf: 'Appassiscono più piante: il fungo resta anni nel terreno',
  },
  root_rot: {
    name: 'Marciume radicale',
    symptoms: [
      'La pianta appassisce anche se il terreno è bagnato',
      'Radici brune, molli e maleodoranti; la base del fusto può scurirsi',
    ],
    howToConfirm: ['Sfilare la pianta dal vaso e tirare una radice: la pelle si sfila'],
    lookAlikes: {
      water_excess: 'Con la sola acqua in eccesso le radici sono quasi tutte ancora bianche e sode',
      water_deficit: 'Il terreno è secco e le radici sono sode',
    },
    seekExpertIf: 'Più di metà delle radici è molle: fare talee finché la parte alta è sana',
  },
  bacterial_spot: {
    name: 'Macchia batterica',
    symptoms: [
      'Piccole macchie scure, come inzuppate, spesso con alone giallo',
      'Le macchie seccano e cadono lasciando fori',
    ],
    howToConfirm: [
      'Guardare la foglia controluce: il bordo appare unto e traslucido',
      "Ripensare a pioggia o acqua dall'alto con il caldo prima delle macchie",
    ],
    lookAlikes: {
      leaf_spot: 'Le macchie da fungo sono secche e spesso mostrano anelli o puntini scuri',
      early_blight: "L'alternariosi ha anelli come un bersaglio",
    },
    seekExpertIf:
      'Ci sono frutti macchiati, o un agrume ha macchie sugherose in rilievo: il cancro va denunciato',
  },
  fire_blight: {
    name: 'Colpo di fuoco batterico',
    symptoms: [
      'Germogli di melo, pero o cotogno neri come bruciati, con la punta a uncino',
      'Gocce appiccicose color ambra sulla corteccia annerita',
    ],
    howToConfirm: [
      'Controllare se le foglie morte restano attaccate al germoglio: con il colpo di fuoco sì',
    ],
    lookAlikes: {
      cold_damage: 'Il gelo colpisce tutti i germogli teneri in una notte e poi si ferma',
      vascular_wilt: 'La tracheomicosi ingiallisce le foglie prima che muoiano e non forma uncini',
    },
    seekExpertIf: 'Basta il sospetto: in molti paesi va denunciato',
  },
  citrus_greening: {
    name: 'Sospetto inverdimento degli agrumi (HLB)',
    symptoms: [
      'Marezzatura gialla irregolare, diversa sulle due metà della foglia',
      'Frutti piccoli e asimmetrici che restano verdi in punta',
    ],
    howToConfirm: [
      'Disegnare un cerchio sulle due metà di una foglia: disegni diversi indicano la malattia',
      "Solo un'analisi di laboratorio lo prova",
    ],
    lookAlikes: {
      iron_deficiency: 'La carenza di ferro è uguale sulle due metà, con nervature verdi',
      magnesium_deficiency: 'La carenza di magnesio lascia un cuneo verde alla base della foglia',
    },
    seekExpertIf: 'Basta il sospetto: uccide gli agrumi e va denunciato',
  },
  leaf_curl_virus: {
    name: "Sospetto virus dell'accartocciamento fogliare",
    symptoms: [
      "Le foglie giovani si accartocciano verso l'alto, restano piccole e ingialliscono al bordo",
      'La pianta resta nana e dà pochi frutti',
    ],
    howToConfirm: [
      'Scuotere la pianta: le mosche bianche che volano via trasmettono questo virus',
      "Solo un'analisi di laboratorio lo prova",
    ],
    lookAlikes: {
      leaf_distortion:
        'Acari e tripidi lasciano cicatrici bronzee o argentee sulle foglie accartocciate',
      aphids: 'Sotto le foglie accartocciate dagli afidi gli insetti sono in gruppo',
    },
    seekExpertIf: 'Lo mostrano più piante: non si cura e si diffonde in fretta',
  },
  spotted_wilt_virus: {
    name: "Sospetto virus dell'avvizzimento maculato",
    symptoms: [
      'Anelli e macchioline da bronzei a bruni sulle foglie giovani',
      'Gli apici appassiscono e il frutto mostra anelli chiari',
    ],
    howToConfirm: [
      'Cercare tripidi nei fiori: trasmettono questo virus',
      "Solo un'analisi di laboratorio lo prova",
    ],
    lookAlikes: {
      leaf_spot: 'Le macchie fogliari partono dalle foglie vecchie e non fanno anelli sui frutti',
      leaf_curl_virus: "Il virus dell'accartocciamento non fa anelli bruni",
    },
    seekExpertIf: 'Più piante mostrano anelli: le piante infette non si curano',
  },
  spider_mites: {
    name: 'Ragnetto rosso',
    symptoms: ['Puntini chiari e fini su tutta la foglia', 'Ragnatele sottili tra foglie e fusti'],
    howToConfirm: [
      'Nebulizzare la pianta: le ragnatele diventano visibili',
      'Scuotere una foglia sopra un foglio bianco: puntini come polvere cominciano a camminare',
    ],
    lookAlikes: {
      thrips: 'I tripidi lasciano strisce argentee con escrementi neri e senza ragnatele',
      dry_air: "L'aria secca imbrunisce le punte e non lascia puntini",
    },
    seekExpertIf: 'Le ragnatele coprono interi germogli o gli acari tornano dopo tre lavaggi',
  },
  aphids: {
    name: 'Afidi',
    symptoms: [
      'Gruppi di piccoli insetti molli sugli apici e sotto le foglie',
      'Foglie giovani appiccicose e arricciate',
    ],
    howToConfirm: [
      'Guardare i germogli più giovani: gli afidi stanno in gruppo e si muovono appena',
      'Cercare pelli bianche di muta e formiche che salgono sulla pianta',
    ],
    lookAlikes: {
      whiteflies: 'Le mosche bianche volano via quando si tocca la pianta',
      leaf_curl_virus: 'Le foglie arricciate da un virus non hanno gruppi di insetti',
    },
    seekExpertIf: 'Le foglie mostrano anche un mosaico: gli afidi trasmettono virus',
  },
  whiteflies: {
    name: 'Mosche bianche',
    symptoms: [
      'Minuscoli insetti bianchi che volano via quando si tocca la pianta',
      'Foglie appiccicose, pallide o ingiallite',
    ],
    howToConfirm: ['Cercare sotto le foglie larve chiare e piatte come squame'],
    lookAlikes: {
      aphids: 'Gli afidi restano al loro posto',
      fungus_gnats: 'I moscerini del terriccio sono scuri e corrono sul terreno',
    },
    seekExpertIf: 'Volano ancora in nuvola dopo quattro settimane di trappole e lavaggi',
  },
  mealybugs: {
    name: 'Cocciniglia cotonosa',
    symptoms: [
      'Fiocchi bianchi come cotone alle ascelle delle foglie e lungo le nervature',
      'Foglie appiccicose e crescita debole',
    ],
    howToConfirm: [
      'Toccare un fiocco con un bastoncino di cotone imbevuto di alcol: appare un insetto rosato',
    ],
    lookAlikes: {
      powdery_mildew: "L'oidio è una patina piatta, senza fiocchi",
      scale_insects: 'Le cocciniglie a scudetto sono brune, dure e piatte',
    },
    seekExpertIf: 'Ci sono fiocchi anche sulle radici',
  },
  scale_insects: {
    name: 'Cocciniglia a scudetto',
    symptoms: [
      'Rilievi bruni, piatti o bombati, su fusti e nervature',
      'Foglie appiccicose sotto di essi',
    ],
    howToConfirm: [
      "Sollevare un rilievo con l'unghia: la cocciniglia si stacca e sotto la pianta è intatta",
    ],
    lookAlikes: {
      mealybugs: 'Le cocciniglie cotonose sono bianche, molli e lanose',
      natural_ageing: "I segni sugherosi dell'età fanno parte del fusto e non si staccano",
    },
    seekExpertIf: 'Compaiono ancora rilievi dopo sei settimane di trattamento',
  },
  thrips: {
    name: 'Tripidi',
    symptoms: [
      'Strisce e chiazze argentee con puntini neri di escrementi',
      'Foglie giovani e fiori deformati',
    ],
    howToConfirm: [
      'Soffiare in un fiore o scuoterlo sopra un foglio bianco: scappano insetti sottili di 1 mm',
    ],
    lookAlikes: {
      spider_mites: 'I ragnetti rossi lasciano puntini fini e ragnatele',
      leaf_miner: "Le mine sono linee dentro la foglia con l'epidermide intatta",
    },
    seekExpertIf:
      "Compaiono anelli bruni sulle foglie: i tripidi trasmettono il virus dell'avvizzimento maculato",
  },
  fungus_gnats: {
    name: 'Moscerini del terriccio (sciaridi)',
    symptoms: [
      'Moscerini scuri che corrono sul terreno e volano quando si annaffia',
      'Piantine e talee crescono male',
    ],
    howToConfirm: [
      'Posare una fetta di patata cruda sul terreno: dopo due giorni sotto ci sono larve chiare dalla testa nera',
    ],
    lookAlikes: {
      whiteflies: 'Le mosche bianche sono bianche e stanno sotto le foglie',
      water_excess:
        'Il solo terreno bagnato non porta moscerini; di solito le due cose vanno insieme',
    },
    seekExpertIf: 'Le piantine si piegano o le piante appassiscono con il terreno umido',
  },
  slugs_snails: {
    name: 'Lumache e limacce',
    symptoms: ['Grandi fori irregolari nelle foglie tenere', 'Scie argentee di bava'],
    howToConfirm: ['Cercare con una torcia due ore dopo il tramonto, con tempo umido'],
    lookAlikes: {
      chewing_pests: 'Bruchi e coleotteri lasciano escrementi secchi e niente bava',
      mechanical_damage: 'Le foglie strappate non mostrano danni nuovi la mattina dopo',
    },
    seekExpertIf: 'Le piantine spariscono di notte malgrado la raccolta ogni sera',
  },
  phosphorus_deficiency: {
    name: 'Foglie scure e violacee (sospetta carenza di fosforo)',
    symptoms: [
      'Le foglie vecchie diventano da verde scuro a porpora, prima nella pagina inferiore',
      'La pianta resta piccola e fiorisce poco',
    ],
    howToConfirm: [
      'Misurare la temperatura del terreno: sotto 12 °C le radici assorbono poco fosforo anche da terreno ricco',
    ],
    lookAlikes: {
      cold_damage: 'Dopo notti fredde le foglie arrossano di colpo, anche le giovani',
      nitrogen_deficiency: 'La carenza di azoto schiarisce le foglie vecchie, non le scurisce',
    },
    seekExpertIf: 'Le foglie restano violacee dopo quattro settimane di terreno tiepido e concime',
  },
  magnesium_deficiency: {
    name: 'Ingiallimento tra le nervature delle foglie vecchie (sospetta carenza di magnesio)',
    symptoms: [
      "Le foglie vecchie ingialliscono tra le nervature, dal bordo verso l'interno",
      'Alla base della foglia resta un cuneo verde',
    ],
    howToConfirm: [
      'Controllare che le foglie vecchie siano le più colpite e le più giovani siano verdi',
      'Ripensare a concimazioni ricche di potassio: blocca il magnesio',
    ],
    lookAlikes: {
      iron_deficiency: 'La carenza di ferro colpisce le foglie più giovani',
      natural_ageing: 'Una foglia che invecchia ingiallisce in modo uniforme, anche le nervature',
    },
    seekExpertIf: 'Ingialliscono anche le foglie giovani',
  },
  blossom_end_rot: {
    name: 'Marciume apicale (il calcio non arriva al frutto)',
    symptoms: [
      'Zona bruna, infossata e coriacea in punta a pomodori, peperoni o zucchine',
      'Le foglie sembrano sane',
    ],
    howToConfirm: [
      "Ripensare alle annaffiature: l'alternanza tra secco e bagnato è la causa solita",
    ],
    lookAlikes: {
      late_blight: 'La peronospora segna anche le foglie e parte da qualunque punto del frutto',
      sunburn: 'La scottatura solare è chiara e sul lato al sole',
    },
    seekExpertIf: 'I frutti nuovi marciscono dopo quattro settimane di annaffiature regolari',
  },
  salt_excess: {
    name: 'Troppo concime o sale',
    symptoms: ['Punte e bordi bruni e secchi', 'Crosta bianca o giallastra sul terreno o sul vaso'],
    howToConfirm: [
      'Cercare una crosta sul bordo del vaso e sul terreno',
      "Ripensare alle concimazioni: più spesse o più forti dell'etichetta confermano il sospetto",
    ],
    lookAlikes: {
      potassium_deficiency: 'Senza concime da mesi e senza crosta è più probabile una carenza',
      dry_air: "L'aria secca imbrunisce solo le punte e non c'è crosta",
    },
    seekExpertIf: 'Muoiono ancora foglie dopo due lavaggi del terreno',
  },
  dry_air: {
    name: 'Aria troppo secca',
    symptoms: ['Punte brune e secche con il terreno umido', 'I boccioli seccano o cadono'],
    howToConfirm: [
      "Misurare l'umidità dell'aria: meno del 40%, come in stanze riscaldate, conferma il sospetto",
    ],
    lookAlikes: {
      spider_mites: "I ragnetti rossi lasciano puntini e ragnatele, e l'aria secca li favorisce",
      salt_excess: "Con troppo sale c'è una crosta sul terreno",
    },
    seekExpertIf: "Le foglie nuove imbruniscono anche se l'aria è abbastanza umida",
  },
  cold_damage: {
    name: 'Danno da freddo o gelo',
    symptoms: [
      'Foglie vitree, scure e flosce dopo una notte fredda o accanto a una finestra fredda',
      'Il danno compare in uno o due giorni, tutto insieme',
    ],
    howToConfirm: [
      'Ripensare alle ultime notti: sotto 10 °C soffrono le piante tropicali, sotto 0 °C i germogli teneri',
    ],
    lookAlikes: {
      root_rot: 'Con il marciume radicale il declino è lento e il terreno è bagnato',
      fire_blight: "Il colpo di fuoco passa da un germoglio all'altro per settimane",
    },
    seekExpertIf: "Il fusto grattato è molle e bruno all'interno",
  },
  heat_stress: {
    name: 'Stress da caldo',
    symptoms: [
      'Le foglie si arrotolano o pendono a mezzogiorno e si riprendono la sera',
      'Cadono fiori e frutticini',
    ],
    howToConfirm: [
      'Misurare la temperatura a mezzogiorno: più di 32 °C accanto alla pianta conferma il sospetto',
    ],
    lookAlikes: {
      water_deficit: 'Una pianta assetata è ancora appassita al mattino',
      sunburn: 'La scottatura solare lascia chiazze scolorite che restano',
    },
    seekExpertIf: 'La pianta è ancora appassita al mattino anche se il terreno è umido',
  },
  mechanical_damage: {
    name: 'Strappi, pieghe o sfregamenti',
    symptoms: ['Strappi, pieghe o cicatrici dal bordo netto che non si allargano'],
    howToConfirm: [
      'Ripensare a vento, uno spostamento, animali o persone di passaggio',
      'Segnare il bordo e ricontrollare dopo una settimana: non è cresciuto',
    ],
    lookAlikes: {
      chewing_pests: 'I parassiti portano via tessuto e lasciano escrementi',
      thrips: 'Le cicatrici dei tripidi sono argentee con puntini neri',
    },
    seekExpertIf: 'Un fusto principale è spezzato o la ferita si ammolla',
  },
}
