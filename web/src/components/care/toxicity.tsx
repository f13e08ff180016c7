import type { Care } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'
import { CareCard } from './care-card.tsx'

type Poison = Care['toxicity']

const targets = ['humans', 'cats', 'dogs', 'livestock'] as const
type Target = (typeof targets)[number]

const who = {
  humans: 'analysis.humans',
  cats: 'analysis.cats',
  dogs: 'analysis.dogs',
  livestock: 'analysis.livestock',
} as const

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

/** Shows whom the plant can poison, who can eat it, and the first aid. The text names the parts. */
export function Toxicity({ toxicity }: { toxicity: Poison }) {
  const { text, firstAid, firstAidSteps } = toxicity
  const shown = targets.filter((target) => target !== 'livestock' || toxicity[target] !== 'UNKNOWN')
  const isKnown = shown.some((target) => toxicity[target] !== 'UNKNOWN')
  const steps = firstAidSteps.map((step) => step.text)
  return (
    <CareCard icon="toxicity" title={t('analysis.toxicity')}>
      {isKnown && (
        <dl>
          {shown.map((target) => (
            <Row key={target} target={target} toxicity={toxicity} />
          ))}
        </dl>
      )}
      {text && <p>{text}</p>}
      {(steps.length > 0 ? steps : [firstAid]).map(
        (step) =>
          step && (
            <p key={step} class="notice problem">
              {step}
            </p>
          ),
      )}
    </CareCard>
  )
}

function Row({ target, toxicity }: { target: Target; toxicity: Poison }) {
  const grade = toxicity.grades[target]
  const isFood = target === 'humans' && toxicity.food !== null
  return (
    <>
      <dt>{t(who[target])}</dt>
      <dd class={toxicity[target] === 'TOXIC' && !isFood ? 'toxic' : undefined}>
        {t(isFood ? foodValues[toxicity[target]] : values[toxicity[target]])}
        {grade && `, ${t(grades[grade])}`}
      </dd>
    </>
  )
}

/** A food plant can have poisonous parts, such as the leaves of a potato. */
const foodValues = {
  TOXIC: 'analysis.partlyFood',
  NON_TOXIC: 'analysis.food',
  UNKNOWN: 'analysis.food',
} as const
