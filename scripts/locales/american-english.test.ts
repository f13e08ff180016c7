import { expect, it } from 'vitest'
import { readWholeTree } from './console-tree.ts'
import { textsOf } from './notes.ts'

const british = new RegExp(
  [
    /\b(?:analys(?:ed?|ing)\b|recognis|solaris|fertilis|cancelled|catalogue|ageing|burnt)/,
    /(?:\bgrey|colour|\bcentre|\bmetres?\b|\blitres?\b|mould|plough|neighbour|sulph|fibre)/,
    /\b(?:ladybird|household waste|autumn(?! crocus)|cobs?\b|courgette|aubergine|maize(?! streak))/,
    /\b(?:groundnut|torch|weedkiller|cotton wool|secateurs|self-sown|council|trodden|afterwards)/,
    /\b(?:lift(?:ed)? (?:them|it|the tubers|sound|what)|round (?:it|them|the)|on box\b|pips?\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

it('no British word reaches an American reader', () => {
  const tree = readWholeTree()
  const texts = [...(tree.get('en') ?? [])].flatMap(([file, content]) => {
    const american = tree.get('en-US')?.get(file) ?? {}
    const shown = textsOf(content).map(([key, text]) => [`${file}.${key}`, american[key] ?? text])
    // Lists of plant names serve a search, so they have the British names too.
    return file === 'plants' ? [] : shown
  })
  expect(texts.length).toBeGreaterThan(2000)
  expect(texts.filter(([, text]) => british.test(String(text)))).toEqual([])
})
