import type { Issue } from '@plant-analysis/client'
import { formatList, t } from '../../texts/t.ts'
import { conditionPath } from '../catalogue-paths.ts'

const parts = {
  LEAF: 'analysis.partLeaf',
  STEM: 'analysis.partStem',
  FLOWER: 'analysis.partFlower',
  FRUIT: 'analysis.partFruit',
  ROOT: 'analysis.partRoot',
  WHOLE_PLANT: 'analysis.partWholePlant',
} as const

type Told = Pick<
  Issue,
  'outlook' | 'controlNeeded' | 'spreads' | 'harvestEdible' | 'avoid' | 'season'
>

/** What comes of a condition. */
export function Outlook({ of, isOpen }: { of: Told; isOpen: boolean }) {
  const facts = [
    ['analysis.outlook', of.outlook?.text],
    ['analysis.controlNeeded', of.controlNeeded?.text],
    ['analysis.spreads', of.spreads?.text],
    ['analysis.harvest', of.harvestEdible?.text],
    ['analysis.avoid', of.avoid],
    ['analysis.season', of.season],
  ] as const
  return (
    <details open={isOpen}>
      <summary>
        <h3>{t('analysis.whatComes')}</h3>
      </summary>
      <dl class="over issue-facts">
        {facts.map(([term, text]) =>
          text ? (
            <div key={term}>
              <dt>{t(term)}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </details>
  )
}

/** What a condition looks like. */
export function Symptoms({
  of: { symptoms, affectedParts },
  isOpen,
}: {
  of: Pick<Issue, 'symptoms' | 'affectedParts'>
  isOpen: boolean
}) {
  return (
    <details open={isOpen}>
      <summary>
        <h3>{t('analysis.symptoms')}</h3>
      </summary>
      <ul>
        {symptoms.map((symptom) => (
          <li key={symptom}>{symptom}</li>
        ))}
      </ul>
      <p class="quiet">
        {t('analysis.affectedParts')} {formatList(affectedParts.map((part) => t(parts[part])))}
      </p>
    </details>
  )
}

type Checked = Pick<Issue, 'howToConfirm' | 'onlyIf'>

/** The checks that confirm a condition. The page already shows `onlyIf`, as the first check. */
export function Checks({ of, isOpen }: { of: Checked; isOpen: boolean }) {
  const checks = of.howToConfirm.filter((check) => check !== of.onlyIf)
  if (checks.length === 0) return null
  return (
    <details open={isOpen} class="confirm">
      <summary>
        <h3>{t('analysis.howToConfirm')}</h3>
      </summary>
      <ul class="checks">
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </details>
  )
}

/** The conditions that look similar, with links into the catalogue. */
export function LookAlikes({ of, isOpen }: { of: Pick<Issue, 'lookAlikes'>; isOpen: boolean }) {
  if (of.lookAlikes.length === 0) return null
  return (
    <details open={isOpen}>
      <summary>
        <h3>{t('analysis.lookAlikes')}</h3>
      </summary>
      <dl class="over">
        {of.lookAlikes.map(({ conditionId, name, difference }) => (
          <div key={conditionId}>
            <dt>
              <a href={conditionPath(conditionId)}>{name}</a>
            </dt>
            <dd>{difference}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The sources of a condition's texts. */
export function References({ of: { references } }: { of: Pick<Issue, 'references'> }) {
  if (references.length === 0) return null
  return (
    <details>
      <summary>
        <h3>{t('analysis.references')}</h3>
      </summary>
      <ul>
        {references.map(({ title, publisher, url }) => (
          <li key={title}>
            {url?.startsWith('https://') ? (
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
            , {publisher}
          </li>
        ))}
      </ul>
    </details>
  )
}
