/** Where the facts of an entry were read; its words are our own. */
export type Reference = {
  readonly publisher: string
  readonly title: string
  readonly url: string | null
}

const pestNotes = (title: string, url: string | null = null): Reference => ({
  publisher: 'University of California Statewide IPM Program, Pest Notes',
  title,
  url,
})

/**
 * Where a reader can check the entries of the catalogue. An address was seen cited, not opened;
 * null: known by title only.
 */
export const references = {
  houseplants: {
    publisher: 'Purdue University Cooperative Extension Service',
    title: 'Houseplant Problems (BP-55)',
    url: 'https://www.extension.purdue.edu/extmedia/BP/BP-55.html',
  },
  iron: {
    publisher: 'Texas A&M AgriLife Extension',
    title: 'Iron Deficiency',
    url: 'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/cucurbit-problem-solver/leaf-disorders/iron-deficiency/',
  },
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
  powderyMildew: {
    publisher: 'Royal Horticultural Society',
    title: 'Powdery mildews',
    url: 'https://www.rhs.org.uk/disease/powdery-mildews',
  },
  greyMould: {
    publisher: 'Royal Horticultural Society',
    title: 'Grey mould',
    url: 'https://www.rhs.org.uk/disease/grey-mould',
  },
  downyMildews: {
    publisher: 'Royal Horticultural Society',
    title: 'Downy mildews',
    url: 'https://www.rhs.org.uk/disease/downy-mildews',
  },
  appleScab: {
    publisher: 'University of Minnesota Extension',
    title: 'Apple scab of apples and crabapples',
    url: 'https://extension.umn.edu/plant-diseases/apple-scab',
  },
  earlyBlight: {
    publisher: 'University of Minnesota Extension',
    title: 'Early blight in tomato and potato',
    url: 'https://extension.umn.edu/disease-management/early-blight-tomato-and-potato',
  },
  lateBlight: {
    publisher: 'University of Minnesota Extension',
    title: 'Late blight of tomato and potato',
    url: 'https://extension.umn.edu/disease-management/late-blight',
  },
  lateBlightTexas: {
    publisher: 'Texas A&M AgriLife Extension',
    title: 'Late Blight',
    url: 'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/tomato-problem-solver/stems/late-blight/',
  },
  fusariumWilt: {
    publisher: 'University of Minnesota Extension',
    title: 'Fusarium wilt',
    url: 'https://extension.umn.edu/disease-management/fusarium-wilt',
  },
  bacterialSpot: {
    publisher: 'University of Minnesota Extension',
    title: 'Bacterial spot of tomato and pepper',
    url: 'https://extension.umn.edu/disease-management/bacterial-spot-tomato-and-pepper',
  },
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
  tomatoDiseases: {
    publisher: 'Clemson Cooperative Extension, Home and Garden Information Center',
    title: 'Tomato Diseases and Disorders',
    url: 'https://hgic.clemson.edu/factsheet/tomato-diseases-disorders/',
  },
  houseplantDiseases: {
    publisher: 'Clemson Cooperative Extension, Home and Garden Information Center',
    title: 'Houseplant Diseases and Disorders',
    url: 'https://hgic.clemson.edu/factsheet/houseplant-diseases-disorders/',
  },
  leafSpots: {
    publisher: 'University of Minnesota Extension',
    title: 'Leaf spot diseases of trees and shrubs',
    url: 'https://extension.umn.edu/plant-diseases/leaf-spot-diseases-trees-and-shrubs',
  },
  nutrients: {
    publisher: 'Royal Horticultural Society',
    title: 'Nutrient deficiencies',
    url: 'https://www.rhs.org.uk/prevention-protection/nutrient-deficiencies',
  },
  viruses: {
    publisher: 'Royal Horticultural Society',
    title: 'Plant viruses',
    url: 'https://www.rhs.org.uk/disease/plant-viruses',
  },
  leafMiners: { publisher: 'Royal Horticultural Society', title: 'Leaf mining insects', url: null },
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
