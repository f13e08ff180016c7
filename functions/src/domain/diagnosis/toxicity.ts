import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { neverTouched } from '../catalogue/host-groups.ts'
import { findPlant } from '../catalogue/plants.ts'
import { acceptedGenus } from '../catalogue/scientific-name.ts'
import type { Harm, Target, Toxicity } from '../catalogue/toxicity/entry.ts'
import { findToxicity, levelOf, toxicityFacts, unrecordedIn } from '../catalogue/toxicity.ts'
import type { Texts } from '../locales/format-messages.ts'
import { firstAidSteps } from './first-aid.ts'
import { foodText, sentencesOn } from './toxicity-sentences.ts'

type Shown = NonNullable<Diagnosis['care']>['toxicity']
/** A scientific name, or a candidate, whose common name is shown if it has one. */
type Named = string | (Pick<Candidate, 'scientificName'> & Partial<Candidate>)
type Candidate = Diagnosis['plant']['candidates'][number]

/** A species whose confidence is below this value is too unlikely for a warning. */
const warnedConfidenceMin = 0.1

/** The texts on a plant's toxicity; undefined if the plant is not in the table. */
export function toxicityOf(scientificName: string, texts: Texts): Shown | undefined {
  const known = findToxicity(scientificName)
  if (known === undefined) return undefined
  const { parts } = known.food ?? {}
  return {
    ...toxicityFacts(known),
    food: known.food && parts ? { parts: [...parts], text: foodText(known.food, texts) } : null,
    text: texts.paragraph(sentencesOn(known, texts, isUntouched(scientificName))),
    ...firstAidOf(
      { notes: known.notes, harms: expectedHarms(known), unknownTo: alarmingIn(known) },
      texts,
    ),
  }
}

const isUntouched = (scientificName: string): boolean =>
  neverTouched.includes(acceptedGenus(scientificName.split(' ')[0] ?? ''))

/**
 * The harms that first aid must expect. A plant that is no food may have more poisonous parts than
 * the sources name, so a call depends on no part. A plant with a deadly double may be the double.
 */
const expectedHarms = ({ harms, notes, food }: Toxicity): Harm[] =>
  harms.map((harm) => ({
    ...harm,
    grade: notes.includes('DEADLY_DOUBLE') ? 'SERIOUS' : harm.grade,
    parts: food === null && harm.route === 'EATEN' ? [] : harm.parts,
  }))

const household: readonly Target[] = ['PEOPLE', 'CATS', 'DOGS']

/**
 * The targets for which a call is due because nobody knows how the plant harms them. Remains of
 * food plants are common fodder, so they alarm nobody who keeps livestock.
 */
function alarmingIn(known: Toxicity): Target[] {
  const unrecorded = unrecordedIn(known)
  return known.food === null
    ? [...unrecorded, ...household.filter((target) => levelOf(known, target) === 'UNKNOWN')]
    : unrecorded.filter((target) => target !== 'LIVESTOCK')
}

/**
 * Warns of every poisonous candidate if the species is uncertain. The first aid is the gravest of
 * the candidates for each target and route, or the one for an unknown plant instead of a mild one.
 * It names no parts, because these differ. A plant that nobody knows always deserves a call.
 */
export function toxicityOfAny(named: readonly Named[], texts: Texts): Shown {
  const poisonous = named
    .map(
      (each): Exclude<Named, string> =>
        typeof each === 'string' ? { scientificName: each } : each,
    )
    .filter(({ confidence = 1 }) => confidence >= warnedConfidenceMin)
    .flatMap(({ scientificName, commonName }) => {
      const known = findToxicity(scientificName)
      if (known === undefined || known.harms.length === 0) return []
      const listedAs = findPlant(scientificName)?.listedAs ?? scientificName
      return [{ name: texts.plants.nameOf(listedAs) || commonName || scientificName, known }]
    })
  const names = [...new Set(poisonous.map(({ name }) => name))]
  const harms = poisonous.flatMap(({ known }) => known.harms)
  // The plant may be a worse one than any candidate, so mild first aid would be a false comfort.
  const grave = harms.filter(({ route, grade }) => route !== 'EATEN' || grade !== 'MILD')
  const notes = poisonous.flatMap(({ known }) => known.notes)
  const unknownTo = poisonous.flatMap(({ known }) => alarmingIn(known))
  return {
    ...nothingKnown(),
    text: names.length > 0 ? texts.toxicity.maybe(names) : texts.toxicity.unknown,
    ...firstAidOf(
      {
        harms: grave.map((harm) => ({ ...harm, parts: [] })),
        notes,
        unknownTo: [...household, ...unknownTo],
      },
      texts,
    ),
  }
}

type Levels = Readonly<Record<'humans' | 'cats' | 'dogs', Shown['humans']>>

/** The toxicity that a model states, without a grade, for a plant outside the table. */
export function toxicityClaimed(levels: Levels, texts: Texts): Shown {
  const claims: readonly [Target, Shown['humans']][] = [
    ['PEOPLE', levels.humans],
    ['CATS', levels.cats],
    ['DOGS', levels.dogs],
  ]
  const targets = claims.flatMap(([target, level]) => (level === 'TOXIC' ? [target] : []))
  const harms: Harm[] =
    targets.length > 0 ? [{ targets, route: 'EATEN', grade: 'SERIOUS', parts: [] }] : []
  return {
    ...nothingKnown(),
    ...levels,
    text: targets.length > 0 ? null : texts.toxicity.unknown,
    // A model's word that a plant is harmless must not keep anybody from calling.
    ...firstAidOf({ harms, notes: [], unknownTo: household }, texts),
  }
}

const nothingKnown = (): Omit<Shown, 'text' | 'firstAid' | 'firstAidSteps'> => ({
  humans: 'UNKNOWN',
  cats: 'UNKNOWN',
  dogs: 'UNKNOWN',
  livestock: 'UNKNOWN',
  grades: { humans: null, cats: null, dogs: null, livestock: null },
  parts: [],
  harms: [],
  food: null,
})

function firstAidOf(known: Parameters<typeof firstAidSteps>[0], texts: Texts) {
  const steps = firstAidSteps(known, texts)
  return {
    firstAid: steps.length > 0 ? texts.paragraph(steps.map(({ text }) => text)) : null,
    firstAidSteps: steps,
  }
}
