import { hash } from 'node:crypto'
import { conditionIds, conditions } from '../../functions/src/domain/catalogue/conditions.ts'
import { familyOf } from '../../functions/src/domain/catalogue/families.ts'
import { toxicityNames } from '../../functions/src/domain/catalogue/toxicity.ts'
import {
  catalogueLanguages,
  defaultLanguage as source,
} from '../../functions/src/domain/locales/languages.ts'
import { readWholeTree } from '../locales/console-tree.ts'
import { textsOf } from '../locales/notes.ts'
import { languageOfVariant } from '../locales/texts.ts'
import { answersTo } from './answers.ts'
import { type AdviceCase, parseCase } from './case.ts'
import { readingOf } from './check.ts'

/** What to print for a reader. The same seed always prints the same. */
type Sample = { readonly count: number; readonly seed: number; readonly language?: string }

const places = {
  'no place': {},
  Delhi: { latitude: 28.6, longitude: 77.2 },
  Nicosia: { latitude: 35.2, longitude: 33.4 },
  Nairobi: { latitude: -1.3, longitude: 36.8 },
  'Las Palmas': { latitude: 28.1, longitude: -15.4 },
  London: { latitude: 51.5, longitude: -0.1 },
  Warsaw: { latitude: 52.2, longitude: 21 },
  Orlando: { latitude: 28.5, longitude: -81.4 },
  'São Paulo': { latitude: -23.5, longitude: -46.6 },
  Brisbane: { latitude: -27.5, longitude: 153 },
  Osaka: { latitude: 34.7, longitude: 135.5 },
} as const

/** The element of a list that a text chooses. Texts choose all elements equally often. */
function pick<T>(list: readonly T[], by: string): T {
  const found = list[Number.parseInt(hash('sha256', by).slice(0, 8), 16) % list.length]
  if (found === undefined) throw new Error('there is nothing to choose from')
  return found
}

/**
 * Random texts of the service and of the console, each below its English original. A variant of a
 * language has all texts that its readers see, with those of the language.
 */
export function sampleTexts({ count, seed, language }: Sample): string[] {
  const tree = readWholeTree()
  const tags = catalogueLanguages.filter((tag) => language === undefined || tag === language)
  const texts = tags.flatMap((tag) => {
    const base = languageOfVariant(tag) ?? tag
    return [...(tree.get(base) ?? [])].flatMap(([file, content]) =>
      textsOf({ ...content, ...tree.get(tag)?.get(file) }).map(([key, text]) => ({
        name: `${tag} ${file}.${key}`,
        text,
        english: base === source ? undefined : tree.get(source)?.get(file)?.[key],
      })),
    )
  })
  return texts
    .map((each) => ({ ...each, rank: hash('sha256', `${seed} ${each.name}`) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ name, text, english }) =>
      [name, english, text].filter((line) => typeof line === 'string').join('\n  '),
    )
}

/** Random answers: conditions, plants, places and languages. */
export function sampleAnswers({ count, seed, language }: Sample): string[] {
  return Array.from({ length: count }, (_, number) => {
    const given = randomCase(`${seed} ${number}`, language)
    const { model, diagnosis } = pick(answersTo(given), `${seed} ${number} model`)
    const head = `# Answer ${number + 1}: ${given.asks}. ${given.language}, ${model} model`
    return [head, ...readingOf(diagnosis)].join('\n')
  })
}

function randomCase(seed: string, language: string | undefined): AdviceCase {
  const conditionId = pick(conditionIds, `${seed} condition`)
  const { hosts } = conditions[conditionId]
  const plants = hosts === 'ANY' || pick([true, false], `${seed} host`) ? toxicityNames : hosts
  const species = pick([...plants, ''], `${seed} plant`)
  const isNamed = pick([true, false], `${seed} named`)
  const [place, position] = pick(Object.entries(places), `${seed} place`)
  const placement = pick(['inside', 'outside', null] as const, `${seed} placement`)
  const confidence = pick([0.2, 0.6, 0.9], `${seed} confidence`)
  const family = familyOf(species)
  return parseCase({
    id: 'random',
    asks: `${conditionId} ${confidence} on ${species || 'an unnamed plant'}${isNamed ? ', as the caller says' : ''}, ${place}, ${placement ?? 'nothing said'}`,
    conditions: { [conditionId]: confidence },
    ...(species === '' ? {} : { species }),
    ...(family === '' ? {} : { family }),
    in: { ...position, placement, species: isNamed ? species || null : null },
    language: language ?? pick(catalogueLanguages, `${seed} language`),
    source: 'random',
  })
}
