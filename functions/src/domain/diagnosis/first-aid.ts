import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { Grade, Harm, Note, Part, Target, Toxicity } from '../catalogue/toxicity/entry.ts'
import { gradeOf, gradesAscending } from '../catalogue/toxicity.ts'
import type { Texts } from '../locales/format-messages.ts'
import { notesOnSkin } from './toxicity-sentences.ts'

type Step = NonNullable<Diagnosis['care']>['toxicity']['firstAidSteps'][number]
type Known = Pick<Toxicity, 'harms' | 'notes'> & {
  /** The targets that a call must protect because nobody knows how the plant harms them. */
  readonly unknownTo: readonly Target[]
}

/**
 * What to do after each kind of contact, people first. Only the grade of a target decides who is
 * called for this target, because a food for people can kill a dog.
 */
export const firstAidSteps = (known: Known, texts: Texts): Step[] => [
  ...eatenStep('PEOPLE', known, texts),
  ...contactStep('EYES', known, texts),
  ...contactStep('SKIN', known, texts),
  ...petsIn(known).flatMap((eater) => eatenStep(eater, known, texts)),
  ...eatenStep('LIVESTOCK', known, texts),
]

type Eater = keyof Texts['toxicity']['eatenBy']

/** Cats and dogs share a step if the same parts harm them equally, else the graver is first. */
function petsIn(known: Known): readonly Eater[] {
  const parts = (target: Target) => partsIn(known, 'EATEN', target).join()
  const rank = (target: Target) => {
    const grade = gradeIn(known, target)
    return grade === null ? -1 : ['UNKNOWN', ...gradesAscending].indexOf(grade)
  }
  const [cats, dogs] = [rank('CATS'), rank('DOGS')]
  if (cats === dogs && parts('CATS') === parts('DOGS')) return ['PETS']
  return cats > dogs ? ['CATS', 'DOGS'] : ['DOGS', 'CATS']
}

/** UNKNOWN asks for a call; null does not. */
const gradeIn = (known: Known, target: Target): Grade | 'UNKNOWN' | null =>
  gradeOf(known, target) ?? (known.unknownTo.includes(target) ? 'UNKNOWN' : null)

function eatenStep(eater: Eater, known: Known, { toxicity, paragraph }: Texts): Step[] {
  const targets: Target[] = eater === 'PETS' ? ['CATS', 'DOGS'] : [eater]
  const target = eater === 'PETS' ? 'CATS' : eater
  const grade = gradeIn(known, target)
  if (grade === null) return []
  const patient = target === 'PEOPLE' || target === 'LIVESTOCK' ? target : 'PETS'
  const parts = namesOf(partsIn(known, 'EATEN', target), toxicity)
  const aid = toxicity.firstAid[patient][grade]
  const has = (note: Note, animal: typeof patient) =>
    patient === animal && known.notes.includes(note)
  const advice = has('MILK', 'LIVESTOCK') ? paragraph([aid, toxicity.notes.MILK]) : aid
  const step = toxicity.step(toxicity.eatenBy[eater], parts, advice)
  const text = has('URUSHIOL', 'PETS') ? paragraph([toxicity.notes.URUSHIOL, step]) : step
  return [{ targets, route: 'EATEN', text }]
}

function contactStep(route: 'SKIN' | 'EYES', known: Known, { toxicity }: Texts): Step[] {
  const harms = harmsBy(known, route)
  if (harms.length === 0) return []
  const advice = toxicity.firstAid[contactAid(route, known.notes)]
  const parts = namesOf(partsIn(known, route), toxicity)
  const targets = [...new Set(harms.flatMap((harm) => harm.targets))]
  return [{ targets, route, text: toxicity.step(toxicity.touched[route], parts, advice) }]
}

function contactAid(route: 'SKIN' | 'EYES', notes: readonly Note[]) {
  if (route === 'EYES') return notes.includes('BRISTLES') ? 'BRISTLES_IN_EYES' : route
  return notesOnSkin.find((note) => notes.includes(note)) ?? route
}

const harmsBy = ({ harms }: Known, route: Harm['route']): readonly Harm[] =>
  harms.filter((harm) => harm.route === route)

const partsIn = (known: Known, route: Harm['route'], target?: Target): Part[] => [
  ...new Set(
    harmsBy(known, route)
      .filter(({ targets }) => target === undefined || targets.includes(target))
      .flatMap(({ parts }) => parts),
  ),
]

/** Parts need no mention if the whole plant harms. */
const namesOf = (parts: readonly Part[], { parts: names }: Texts['toxicity']): string[] =>
  parts.includes('WHOLE_PLANT') ? [] : parts.map((part) => names[part])
