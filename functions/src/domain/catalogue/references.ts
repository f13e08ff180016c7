/** Where the facts of an entry were read; its words are our own. */
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

/**
 * Where a reader can check the entries of the catalogue. An address was seen cited, not opened.
 * An entry without an address is known by its title only.
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
  ornamentalRusts: {
    publisher: 'Leanne Pundt, University of Connecticut Extension, in Greenhouse Management',
    title: 'Plant Health: Wiping out rust',
    url: 'https://greenhousemag.com/article/gm0712-ornamentals-rust-disease',
  },
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
  roseDiseases: pestNotes('Roses: Diseases and Abiotic Disorders'),
  anthracnose: pestNotes('Anthracnose', 'https://ipm.ucanr.edu/PMG/PESTNOTES/pn7420.html'),
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
  leafSpots: minnesota(
    'Leaf spot diseases of trees and shrubs',
    'https://extension.umn.edu/plant-diseases/leaf-spot-diseases-trees-and-shrubs',
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
    url: 'https://extension.umd.edu/arec.umd.edu/resource/nutrient-deficiency-trees-and-shrubs',
  },
  extremeHeat: {
    publisher: 'Carl Cantaluppi, N.C. Cooperative Extension, in Salisbury Post',
    title: 'Extreme heat damaging tomatoes, other garden plants',
    url: 'https://www.salisburypost.com/2012/07/06/extreme-heat-damaging-tomatoes-other-garden-plants/',
  },
} as const satisfies Record<string, Reference>
