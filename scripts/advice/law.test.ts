import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { countryCodes } from '../../functions/src/contract/countries.ts'
import { authorities } from '../../functions/src/domain/catalogue/authorities.ts'
import type { ConditionId } from '../../functions/src/domain/catalogue/conditions.ts'
import { conditionIds, conditions } from '../../functions/src/domain/catalogue/conditions.ts'
import { root } from '../common/root.ts'

const records = z
  .array(
    z.strictObject({
      about: z.string().startsWith('law/'),
      says: z.string().min(1),
      url: z.url(),
      sentence: z.string().max(300).nullable(),
      opened: z.iso.date().nullable(),
    }),
  )
  .parse(parse(readFileSync(join(root, 'scripts/advice/sources/law.yaml'), 'utf8')))

const recordsOf = (id: string) => records.filter(({ about }) => about === `law/${id}`)

/** The countries that a condition's law names. */
function codesOf(id: ConditionId): readonly string[] {
  const { reportable } = conditions[id]
  if (reportable === null) return []
  if ('exceptIn' in reportable) return reportable.exceptIn
  return 'onlyIn' in reportable ? reportable.onlyIn : reportable
}

const reportable = conditionIds.filter((id) => conditions[id].reportable !== null)

describe.each(reportable)('the law on %s', (id) => {
  it('rests on a page that was opened', () => {
    expect(recordsOf(id).filter(({ opened }) => opened !== null)).not.toEqual([])
  })

  it('has a record for every country that it names', () => {
    const said = recordsOf(id).flatMap(({ says }) => says.match(/\b[A-Z]{2,}\b/g) ?? [])
    expect(codesOf(id).filter((code) => !said.includes(code))).toEqual([])
  })

  it('names only countries of ISO 3166-1 and the European Union', () => {
    const known = [...countryCodes, 'EU']
    expect(codesOf(id).filter((code) => !known.includes(code))).toEqual([])
  })
})

it('a record has a sentence exactly if its page was opened', () => {
  expect(
    records.filter(({ sentence, opened }) => (sentence === null) !== (opened === null)),
  ).toEqual([])
})

it('every authority that answers name has a page that was opened', () => {
  const opened = records.flatMap(({ url, opened: date }) => (date === null ? [] : [url]))
  expect(authorities.map(({ url }) => url).filter((url) => !opened.includes(url ?? ''))).toEqual([])
})
