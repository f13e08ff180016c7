import { describe, expect, it } from 'vitest'
import { conditions } from '../conditions.ts'
import { conditionIds } from '../types.ts'
import { type CatalogueLanguage, catalogueLanguages, wordsByLanguage } from './index.ts'
import { evidenceAmounts } from './texts.ts'

/** Every text below a value, by its path. */
function textsIn(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  return Object.entries(value as object).flatMap(([key, part]) => textsIn(part, [...path, key]))
}

const placeholdersOf = (text: string): string[] => text.match(/\{\w*\}/g) ?? []

/** All figures of a text, decimal commas read as points. */
const figuresIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => Number(figure.replace(',', '.')))

/** The script of a language whose letters no other script has. */
const ownLetters: Readonly<Partial<Record<CatalogueLanguage, RegExp>>> = {
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
}

const english = new Map(textsIn(wordsByLanguage.en))
/** Shorter ones, such as names of plants, may be the same in related languages. */
const ownTextLengthMin = 25
const isGap = ([path]: [path: string, text: string]) => path === 'sentenceGap' || path === 'nameGap'

/** Words that a language has in common with English: names of plants and pests, mostly from Latin. */
const sharedWords: Readonly<Partial<Record<CatalogueLanguage, readonly string[]>>> = {
  es: ['aloe vera'],
  fr: ['Anthracnose', 'Thrips', 'courgette', 'cyclamen', 'poinsettia'],
  de: ['Rose'],
  nl: ['courgette'],
}

/** Mites have eight legs; five languages had slipped in the name of a condition that mites cause too. */
const insectWords = /inse[ckt]|owad|böcek|昆虫/i

describe.each(catalogueLanguages)('the words in %s', (language) => {
  const words = wordsByLanguage[language]
  const said = textsIn(words).filter((text) => !isGap(text))

  it('say everything, with nothing empty or padded', () => {
    const kept = (paths: Iterable<string>) =>
      [...paths].filter((path) => !path.startsWith('evidence.')).sort()
    expect(kept(said.map(([path]) => path))).toEqual(
      kept([...english].filter((text) => !isGap(text)).map(([path]) => path)),
    )
    for (const [path, text] of said) {
      expect(text, path).toBe(text.trim())
      expect(text, path).not.toBe('')
      expect(text, path).not.toMatch(/ {2}|\bTODO\b|undefined/)
    }
  })

  it('say how each look-alike differs, and no other', () => {
    for (const conditionId of conditionIds) {
      const told = Object.keys(words.conditions[conditionId].lookAlikes)
      expect(told.sort(), conditionId).toEqual([...conditions[conditionId].lookAlikes].sort())
    }
  })

  it('have the placeholder that the sentence needs, and no other', () => {
    for (const [path, text] of said) {
      const [area, key = ''] = path.split('.')
      if (area !== 'evidence') {
        const expected = path === 'summary.issues' ? ['{names}'] : []
        expect(placeholdersOf(text), path).toEqual(expected)
        continue
      }
      const amount = evidenceAmounts[key as keyof typeof evidenceAmounts]
      const isOnlyOne = path.endsWith('.one') && !text.includes('{')
      expect(placeholdersOf(text), path).toEqual(
        amount === 'none' || isOnlyOne ? [] : [`{${amount}}`],
      )
    }
  })

  it('have each plural that the language has for whole numbers', () => {
    const rules = new Intl.PluralRules(language)
    const needed = new Set(Array.from({ length: 366 }, (_, count) => rules.select(count)))
    for (const [key, message] of Object.entries(words.evidence)) {
      if (evidenceAmounts[key as keyof typeof evidenceAmounts] !== 'count') continue
      const forms = typeof message === 'string' ? ['other'] : Object.keys(message)
      expect(new Set(forms), key).toEqual(new Set([...needed, 'other']))
    }
  })

  it('write per cent as the platform writes it beside them', () => {
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    const written = said.filter(([, text]) => text.includes('%') || text.includes('٪'))
    expect(written.length).toBeGreaterThan(0)
    for (const [path, text] of written) {
      const shares = figuresIn(text).map((figure) => percent.format(figure / 100))
      expect(
        shares.filter((share) => text.includes(share)),
        path,
      ).not.toEqual([])
      expect(text, path).not.toMatch(/\d %|% \d/)
    }
  })

  it('call no mite an insect', () => {
    const { leaf_distortion: distortion, spider_mites: mites } = words.conditions
    for (const [path, text] of textsIn({ distortion: distortion.name, mites })) {
      expect(text, path).not.toMatch(insectWords)
    }
  })

  it('keep the figures of the English', () => {
    for (const [path, text] of said) {
      const own = figuresIn(text)
      for (const figure of figuresIn(english.get(path) ?? '')) {
        expect(own, `${path}: ${text}`).toContain(figure)
      }
    }
  })
})

describe.each(catalogueLanguages.filter((language) => language !== 'en'))(
  'the words in %s',
  (language) => {
    const said = textsIn(wordsByLanguage[language]).filter((text) => !isGap(text))

    it('leave no English', () => {
      const copied = said
        .filter(([path, text]) => english.get(path)?.toLowerCase() === text.toLowerCase())
        .map(([, text]) => text)
      expect(copied.sort()).toEqual([...(sharedWords[language] ?? [])].sort())
      const englishWords = /\b(the|and|with|leaves|soil|when|from|which|are|leaf)\b/i
      const left = said.filter(
        ([path, text]) => !path.startsWith('species.') && englishWords.test(text),
      )
      expect(left).toEqual([])
    })

    it('are written in the letters of the language', () => {
      const letters = ownLetters[language] ?? /\p{Script=Latin}/u
      for (const [path, text] of said) expect(text, path).toMatch(letters)
    })

    it('are its own and no other language’s', () => {
      for (const other of catalogueLanguages.filter((tag) => tag !== language)) {
        const others = new Map(textsIn(wordsByLanguage[other]))
        const same = said.filter(
          ([path, text]) => others.get(path) === text && text.length > ownTextLengthMin,
        )
        expect(same, other).toEqual([])
      }
    })
  },
)

describe('French', () => {
  it('keeps double punctuation and per cent with the word before it', () => {
    for (const [path, text] of textsIn(wordsByLanguage.fr)) {
      expect(text, path).not.toMatch(/[^\u00a0\u202f][:;!?%»]/)
    }
  })
})
