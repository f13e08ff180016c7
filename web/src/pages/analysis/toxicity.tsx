import type { Care } from '@plant-analysis/client'
import { formatList, t } from '../../texts/t.ts'
import { CareCard } from './care-card.tsx'

type Poison = Care['toxicity']

const who = { humans: 'analysis.humans', cats: 'analysis.cats', dogs: 'analysis.dogs' } as const
const animals = ['humans', 'cats', 'dogs'] as const

const values = {
  TOXIC: 'analysis.toxic',
  NON_TOXIC: 'analysis.nonToxic',
  UNKNOWN: 'analysis.toxicityUnknown',
} as const

const grades = {
  MILD: 'analysis.gradeMild',
  SERIOUS: 'analysis.gradeSerious',
  LIFE_THREATENING: 'analysis.gradeLifeThreatening',
} as const

const parts = {
  WHOLE_PLANT: 'analysis.partWholePlant',
  LEAF: 'analysis.partLeaf',
  STEM: 'analysis.partStem',
  BARK: 'analysis.partBark',
  FLOWER: 'analysis.partFlower',
  POLLEN: 'analysis.partPollen',
  FRUIT: 'analysis.partFruit',
  UNRIPE_FRUIT: 'analysis.partUnripeFruit',
  SEED: 'analysis.partSeed',
  RAW_SEED: 'analysis.partRawSeed',
  STONE: 'analysis.partStone',
  BULB: 'analysis.partBulb',
  GREEN_TUBER: 'analysis.partGreenTuber',
  ROOT: 'analysis.partRoot',
  SAP: 'analysis.partSap',
} as const

/** Shows who the plant can poison, its poisonous substances, and the first aid. */
export function Toxicity({ toxicity }: { toxicity: Poison }) {
  const isKnown = animals.some((animal) => toxicity[animal] !== 'UNKNOWN')
  return (
    <CareCard icon="toxicity" title={t('analysis.toxicity')}>
      {isKnown && (
        <dl>
          {animals.map((animal) => (
            <Row key={animal} animal={animal} toxicity={toxicity} />
          ))}
        </dl>
      )}
      {toxicity.text && <p>{toxicity.text}</p>}
      {toxicity.parts.length > 0 && (
        <p class="quiet">
          {t('analysis.poisonousParts')} {formatList(toxicity.parts.map((part) => t(parts[part])))}
        </p>
      )}
      {toxicity.firstAid && <p class="notice problem">{toxicity.firstAid}</p>}
    </CareCard>
  )
}

function Row({ animal, toxicity }: { animal: (typeof animals)[number]; toxicity: Poison }) {
  const grade = toxicity.grades[animal]
  return (
    <>
      <dt>{t(who[animal])}</dt>
      <dd class={toxicity[animal] === 'TOXIC' ? 'toxic' : undefined}>
        {t(values[toxicity[animal]])}
        {grade && `, ${t(grades[grade])}`}
      </dd>
    </>
  )
}
