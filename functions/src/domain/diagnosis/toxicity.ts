import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { findPlant } from '../catalogue/plants.ts'
import { findToxicity, type Grade, type Toxicity, toxicityFacts } from '../catalogue/toxicity.ts'
import type { Texts } from '../locales/format-messages.ts'

type Shown = NonNullable<Diagnosis['care']>['toxicity']
type Candidates = Diagnosis['plant']['candidates']
type Target = 'humans' | 'cats' | 'dogs'

/** A species whose confidence is below this value is too unlikely for a warning. */
const warnedConfidenceMin = 0.1

const grades: readonly Grade[] = ['MILD', 'SERIOUS', 'LIFE_THREATENING']
/** The texts on a plant's toxicity; undefined if the plant is not in the table. */
export function toxicityOf(scientificName: string, texts: Texts): Shown | undefined {
  const known = findToxicity(scientificName)
  return known && describe(known, texts)
}

function describe(known: Toxicity, texts: Texts): Shown {
  const { toxicity } = texts
  const facts = toxicityFacts(known)
  const worst = worstOf(facts.grades)
  const harms = [
    ...gradeSentences(facts.grades, texts),
    ...(facts.parts.length > 0
      ? [toxicity.partsOf(facts.parts.map((part) => toxicity.parts[part]))]
      : []),
  ]
  const isHarmless = [facts.humans, facts.cats, facts.dogs].every((level) => level === 'NON_TOXIC')
  const said = harms.length > 0 ? harms : [isHarmless ? toxicity.harmless : toxicity.unknown]
  const note = known.note === null ? [] : [toxicity.notes[known.note]]
  return {
    ...facts,
    text: texts.paragraph([...said, ...note]),
    firstAid: worst && toxicity.firstAid[worst],
  }
}

/** Uses one sentence if cats and dogs are affected equally. */
function gradeSentences({ humans, cats, dogs }: Shown['grades'], { toxicity }: Texts): string[] {
  const pets =
    cats !== null && cats === dogs
      ? [toxicity.pets[cats]]
      : [cats && toxicity.cats[cats], dogs && toxicity.dogs[dogs]]
  return [humans && toxicity.humans[humans], ...pets].filter((sentence) => sentence !== null)
}

const worstOf = (found: Readonly<Record<Target, Grade | null>>): Grade | null =>
  grades.findLast((grade) => Object.values(found).includes(grade)) ?? null

/** Warns of every candidate if the species is uncertain, with first aid for the worst case. */
export function toxicityOfAny(candidates: Candidates, texts: Texts): Shown {
  const nobody = { humans: null, cats: null, dogs: null }
  const poisonous = candidates
    .filter(({ confidence }) => confidence >= warnedConfidenceMin)
    .flatMap(({ scientificName }) => {
      const known = findToxicity(scientificName)
      const listedAs = findPlant(scientificName)?.listedAs ?? scientificName
      const worst = known && worstOf(toxicityFacts(known).grades)
      return worst ? [{ name: texts.plants.nameOf(listedAs), worst }] : []
    })
  const worst = grades.findLast((grade) => poisonous.some((plant) => plant.worst === grade))
  return {
    humans: 'UNKNOWN',
    cats: 'UNKNOWN',
    dogs: 'UNKNOWN',
    grades: nobody,
    parts: [],
    text:
      worst === undefined
        ? texts.toxicity.unknown
        : texts.toxicity.maybe([...new Set(poisonous.map(({ name }) => name))]),
    firstAid: worst === undefined ? null : texts.toxicity.firstAid[worst],
  }
}
