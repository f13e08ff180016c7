import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { actionIds, actions } from '../catalogue/actions.ts'
import { catalogueLanguages } from '../locales/languages.ts'
import { isAdvisable, withoutPesticides } from './advice.ts'

describe.each(catalogueLanguages)('the catalogue in %s', (language) => {
  // This action explains how to find the source of a herbicide, and does not recommend one.
  const others = actionIds.filter((actionId) => actionId !== 'find_herbicide_source')
  it.each(others)('describes %s without words that models must not use', (actionId) => {
    const { title, instructions } = locales.textsFor(language).texts.actions[actionId]
    const isChemical = actions[actionId].treatmentType === 'CHEMICAL'
    expect(isAdvisable(title, language, isChemical)).toBe(true)
    expect(isAdvisable(instructions, language, isChemical)).toBe(true)
  })
})

describe('a text that names a pesticide', () => {
  it.each([
    ['en', 'Spray an insecticide'],
    ['de', 'Fungizid spritzen'],
    ['pt', 'Aplique um inseticida'],
    ['it', 'Usare un insetticida'],
    ['pl', 'Zastosuj fungicyd'],
    ['tr', 'İnsektisit kullanın'],
    ['ru', 'Обработайте фунгицидом'],
    ['zh', '喷洒杀菌剂'],
    ['ja', '殺虫剤を使う'],
    ['ko', '살균제를 뿌리세요'],
    ['ar', 'استخدم مبيد حشرات'],
    ['hi', 'कीटनाशक छिड़कें'],
  ])('is removed in the language %s', (language, text) => {
    expect(withoutPesticides(text, language)).toBe('')
  })
})

/** Advice from models that names pesticides, recipes and doses in other words, by language. */
const slippedThrough: readonly (readonly [language: string, instructions: string])[] = [
  ['en', 'Scatter metaldehyde pellets.'],
  ['en', 'Spray pyrethrin in the evening.'],
  ['en', 'Dust the leaves with carbaryl (Sevin).'],
  ['en', 'Kill the weeds around it with paraquat.'],
  ['en', 'Use dicofol against the mites.'],
  ['en', 'Bifenthrin works well.'],
  ['en', 'Apply lambda-cyhalothrin.'],
  ['en', 'Inject streptomycin.'],
  ['en', 'Drench with thiophanate-methyl.'],
  ['en', 'Use Bordeaux mixture.'],
  ['en', 'Treat it with copper.'],
  ['en', 'Apply neem oil weekly.'],
  ['en', 'Mix two tablespoons of baking soda per gallon.'],
  ['en', 'Stir two tablespoons of it into a bucket of water.'],
  ['en', 'Wash it with dish soap and vinegar.'],
  ['en', 'Water it with hydrogen peroxide.'],
  ['en', 'Work systemic granules into the soil.'],
  ['en', 'Put out slug bait.'],
  ['en', 'Spray the plant with a sulfur product.'],
  ['es', 'Esparza gránulos de metaldehído.'],
  ['es', 'Pulverice con caldo bordelés.'],
  ['es', 'Añada dos cucharadas a un cubo.'],
  ['es', 'Rocíe con bicarbonato de sodio.'],
  ['pt', 'Aplique óleo de nim.'],
  ['pt', 'Use calda bordalesa.'],
  ['pt', 'Misture duas colheres de sopa.'],
  ['pt', 'Pulverize com vinagre e detergente.'],
  ['fr', 'Épandez du métaldéhyde.'],
  ['fr', 'Pulvérisez de la bouillie bordelaise.'],
  ['fr', 'Ajoutez deux cuillères à soupe de bicarbonate de soude.'],
  ['fr', 'Vaporisez du liquide vaisselle.'],
  ['de', 'Schneckenkorn streuen.'],
  ['de', 'Mit Kupfer spritzen.'],
  ['de', 'Zwei Esslöffel Natron dazugeben.'],
  ['de', 'Mit Spülmittel und Essig einsprühen.'],
  ['it', 'Distribuire metaldeide in granuli.'],
  ['it', 'Usare poltiglia bordolese.'],
  ['it', 'Aggiungere due cucchiai di bicarbonato.'],
  ['nl', 'Strooi slakkenkorrels.'],
  ['nl', 'Spuit met koper.'],
  ['nl', 'Twee eetlepels zuiveringszout toevoegen.'],
  ['pl', 'Rozsyp metaldehyd.'],
  ['pl', 'Opryskaj cieczą bordoską.'],
  ['pl', 'Dodaj dwie łyżki sody oczyszczonej.'],
  ['tr', 'Bordo bulamacı püskürtün.'],
  ['tr', 'İki yemek kaşığı karbonat ekleyin.'],
  ['tr', 'Neem yağı sürün.'],
  ['nl', 'Smeer er neemolie op.'],
  ['fr', 'Vaporisez de l’huile de neem.'],
  ['de', 'Mit Neemöl behandeln.'],
  ['hi', 'बोर्डो मिश्रण छिड़कें।'],
  ['hi', 'दो चम्मच बेकिंग सोडा मिलाएँ।'],
  ['hi', 'नीम का तेल लगाएँ।'],
  ['zh', '喷波尔多液。'],
  ['zh', '加两汤匙小苏打。'],
  ['zh', '撒四聚乙醛颗粒剂。'],
  ['id', 'Semprotkan bubur bordo.'],
  ['id', 'Campurkan dua sendok makan soda kue.'],
  ['id', 'Oleskan minyak mimba.'],
  ['vi', 'Phun dung dịch Boóc-đô.'],
  ['vi', 'Pha hai thìa muối nở.'],
  ['ar', 'رش خليط بوردو.'],
  ['ar', 'أضف ملعقتين من بيكربونات الصوديوم.'],
  ['ar', 'استخدم الخل.'],
  ['bn', 'বোর্দো মিশ্রণ ছিটিয়ে দিন।'],
  ['bn', 'দুই চামচ বেকিং সোডা মেশান।'],
  ['sw', 'Nyunyizia dawa ya kuvu.'],
  ['sw', 'Changanya vijiko viwili vya magadi.'],
  ['sw', 'Tumia mafuta ya mwarobaini.'],
  ['ja', 'ボルドー液を散布します。'],
  ['ja', '重曹を大さじ二杯混ぜます。'],
  ['ja', 'メタアルデヒドの粒剤をまきます。'],
]

describe('the filter for pesticides, recipes and doses', () => {
  it.each(slippedThrough)(
    'removes pesticides, recipes and doses with other names (%s: %s)',
    (language, text) => {
      expect(isAdvisable(text, language, false)).toBe(false)
    },
  )

  it.each([
    'Spray the undersides with a strong jet of water.',
    'Wipe the dust off the leaves with a damp cloth.',
    'Put copper tape around the pot.',
    'Fill the saucer with clay pellets and water.',
    'Give it a cup of water every morning.',
    'Sprinkle the soil with lukewarm water.',
  ])('keeps harmless words: %s', (text) => {
    expect(isAdvisable(text, 'en', false)).toBe(true)
  })

  it.each([
    ['Give 200 ml every 3 days.', false, true],
    ['Take 5 ml per litre.', false, false],
    ['Repeat it after 10 days.', true, false],
  ])('distinguishes doses from other numbers: %s', (text, isChemical, expected) => {
    expect(isAdvisable(text, 'en', isChemical)).toBe(expected)
  })
})
