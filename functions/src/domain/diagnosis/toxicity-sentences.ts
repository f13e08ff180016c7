import type { Food, Harm, Note, Part, Toxicity } from '../catalogue/toxicity/entry.ts'
import { gradeOf, gravestOf, levelOf, unrecordedIn } from '../catalogue/toxicity.ts'
import type { Texts } from '../locales/format-messages.ts'

type Known = keyof Texts['toxicity']['harmlessTo']

/**
 * Sentences on harms, food and unknown facts, in the order in which people need them. No gloves
 * suffice for a plant that nobody may touch.
 */
export function sentencesOn(known: Toxicity, texts: Texts, isUntouched: boolean): string[] {
  const { toxicity } = texts
  const said = [
    ...eatenSentences(known, texts),
    ...(isUntouched ? [texts.plan.gloves.NEVER_TOUCH] : contactSentences(known, texts)),
    ...(known.food ? [foodText(known.food, texts)] : []),
    ...otherSentences(known, texts),
    ...known.notes.filter((note) => !onContact.has(note)).map((note) => toxicity.notes[note]),
  ]
  return said.length > 0 ? said : [toxicity.unknown]
}

/** Notes that replace the sentence and first aid on skin. The first that fits counts. */
export const notesOnSkin = ['BRISTLES', 'URUSHIOL', 'SUNLIGHT', 'THROUGH_SKIN'] as const

/** Notes that replace the general sentence on skin or eyes. */
const onContact: ReadonlySet<Note> = new Set<Note>([...notesOnSkin, 'BURNING_JUICE'])

/** What people eat of the plant, and what they must do first. */
export function foodText(
  { parts, preparation, kinds }: Food,
  { toxicity, paragraph }: Texts,
): string {
  const sentence = kinds === 'ALL' ? toxicity.foodOf : toxicity.someFoodOf
  const food = sentence(parts.map((part) => toxicity.foodParts[part]))
  return preparation === 'NOTHING' ? food : paragraph([food, toxicity.preparations[preparation]])
}

/** The sentences on targets that the same parts poison are followed by these parts. */
function eatenSentences({ harms }: Toxicity, { toxicity }: Texts): string[] {
  const eaten = harms.filter(({ route }) => route === 'EATEN')
  const groups = Map.groupBy(eaten, ({ parts }) => parts.join())
  return [...groups.values()].flatMap((group) => {
    const grade = (target: Parameters<typeof gradeOf>[1]) => gradeOf({ harms: group }, target)
    const [humans, cats, dogs, livestock] = [
      grade('PEOPLE'),
      grade('CATS'),
      grade('DOGS'),
      grade('LIVESTOCK'),
    ]
    const pets =
      cats !== null && cats === dogs
        ? [toxicity.pets[cats]]
        : [cats && toxicity.cats[cats], dogs && toxicity.dogs[dogs]]
    return [
      humans && toxicity.humans[humans],
      ...pets,
      livestock && toxicity.livestock[livestock],
      partsSentence(group, toxicity.partsOf, toxicity.parts),
    ].filter((sentence) => sentence !== null)
  })
}

function contactSentences({ harms, notes }: Toxicity, { toxicity }: Texts): string[] {
  const [skin, eyes] = [contactGrade(harms, 'SKIN'), contactGrade(harms, 'EYES')]
  const touching = harms.filter(isOnContact)
  const noteOnSkin = notesOnSkin.find((note) => notes.includes(note))
  const sentences =
    skin !== null && skin === eyes && noteOnSkin === undefined
      ? [toxicity.contact.BOTH[skin]]
      : [
          skin && (noteOnSkin ? toxicity.notes[noteOnSkin] : toxicity.contact.SKIN[skin]),
          eyes &&
            (notes.includes('BURNING_JUICE')
              ? toxicity.notes.BURNING_JUICE
              : toxicity.contact.EYES[eyes]),
        ].filter((sentence) => sentence !== null)
  return sentences.length === 0
    ? []
    : [...sentences, partsSentence(touching, toxicity.contactPartsOf, toxicity.parts)]
}

function contactGrade(harms: readonly Harm[], route: 'SKIN' | 'EYES') {
  const grade = gravestOf(harms.filter((harm) => harm.route === route).map((harm) => harm.grade))
  return grade === 'LIFE_THREATENING' ? 'SERIOUS' : grade
}

function partsSentence(
  harms: readonly Harm[],
  sentence: (parts: readonly string[]) => string,
  names: Readonly<Record<Part, string>>,
): string {
  const parts = new Set(harms.flatMap((harm) => harm.parts))
  return sentence([...parts].map((part) => names[part]))
}

const isOnContact = ({ route }: Harm): boolean => route !== 'EATEN'

/** Says for whom the plant is harmless, and for whom nobody knows. */
function otherSentences(known: Toxicity, { toxicity }: Texts): string[] {
  if (known.harms.length === 0 && known.harmlessTo.length === 0 && known.food === null) return []
  const [humans, cats, dogs] = [
    levelOf(known, 'PEOPLE'),
    levelOf(known, 'CATS'),
    levelOf(known, 'DOGS'),
  ]
  if ([humans, cats, dogs].every((level) => level === 'NON_TOXIC')) return [toxicity.harmless]
  const targetsAt = (level: typeof humans): Known[] => [
    ...(humans === level ? (['PEOPLE'] as const) : []),
    ...(cats === level && dogs === level ? (['PETS'] as const) : []),
    ...(cats === level && dogs !== level ? (['CATS'] as const) : []),
    ...(dogs === level && cats !== level ? (['DOGS'] as const) : []),
  ]
  const unrecorded = unrecordedIn(known)
  const unknown = [
    ...targetsAt('UNKNOWN').filter(
      (target) => target !== 'PEOPLE' || (known.food === null && !known.harms.some(isOnContact)),
    ),
    ...(unrecorded.includes('LIVESTOCK') ? (['LIVESTOCK'] as const) : []),
  ]
  return [
    ...targetsAt('NON_TOXIC')
      .filter((target) => target !== 'PEOPLE' || known.food === null)
      .map((target) => toxicity.harmlessTo[target]),
    ...unknown.map((target) => toxicity.unknownTo[target]),
    ...(unknown.length > 0 && unrecorded.length > 0 ? [toxicity.unknownButFeared] : []),
  ]
}
