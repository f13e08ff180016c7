import { adviceOn, generativeAdviceOn } from '@plant/testing/advice'
import { describe, expect, it } from 'vitest'
import { conditionIds, conditions } from '../catalogue/conditions.ts'
import { requiresReport } from '../catalogue/law.ts'

const notifiable = conditionIds.filter((id) => requiresReport(conditions[id].reportable, null))
const paths = [
  ['embedded', adviceOn],
  ['generative', generativeAdviceOn],
] as const
const cases = notifiable.flatMap((id) => paths.map(([path, advise]) => [id, path, advise] as const))
const lemon = { scientificName: 'Citrus × limon', family: 'Rutaceae' }
const monstera = { scientificName: 'Monstera deliciosa', family: 'Araceae' }
const touching = /\b(cut|prune|pull|break|move|set the plant apart|throw|compost|bin)\b/i
/** Parts of a plant that somebody has cut already are harmless to look at. */
const already = /already (cut|dug up) (or|and) broken/g

describe.each(cases)('a suspicion of %s by the %s model', (conditionId, _, advise) => {
  it.each([0.2, 0.6, 0.9])(
    'has a severity of at least HIGH at a confidence of %d',
    (confidence) => {
      const [issue] = advise([{ conditionId, confidence, severity: 'LOW' }]).issues
      expect(['HIGH', 'CRITICAL']).toContain(issue?.severity)
    },
  )

  it('comes with a harmless look, then a report, and the plan does not cut or move anything', () => {
    const actions = advise([{ conditionId, confidence: 0.6 }]).plan?.actions ?? []
    const [look, report] = actions
    expect(look).toMatchObject({ title: 'Confirm the diagnosis first' })
    expect(look?.instructions.replaceAll(already, '')).not.toMatch(touching)
    expect(report).toMatchObject({ title: 'Report your suspicion' })
    expect(report?.safetyFlags).toContain('REPORTABLE')
    for (const { title } of actions) expect(title).not.toMatch(touching)
  })

  it('is reported at once if it is VERY_LIKELY', () => {
    const [first] = advise([{ conditionId, confidence: 0.9 }]).plan?.actions ?? []
    expect(first).toMatchObject({ title: 'Report your suspicion' })
  })

  it('is reported, with a sentence about the law, if nobody knows the country', () => {
    const { issues, plan } = advise([{ conditionId, confidence: 0.9 }])
    expect(issues[0]?.reportable).toBe(true)
    expect(issues[0]?.references[0]?.publisher).toBe('International Plant Protection Convention')
    expect(plan?.actions[0]?.instructions).toMatch(
      /We do not know what it says: report the problem to be safe/,
    )
  })
})

describe.each(cases.filter(([id]) => conditions[id].hosts !== 'ANY'))(
  'a suspicion of %s, a disease of certain plants, by the %s model',
  (conditionId, _, advise) => {
    it('is dropped if the plant cannot have the disease', () => {
      const named = [{ conditionId, confidence: 0.6 }]
      const { issues, outcome } = advise(named, { species: monstera })
      expect(issues).toEqual([])
      expect(outcome).toBe('INCONCLUSIVE')
    })

    it('names the possible host plants if the plant is unknown', () => {
      const { issues, plan } = advise([{ conditionId, confidence: 0.6 }])
      expect(issues[0]?.howToConfirm[0]).toMatch(/^Only on /)
      expect(plan?.actions[0]?.instructions).toMatch(/^Only on /)
    })
  },
)

describe('citrus greening', () => {
  it('is stated without "Only on" if the plant is a citrus', () => {
    const named = [{ conditionId: 'citrus_greening', confidence: 0.6 }] as const
    const [issue] = adviceOn(named, { species: lemon }).issues
    expect(issue?.howToConfirm[0]).not.toMatch(/^Only on /)
  })

  it('is confirmed before the report if the suspicion is only POSSIBLE', () => {
    const { plan } = adviceOn([{ conditionId: 'citrus_greening', confidence: 0.3 }])
    expect(plan?.actions.map(({ title }) => title).slice(0, 2)).toEqual([
      'Confirm the diagnosis first',
      'Report your suspicion',
    ])
  })
})

describe('fire blight', () => {
  const named = [{ conditionId: 'fire_blight', confidence: 0.6 }] as const
  const titlesIn = (country: string) =>
    adviceOn(named, { hints: { country } }).plan?.actions.map(({ title }) => title)

  it.each(['AU', 'NO', 'IE', 'LV', 'KE', 'CL'])('must be reported in %s', (country) => {
    expect(titlesIn(country)).toContain('Report your suspicion')
  })

  it.each(['DE', 'GB', 'US', 'NZ'])('is cut out in %s, where it is established', (country) => {
    expect(titlesIn(country)).not.toContain('Report your suspicion')
    expect(titlesIn(country)?.join()).toMatch(/cut|prune/i)
  })
})

describe('the first source of a condition that must be reported', () => {
  it.each([
    ['AU', 'Australian Government, Outbreak'],
    ['US', 'United States Department of Agriculture, APHIS'],
    ['GB', 'GOV.UK, UK Plant Health Information Portal'],
    ['KE', 'International Plant Protection Convention'],
  ])('is the authority of %s', (country, publisher) => {
    const named = [{ conditionId: 'citrus_canker', confidence: 0.9 }] as const
    const [issue] = adviceOn(named, { hints: { country }, species: lemon }).issues
    expect(issue?.references[0]?.publisher).toBe(publisher)
  })
})
