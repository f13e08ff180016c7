import { describe, expect, it } from 'vitest'
import {
  isVariant,
  languages,
  reviewOf,
  reviewStates,
} from '../../functions/src/domain/locales/languages.ts'
import type { LocaleTree } from './check.ts'
import { readWholeTree } from './console-tree.ts'
import { reviewed, type Status, textStates } from './status.ts'

const withAcid = (text: string) => new Map([['care', { 'soil.ACID': text }]])
const treeOf = (english: string, german: string): LocaleTree =>
  new Map([
    ['en', withAcid(english)],
    ['de', withAcid(german)],
  ])
const key = 'care.soil.ACID'
const unread: Status = { '@@locale': 'de', reviews: {}, texts: {} }
const first = { state: 'reviewed', by: 'somebody', on: '2026-11-21' } as const
const second = { state: 'machine-checked', by: 'a model', on: '2026-11-22' } as const
const state = (tree: LocaleTree, status: Status) => textStates(tree, 'de', status).get(key)

it('a text keeps its review state until the text or its English original changes', () => {
  const tree = treeOf('Acid soil', 'Saure Erde')
  const status = reviewed(tree, 'de', first, { covers: 'ALL' }, unread)
  expect(state(tree, status)).toBe('reviewed')
  expect(state(treeOf('Sour soil', 'Saure Erde'), status)).toBe('stale')
  expect(state(treeOf('Acid soil', 'Saurer Boden'), status)).toBe('machine')
  expect(state(new Map([['en', withAcid('Acid soil')]]), status)).toBe('missing')
})

describe('a second review', () => {
  const before = reviewed(treeOf('Acid soil', 'Saure Erde'), 'de', first, { covers: 'ALL' }, unread)

  it('leaves a text outdated whose English changed while the translation stayed the same', () => {
    const tree = treeOf('Sour soil', 'Saure Erde')
    const after = reviewed(tree, 'de', second, { covers: 'ALL' }, before)
    expect(state(tree, after)).toBe('stale')
    expect(after.reviews).toEqual({ 1: first })
    expect(
      state(
        tree,
        reviewed(tree, 'de', second, { covers: 'ALL', confirmed: new Set([key]) }, before),
      ),
    ).toBe(second.state)
  })

  it('of changed texts leaves the review of a text that has not changed', () => {
    const tree = treeOf('Acid soil', 'Saure Erde')
    expect(reviewed(tree, 'de', second, { covers: 'CHANGED' }, before)).toEqual(before)
    expect(reviewed(tree, 'de', second, { covers: 'ALL' }, before).reviews).toEqual({ 2: second })
    const changed = treeOf('Acid soil', 'Saurer Boden')
    const after = reviewed(changed, 'de', second, { covers: 'CHANGED' }, before)
    expect(after.reviews).toEqual({ 2: second })
  })

  it('covers a text that was translated again, and drops a review that covers no text', () => {
    const tree = treeOf('Sour soil', 'Saurer Boden')
    const after = reviewed(tree, 'de', second, { covers: 'ALL' }, before)
    expect(state(tree, after)).toBe(second.state)
    expect(after.reviews).toEqual({ 2: second })
  })
})

it("a language's review state is the lowest of its texts' states", () => {
  const tree = readWholeTree()
  for (const language of languages) {
    // A variant may take missing texts from its base language.
    const states = [...textStates(tree, language).values()].filter(
      (state) => state !== 'missing' || !isVariant(language),
    )
    const reached = states.map((state) => reviewStates.findIndex((each) => each === state))
    const lowest = reviewStates[Math.max(0, Math.min(...reached))] ?? 'machine'
    expect(reviewOf(language), language).toBe(lowest)
  }
})
