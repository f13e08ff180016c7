import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stack } from '@plant/testing/stack'
import { afterAll, describe, expect, it } from 'vitest'
import { rulesFiles } from '../../functions/src/deployment/rules.ts'
import { withoutEachClause } from './clauses.ts'
import { createRulesHarness } from './harness.ts'
import { expectBroken, keep } from './promise.ts'
import { storagePromises } from './storage-promises.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const rules = read('storage.rules')
const rulesOfRestored = new Map(rulesFiles('restored', read)).get('storage.rules') ?? ''
const harness = await createRulesHarness()
afterAll(harness.close)

const folder = mkdtempSync(join(tmpdir(), 'rules-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a set of rules. Of a missing file, the emulator would watch the folder of the stack. */
function fileOf(resource: string, content: string) {
  const name = join(folder, `${resource}.rules`)
  writeFileSync(name, content)
  return { name, content, resource }
}

describe('uploads', () => {
  it.each(storagePromises)('$name', async (promise) => {
    await keep(promise, { ...harness, bucket: `gs://${stack.STORAGE_BUCKET}` })
  })
})

describe('removing any clause of the Storage rules', async () => {
  const mutants = withoutEachClause(rules).map((mutant, at) => ({
    ...mutant,
    bucket: `mutant-${at}`,
  }))

  it('is tested for every clause', () => {
    expect(mutants.length).toBeGreaterThan(10)
  })

  const url = `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}/internal/setRules`
  let loading: Promise<Response> | undefined
  /** Loads all sets of altered rules once. Each set has its own bucket. */
  const loadMutants = () => {
    loading ??= fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files } }),
    })
    return loading
  }
  const files = [
    // The stack's own bucket comes first, because it has no rules until its set is loaded.
    { name: 'storage.rules', content: rules, resource: stack.STORAGE_BUCKET },
    fileOf('restored', rulesOfRestored),
    ...mutants.map(({ rules: content, bucket }) => fileOf(bucket, content)),
  ]

  it('works in the emulator, where each set of altered rules has its own bucket', async () => {
    const answer = await loadMutants()
    expect(answer.status, await answer.text()).toBe(200)
  })

  it('beside a restored database, the rules keep every promise but those about documents', async () => {
    await loadMutants()
    const kept = storagePromises.map((promise) =>
      keep(promise, { ...harness, bucket: 'gs://restored' }).then(
        () => [],
        () => [promise.name],
      ),
    )
    expect((await Promise.all(kept)).flat().sort()).toEqual([
      'A6: a user cannot upload while the uploads of the day are closed',
      'a banned user cannot upload',
      'a name that a user with an underscore in the id has used is rejected',
      'after an upload named used, used.jpg is rejected',
      'after an upload named used, used.png is rejected',
    ])
  })

  it.each(mutants)('makes a test of the rules fail: $name', async (mutant) => {
    await loadMutants()
    await expectBroken(mutant, storagePromises, { ...harness, bucket: `gs://${mutant.bucket}` })
  })
})
