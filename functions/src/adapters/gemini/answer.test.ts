import { lateBlight } from '@plant/testing/gemini/shapes'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { processorTimesOf } from '@plant/testing/times-of'
import { describe, expect, it } from 'vitest'
import { applySafetyRules } from '../../domain/safety/safety-rules.ts'
import { readAnswer } from './answer.ts'
import { toDiagnosis } from './diagnosis.ts'

const request = {
  webp: Buffer.from('a photo'),
  measurements: sampleMeasurements(),
  hints: noHints,
  language: 'en',
  takePaidCall: async () => true,
}
const [issue] = lateBlight.issues
const [species] = lateBlight.species

function read(changes: Record<string, unknown>) {
  const found = readAnswer(JSON.stringify({ ...lateBlight, ...changes }))
  if (found.kind === 'INVALID') throw new Error(found.problems)
  return found.answer
}
const diagnose = (changes: Record<string, unknown>, language = 'en') =>
  toDiagnosis(read(changes), request, language, locales)

it('readAnswer cuts lists that are too long instead of asking the model again', () => {
  const many = read({
    issues: Array(9).fill(issue),
    actions: Array(9).fill(lateBlight.actions[0]),
    species: Array(9).fill(species),
  })
  expect([many.issues.length, many.actions.length, many.species.length]).toEqual([3, 8, 3])
})

it('a generative diagnosis states no accuracy, because the accuracy was never measured', () => {
  const { health, issues } = diagnose({ rightOf100: 99, issues: [{ ...issue, rightOf100: 99 }] })
  expect(health.rightOf100).toBeNull()
  expect(issues.map(({ rightOf100 = null }) => rightOf100)).toEqual([null])
})

it('a generative diagnosis never speaks plainly, and names no cause in its headline', () => {
  const ruled = applySafetyRules(diagnose({}), 'en', noHints, locales)
  expect(ruled.health).toMatchObject({ status: 'UNHEALTHY', word: 'CAREFUL' })
  expect(ruled.headline).toMatchObject({ kind: 'SIGNS', sign: 'UNCLEAR', rightOf100: null })
})

it('a generative diagnosis of a whole plant says nothing about its health', () => {
  const view = { kind: 'PLANT', probability: 0.9 } as const
  const measurements = sampleMeasurements({ signals: { view } })
  const given = toDiagnosis(read({}), { ...request, measurements }, 'en', locales)
  const ruled = applySafetyRules(given, 'en', noHints, locales)
  expect(ruled).toMatchObject({
    outcome: 'INCONCLUSIVE',
    health: { status: 'UNKNOWN', word: 'NONE' },
    measurements: null,
    issues: [],
    photo: { view: 'PLANT', retakeHint: locales.textsFor('en').texts.retake.oneLeaf },
  })
  expect(ruled.care).not.toBeNull()
})

it('readAnswer cuts each text to one line of limited length', () => {
  const { summary } = read({ summary: ` Dark\u0007\n\tspots ${'x'.repeat(5000)}` })
  expect(summary).toMatch(/^Dark spots x+$/)
  expect(summary).toHaveLength(1200)
})

it.each([
  ['summary', { summary: ' \n' }],
  ['healthConfidence', { healthConfidence: 1.01 }],
  ['issues', { issues: [] }],
  ['issues.0.conditionId', { issues: [{ ...issue, conditionId: 'EPPO:PHYTIN' }] }],
  [
    'issues.0.evidence.0.box',
    { issues: [{ ...issue, evidence: [{ source: 'PHOTO', text: 'x', box: [1] }] }] },
  ],
  [
    'care.wateringIntervalDays.min',
    { care: { ...lateBlight.care, wateringIntervalDays: { min: 0, max: 3 } } },
  ],
])('the faults of an invalid answer name the field %s', (path, changes) => {
  const found = readAnswer(JSON.stringify({ ...lateBlight, ...changes }))
  expect(found).toMatchObject({ kind: 'INVALID', problems: expect.stringContaining(`${path}:`) })
})

it.each([
  ['with swapped corners as the same box in the right order', [400, 700, 100, 200], 0.3],
  ['without an area as no region', [100, 200, 100, 700], undefined],
])('a diagnosis treats a box %s', (_what, box, height) => {
  const evidence = [{ source: 'PHOTO', text: 'A blotch', box }]
  const region = diagnose({ issues: [{ ...issue, evidence }] }).issues[0]?.evidence[0]?.region
  if (height === undefined) expect(region).toBeNull()
  else expect(region).toMatchObject({ x: 0.2, y: 0.1, height: expect.closeTo(height) })
})

it.each([
  ['HEALTHY', 'HEALTHY', 0.9],
  ['ISSUES_FOUND', 'UNHEALTHY', 0.9],
  ['INCONCLUSIVE', 'UNKNOWN', 0.01],
  ['NOT_A_PLANT', 'UNKNOWN', 0.01],
  ['PHOTO_UNUSABLE', 'UNKNOWN', 0.01],
])('the outcome %s gives the health status %s', (outcome, status, confidence) => {
  expect(diagnose({ outcome }).health).toMatchObject({ status, confidence })
})

it('a diagnosis contains care advice for a species only if the confidence in the species is at least 0.5', () => {
  expect(diagnose({}).care?.basis).toBe('SPECIES')
  expect(diagnose({ species: [{ ...species, confidence: 0.49 }] }).care?.basis).toBe('GENERAL')
  expect(diagnose({ species: [] }, 'cs').care?.basis).toBe('GENERAL')
})

it('if the model gives no care advice, a diagnosis has our general care advice only in languages of the catalogue', () => {
  expect(diagnose({ care: null, species: [] }).care?.basis).toBe('GENERAL')
  expect(diagnose({ care: null }, 'cs').care).toBeNull()
})

describe('the check for links and markup', () => {
  it.each([
    'Win at https://evil.example/now',
    'See www.evil',
    'Order at evil-plants.com today.',
    'Order at EVIL.SHOP/x',
    'Write to help@evil.example',
    '<img src=x onerror=alert(1)>',
    'Spots </script>',
  ])('rejects the text %j', (summary) => {
    const found = readAnswer(JSON.stringify({ ...lateBlight, summary }))
    expect(found).toEqual({
      kind: 'INVALID',
      problems: 'summary: must hold no link, address, telephone number or markup',
    })
  })

  it.each([
    'Spots of <5 mm, pH 5.5–6.5.Leaves curl.',
    'e.g. aphids, i.e. lice; 1/2 of the leaves',
    '叶片发黄。然后掉落。',
    'Blätter z.B. welk.Dann gelb.',
  ])('accepts the text %j', (summary) => {
    expect(read({ summary }).summary).toBe(summary)
  })

  it.each([
    'More at bit.ly/x',
    'Write to t.me/leafcure now',
    'Chat: wa.me/4915112345',
    'Pay at leafcure.io/pay',
    'Help at leafcure.io.',
    'Order at LEAFCURE.IO today',
    'Hilfe: leafcure.de/hilfe',
    'Hilfe: Leafcure.De/hilfe',
    'Ayuda en leafcure.es',
    '访问 leafcure。com 购买',
    '访问leafcure.com购买',
    '詳しくは ｌｅａｆｃｕｒｅ．ｊｐ へ',
    'Order at leafcure.\u200Bcom',
    'Order at leaf\u00ADcure\u2060.shop',
    'Write to help＠leafcure',
    'См. листья.рф',
    'Go to 8.8.8.8',
    'Call 5551234',
    'Call 555-1234 now',
    'Call +49 (0)30 123456',
    'Appelez le 01 23 45 67 89',
    'Appelez le 01.23.45.67.89',
    'Ligue (11) 5550-1234',
    'Call 0800 123 456',
    'Call 030,123,45',
    'Call 555·12·34',
    'फ़ोन करें: ९८७६५४३२१०',
    '電話 ０３－１２３４－５６７８',
  ])('L3: rejects the contact in %j', (summary) => {
    const found = readAnswer(JSON.stringify({ ...lateBlight, summary }))
    expect(found).toMatchObject({ kind: 'INVALID' })
  })

  it.each([
    'Keep the pH at 5.5–6.5 and 20.5 °C, e.g. near a window.',
    'Leaves curl.It is too dry.In spring, repot.',
    'A complete fertiliser (N-P-K 10-10-10) in 1,000 ml, or NPK 12-12-17-2.',
    'Sow on 2026-11-24, 24.11.2026 or 24/11/2026; not before 2019–2026.',
    'Blätter z.B. welk.Dann gelb.Es hilft, d.h.am Morgen bzw.in der Früh gießen.',
    'Welk.Und/oder gelb: max.de 3 ml/l, ca.ml/l, 1/2 Liter, 10.000–15.000 Lux.',
    'Hojas secas.No riegue p.ej.en la tarde; de 1.000 a 1.500 ml. ¿Manchas?¡Quítelas!',
    'Feuilles sèches.Et/ou jaunes : 1 000 à 1 500 lux, 10 000–15 000 lux, 1.000.000 de spores.',
    'Foglie secche.Io consiglio ca.due litri; 12,5–13,75 °C, 12.25–13.75.',
    'Bladeren geel.De plant staat o.a.in de zon.Te nat, bijv.in de winter.',
    'Liście żółte.To znak, np.na brzegach, itd.Nie podlewaj.',
    'Folhas secas.Com tempo frio.No inverno, regue c.a.de 500-1000 ml.',
    'Yapraklar sarı.Bu normal, örn.alt yapraklar.İki haftada bir sulayın.',
    'पत्तियाँ पीली हैं।पानी कम दें।तापमान 20-25 °C, 1000-1500 लक्स।',
    '葉が黄色い。水を減らす。pHは5.5～6.5、20～25℃。Fe。Mgも不足。',
    '叶片发黄。然后/或者掉落。缺少N。ph值偏高，每1000–1500毫升。',
    'Solanum lycopersicum var.cerasiforme, subsp.vulgare, sp.nov., M.26, etc.',
    '10,000–15,000 lux on days 10, 20, 30, 40; 12,25–13,75 °C.',
    'Water every 7–10 days at 16:00–18:00 for 2 to 3 weeks, 100–150 ml each time.',
  ])('L3: accepts the advice %j', (summary) => {
    expect(read({ summary }).summary).toBe(summary)
  })

  it('reads a very long text of half links or numbers in at most 10 times the time of one of words', async () => {
    const readLong = (part: string) => () =>
      readAnswer(JSON.stringify({ ...lateBlight, summary: part.repeat(16_000) }))
    const words = readLong('word ')
    // If an expression backtracked at each letter, it would take hundreds of times as long.
    for (const part of ['a-', '1.', '1 000 ', '10-', 'ab.c'])
      expect(await processorTimesOf(readLong(part), words)).toBeLessThan(10)
  })

  it('removes characters that reverse text and could hide a link', () => {
    expect(read({ summary: 'Spots \u202Emoc.evil\u2066 x' }).summary).toBe('Spots moc.evil x')
  })
})
