/** The source of an entry's facts. The catalogue uses its own wording. */
export type Reference = {
  readonly publisher: string
  readonly title: string
  readonly url: string | null
}

/** Returns a function that creates references to a publisher's pages, with paths below `base`. */
function publishedBy(publisher: string, base: string) {
  return (title: string, path?: string): Reference =>
    source(publisher, title, path === undefined ? null : new URL(path, base).href)
}

const source = (publisher: string, title: string, url: string | null): Reference => ({
  publisher,
  title,
  url,
})

const pestNotes = publishedBy(
  'University of California Statewide IPM Program, Pest Notes',
  'https://ipm.ucanr.edu/',
)
const rhs = publishedBy('Royal Horticultural Society', 'https://www.rhs.org.uk/')
const minnesota = publishedBy('University of Minnesota Extension', 'https://extension.umn.edu/')
const texas = publishedBy(
  'Texas A&M AgriLife Extension',
  'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/',
)
const clemson = publishedBy(
  'Clemson Cooperative Extension, Home and Garden Information Center',
  'https://hgic.clemson.edu/factsheet/',
)

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
const gov = publishedBy(
  'GOV.UK, Department for Environment, Food and Rural Affairs',
  'https://www.gov.uk/guidance/',
)
const ifas = publishedBy('University of Florida, IFAS Extension', 'https://edis.ifas.ufl.edu/')

/**
 * Sources with which readers can check the catalogue. Some addresses come from a store of public
 * pages and some come from citations. Nobody has opened the addresses on the live web. Some entries
 * have a title but no address.
 */
// biome-ignore format: an address starts a line if it does not fit beside its title
export const references = {
  houseplants: source('Purdue University Cooperative Extension Service',
    'Houseplant Problems (BP-55)', 'https://www.extension.purdue.edu/extmedia/BP/BP-55.html'),
  iron: texas('Iron Deficiency', 'cucurbit-problem-solver/leaf-disorders/iron-deficiency/'),
  spiderMites: pestNotes('Spider Mites', 'home-and-landscape/spider-mites/pest-notes'),
  thrips: pestNotes('Thrips', 'PMG/PESTNOTES/pn7429.html'),
  aphids: pestNotes('Aphids', 'PMG/PESTNOTES/pn7404.html'),
  whiteflies: pestNotes('Whiteflies', 'PMG/PESTNOTES/pn7401.html'),
  mealybugs: pestNotes('Mealybugs', 'PMG/PESTNOTES/pn74174.html'),
  scales: pestNotes('Scales', 'PMG/PESTNOTES/pn7408.html'),
  fungusGnats: pestNotes('Fungus Gnats', 'PMG/PESTNOTES/pn7448.html'),
  slugs: pestNotes('Snails and Slugs', 'PMG/PESTNOTES/pn7427.html'),
  sootyMould: pestNotes('Sooty Mold', 'PMG/PESTNOTES/pn74108.html'),
  fireBlight: pestNotes('Fire Blight', 'PMG/PESTNOTES/pn7414.html'),
  rootRot: pestNotes('Phytophthora Root and Crown Rot in the Garden', 'PMG/PESTNOTES/pn74133.html'),
  roseDiseases: pestNotes('Roses: Diseases and Abiotic Disorders', 'PMG/PESTNOTES/pn7463.html'),
  powderyMildew: rhs('Powdery mildews', 'disease/powdery-mildews'),
  greyMould: rhs('Grey mould', 'disease/grey-mould'),
  downyMildews: rhs('Downy mildews', 'disease/downy-mildews'),
  appleScab: minnesota('Apple scab of apples and crabapples', 'plant-diseases/apple-scab'),
  earlyBlight: minnesota('Early blight in tomato and potato',
    'disease-management/early-blight-tomato-and-potato'),
  lateBlight: minnesota('Late blight of tomato and potato', 'disease-management/late-blight'),
  lateBlightTexas: texas('Late Blight', 'tomato-problem-solver/stems/late-blight/'),
  fusariumWilt: minnesota('Fusarium wilt', 'disease-management/fusarium-wilt'),
  bacterialSpot: minnesota('Bacterial spot of tomato and pepper',
    'disease-management/bacterial-spot-tomato-and-pepper'),
  beanAngularLeafSpot: ppp('Angular bean leaf spot',
    'ppp/text/web_full/entities/bean_angular_leaf_spot_216.htm'),
  citrusGreening: source('University of Florida, IFAS Citrus Research and Education Center',
    'Citrus Greening',
    'https://crec.ifas.ufl.edu/research/citrus-production/disease-identification/citrus-greening-huanglongbing/'),
  citrusGreeningScouting: ifas('Scouting for Huanglongbing (CH200)', 'publication/CH200'),
  spottedWilt: source('Clemson University, Regulatory Services', 'Tomato Spotted Wilt Virus',
    'https://www.clemson.edu/public/regulatory/plant-problem/fact-sheets/tswv.html'),
  tomatoDiseases: clemson('Tomato Diseases and Disorders', 'tomato-diseases-disorders/'),
  houseplantDiseases: clemson('Houseplant Diseases and Disorders',
    'houseplant-diseases-disorders/'),
  nutrients: rhs('Nutrient deficiencies', 'prevention-protection/nutrient-deficiencies'),
  viruses: rhs('Plant viruses', 'disease/plant-viruses'),
  leafMiners: rhs('Leaf mining insects'),
  nutrientsOfTrees: source('University of Maryland Extension',
    'Nutrient Deficiency of Trees and Shrubs',
    'https://extension.umd.edu/resource/nutrient-deficiency-trees-and-shrubs'),
  bananaXanthomonasWilt: ppp('Banana xanthomonas wilt',
    'pppw_v11/text/web_full/entities/banana_xanthomonas_wilt_523.htm'),
  cassavaMosaic: ppp('Cassava mosaic diseases',
    'pppw_v12/text/web_mini/entities/cassava_mosaic_diseases_520.htm'),
  cassavaBrownStreak: ppp('Cassava brown streak disease',
    'pppw_v10/text/web_full/entities/cassava_brown_streak_disease_439.htm'),
  blackSigatoka: ppp('Banana black Sigatoka'),
  riceBlast: ppp('Rice blast', 'pppw_v12/text/web_mini/entities/rice_blast_252.htm'),
  groundnutLeafSpot: ppp('Peanut leaf spots',
    'ppp/text/web_full/entities/peanut_leaf_spots_036.htm'),
  groundnutRosette: source('CABI, Plantwise Knowledge Bank', 'Groundnut chlorotic rosette',
    'https://www.plantwise.org/KnowledgeBank/Datasheet.aspx?dsid=45604'),
  mangoAnthracnose: ppp('Mango anthracnose'),
  beanAnthracnose: ppp('Bean anthracnose'),
  podBorer: ppp('Bean pod borer', 'pppw_v12/text/web_full/entities/bean_pod_borer_037.htm'),
  citrusCankerEppo: eppo('Xanthomonas citri pv. citri (XANTCI)', 'XANTCI/datasheet'),
  ralstoniaEppo: eppo('Ralstonia solanacearum (RALSSL)', 'RALSSL/datasheet'),
  citrusBlackSpotEppo: eppo('Phyllosticta citricarpa (GUIGCI)', 'GUIGCI/datasheet'),
  fireBlightEppo: eppo('Erwinia amylovora (ERWIAM)', 'ERWIAM/datasheet'),
  fallArmywormEppo: eppo('Spodoptera frugiperda (LAPHFR)', 'LAPHFR/datasheet'),
  citrusGreeningEppo: eppo('Candidatus Liberibacter asiaticus (LIBEAS)', 'LIBEAS/datasheet'),
  bananaFusariumEppo: eppo('Fusarium odoratissimum (FUSAC4)'),
  citrusDiseases: aphis('Citrus Diseases', 'citrus-diseases'),
  fruitFliesAphis: aphis('Fruit Flies', 'fruit-flies'),
  plantHealthPortal: gov('Pests and diseases in fruit and vegetables',
    'pests-and-diseases-in-fruit-and-vegetables'),
  plantHealthPlans: gov('UK Plant Health Information Portal: contingency planning',
    'https://planthealthportal.defra.gov.uk/pests-and-diseases/contingency-planning/'),
  plantwise: source('CABI', 'Plantwise Plus Knowledge Bank',
    'https://plantwiseplusknowledgebank.org/'),
  fallArmyworm: source('FAO and CABI',
    'Fall Armyworm Field Handbook: Identification and Management',
    'https://www.fao.org/fall-armyworm/en/'),
  rhsRust: rhs('Rust diseases', 'disease/rust-diseases'),
  rhsLeafSpots: rhs('Leaf spots'),
  verticilliumWilt: rhs('Verticillium wilt', 'disease/verticillium-wilt'),
  clubRoot: rhs('Club root', 'disease/club-root'),
  peachLeafCurl: rhs('Peach leaf curl', 'disease/peach-leaf-curl'),
  brownRot: rhs('Brown rot', 'disease/brown-rot'),
  dampingOff: rhs('Damping off', 'disease/damping-off'),
  oedema: rhs('Oedema'),
  frostDamage: rhs('Frost damage'),
  cacti: rhs('Cacti and succulents: problems'),
  codlingMoth: rhs('Codling moth', 'biodiversity/codling-moth'),
  septoria: minnesota('Tomato leaf spot diseases', 'disease-management/tomato-leaf-spot-diseases'),
  caterpillars: minnesota('Caterpillars on cole crops',
    'yard-and-garden-insects/caterpillars-cole-crops'),
  powderyMildewVegetables: pestNotes('Powdery Mildew on Vegetables', 'PMG/PESTNOTES/pn7406.html'),
  rootKnot: pestNotes('Nematodes', 'PMG/PESTNOTES/pn7489.html'),
  herbicideDamage: ifas('Herbicide Residues in Manure, Compost, or Hay (AG416)',
    'publication/AG416'),
  citrusBlackSpot: ifas('Citrus Black Spot (CG088)', 'cg088'),
  citrusCanker: ifas('A Guide to Citrus Disease Identification (PP323)', 'publication/PP323'),
  bacterialWilt: ifas('Bacterial Wilt of Tomato'),
  citrusNutrients: ifas('Citrus nutrient deficiencies'),
  herbicideCarryover: source('NC State Extension',
    'Herbicide Carryover in Hay, Manure, Compost, and Grass Clippings',
    'https://content.ces.ncsu.edu/herbicide-carryover'),
  rootRotOfHouseplants: source('University of Nebraska-Lincoln Extension',
    'Indoor Houseplants and Root Rot',
    'https://lancaster.unl.edu/hort/articles/2002/rootrot.shtml'),
  fluoride: source('Purdue University, Plant and Pest Diagnostic Laboratory',
    'Fluoride Toxicity in Spider Plants',
    'https://ag.purdue.edu/btny/ppdl/Pages/POTW_old/11-24-03.html'),
  fluorideOfDracaena: source('Pacific Northwest Pest Management Handbooks', 'Dracaena: Tip Burn',
    'https://pnwhandbooks.org/node/2659/print'),
  ratLungworm: source('Hawaii Department of Health', 'Rat lungworm (Angiostrongyliasis)', null),
  freezeRecovery: texas('Recovering from a freeze'),
  heatStress: texas('Tomato Problem Solver', 'tomato-problem-solver/'),
} as const satisfies Record<string, Reference>
