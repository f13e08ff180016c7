import { lateBlight } from '@plant/testing/gemini/shapes'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
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
      problems: 'summary: must hold no link, address or markup',
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

  it('is fast for a very long text', () => {
    const startedMs = performance.now()
    // It takes a millisecond. If the expression backtracked at each letter, it would take a minute.
    read({ summary: 'a-'.repeat(64_000) })
    expect(performance.now() - startedMs).toBeLessThan(5000)
  })

  it('removes characters that reverse text and could hide a link', () => {
    expect(read({ summary: 'Spots \u202Emoc.live\u2066 x' }).summary).toBe('Spots moc.live x')
  })
})
