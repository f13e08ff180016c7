import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stack } from '@plant/testing/stack'
import { afterAll, describe, expect, it } from 'vitest'
import { withoutEachClause } from './clauses.ts'
import { createRulesHarness } from './harness.ts'
import { expectBroken, keep } from './promise.ts'
import { storagePromises } from './storage-promises.ts'

const rules = readFileSync(join(import.meta.dirname, '../../storage.rules'), 'utf8')
const harness = await createRulesHarness()
afterAll(harness.close)

describe('uploads', () => {
  it.each(storagePromises)('$name', async (promise) => {
    await keep(promise, { ...harness, bucket: `gs://${stack.STORAGE_BUCKET}` })
  })
})

describe('without any one of its clauses, the file breaks a promise', async () => {
  const mutants = withoutEachClause(rules).map((mutant, at) => ({
    ...mutant,
    bucket: `mutant-${at}`,
  }))

  it('every clause is found', () => {
    expect(mutants.length).toBeGreaterThan(10)
  })

  const url = `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}/internal/setRules`
  let loading: Promise<Response> | undefined
  /** Whichever test comes first has them loaded: each set is for a bucket of its own. */
  const loadMutants = () => {
    loading ??= fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files } }),
    })
    return loading
  }
  const files = [
    // The stack's own bucket first: it is without rules until its turn comes.
    { name: 'storage.rules', content: rules, resource: stack.STORAGE_BUCKET },
    ...mutants.map(({ rules: content, bucket }) => ({
      name: `${bucket}.rules`,
      content,
      resource: bucket,
    })),
  ]

  it('the emulator takes all of them, each for a bucket of its own', async () => {
    const answer = await loadMutants()
    expect(answer.status, await answer.text()).toBe(200)
  })

  it.each(mutants)('$name', async (mutant) => {
    await loadMutants()
    await expectBroken(mutant, storagePromises, { ...harness, bucket: `gs://${mutant.bucket}` })
  })
})
