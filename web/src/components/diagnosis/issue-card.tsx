import type { Issue } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'
import { conditionPath } from '../catalogue-paths.ts'
import { Checks, LookAlikes, Outlook, References, Symptoms } from '../condition/facts.tsx'
import { Fold } from '../fold.tsx'
import { isSureEnough } from './answer-words.ts'
import type { Diagnosed } from './diagnosed.ts'
import { IssueBadges } from './issue-badges.tsx'
import { MarkedText } from './marked-text.tsx'
import { evidenceId, marksOf } from './marks.ts'

/** A condition that was found: the reasons, how to confirm it, and its consequences. */
export function IssueCard({
  issue,
  index,
  diagnosed,
}: {
  issue: Issue
  index: number
  diagnosed: Diagnosed
}) {
  const isOpen = !isSureEnough(issue)
  const name = (
    <>
      <span class="quiet">{t(lead(diagnosed, index))} </span>
      {issue.name} {issue.scientificName && <em lang="la">({issue.scientificName})</em>}
    </>
  )
  return (
    <Fold id={`issue-${index}`} title={name} class="issue">
      <IssueBadges issue={issue} />
      {issue.onlyIf && <p class="notice">{issue.onlyIf}</p>}
      <Evidence issue={issue} index={index} diagnosed={diagnosed} />
      <Checks of={issue} isOpen={isOpen} />
      <LookAlikes of={issue} isOpen={isOpen} />
      <Outlook of={issue} isOpen={index === 0} />
      <Symptoms of={issue} isOpen={false} />
      <References of={issue} />
      {issue.conditionId !== 'other' && (
        <p>
          <a href={conditionPath(issue.conditionId)}>{t('analysis.inCatalogue')}</a>
        </p>
      )}
    </Fold>
  )
}

/** The words before a cause. Only a headline calls a cause the most likely one. */
function lead({ headline }: Diagnosed, index: number) {
  if (index > 0) return 'analysis.alsoPossible'
  return headline?.kind === 'CAUSE' ? 'analysis.mostLikely' : 'analysis.itCouldBe'
}

function Evidence({
  issue,
  index,
  diagnosed,
}: {
  issue: Issue
  index: number
  diagnosed: Diagnosed
}) {
  if (issue.evidence.length === 0) return null
  const marks = marksOf(diagnosed)
  return (
    <div>
      <h3>{t('analysis.evidence')}</h3>
      <ul class="bare evidence-list">
        {issue.evidence.map(({ text, source, region }, at) => {
          const id = evidenceId(index, at)
          const said = source === 'HINT' ? t('analysis.evidenceHint', { text }) : text
          return (
            <li key={id}>
              {region ? (
                <MarkedText id={id} number={marks.find((mark) => mark.id === id)?.number ?? null}>
                  {said}
                </MarkedText>
              ) : (
                <p class="unmarked">{said}</p>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
