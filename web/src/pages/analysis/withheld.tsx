import type { Analysis } from '@plant-analysis/client'
import { PageHead } from '../../components/page-head.tsx'
import { t } from '../../texts/t.ts'
import { Details } from './details.tsx'
import { Keeping } from './keeping.tsx'
import { Cost } from './retake.tsx'

/** An analysis that a moderator or the provider's safety check withholds. */
export function Withheld({ analysis }: { analysis: Analysis }) {
  return (
    <article class="stack">
      <PageHead title={t('analysis.answerWithheld')} />
      <p>{t('analysis.withheldMeans')}</p>
      {analysis.usage.charged === 0 && <Cost usage={analysis.usage} />}
      <Keeping analysis={analysis} />
      <Details analysis={analysis} />
    </article>
  )
}
