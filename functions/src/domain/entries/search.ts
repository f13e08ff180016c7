import type { PlantItem } from '../../contract/schemas/catalogue.ts'
import { conditionIds } from '../catalogue/conditions.ts'
import { findPlant, plantNames } from '../catalogue/plants.ts'
import type { Texts } from '../locales/format-messages.ts'
import { folded } from '../locales/plant-names.ts'
import { conditionItem } from './condition-entry.ts'
import { plantItem, synonymsOf } from './plant-entry.ts'

/** An item of a list with its words, as they are compared. */
type Listed<Item> = {
  readonly item: Item
  readonly names: readonly string[]
  /** The signs of a condition. */
  readonly signs: string
}

type Lists = {
  readonly conditions: readonly Listed<ReturnType<typeof conditionItem>>[]
  readonly plants: readonly Listed<PlantItem>[]
}

/** A language is listed once, in some 20 ms. */
const made = new WeakMap<Texts, Lists>()

/** The items of both lists, in the order of their names. */
export function listsIn(language: string, texts: Texts): Lists {
  const known = made.get(texts)
  if (known) return known
  const { compare } = new Intl.Collator(language)
  const byName = (one: Listed<{ name: string }>, other: Listed<{ name: string }>) =>
    compare(one.item.name, other.item.name)
  const lists = {
    conditions: conditionIds.map((id) => listedCondition(id, texts)).sort(byName),
    plants: plantNames.map((name) => listedPlant(name, texts)).sort(byName),
  }
  made.set(texts, lists)
  return lists
}

function listedCondition(id: (typeof conditionIds)[number], texts: Texts) {
  const item = conditionItem(id, texts)
  return {
    item,
    names: [item.name, item.scientificName ?? ''].map(folded),
    signs: folded(Object.values(texts.conditions[id].symptoms).join('\n')),
  }
}

const listedPlant = (listed: string, texts: Texts) => ({
  item: plantItem(listed, texts),
  names: [...texts.plants.namesOf(listed), listed, ...synonymsOf(listed)].map(folded),
  signs: '',
})

/** Folding turns a single character into up to 18. */
const foldedCharactersMax = 100
/** The longest names have fewer words. */
const wordsMax = 10

/** The items that hold all words, the best match first; all items without words. */
export function search<Item>(
  listed: readonly Listed<Item>[],
  words: string,
  isExact: (item: Item) => boolean = () => false,
): Item[] {
  const wanted = folded(words).slice(0, foldedCharactersMax).trim()
  if (wanted === '') return listed.map(({ item }) => item)
  const rankOf = rankFor(wanted)
  return listed
    .map((each) => ({ item: each.item, rank: isExact(each.item) ? 0 : rankOf(each) }))
    .filter(({ rank }) => rank < notFound)
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

const notFound = 5

/**
 * 0 for a whole name, 1 for its beginning, 2 for beginnings of words in a name, 3 for parts of
 * words, which German and scripts without spaces need, and 4 for words of the signs.
 */
function rankFor(wanted: string): (listed: Listed<unknown>) => number {
  const words = [...new Set(wanted.split(' '))].slice(0, wordsMax)
  const hasAll = (text: string) => words.every((word) => text.includes(word))
  const startsAll = (name: string) => words.every((word) => ` ${name}`.includes(` ${word}`))
  const rank = (name: string) => {
    if (name === wanted) return 0
    if (name.startsWith(wanted)) return 1
    return startsAll(name) ? 2 : 3
  }
  return ({ names, signs }) =>
    Math.min(...names.filter(hasAll).map(rank), hasAll(signs) ? notFound - 1 : notFound)
}

/** The plants whose common name in any number, or whose older Latin name, the words are. */
export function namesakesIn(words: string, { plants }: Texts): ReadonlySet<string> {
  const named = findPlant(words)
  return new Set([...(named ? [named.listedAs] : []), ...plants.namesakesOf(words)])
}
