import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'Pustules évoquant la rouille',
    symptoms: [
      'Petites pustules en relief, orange à brun rouille',
      "Points jaunes sur l'autre face de la feuille",
    ],
    howToConfirm: [
      'Frotter une tache avec un mouchoir blanc : la rouille laisse une trace orange ou brune',
      'Regarder le dessous de la feuille, où se trouvent la plupart des pustules',
    ],
    lookAlikes: {
      leaf_spot:
        'Les taches foliaires sont plates et ne laissent pas de poudre colorée sur le mouchoir',
      potassium_deficiency:
        'Une carence en potassium brunit la feuille par le bord et ne forme pas de pustules',
    },
    seekExpertIf:
      "Plus d'un tiers des feuilles est atteint, ou la plante est cultivée pour la vente",
  },
  leaf_spot: {
    name: 'Tache foliaire (champignon ou bactérie)',
    symptoms: [
      'Taches mortes isolées, brunes à noires, souvent à bord foncé ou halo jaune',
      'Les taches grandissent et se rejoignent',
    ],
    howToConfirm: [
      'Chercher à la loupe des points sombres ou des anneaux dans la tache : ils indiquent un champignon',
      'Regarder la feuille à contre-jour : un bord huileux, comme imbibé, indique des bactéries',
      "Marquer le bord d'une tache et revenir après trois jours : une infection grandit",
    ],
    lookAlikes: {
      rust: 'La rouille est en relief et laisse une poudre colorée quand on la frotte',
      leaf_blight: 'La brûlure foliaire prend de grandes parties de la feuille en quelques jours',
      sunburn: "Le coup de soleil apparaît d'un coup côté soleil et ne s'étend pas",
    },
    seekExpertIf:
      'Des taches apparaissent aussi sur les tiges ou les fruits, ou les nouvelles feuilles sont tachées en une semaine',
  },
  leaf_blight: {
    name: 'Brûlure foliaire ou grandes zones mortes',
    symptoms: [
      'Grandes zones brunes qui partent souvent de la pointe ou du bord',
      'Le tissu meurt en quelques jours, puis sèche ou ramollit',
    ],
    howToConfirm: [
      "Photographier la même feuille chaque jour : la maladie avance à vue d'œil d'un jour à l'autre",
      'Le matin, chercher une moisissure pâle à la limite entre vert et brun',
    ],
    lookAlikes: {
      leaf_spot: 'Les taches foliaires restent longtemps petites avec un bord net',
      sunburn: "Le coup de soleil décolore d'abord et reste là où le soleil a frappé",
      water_deficit:
        'Une plante assoiffée brunit régulièrement au bord de nombreuses feuilles et se fane',
    },
    seekExpertIf: 'Les tiges brunissent aussi, ou les dégâts doublent en deux jours',
  },
  powdery_mildew: {
    name: 'Feutrage poudreux (oïdium)',
    symptoms: [
      'Taches blanches à grises comme de la farine, surtout sur le dessus des feuilles',
      "Les jeunes feuilles s'enroulent ou restent petites",
    ],
    howToConfirm: [
      "Passer le doigt sur une tache : l'oïdium part comme de la farine et revient après quelques jours",
      "Vérifier que les taches ne suivent ni le soleil ni des gouttes d'eau",
    ],
    lookAlikes: {
      sunburn: "Le tissu brûlé par le soleil est sec comme du papier et ne s'essuie pas",
      leaf_miner: "Les mines sont des lignes pâles dans la feuille et ne s'essuient pas",
    },
    seekExpertIf:
      "Boutons ou fruits sont couverts, ou le feutrage revient moins d'une semaine après le traitement",
  },
  mosaic_virus: {
    name: 'Mosaïque jaune et verte (virus possible)',
    symptoms: [
      'Plages irrégulières jaunes et vertes sur la même feuille',
      'Les feuilles peuvent être gaufrées et la plante pousse mal',
    ],
    howToConfirm: [
      "Comparer avec d'autres plantes de la même espèce : un virus touche d'abord des plantes isolées",
      'Chercher pucerons, aleurodes et thrips, qui transmettent les virus',
      'Seule une analyse de laboratoire le prouve',
    ],
    lookAlikes: {
      iron_deficiency:
        'En cas de carence en fer, les nervures des plus jeunes feuilles restent bien vertes',
      nitrogen_deficiency: 'Une carence en azote pâlit uniformément les vieilles feuilles entières',
      leaf_distortion: 'Acariens et thrips laissent des cicatrices argentées ou bronzées',
    },
    seekExpertIf:
      "Plusieurs plantes montrent ce dessin ou il s'agit d'une culture : un virus ne se soigne pas",
  },
  leaf_distortion: {
    name: 'Feuilles enroulées ou gaufrées (ravageurs piqueurs-suceurs ou virus)',
    symptoms: [
      "Les feuilles s'enroulent, se froissent ou restent étroites",
      'Piqueté pâle, teinte bronze ou cicatrices sur les jeunes feuilles',
    ],
    howToConfirm: [
      "Secouer une pousse au-dessus d'un papier blanc et chercher de minuscules points qui bougent",
      'Examiner à la loupe le dessous des feuilles et le bout des pousses : acariens, thrips, pucerons',
    ],
    lookAlikes: {
      mosaic_virus: 'Un virus ajoute des plages jaunes et vertes, et on ne trouve aucun animal',
      water_deficit:
        "Des feuilles enroulées par la sécheresse s'aplatissent un jour après l'arrosage",
    },
    seekExpertIf:
      "Aucun ravageur n'est trouvé et les nouvelles feuilles sortent toujours déformées",
  },
  leaf_miner: {
    name: 'Galeries de mineuses des feuilles',
    symptoms: [
      'Lignes sinueuses ou plages pâles dans la feuille, qui brunissent',
      "L'épiderme de la feuille est intact au-dessus de la galerie",
    ],
    howToConfirm: [
      'Regarder la feuille à contre-jour : une larve ou des déjections sombres se voient dans la galerie',
      "Essayer de soulever l'épiderme d'une plage : au-dessus d'une galerie, il se détache comme un film",
    ],
    lookAlikes: {
      leaf_spot:
        'Les taches foliaires traversent toute la feuille et ne contiennent pas de déjections',
      leaf_blight: "La brûlure foliaire ne laisse pas l'épiderme intact et avance bien plus vite",
    },
    seekExpertIf: 'La plupart des jeunes feuilles sont minées, ou une culture est touchée',
  },
  chewing_pests: {
    name: 'Trous de ravageurs broyeurs ou autres dégâts',
    symptoms: ['Trous à bords nets dans la feuille ou encoches au bord'],
    howToConfirm: [
      'Au crépuscule, chercher à la lampe chenilles, coléoptères, limaces et déjections',
      'Vérifier si de nouveaux trous apparaissent en trois jours',
    ],
    lookAlikes: {
      leaf_spot:
        'De vieilles taches foliaires peuvent tomber, il reste alors un bord brun autour du trou',
    },
    seekExpertIf: "La plante perd plus d'un quart de son feuillage en une semaine",
  },
  nitrogen_deficiency: {
    name: 'Pâleur générale (carence en azote possible)',
    symptoms: [
      'Des feuilles entières deviennent uniformément vert pâle puis jaunes',
      "D'abord les vieilles feuilles, croissance faible",
    ],
    howToConfirm: [
      "Voir quelles feuilles sont pâles : si ce sont les plus vieilles, il manque de l'azote ; les plus jeunes, du fer",
      "Toucher la terre : si elle reste mouillée des jours, un excès d'eau produit le même aspect",
      "Se rappeler le dernier apport d'engrais : aucun depuis deux mois en pleine croissance va dans ce sens",
    ],
    lookAlikes: {
      water_excess: 'La terre est mouillée, les feuilles sont molles',
      natural_ageing: 'Seules une ou deux des feuilles les plus basses jaunissent',
      iron_deficiency:
        'Les nervures restent vertes et les plus jeunes feuilles sont les plus touchées',
    },
    seekExpertIf: "Les feuilles restent pâles quatre semaines après l'apport d'engrais",
  },
  iron_deficiency: {
    name: 'Jaunissement entre nervures vertes (carence en fer ou en magnésium possible)',
    symptoms: ['Le tissu entre les nervures jaunit, les nervures restent vertes'],
    howToConfirm: [
      'Jeunes feuilles plus touchées : le fer ; vieilles feuilles plus touchées : le magnésium',
      'Mesurer le pH de la terre : au-dessus de 7, le fer y est bloqué',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Toute la feuille pâlit, nervures comprises',
      mosaic_virus: 'Une mosaïque ignore les nervures et forme des plages irrégulières',
    },
    seekExpertIf: 'Les nouvelles feuilles sortent presque blanches',
  },
  potassium_deficiency: {
    name: 'Bords de feuilles bruns (carence en potassium ou excès de sel possible)',
    symptoms: ['Bords et pointes des vieilles feuilles jaunissent, puis brunissent et sèchent'],
    howToConfirm: [
      "Chercher des croûtes blanches sur la terre : elles indiquent trop de sel plutôt que trop peu d'engrais",
      'Vérifier si les vieilles feuilles sont plus touchées que les jeunes',
    ],
    lookAlikes: {
      water_deficit: 'La terre est sèche et les feuilles molles ; les jeunes souffrent aussi',
      sunburn: 'Seules les parties tournées vers le soleil sont touchées',
    },
    seekExpertIf: 'Les jeunes feuilles brunissent aussi malgré arrosages et engrais réguliers',
  },
  water_excess: {
    name: "Trop d'eau",
    symptoms: [
      'Feuilles jaunes et molles alors que la terre est mouillée',
      "D'abord les feuilles du bas",
    ],
    howToConfirm: [
      "Enfoncer un doigt sur 3 cm dans la terre : si elle est encore mouillée plusieurs jours après l'arrosage, cela va dans ce sens",
      'Sortir la plante du pot : des racines brunes, molles et qui sentent mauvais pourrissent',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'La terre sèche normalement et les racines sont blanches',
      water_deficit: 'La terre est sèche et le pot léger',
    },
    seekExpertIf: 'La tige devient molle ou sombre au ras de la terre',
  },
  water_deficit: {
    name: "Pas assez d'eau",
    symptoms: [
      'Pointes et bords des feuilles deviennent bruns et cassants',
      "Les feuilles pendent, s'enroulent ou tombent",
    ],
    howToConfirm: [
      'Enfoncer un doigt sur 3 cm dans la terre : terre sèche et pot léger vont dans ce sens',
      'Arroser à fond : les feuilles qui se redressent en un jour avaient soif',
    ],
    lookAlikes: {
      potassium_deficiency: 'La terre est humide et surtout les vieilles feuilles sont touchées',
      sunburn: 'Plages pâles côté soleil, le reste est ferme',
      water_excess: 'La terre est mouillée et les feuilles sont molles plutôt que cassantes',
    },
    seekExpertIf: 'La plante est flétrie alors que la terre est humide',
  },
  sunburn: {
    name: 'Coup de soleil',
    symptoms: ['Plages décolorées, comme du papier, sur les parties tournées vers le soleil'],
    howToConfirm: [
      "Comparer feuilles à l'ombre et au soleil : seules celles au soleil sont décolorées",
      'Repenser à un passage à une lumière plus forte ces deux dernières semaines',
    ],
    lookAlikes: {
      leaf_blight: "La brûlure foliaire continue de s'étendre, même sur les feuilles à l'ombre",
      powdery_mildew: "L'oïdium s'essuie",
      water_deficit: "Le bord de toutes les feuilles est touché, même à l'ombre",
    },
    seekExpertIf: 'Les plages grandissent encore après le déplacement de la plante',
  },
  light_deficit: {
    name: 'Pas assez de lumière',
    symptoms: ['Feuilles pâles, longues pousses fines penchées vers la lumière'],
    howToConfirm: [
      "À midi, tenir la main 30 cm au-dessus de la plante : pas d'ombre nette, pas assez de lumière",
    ],
    lookAlikes: {
      nitrogen_deficiency: "Les pousses sont courtes et les vieilles feuilles pâlissent d'abord",
      water_excess: 'La terre reste mouillée et les feuilles sont molles',
    },
    seekExpertIf: 'La croissance ne repart pas en six semaines de meilleure lumière',
  },
  natural_ageing: {
    name: 'Vieillissement naturel des feuilles',
    symptoms: ['Quelques vieilles feuilles jaunissent et sèchent, le reste est vert'],
    howToConfirm: [
      'Vérifier que seules les feuilles les plus basses sont touchées et que les nouvelles sont vertes',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Beaucoup de feuilles pâlissent en même temps',
      water_excess: 'La terre est mouillée et les feuilles sont molles',
    },
    seekExpertIf: 'La plante perd plus de quelques feuilles par mois',
  },
  downy_mildew: {
    name: 'Mildiou (duvet sous les feuilles)',
    symptoms: [
      'Plages vert pâle à jaunes sur le dessus, limitées par les nervures',
      'Duvet gris à violet au-dessous, sous les plages',
    ],
    howToConfirm: ['Regarder le dessous tôt le matin, quand le duvet est frais'],
    lookAlikes: {
      powdery_mildew: "L'oïdium est blanc, sec et surtout sur le dessus",
      angular_leaf_spot: 'La maladie des taches anguleuses sèche en gris-brun, sans duvet violet',
    },
    seekExpertIf:
      'La plupart des feuilles sont touchées en une semaine, ou la plante est cultivée pour la vente',
  },
  grey_mould: {
    name: 'Pourriture grise (Botrytis)',
    symptoms: [
      'Pourriture brune et molle sur fleurs, fruits ou feuilles blessées',
      'Moisissure grise et duveteuse qui libère de la poussière au toucher',
    ],
    howToConfirm: ['Garder un morceau pourri une nuit dans un sac humide : un duvet gris y pousse'],
    lookAlikes: {
      powdery_mildew: "L'oïdium couvre un tissu vivant et ferme et ne le pourrit pas",
      downy_mildew: 'Le mildiou reste sous les feuilles',
    },
    seekExpertIf:
      'Des tiges pourrissent de part en part, ou la moisissure revient sur les nouvelles pousses',
  },
  anthracnose: {
    name: 'Anthracnose',
    symptoms: [
      'Taches creuses, brunes à noires, souvent le long des nervures, aux pointes ou aux bords',
      'Points gélatineux rosés dans les taches par temps humide',
    ],
    howToConfirm: [
      "Regarder une vieille tache à la loupe : de petits points sombres en anneaux l'indiquent",
    ],
    lookAlikes: {
      leaf_spot: 'Les autres taches foliaires sont plates et ne suivent pas les nervures',
      sunburn: 'Le coup de soleil est pâle, comme du papier, et ne grandit pas',
    },
    seekExpertIf: 'Des rameaux sèchent, ou gousses et fruits sont touchés',
  },
  angular_leaf_spot: {
    name: 'Maladie des taches anguleuses du haricot',
    symptoms: [
      'Petites taches grises à brunes à côtés droits, coupées par les nervures',
      'Moisissure sombre sous les taches par temps humide',
    ],
    howToConfirm: [
      "Regarder la feuille à contre-jour : les taches s'arrêtent exactement aux nervures",
    ],
    lookAlikes: {
      bacterial_spot: 'Les taches bactériennes semblent imbibées et ne portent pas de moisissure',
      rust: 'La rouille est en relief et laisse une poudre colorée quand on la frotte',
    },
    seekExpertIf:
      'Les gousses sont tachées, ou les feuilles tombent avant que les gousses soient pleines',
  },
  black_spot: {
    name: 'Taches noires du rosier',
    symptoms: [
      'Taches noires rondes à bord frangé sur le dessus de la feuille',
      'La feuille jaunit autour des taches et tombe',
    ],
    howToConfirm: ['Regarder le bord à la loupe : il est frangé, pas net'],
    lookAlikes: {
      leaf_spot: 'Les autres taches foliaires ont un bord net',
      downy_mildew: 'Le mildiou forme des plages anguleuses pourpres sur les jeunes feuilles',
    },
    seekExpertIf: "Le rosier a perdu plus de la moitié de ses feuilles avant le milieu de l'été",
  },
  apple_scab: {
    name: 'Tavelure du pommier',
    symptoms: [
      'Taches vert olive et veloutées sur les feuilles, qui brunissent',
      'Croûtes liégeuses et fendues sur les fruits',
    ],
    howToConfirm: [
      'Regarder au printemps après la pluie : des taches olive veloutées sont typiques',
    ],
    lookAlikes: {
      leaf_spot: 'Les autres taches foliaires sont sèches, pas veloutées',
      sooty_mould: "La fumagine s'essuie",
    },
    seekExpertIf: "L'arbre perd presque toutes ses feuilles avant l'automne deux années de suite",
  },
  early_blight: {
    name: 'Alternariose de la tomate et de la pomme de terre',
    symptoms: [
      "Taches brunes à anneaux comme une cible, d'abord sur les feuilles du bas",
      'Tissu jaune autour des taches',
    ],
    howToConfirm: [
      'Chercher des anneaux dans les taches et vérifier que le mal monte depuis le bas',
    ],
    lookAlikes: {
      late_blight:
        'Le mildiou fait de grandes plages huileuses sans anneaux, partout sur la plante',
      bacterial_spot: 'Les taches bactériennes restent petites, sombres et sans anneaux',
    },
    seekExpertIf: 'Des zones creuses et sombres apparaissent sur les tiges ou les fruits',
  },
  late_blight: {
    name: 'Mildiou de la tomate et de la pomme de terre',
    symptoms: [
      'Grandes plages huileuses gris-vert qui brunissent en quelques jours',
      'Tiges brunes et zones brunes et dures sur fruits ou tubercules',
    ],
    howToConfirm: ['Le matin, chercher un liseré de moisissure blanche sous la tache'],
    lookAlikes: {
      early_blight: "L'alternariose avance lentement et montre des anneaux",
      grey_mould: 'La pourriture grise est duveteuse et part des blessures et des fleurs',
    },
    seekExpertIf: 'Les tiges sont brunes : toute la planche peut être perdue en une semaine',
  },
  sooty_mould: {
    name: 'Fumagine sur miellat',
    symptoms: [
      'Film noir comme de la suie sur feuilles et rameaux',
      'Les feuilles au-dessous collent',
    ],
    howToConfirm: [
      'Passer un chiffon humide sur une feuille : le noir part, dessous elle est verte',
      'Chercher plus haut pucerons, cochenilles ou aleurodes : leur miellat la nourrit',
    ],
    lookAlikes: {
      black_spot: "La tache noire est dans la feuille et ne s'essuie pas",
      apple_scab: "La tavelure est dans la feuille et ne s'essuie pas",
    },
    seekExpertIf: "Le film revient alors qu'aucun insecte n'est trouvé",
  },
  vascular_wilt: {
    name: 'Flétrissement (Fusarium ou Verticillium)',
    symptoms: [
      "Les feuilles fanent et jaunissent, souvent d'abord d'un côté de la plante",
      'La plante fane le jour alors que la terre est humide',
    ],
    howToConfirm: [
      "Fendre une tige basse en long : des traits bruns sous l'écorce vont dans ce sens",
    ],
    lookAlikes: {
      water_deficit: "Une plante assoiffée se redresse un jour après l'arrosage",
      root_rot:
        "En cas de pourriture, les racines sont brunes et molles et la tige est saine à l'intérieur",
    },
    seekExpertIf: 'Plusieurs plantes fanent : le champignon reste des années dans le sol',
  },
  root_rot: {
    name: 'Pourriture des racines',
    symptoms: [
      'La plante fane alors que la terre est mouillée',
      'Racines brunes, molles et malodorantes ; la base de la tige peut noircir',
    ],
    howToConfirm: ['Sortir la plante du pot et tirer une racine : sa peau se détache'],
    lookAlikes: {
      water_excess: "En simple excès d'eau, la plupart des racines sont encore blanches et fermes",
      water_deficit: 'La terre est sèche et les racines sont fermes',
    },
    seekExpertIf: 'Plus de la moitié des racines est molle : bouturer tant que le haut est sain',
  },
  bacterial_spot: {
    name: 'Tache bactérienne',
    symptoms: [
      'Petites taches sombres, comme imbibées, souvent à halo jaune',
      'Les taches sèchent et tombent en laissant des trous',
    ],
    howToConfirm: [
      'Regarder la feuille à contre-jour : le bord paraît huileux et translucide',
      'Se rappeler une pluie ou un arrosage par-dessus par temps chaud avant les taches',
    ],
    lookAlikes: {
      leaf_spot:
        'Les taches de champignons sont sèches et montrent souvent des anneaux ou des points sombres',
      early_blight: "L'alternariose a des anneaux comme une cible",
    },
    seekExpertIf:
      'Des fruits sont tachés, ou un agrume a des taches liégeuses en relief : le chancre doit être signalé',
  },
  fire_blight: {
    name: 'Feu bactérien',
    symptoms: [
      'Pousses de pommier, poirier ou cognassier noires comme brûlées, la pointe en crochet',
      "Gouttes collantes couleur d'ambre sur l'écorce noircie",
    ],
    howToConfirm: [
      "Vérifier si les feuilles mortes restent accrochées à la pousse : c'est le cas du feu bactérien",
    ],
    lookAlikes: {
      cold_damage: "Le gel touche toutes les jeunes pousses en une nuit, puis s'arrête",
      vascular_wilt:
        'Le flétrissement jaunit les feuilles avant leur mort et ne forme pas de crochets',
    },
    seekExpertIf: 'Le simple soupçon suffit : dans beaucoup de pays, il faut le signaler',
  },
  citrus_greening: {
    name: 'Maladie du dragon jaune des agrumes possible (HLB)',
    symptoms: [
      'Marbrures jaunes irrégulières, différentes sur les deux moitiés de la feuille',
      'Petits fruits asymétriques qui restent verts au bout',
    ],
    howToConfirm: [
      "Tracer un cercle sur les deux moitiés d'une feuille : des dessins différents l'indiquent",
      'Seule une analyse de laboratoire le prouve',
    ],
    lookAlikes: {
      iron_deficiency:
        'Une carence en fer est pareille sur les deux moitiés, avec des nervures vertes',
      magnesium_deficiency:
        'Une carence en magnésium laisse un triangle vert à la base de la feuille',
    },
    seekExpertIf: 'Le simple soupçon suffit : la maladie tue les agrumes et doit être signalé',
  },
  leaf_curl_virus: {
    name: "Virus de l'enroulement foliaire possible",
    symptoms: [
      "Les jeunes feuilles s'enroulent vers le haut, restent petites et jaunissent au bord",
      'La plante reste naine et donne peu de fruits',
    ],
    howToConfirm: [
      "Secouer la plante : les aleurodes qui s'envolent transmettent ce virus",
      'Seule une analyse de laboratoire le prouve',
    ],
    lookAlikes: {
      leaf_distortion:
        'Acariens et thrips laissent des cicatrices bronzées ou argentées sur les feuilles enroulées',
      aphids: 'Sous des feuilles enroulées par les pucerons, les insectes sont en groupes',
    },
    seekExpertIf: 'Plusieurs plantes le montrent : il ne se soigne pas et se répand vite',
  },
  spotted_wilt_virus: {
    name: 'Virus de la maladie bronzée possible',
    symptoms: [
      'Anneaux et mouchetures bronze à bruns sur les jeunes feuilles',
      'Le bout des pousses fane et le fruit montre des anneaux pâles',
    ],
    howToConfirm: [
      'Chercher des thrips dans les fleurs : ils transmettent ce virus',
      'Seule une analyse de laboratoire le prouve',
    ],
    lookAlikes: {
      leaf_spot:
        "Les taches foliaires partent des vieilles feuilles et ne font pas d'anneaux sur le fruit",
      leaf_curl_virus: "Le virus de l'enroulement ne fait pas d'anneaux bruns",
    },
    seekExpertIf: 'Plusieurs plantes montrent des anneaux : une plante infectée ne se soigne pas',
  },
  spider_mites: {
    name: 'Araignées rouges (acariens)',
    symptoms: ['Fin piqueté pâle sur toute la feuille', 'Fines toiles entre feuilles et tiges'],
    howToConfirm: [
      'Brumiser la plante : les toiles deviennent visibles',
      "Secouer une feuille au-dessus d'un papier blanc : des points gros comme des poussières se mettent à marcher",
    ],
    lookAlikes: {
      thrips: 'Les thrips laissent des traînées argentées avec des déjections noires, sans toiles',
      dry_air: "L'air sec brunit les pointes et ne laisse pas de piqueté",
    },
    seekExpertIf:
      'Des toiles couvrent des pousses entières, ou les acariens reviennent après trois lavages',
  },
  aphids: {
    name: 'Pucerons',
    symptoms: [
      'Groupes de petits insectes mous au bout des pousses et sous les feuilles',
      'Jeunes feuilles collantes et enroulées',
    ],
    howToConfirm: [
      'Regarder les plus jeunes pousses : les pucerons y sont en groupes et bougent à peine',
      'Chercher des mues blanches et des fourmis qui montent sur la plante',
    ],
    lookAlikes: {
      whiteflies: "Les aleurodes s'envolent quand on touche la plante",
      leaf_curl_virus: "Des feuilles enroulées par un virus ne portent pas de groupes d'insectes",
    },
    seekExpertIf: 'Les feuilles montrent aussi une mosaïque : les pucerons transmettent des virus',
  },
  whiteflies: {
    name: 'Aleurodes (mouches blanches)',
    symptoms: [
      "Minuscules insectes blancs qui s'envolent quand on touche la plante",
      'Feuilles collantes, pâles ou jaunissantes',
    ],
    howToConfirm: ['Chercher sous les feuilles des larves pâles et plates comme des écailles'],
    lookAlikes: {
      aphids: 'Les pucerons restent en place',
      fungus_gnats: 'Les sciarides sont sombres et courent sur la terre',
    },
    seekExpertIf: 'Ils volent encore en nuée après quatre semaines de pièges et de lavages',
  },
  mealybugs: {
    name: 'Cochenilles farineuses',
    symptoms: [
      "Flocons blancs comme du coton à l'aisselle des feuilles et le long des nervures",
      'Feuilles collantes et croissance faible',
    ],
    howToConfirm: [
      "Toucher un flocon avec un coton-tige et de l'alcool : un insecte rosé apparaît",
    ],
    lookAlikes: {
      powdery_mildew: "L'oïdium est un film plat, sans flocons",
      scale_insects: 'Les cochenilles à bouclier sont brunes, dures et plates',
    },
    seekExpertIf: 'Des flocons se trouvent aussi sur les racines',
  },
  scale_insects: {
    name: 'Cochenilles à bouclier',
    symptoms: [
      'Bosses brunes, plates ou bombées, sur les tiges et les nervures',
      'Feuilles collantes au-dessous',
    ],
    howToConfirm: [
      "Soulever une bosse avec l'ongle : la cochenille se détache et la plante est intacte dessous",
    ],
    lookAlikes: {
      mealybugs: 'Les cochenilles farineuses sont blanches, molles et laineuses',
      natural_ageing:
        "Les marques liégeuses de l'âge font partie de la tige et ne se détachent pas",
    },
    seekExpertIf: 'De nouvelles bosses apparaissent encore après six semaines de traitement',
  },
  thrips: {
    name: 'Thrips',
    symptoms: [
      'Traînées et plages argentées avec de petits points noirs de déjections',
      'Jeunes feuilles et fleurs déformées',
    ],
    howToConfirm: [
      "Souffler dans une fleur ou la secouer sur un papier blanc : de fins insectes de 1 mm s'enfuient",
    ],
    lookAlikes: {
      spider_mites: 'Les araignées rouges laissent de fins points et des toiles',
      leaf_miner: "Les mines sont des lignes dans la feuille, l'épiderme au-dessus est intact",
    },
    seekExpertIf:
      'Des anneaux bruns apparaissent sur les feuilles : les thrips transmettent la maladie bronzée',
  },
  fungus_gnats: {
    name: 'Sciarides (mouches du terreau)',
    symptoms: [
      "Petites mouches sombres qui courent sur la terre et s'envolent à l'arrosage",
      'Semis et boutures poussent mal',
    ],
    howToConfirm: [
      'Poser une rondelle de pomme de terre crue sur la terre : après deux jours, des larves claires à tête noire sont dessous',
    ],
    lookAlikes: {
      whiteflies: 'Les aleurodes sont blancs et se tiennent sous les feuilles',
      water_excess:
        "La terre mouillée seule n'amène pas de mouches ; les deux vont souvent ensemble",
    },
    seekExpertIf: 'Les semis se couchent, ou les plantes fanent alors que la terre est humide',
  },
  slugs_snails: {
    name: 'Limaces et escargots',
    symptoms: ['Grands trous irréguliers dans les feuilles tendres', 'Traces de bave argentées'],
    howToConfirm: ['Chercher à la lampe deux heures après la tombée de la nuit, par temps humide'],
    lookAlikes: {
      chewing_pests: 'Chenilles et coléoptères laissent des déjections sèches et pas de bave',
      mechanical_damage:
        'Des feuilles déchirées ne montrent pas de nouveaux dégâts le lendemain matin',
    },
    seekExpertIf: 'Les jeunes plants disparaissent la nuit malgré le ramassage chaque soir',
  },
  phosphorus_deficiency: {
    name: 'Feuilles sombres et pourpres (carence en phosphore possible)',
    symptoms: [
      "Les vieilles feuilles deviennent vert foncé à pourpres, d'abord dessous",
      'La plante reste petite et fleurit peu',
    ],
    howToConfirm: [
      'Mesurer la température de la terre : sous 12 °C, les racines prennent trop peu de phosphore, même en sol riche',
    ],
    lookAlikes: {
      cold_damage: "Après des nuits froides, les feuilles rougissent d'un coup, les jeunes aussi",
      nitrogen_deficiency: 'Une carence en azote pâlit les vieilles feuilles au lieu de les foncer',
    },
    seekExpertIf:
      "Les feuilles restent pourpres après quatre semaines de terre chaude et d'engrais",
  },
  magnesium_deficiency: {
    name: 'Jaunissement entre les nervures des vieilles feuilles (carence en magnésium possible)',
    symptoms: [
      "Les vieilles feuilles jaunissent entre les nervures, du bord vers l'intérieur",
      'Un triangle vert reste à la base de la feuille',
    ],
    howToConfirm: [
      'Vérifier que les vieilles feuilles sont les plus touchées et que les plus jeunes sont vertes',
      "Vérifier s'il y a eu un fort apport de potassium : il bloque le magnésium",
    ],
    lookAlikes: {
      iron_deficiency: 'Une carence en fer touche les plus jeunes feuilles',
      natural_ageing: 'Une feuille qui vieillit jaunit uniformément, nervures comprises',
    },
    seekExpertIf: 'Les jeunes feuilles jaunissent aussi',
  },
  blossom_end_rot: {
    name: "Nécrose apicale (le calcium n'arrive pas au fruit)",
    symptoms: [
      'Zone brune, creuse, comme du cuir, au bout des tomates, poivrons ou courgettes',
      "Les feuilles ont l'air saines",
    ],
    howToConfirm: [
      "Repenser aux arrosages : l'alternance de sec et de mouillé est la cause habituelle",
    ],
    lookAlikes: {
      late_blight: "Le mildiou marque aussi les feuilles et part de n'importe où sur le fruit",
      sunburn: 'Le coup de soleil est pâle et du côté du soleil',
    },
    seekExpertIf: "Les nouveaux fruits pourrissent après quatre semaines d'arrosage régulier",
  },
  salt_excess: {
    name: "Trop d'engrais ou de sel",
    symptoms: [
      'Pointes et bords bruns et secs',
      'Croûte blanche ou jaunâtre sur la terre ou le pot',
    ],
    howToConfirm: [
      'Chercher une croûte au bord du pot et sur la terre',
      "Se rappeler les apports d'engrais : plus souvent ou plus fort que l'étiquette va dans ce sens",
    ],
    lookAlikes: {
      potassium_deficiency:
        'Sans engrais depuis des mois et sans croûte, une carence est plus probable',
      dry_air: "L'air sec ne brunit que les pointes et il n'y a pas de croûte",
    },
    seekExpertIf: 'Des feuilles meurent encore après deux rinçages de la terre',
  },
  dry_air: {
    name: 'Air trop sec',
    symptoms: [
      'Pointes brunes et sèches alors que la terre est humide',
      'Les boutons sèchent ou tombent',
    ],
    howToConfirm: [
      "Mesurer l'humidité de l'air : moins de 40 %, comme en pièce chauffée, va dans ce sens",
    ],
    lookAlikes: {
      spider_mites:
        "Les araignées rouges laissent un piqueté et des toiles, et l'air sec les favorise",
      salt_excess: "En cas d'excès de sel, il y a une croûte sur la terre",
    },
    seekExpertIf: "Les nouvelles feuilles brunissent alors que l'air est assez humide",
  },
  cold_damage: {
    name: 'Dégât de froid ou de gel',
    symptoms: [
      "Feuilles vitreuses, sombres et molles après une nuit froide ou près d'une fenêtre froide",
      "Le dégât apparaît en un jour ou deux, d'un seul coup",
    ],
    howToConfirm: [
      'Repenser aux dernières nuits : sous 10 °C les plantes tropicales souffrent, sous 0 °C les pousses tendres',
    ],
    lookAlikes: {
      root_rot: 'En cas de pourriture des racines, le déclin est lent et la terre mouillée',
      fire_blight: 'Le feu bactérien passe de pousse en pousse pendant des semaines',
    },
    seekExpertIf: "La tige est molle et brune à l'intérieur quand on la gratte",
  },
  heat_stress: {
    name: 'Coup de chaleur',
    symptoms: [
      "Les feuilles s'enroulent ou pendent à midi et se redressent le soir",
      'Fleurs et jeunes fruits tombent',
    ],
    howToConfirm: [
      'Mesurer la température à midi : plus de 32 °C près de la plante va dans ce sens',
    ],
    lookAlikes: {
      water_deficit: 'Une plante assoiffée est encore flétrie le matin',
      sunburn: 'Le coup de soleil laisse des plages décolorées qui restent',
    },
    seekExpertIf: 'La plante est encore flétrie le matin alors que la terre est humide',
  },
  mechanical_damage: {
    name: 'Déchirures, pliures ou frottement',
    symptoms: ["Déchirures, plis ou cicatrices à bords nets qui ne s'étendent pas"],
    howToConfirm: [
      'Penser au vent, à un déplacement, à des animaux ou à des passants',
      "Marquer le bord et revenir après une semaine : il n'a pas grandi",
    ],
    lookAlikes: {
      chewing_pests: 'Les ravageurs enlèvent du tissu et laissent des déjections',
      thrips: 'Les cicatrices de thrips sont argentées avec des points noirs',
    },
    seekExpertIf: 'Une tige principale est cassée ou la blessure ramollit',
  },
}
