import { beans, fleshyFruit } from './host-groups.ts'
import type { Setting } from './settings.ts'

/** The source of an entry's facts. The catalogue uses its own wording. */
export type Reference = {
  readonly publisher: string
  readonly title: string
  /** The page itself, never a home page. */
  readonly url: string
  /** The plants that the page is about; any if absent. */
  readonly plants?: readonly string[]
  /** The setting that the page is about; any if absent. */
  readonly setting?: Setting
}

/** A page about certain plants. */
const about = (plants: readonly string[], reference: Reference): Reference => ({
  ...reference,
  plants,
})

/** A page about plants in a certain setting. */
const within = (setting: Setting, reference: Reference): Reference => ({ ...reference, setting })

/** Returns a function that creates references to a publisher's pages, with paths below `base`. */
function publishedBy(publisher: string, base: string) {
  return (title: string, path: string): Reference =>
    source(publisher, title, new URL(path, base).href)
}

const source = (publisher: string, title: string, url: string): Reference => ({
  publisher,
  title,
  url,
})

const pestNotes = publishedBy(
  'University of California Statewide IPM Program, Pest Notes',
  'https://ipm.ucanr.edu/',
)
const uc = publishedBy('University of California Statewide IPM Program', 'https://ipm.ucanr.edu/')
const rhs = publishedBy('Royal Horticultural Society', 'https://www.rhs.org.uk/')
const minnesota = publishedBy('University of Minnesota Extension', 'https://extension.umn.edu/')
const minnesotaNews = publishedBy(
  'University of Minnesota Extension, Yard and Garden News',
  'https://blog-yard-garden-news.extension.umn.edu/',
)
const texas = publishedBy(
  'Texas A&M AgriLife Extension',
  'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/',
)
const clemson = publishedBy(
  'Clemson Cooperative Extension, Home and Garden Information Center',
  'https://hgic.clemson.edu/factsheet/',
)
const maryland = publishedBy('University of Maryland Extension', 'https://extension.umd.edu/')
const ppp = publishedBy(
  'Pacific Pests, Pathogens and Weeds (Lucid)',
  'https://apps.lucidcentral.org/',
)
const eppo = publishedBy(
  'European and Mediterranean Plant Protection Organization, EPPO Global Database',
  'https://gd.eppo.int/taxon/',
)
const aphis = publishedBy(
  'United States Department of Agriculture, APHIS',
  'https://www.aphis.usda.gov/plant-pests-diseases/',
)
const ifas = publishedBy('University of Florida, IFAS Extension', 'https://edis.ifas.ufl.edu/')
const plantwise = publishedBy(
  'CABI, Plantwise Knowledge Bank',
  'https://www.plantwise.org/KnowledgeBank/',
)
const cimmyt = publishedBy('CIMMYT, Maize Doctor', 'https://maizedoctor.cimmyt.org/en/')

/**
 * Sources with which readers can check the catalogue. scripts/advice/sources/references.yaml has
 * the sentence that supports each one, and lists the pages that nobody could open.
 */
// biome-ignore format: an address starts a line if it does not fit beside its title
export const references = {
  iron: about(['Cucurbitaceae'], texas('Iron Deficiency', 'cucurbit-problem-solver/leaf-disorders/iron-deficiency/')),
  spiderMites: pestNotes('Spider Mites', 'home-and-landscape/spider-mites/pest-notes'),
  thrips: pestNotes('Thrips', 'PMG/PESTNOTES/pn7429.html'),
  aphids: pestNotes('Aphids', 'PMG/PESTNOTES/pn7404.html'),
  whiteflies: pestNotes('Whiteflies', 'PMG/PESTNOTES/pn7401.html'),
  mealybugs: pestNotes('Mealybugs', 'PMG/PESTNOTES/pn74174.html'),
  scales: pestNotes('Scales', 'PMG/PESTNOTES/pn7408.html'),
  fungusGnats: source('University of California Cooperative Extension',
    'Biological Control for Fungus Gnats',
    'https://cecolusa.ucanr.edu/Master_Gardeners/?blogpost=14964&blogasset=22198'),
  slugs: pestNotes('Snails and Slugs', 'PMG/PESTNOTES/pn7427.html'),
  sootyMould: pestNotes('Sooty Mold', 'PMG/PESTNOTES/pn74108.html'),
  fireBlight: pestNotes('Fire Blight', 'PMG/PESTNOTES/pn7414.html'),
  rootRot: uc('Root, stem, and crown rots',
    'PMG/GARDEN/flowers/DISEASE/rootstemrot.html'),
  roseDiseases: pestNotes('Roses: Diseases and Abiotic Disorders', 'PMG/PESTNOTES/pn7463.html'),
  greyMould: rhs('Grey mould', 'disease/grey-mould'),
  downyMildews: uc('Downy mildew', 'PMG/GARDEN/FLOWERS/DISEASE/downmild.html'),
  appleScab: minnesotaNews('What Naked Crabapple Trees Tell About Apple Scab',
    '2010/09/what-naked-crabapple-trees-tell-about.html'),
  earlyBlight: minnesota('Early blight in tomato and potato',
    'disease-management/early-blight-tomato-and-potato'),
  lateBlight: minnesotaNews('Is late blight a threat to Minnesota tomatoes?',
    '2009/09/is-late-blight-threat-to-minnesota.html'),
  fusariumWilt: minnesota('Fusarium wilt', 'disease-management/fusarium-wilt'),
  bacterialSpot: about(['Solanum lycopersicum', 'Capsicum'], minnesota('Bacterial spot of tomato and pepper',
    'disease-management/bacterial-spot-tomato-and-pepper')),
  beanAngularLeafSpot: ppp('Angular bean leaf spot',
    'ppp/text/web_full/entities/bean_angular_leaf_spot_216.htm'),
  citrusGreening: source('University of Florida, IFAS Citrus Research and Education Center',
    'Citrus Greening',
    'https://crec.ifas.ufl.edu/research/citrus-production/disease-identification/citrus-greening-huanglongbing/'),
  citrusGreeningScouting: ifas('Scouting for Huanglongbing (CH200)', 'publication/CH200'),
  spottedWilt: about(['Solanum lycopersicum', 'Solanum melongena', 'Capsicum'], source('Clemson University, Regulatory Services', 'Tomato Spotted Wilt Virus',
    'https://www.clemson.edu/public/regulatory/plant-problem/fact-sheets/tswv.html')),
  tomatoDiseases: about(['Solanum lycopersicum', 'Solanum melongena', 'Capsicum'], source('Clemson Cooperative Extension, Home and Garden Information Center',
    'Tomato Diseases (HGIC 2217)',
    'https://www.clemson.edu/extension/hgic/pests/plant_pests/veg_fruit/hgic2217.html')),
  houseplantDiseases: within('POT', clemson('Houseplant Diseases and Disorders',
    'houseplant-diseases-disorders/')),
  nutrients: rhs('Nutrient deficiencies', 'prevention-protection/nutrient-deficiencies'),
  viruses: rhs('Plant viruses', 'disease/plant-viruses'),
  leafMiners: source('University of California Marin Master Gardeners', 'Leaf Miner',
    'https://marinmg.ucanr.edu/PROBLEMS/GARDEN_PESTS/Invertebrate_Pests/?uid=105&ds=1001'),
  nutrientsOfTrees: within('TREE', maryland('Nutrient Deficiency of Trees and Shrubs',
    'resource/nutrient-deficiency-trees-and-shrubs')),
  bananaXanthomonasWilt: about(['Musa'], ppp('Banana xanthomonas wilt',
    'pppw_v11/text/web_full/entities/banana_xanthomonas_wilt_523.htm')),
  ensetWilt: about(['Ensete'], plantwise(
    'Controlling bacterial wilt of enset using cultural methods',
    'factsheetforfarmers/20157800326')),
  cassavaMosaic: ppp('Cassava mosaic diseases',
    'pppw_v12/text/web_mini/entities/cassava_mosaic_diseases_520.htm'),
  cassavaBrownStreak: ppp('Cassava brown streak disease',
    'pppw_v10/text/web_full/entities/cassava_brown_streak_disease_439.htm'),
  blackSigatoka: ppp('Banana black Sigatoka',
    'ppp/text/web_full/entities/banana_black_sigatoka_002.htm'),
  riceBlast: ppp('Rice blast', 'pppw_v12/text/web_mini/entities/rice_blast_252.htm'),
  groundnutLeafSpot: ppp('Peanut leaf spots',
    'ppp/text/web_full/entities/peanut_leaf_spots_036.htm'),
  groundnutRosette: plantwise('Groundnut chlorotic rosette', 'Datasheet.aspx?dsid=45604'),
  mangoAnthracnose: about(['Mangifera'], ppp('Mango anthracnose',
    'pppw_v12/text/web_full/entities/mango_anthracnose_009.htm')),
  podBorer: ppp('Bean pod borer', 'pppw_v12/text/web_full/entities/bean_pod_borer_037.htm'),
  citrusCankerEppo: eppo('Xanthomonas citri pv. citri (XANTCI)', 'XANTCI/datasheet'),
  ralstoniaEppo: eppo('Ralstonia solanacearum (RALSSL)', 'RALSSL/datasheet'),
  citrusBlackSpotEppo: eppo('Phyllosticta citricarpa (GUIGCI)', 'GUIGCI/datasheet'),
  fireBlightEppo: eppo('Erwinia amylovora (ERWIAM)', 'ERWIAM/datasheet'),
  fallArmywormEppo: eppo('Spodoptera frugiperda (LAPHFR)', 'LAPHFR/datasheet'),
  citrusGreeningEppo: eppo('Candidatus Liberibacter asiaticus (LIBEAS)', 'LIBEAS/datasheet'),
  bananaFusariumWilt: ppp('Banana Fusarium wilt',
    'ppp_v9/text/web_full/entities/banana_fusarium_wilt_176.htm'),
  citrusDiseases: aphis('Citrus Diseases', 'citrus-diseases'),
  fruitFliesAphis: aphis('Fruit Flies', 'fruit-flies'),
  fallArmyworm: source('Farm Radio International', 'Backgrounder: Fall armyworm',
    'https://scripts.farmradio.fm/radio-script/backgrounder-fall-armyworm'),
  rhsRust: rhs('Rust diseases', 'disease/rust-diseases'),
  verticilliumWilt: uc('Verticillium wilt', 'PMG/GARDEN/FRUIT/DISEASE/verticilliumwilt.html'),
  clubRoot: rhs('Club root', 'disease/club-root'),
  peachLeafCurl: source('University of California Cooperative Extension, Garden Notes',
    'Pests of the Season',
    'https://ccfruitandnuts.ucanr.edu/blog/garden-notes/article/pests-season-6'),
  brownRot: rhs('Brown rot', 'disease/brown-rot'),
  dampingOff: rhs('Damping off', 'disease/damping-off'),
  oedema: source('Purdue Consumer Horticulture', 'Oedema Is a Corky Quirk',
    'https://www.purdue.edu/hla/sites/yardandgarden/oedema-is-a-corky-quirk/'),
  codlingMoth: about(['Malus', 'Pyrus', 'Cydonia', 'Juglans'], pestNotes('Codling Moth', 'PMG/PESTNOTES/pn7412.html')),
  septoria: minnesota('Tomato leaf spot diseases', 'disease-management/tomato-leaf-spot-diseases'),
  caterpillars: about(['Brassicaceae'], minnesota('Caterpillars on cole crops',
    'yard-and-garden-insects/caterpillars-cole-crops')),
  powderyMildewVegetables: about(['Cucurbitaceae', 'Solanaceae', 'Fabaceae', 'Brassicaceae', 'Apiaceae', 'Amaranthaceae', 'Lactuca'], pestNotes('Powdery Mildew on Vegetables', 'PMG/PESTNOTES/pn7406.html')),
  rootKnot: pestNotes('Nematodes', 'PMG/PESTNOTES/pn7489.html'),
  herbicideDamage: ifas('Herbicide Residues in Manure, Compost, or Hay (AG416)',
    'publication/AG416'),
  citrusBlackSpot: ifas('Citrus Black Spot (CG088)', 'cg088'),
  citrusCanker: ifas('A Guide to Citrus Disease Identification (PP323)', 'publication/PP323'),
  bacterialWilt: source('University of Florida, Plant Pathology', 'Bacterial Wilt of Tomato',
    'https://plantpath.ifas.ufl.edu/rsol/Trainingmodules/BWTomato_Module.html'),
  citrusNutrients: about(['Citrus', 'Fortunella', 'Poncirus'], ifas('A Guide to Citrus Nutritional Deficiency and Toxicity Identification',
    'publication/ch142')),
  herbicideCarryover: source('NC State Extension',
    'Herbicide Carryover in Hay, Manure, Compost, and Grass Clippings',
    'https://content.ces.ncsu.edu/herbicide-carryover'),
  rootRotOfHouseplants: within('POT', source('University of Nebraska-Lincoln Extension',
    'Indoor Houseplants and Root Rot',
    'https://lancaster.unl.edu/hort/articles/2002/rootrot.shtml')),
  fluoride: about(['Chlorophytum'], source('Purdue University, Plant and Pest Diagnostic Laboratory',
    'Fluoride Toxicity in Spider Plants',
    'https://ag.purdue.edu/btny/ppdl/Pages/POTW_old/11-24-03.html')),
  fluorideOfDracaena: about(['Dracaena', 'Cordyline'], source('Pacific Northwest Pest Management Handbooks', 'Dracaena: Tip Burn',
    'https://pnwhandbooks.org/node/2659/print')),
  ratLungworm: source('Centers for Disease Control and Prevention, Public Health Matters',
    'Snails, Slugs, and Semi-slugs: A Parasitic Disease in Paradise',
    'https://blogs.cdc.gov/publichealthmatters/2009/04/snails-slugs-and-semi-slugs-a-parasitic-disease-in-paradise/'),
  heatStress: about([...fleshyFruit, ...beans, 'Zea', 'Brassicaceae', 'Lactuca'], source('University of Delaware, Weekly Crop Update',
    'Heat Effects on Vegetable and Fruit Crops',
    'https://sites.udel.edu/weeklycropupdate/?p=8354')),
  sunburn: uc('Sunburn', 'PMG/GARDEN/ENVIRON/sunburn.html'),
  freezeDamage: source('Alabama Cooperative Extension System, Home Grounds',
    'Freeze Damage? When to Prune',
    'https://sites.aces.edu/group/homegrounds/blog/Lists/Posts/Post.aspx?ID=298'),
  hailDamage: source('Nebraska Extension, GRO Big Red', 'Hail of a Day',
    'https://grobigred.com/2019/05/30/hail-of-a-day/'),
  transplantShock: within('TREE', source('Purdue University Cooperative Extension Service',
    'Transplant Shock of Trees and Shrubs (BP-31)',
    'https://www.extension.purdue.edu/extmedia/bp/bp-31.html')),
  leafDrop: clemson('Leaf & Needle Drop', 'leaf-needle-drop/'),
  fernSpores: about(['Nephrolepis', 'Adiantum', 'Pteris', 'Asplenium', 'Platycerium', 'Davallia', 'Cyrtomium', 'Polystichum', 'Pellaea', 'Phlebodium', 'Pteridium'], source('Better Homes and Gardens', 'Spores on Ferns',
    'https://www.bhg.com/advice/gardening/perennials/spores-on-ferns/')),
  houseplantTroubles: within('POT', source('Clemson Extension, in the Index-Journal', 'Houseplant troubles',
    'https://www.indexjournal.com/lifestyles/columnists/clemson-extension/clemson-extension-houseplant-troubles/article_0a2f6d32-0a6f-582d-830b-d8a50d065ab8.html')),
  indoorLight: within('POT', minnesota('Lighting for indoor plants and starting seeds',
    'planting-and-growing-guides/lighting-indoor-plants')),
  solubleSalts: within('POT', source('University of California, Garden Web', 'Soluble Salts',
    'https://ucanr.edu/sites/gardenweb/Houseplants/Soluble_Salts')),
  treeLeafSpots: within('TREE', minnesotaNews('Reduce risk of tar spot and apple scab',
    '2018/05/reduce-risk-of-tar-spot-and-apple-scab.html')),
  lateBlightGardeners: source('USAblight', 'Information about late blight for gardeners',
    'https://usablight.org/managing-late-blight/information-about-late-blight-for-gardeners/'),
  fleaBeetles: about(['Brassicaceae', 'Solanaceae'], source('University of Minnesota Extension', 'Flea Beetles in Home Gardens (M1210)',
    'https://www.extension.umn.edu/distribution/horticulture/M1210.html')),
  fireBlightIllinois: source('University of Illinois Extension', 'Fire Blight',
    'https://web.extension.illinois.edu/hortanswers/detailProblem.cfm?PathogenID=42'),
  processionaryOak: source('London Borough of Hillingdon', 'Oak processionary moths',
    'https://www.hillingdon.gov.uk/article/5534/Oak-processionary-moths'),
  processionaryContact: source('London Borough of Tower Hamlets', 'Oak Processionary Moths',
    'https://towerhamlets.gov.uk/FAQs/Pest-we-do-not-treat/Oak-Processionary-Moths.aspx'),
  processionaryPets: source('Animàlia, veterinary hospital', 'Pine processionary and pets',
    'https://animalia.cat/en/3375-2'),
  boxTreeMoth: source('National Trust', 'Bug of the Month: Box Tree Caterpillar',
    'https://www.nationaltrust.org.uk/hidcote/features/june-bug-of-the-month'),
  boxTreeMothRhs: source('Royal Horticultural Society, in the Hexham Courant',
    'RHS tips on dealing with the box tree caterpillar',
    'https://www.hexham-courant.co.uk/features/18324937.rhs-tips-dealing-box-tree-caterpillar-top-menace-third-year-running/'),
  boxTreeMothAphis: source('United States Department of Agriculture, APHIS',
    'APHIS Establishes a Quarantine for Box Tree Moth in New York State (DA-2022-13)',
    'https://content.govdelivery.com/accounts/USDAAPHIS/bulletins/31046a4'),
  vineWeevil: source('Which? Gardening', 'Vine weevil',
    'https://gardening.which.co.uk/hc/en-gb/articles/214012605-Vine-weevil'),
  vineWeevilIllinois: source('University of Illinois Extension', 'Black Vine Weevil',
    'https://ipm.uiuc.edu/insects/black_vine_weevil'),
  vineWeevilMichigan: source('Michigan State University Extension',
    'Scouting for pests: Black vine weevil',
    'https://msue.anr.msu.edu/news/scouting_for_pests_black_vine_weevil'),
  stemBorerMaize: plantwise('African maize stalk borer (Busseola fusca)',
    'datasheet.aspx?dsid=10452'),
  stemBorerSorghum: source('InsectScience South Africa', 'Maize stem borer (Sorghum)',
    'https://insectscience.co.za/pest/maize-stem-borer-sorghum-2/'),
  stemBorersRice: source('Philippine Rice Research Institute', 'Yellow and White Rice Stemborers',
    'https://dbmp.philrice.gov.ph/CPD/Stemborer/Stemborers.html'),
  stemBorersSanitation: source('Infonet-Biovision', 'Spotted stemborer',
    'https://www.infonet-biovision.org/PlantHealth/MinorPests/spotted-stemborer-0'),
  tomatoLeafminer: ppp('Tomato leafminer', 'ppp/text/web_full/entities/tomato_leafminer_421.htm'),
  tomatoLeafminerNewZealand: source('Tomatoes New Zealand',
    'Tomato industry taking proactive approach to be prepared for Tuta absoluta',
    'https://www.tomatoesnz.co.nz/hot-topics/tomato-industry-taking-proactive-approach-to-be-prepared-for-a-phthorimaea-absoluta-tuta-absoluta-incursion-by-lisa-wong-market-access-solutionz-2/'),
  lawnGrubs: ifas('White Grubs', 'entity/topic/white_grubs'),
  lawnGrubsCount: source('University of Georgia Extension, in the Polk Standard Journal',
    'Stop white grubs before they brown out your lawn',
    'https://www.northwestgeorgianews.com/polk_standard_journal/news/local/stop-white-grubs-before-they-brown-out-your-lawn/article_c48ff8b4-874c-11e7-b054-a39cd378dac2.html'),
  chaferGrubs: source('Crocus', 'Chafer grubs',
    'https://crocus.co.uk/pestsanddiseases/_/pests-and-diseases/lawns/chafer-grubs/articleid.1147'),
  lawnMoss: source('Gwinnett County Extension, in the Gwinnett Citizen', 'Controlling moss in lawns',
    'https://gwinnettcitizen.com/home-garden/out-in-the-yard/controlling-moss-in-lawns'),
  lawnDogs: maryland('Dog Urine Damage on Lawns', 'resource/dog-urine-damage-lawns'),
  lawnDogInjury: source('Washington State University Extension, Hortsense', 'Dog injury',
    'https://hortsense.cahnrs.wsu.edu/Search/MainMenuWithFactSheet.aspx?CategoryId=4&ProblemId=654'),
  xylellaRhs: source('Royal Horticultural Society', 'Xylella fastidiosa',
    'https://rhs.org.uk/advice/profile?pid=1037'),
  xylellaBali: source('British Association of Landscape Industries', 'Xylella fastidiosa',
    'https://www.bali.org.uk/help-and-advice/pests-and-diseases/xylella-fastidiosa/'),
  xylellaEppo: eppo('Xylella fastidiosa (XYLEFA)', 'XYLEFA/datasheet'),
  xylellaLaw: source('European Union', 'Commission Implementing Regulation (EU) 2020/1201',
    'https://eur-lex.europa.eu/eli/reg_impl/2020/1201/2024-06-05'),
  maizeStreak: cimmyt('Maize streak virus', 'maize-streak-virus'),
  maizeStreakManagement: plantwise('Management of maize streak virus',
    'factsheetforfarmers/20157800328'),
  maizeStreakEpidemiology: source('Annual Review of Entomology',
    'Epidemiology of Maize Streak Disease',
    'https://discovery.researcher.life/article/epidemiology-of-maize-streak-disease/543e406d3a70371ab75ec04f61a7dcc5'),
  bananaBunchyTop: ppp('Banana bunchy top', 'ppp/text/web_full/entities/banana_bunchy_top_121.htm'),
  bananaBunchyTopSigns: source('University of Hawaii, CTAHR', 'Morse Code Symptom',
    'https://www.ctahr.hawaii.edu/banana/morse_code.asp'),
  bananaBunchyTopControl: source('PAN Germany, OISAT', 'Banana bunchy top virus',
    'https://oisat.org/pests/diseases/viral/banana_bunchy_top_virus.html'),
  strigaGhana: source('CSIR Ghana, Agritech', 'How do I control striga in my maize farm?',
    'https://agritech.csirgh.com/?qa=370&qa_1=how-do-i-control-striga-in-my-maize-farm&show=371'),
  strigaManagement: source('Farm Radio International', 'Combine Controls to Manage Striga',
    'https://scripts.farmradio.fm/radio-script/combine-controls-to-manage-striga-2/'),
  strigaAustralia: source('Australian Government, Outbreak', 'Red witchweed',
    'https://outbreak.gov.au/current-responses-to-outbreaks/red-witchweed'),
} as const satisfies Record<string, Reference>
