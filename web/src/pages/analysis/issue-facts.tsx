import type { Issue } from '@plant-analysis/client'
import { formatList, t } from '../../texts/t.ts'

const parts = {
  LEAF: 'analysis.partLeaf',
  STEM: 'analysis.partStem',
  FLOWER: 'analysis.partFlower',
  FRUIT: 'analysis.partFruit',
  ROOT: 'analysis.partRoot',
  WHOLE_PLANT: 'analysis.partWholePlant',
} as const

/** General facts about a condition. Only the facts of the strongest condition are open at first. */
export function IssueFacts({ issue, isOpen }: { issue: Issue; isOpen: boolean }) {
  const facts = [
    ['analysis.outlook', issue.outlook?.text],
    ['analysis.controlNeeded', issue.controlNeeded?.text],
    ['analysis.spreads', issue.spreads?.text],
    ['analysis.harvest', issue.harvestEdible?.text],
    ['analysis.avoid', issue.avoid],
    ['analysis.season', issue.season],
  ] as const
  return (
    <>
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
      <details>
        <summary>
          <h3>{t('analysis.symptoms')}</h3>
        </summary>
        <ul>
          {issue.symptoms.map((symptom) => (
            <li key={symptom}>{symptom}</li>
          ))}
        </ul>
        <p class="quiet">
          {t('analysis.affectedParts')}{' '}
          {formatList(issue.affectedParts.map((part) => t(parts[part])))}
        </p>
      </details>
      <References issue={issue} />
    </>
  )
}

function References({ issue: { references } }: { issue: Issue }) {
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
