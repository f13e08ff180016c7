/** The source of an entry's facts. The wording is our own. */
export type Reference = {
  readonly publisher: string
  readonly title: string
  readonly url: string | null
}

function publishedBy(publisher: string) {
  return (title: string, url: string | null = null): Reference => ({ publisher, title, url })
}

const pestNotes = publishedBy('University of California Statewide IPM Program, Pest Notes')
const rhs = publishedBy('Royal Horticultural Society')
const minnesota = publishedBy('University of Minnesota Extension')
const texas = publishedBy('Texas A&M AgriLife Extension')
const clemson = publishedBy('Clemson Cooperative Extension, Home and Garden Information Center')

const ppp = publishedBy('Pacific Pests, Pathogens and Weeds (Lucid)')
const eppo = publishedBy(
  'European and Mediterranean Plant Protection Organization, EPPO Global Database',
)
const aphis = publishedBy('United States Department of Agriculture, APHIS')
const gov = publishedBy('GOV.UK, Department for Environment, Food and Rural Affairs')
const ifas = publishedBy('University of Florida, IFAS Extension')

/**
 * Sources with which readers can check the catalogue. Nobody has opened them on the live web: some
 * addresses come from a store of public pages, others from citations. An entry without an address
 * has a title only.
 */
export const references = {
  houseplants: {
    publisher: 'Purdue University Cooperative Extension Service',
    title: 'Houseplant Problems (BP-55)',
    url: 'https://www.extension.purdue.edu/extmedia/BP/BP-55.html',
  },
  iron: texas(
    'Iron Deficiency',
    'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/cucurbit-problem-solver/leaf-disorders/iron-deficiency/',
  ),
  spiderMites: pestNotes(
    'Spider Mites',
    'https://ipm.ucanr.edu/home-and-landscape/spider-mites/pest-notes',
  ),
  thrips: pestNotes('Thrips', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7429.html'),
  aphids: pestNotes('Aphids', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7404.html'),
  whiteflies: pestNotes('Whiteflies', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7401.html'),
  mealybugs: pestNotes('Mealybugs', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn74174.html'),
  scales: pestNotes('Scales', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7408.html'),
  fungusGnats: pestNotes('Fungus Gnats', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7448.html'),
  slugs: pestNotes('Snails and Slugs', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7427.html'),
  sootyMould: pestNotes('Sooty Mold', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn74108.html'),
  fireBlight: pestNotes('Fire Blight', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7414.html'),
  rootRot: pestNotes(
    'Phytophthora Root and Crown Rot in the Garden',
    'https://ipm.ucanr.edu/PMG/PESTNOTES/pn74133.html',
  ),
  roseDiseases: pestNotes(
    'Roses: Diseases and Abiotic Disorders',
    'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7463.html',
  ),
  powderyMildew: rhs('Powdery mildews', 'https://www.rhs.org.uk/disease/powdery-mildews'),
  greyMould: rhs('Grey mould', 'https://www.rhs.org.uk/disease/grey-mould'),
  downyMildews: rhs('Downy mildews', 'https://www.rhs.org.uk/disease/downy-mildews'),
  appleScab: minnesota(
    'Apple scab of apples and crabapples',
    'https://extension.umn.edu/plant-diseases/apple-scab',
  ),
  earlyBlight: minnesota(
    'Early blight in tomato and potato',
    'https://extension.umn.edu/disease-management/early-blight-tomato-and-potato',
  ),
  lateBlight: minnesota(
    'Late blight of tomato and potato',
    'https://extension.umn.edu/disease-management/late-blight',
  ),
  lateBlightTexas: texas(
    'Late Blight',
    'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/tomato-problem-solver/stems/late-blight/',
  ),
  fusariumWilt: minnesota(
    'Fusarium wilt',
    'https://extension.umn.edu/disease-management/fusarium-wilt',
  ),
  bacterialSpot: minnesota(
    'Bacterial spot of tomato and pepper',
    'https://extension.umn.edu/disease-management/bacterial-spot-tomato-and-pepper',
  ),
  beanAngularLeafSpot: {
    publisher: 'Pacific Pests, Pathogens and Weeds (Lucid)',
    title: 'Angular bean leaf spot',
    url: 'https://apps.lucidcentral.org/ppp/text/web_full/entities/bean_angular_leaf_spot_216.htm',
  },
  citrusGreening: {
    publisher: 'University of Florida, IFAS Citrus Research and Education Center',
    title: 'Citrus Greening',
    url: 'https://crec.ifas.ufl.edu/research/citrus-production/disease-identification/citrus-greening-huanglongbing/',
  },
  citrusGreeningScouting: {
    publisher: 'University of Florida, IFAS Extension',
    title: 'Scouting for Huanglongbing (CH200)',
    url: 'https://edis.ifas.ufl.edu/publication/CH200',
  },
  spottedWilt: {
    publisher: 'Clemson University, Regulatory Services',
    title: 'Tomato Spotted Wilt Virus',
    url: 'https://www.clemson.edu/public/regulatory/plant-problem/fact-sheets/tswv.html',
  },
  tomatoDiseases: clemson(
    'Tomato Diseases and Disorders',
    'https://hgic.clemson.edu/factsheet/tomato-diseases-disorders/',
  ),
  houseplantDiseases: clemson(
    'Houseplant Diseases and Disorders',
    'https://hgic.clemson.edu/factsheet/houseplant-diseases-disorders/',
  ),
  nutrients: rhs(
    'Nutrient deficiencies',
    'https://www.rhs.org.uk/prevention-protection/nutrient-deficiencies',
  ),
  viruses: rhs('Plant viruses', 'https://www.rhs.org.uk/disease/plant-viruses'),
  leafMiners: rhs('Leaf mining insects'),
  nutrientsOfTrees: {
    publisher: 'University of Maryland Extension',
    title: 'Nutrient Deficiency of Trees and Shrubs',
    url: 'https://extension.umd.edu/resource/nutrient-deficiency-trees-and-shrubs',
  },
  bananaXanthomonasWilt: ppp(
    'Banana xanthomonas wilt',
    'https://apps.lucidcentral.org/pppw_v11/text/web_full/entities/banana_xanthomonas_wilt_523.htm',
  ),
  cassavaMosaic: ppp(
    'Cassava mosaic diseases',
    'https://apps.lucidcentral.org/pppw_v12/text/web_mini/entities/cassava_mosaic_diseases_520.htm',
  ),
  cassavaBrownStreak: ppp(
    'Cassava brown streak disease',
    'https://apps.lucidcentral.org/pppw_v10/text/web_full/entities/cassava_brown_streak_disease_439.htm',
  ),
  blackSigatoka: ppp('Banana black Sigatoka'),
  riceBlast: ppp(
    'Rice blast',
    'https://apps.lucidcentral.org/pppw_v12/text/web_mini/entities/rice_blast_252.htm',
  ),
  groundnutLeafSpot: ppp(
    'Peanut leaf spots',
    'https://apps.lucidcentral.org/ppp/text/web_full/entities/peanut_leaf_spots_036.htm',
  ),
  groundnutRosette: {
    publisher: 'CABI, Plantwise Knowledge Bank',
    title: 'Groundnut chlorotic rosette',
    url: 'https://www.plantwise.org/KnowledgeBank/Datasheet.aspx?dsid=45604',
  },
  mangoAnthracnose: ppp('Mango anthracnose'),
  beanAnthracnose: ppp('Bean anthracnose'),
  podBorer: ppp(
    'Bean pod borer',
    'https://apps.lucidcentral.org/pppw_v12/text/web_full/entities/bean_pod_borer_037.htm',
  ),
  citrusCankerEppo: eppo(
    'Xanthomonas citri pv. citri (XANTCI)',
    'https://gd.eppo.int/taxon/XANTCI/datasheet',
  ),
  ralstoniaEppo: eppo(
    'Ralstonia solanacearum (RALSSL)',
    'https://gd.eppo.int/taxon/RALSSL/datasheet',
  ),
  citrusBlackSpotEppo: eppo(
    'Phyllosticta citricarpa (GUIGCI)',
    'https://gd.eppo.int/taxon/GUIGCI/datasheet',
  ),
  fireBlightEppo: eppo('Erwinia amylovora (ERWIAM)', 'https://gd.eppo.int/taxon/ERWIAM/datasheet'),
  fallArmywormEppo: eppo(
    'Spodoptera frugiperda (LAPHFR)',
    'https://gd.eppo.int/taxon/LAPHFR/datasheet',
  ),
  citrusGreeningEppo: eppo(
    'Candidatus Liberibacter asiaticus (LIBEAS)',
    'https://gd.eppo.int/taxon/LIBEAS/datasheet',
  ),
  bananaFusariumEppo: eppo('Fusarium odoratissimum (FUSAC4)'),
  citrusDiseases: aphis(
    'Citrus Diseases',
    'https://www.aphis.usda.gov/plant-pests-diseases/citrus-diseases',
  ),
  fruitFliesAphis: aphis(
    'Fruit Flies',
    'https://www.aphis.usda.gov/plant-pests-diseases/fruit-flies',
  ),
  plantHealthPortal: gov(
    'Pests and diseases in fruit and vegetables',
    'https://www.gov.uk/guidance/pests-and-diseases-in-fruit-and-vegetables',
  ),
  plantHealthPlans: gov(
    'UK Plant Health Information Portal: contingency planning',
    'https://planthealthportal.defra.gov.uk/pests-and-diseases/contingency-planning/',
  ),
  plantwise: {
    publisher: 'CABI',
    title: 'Plantwise Plus Knowledge Bank',
    url: 'https://plantwiseplusknowledgebank.org/',
  },
  fallArmyworm: {
    publisher: 'FAO and CABI',
    title: 'Fall Armyworm Field Handbook: Identification and Management',
    url: 'https://www.fao.org/fall-armyworm/en/',
  },
  rhsRust: rhs('Rust diseases', 'https://www.rhs.org.uk/disease/rust-diseases'),
  rhsLeafSpots: rhs('Leaf spots'),
  verticilliumWilt: rhs('Verticillium wilt', 'https://www.rhs.org.uk/disease/verticillium-wilt'),
  clubRoot: rhs('Club root', 'https://www.rhs.org.uk/disease/club-root'),
  peachLeafCurl: rhs('Peach leaf curl', 'https://www.rhs.org.uk/disease/peach-leaf-curl'),
  brownRot: rhs('Brown rot', 'https://www.rhs.org.uk/disease/brown-rot'),
  dampingOff: rhs('Damping off', 'https://www.rhs.org.uk/disease/damping-off'),
  oedema: rhs('Oedema'),
  frostDamage: rhs('Frost damage'),
  cacti: rhs('Cacti and succulents: problems'),
  codlingMoth: rhs('Codling moth', 'https://www.rhs.org.uk/biodiversity/codling-moth'),
  septoria: minnesota(
    'Tomato leaf spot diseases',
    'https://extension.umn.edu/disease-management/tomato-leaf-spot-diseases',
  ),
  caterpillars: minnesota(
    'Caterpillars on cole crops',
    'https://extension.umn.edu/yard-and-garden-insects/caterpillars-cole-crops',
  ),
  powderyMildewVegetables: pestNotes(
    'Powdery Mildew on Vegetables',
    'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7406.html',
  ),
  rootKnot: pestNotes('Nematodes', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7489.html'),
  herbicideDamage: ifas(
    'Herbicide Residues in Manure, Compost, or Hay (AG416)',
    'https://edis.ifas.ufl.edu/publication/AG416',
  ),
  citrusBlackSpot: ifas('Citrus Black Spot (CG088)', 'https://edis.ifas.ufl.edu/cg088'),
  citrusCanker: ifas(
    'A Guide to Citrus Disease Identification (PP323)',
    'https://edis.ifas.ufl.edu/publication/PP323',
  ),
  bacterialWilt: ifas('Bacterial Wilt of Tomato'),
  citrusNutrients: ifas('Citrus nutrient deficiencies'),
  herbicideCarryover: {
    publisher: 'NC State Extension',
    title: 'Herbicide Carryover in Hay, Manure, Compost, and Grass Clippings',
    url: 'https://content.ces.ncsu.edu/herbicide-carryover',
  },
  rootRotOfHouseplants: {
    publisher: 'University of Nebraska-Lincoln Extension',
    title: 'Indoor Houseplants and Root Rot',
    url: 'https://lancaster.unl.edu/hort/articles/2002/rootrot.shtml',
  },
  fluoride: {
    publisher: 'Purdue University, Plant and Pest Diagnostic Laboratory',
    title: 'Fluoride Toxicity in Spider Plants',
    url: 'https://ag.purdue.edu/btny/ppdl/Pages/POTW_old/11-24-03.html',
  },
  fluorideOfDracaena: {
    publisher: 'Pacific Northwest Pest Management Handbooks',
    title: 'Dracaena: Tip Burn',
    url: 'https://pnwhandbooks.org/node/2659/print',
  },
  ratLungworm: {
    publisher: 'Hawaii Department of Health',
    title: 'Rat lungworm (Angiostrongyliasis)',
    url: null,
  },
  freezeRecovery: texas('Recovering from a freeze'),
  heatStress: texas(
    'Tomato Problem Solver',
    'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/tomato-problem-solver/',
  ),
} as const satisfies Record<string, Reference>
