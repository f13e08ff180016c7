import { expect, it } from 'vitest'
import {
  isVariant,
  languages,
  reviewOf,
  reviewStates,
} from '../../functions/src/domain/locales/languages.ts'
import type { LocaleTree } from './check.ts'
import { readLocaleTree } from './read-tree.ts'
import { reviewed, textStates } from './status.ts'

const withAcid = (text: string) => new Map([['care', { 'soil.ACID': text }]])
const treeOf = (english: string, german: string): LocaleTree =>
  new Map([
    ['en', withAcid(english)],
    ['de', withAcid(german)],
  ])
const first = { state: 'reviewed', by: 'somebody', on: '2026-11-21' } as const
const state = (tree: LocaleTree, status = reviewed(tree, 'de', first)) =>
  textStates(tree, 'de', status).get('care.soil.ACID')

it('a text keeps its review state until the text or its English original changes', () => {
  const tree = treeOf('Acid soil', 'Saure Erde')
  const status = reviewed(tree, 'de', first)
  expect(state(tree, status)).toBe('reviewed')
  expect(state(treeOf('Sour soil', 'Saure Erde'), status)).toBe('stale')
  expect(state(treeOf('Acid soil', 'Saurer Boden'), status)).toBe('machine')
  expect(state(new Map([['en', withAcid('Acid soil')]]), status)).toBe('missing')
})

it("a language's review state is the lowest of its texts' states", () => {
  const tree = readLocaleTree()
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
