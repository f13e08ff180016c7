import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { Grade, Harm, Part, Target, Toxicity } from '../catalogue/toxicity/entry.ts'
import { gradeOf, gradesAscending, gravestOf } from '../catalogue/toxicity.ts'
import type { Texts } from '../locales/format-messages.ts'

type Step = NonNullable<Diagnosis['care']>['toxicity']['firstAidSteps'][number]
type GradedStep = { readonly grade: Grade; readonly step: Step }
type Known = Pick<Toxicity, 'harms' | 'notes'>

/**
 * What to do after each kind of contact, the most urgent first. Only the grade of a target decides
 * who is called for this target, because a food for people can kill a dog.
 */
export function firstAidSteps(known: Known, texts: Texts): Step[] {
  const steps = [
    ...eatenSteps(known, texts),
    ...contactSteps('EYES', known, texts),
    ...contactSteps('SKIN', known, texts),
  ]
  return gradesAscending
    .toReversed()
    .flatMap((grade) => steps.filter((each) => each.grade === grade).map(({ step }) => step))
}

type Eater = keyof Texts['toxicity']['eatenBy']

function eatenSteps(known: Known, { toxicity }: Texts): GradedStep[] {
  const partsFor = (target: Target) => partsIn(known, 'EATEN', target)
  const isSameForPets =
    gradeOf(known, 'CATS') === gradeOf(known, 'DOGS') &&
    partsFor('CATS').join() === partsFor('DOGS').join()
  const petEaters: readonly Eater[] = isSameForPets ? ['PETS'] : ['DOGS', 'CATS']
  const eaters: readonly Eater[] = ['PEOPLE', ...petEaters, 'LIVESTOCK']
  return eaters.flatMap((eater) => {
    const targets: Target[] = eater === 'PETS' ? ['CATS', 'DOGS'] : [eater]
    const target = eater === 'PETS' ? 'CATS' : eater
    const grade = gradeOf(known, target)
    if (grade === null) return []
    const patient = target === 'PEOPLE' || target === 'LIVESTOCK' ? target : 'PETS'
    const parts = namedParts(partsFor(target)).map((part) => toxicity.parts[part])
    const text = toxicity.step(toxicity.eatenBy[eater], parts, toxicity.firstAid[patient][grade])
    return [{ grade, step: { targets, route: 'EATEN', text } }]
  })
}

function contactSteps(route: 'SKIN' | 'EYES', known: Known, { toxicity }: Texts): GradedStep[] {
  const grade = gravestOf(harmsBy(known, route).map((harm) => harm.grade))
  if (grade === null) return []
  const isBurntBySun = route === 'SKIN' && known.notes.includes('SUNLIGHT')
  const advice = toxicity.firstAid[isBurntBySun ? 'SUNLIGHT' : route]
  const parts = namedParts(partsIn(known, route)).map((part) => toxicity.parts[part])
  const targets = [...new Set(harmsBy(known, route).flatMap((harm) => harm.targets))]
  return [
    {
      grade,
      step: { targets, route, text: toxicity.step(toxicity.touched[route], parts, advice) },
    },
  ]
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
const namedParts = (parts: readonly Part[]): readonly Part[] =>
  parts.includes('WHOLE_PLANT') ? [] : parts
