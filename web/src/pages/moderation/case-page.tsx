import { useRoute } from 'preact-iso'
import { useRequest } from '../../api/hooks.ts'
import { isIn } from '../../components/error-words.ts'
import { Facts } from '../../components/facts.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Problem } from '../../components/problem.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { formatList, formatTime, t } from '../../texts/t.ts'
import { CaseDiagnosis } from './case-diagnosis.tsx'
import { caseWords, Decide } from './decide.tsx'
import { type Case, flaggedByText, providerText, reasonText } from './flag-texts.ts'
import { StateBadge } from './state-badge.tsx'

/** The facts for a decision: photo, reports, diagnosis and sender. */
export function Page() {
  const { analysisId = '' } = useRoute().params
  const input = { params: { analysisId } }
  const reading = useRequest('admin.readModeration', input)
  return (
    <>
      <PageHead title={t('moderation.caseTitle')}>
        <ShowAs operation="admin.readModeration" input={input} />
        <a class="button" href="/moderation">
          {t('moderation.back')}
        </a>
      </PageHead>
      {isIn(caseWords, reading.error) ? (
        <Problem error={reading.error} words={caseWords} />
      ) : (
        <Read from={reading}>{(shown) => <Shown shown={shown} />}</Read>
      )}
    </>
  )
}

function Shown({ shown }: { shown: Case }) {
  return (
    <div class="columns">
      <div class="stack">
        {shown.imageUrl ? (
          <img class="case-photo" src={shown.imageUrl} alt={t('moderation.photo')} />
        ) : (
          <p class="notice">{t('moderation.noPhoto')}</p>
        )}
        <Decide shown={shown} />
      </div>
      <div class="stack">
        <Said shown={shown} />
        {shown.user && <Sender user={shown.user} />}
        <CaseDiagnosis shown={shown} />
      </div>
    </div>
  )
}

function Said({ shown }: { shown: Case }) {
  return (
    <section class="card">
      <div class="row">
        <h2>{t('moderation.said')}</h2>
        <StateBadge state={shown.state} />
      </div>
      {shown.reasons.length > 0 && <p>{formatList(shown.reasons.map(providerText))}</p>}
      {shown.flags.length === 0 && shown.reasons.length === 0 && <p>{t('moderation.withheld')}</p>}
      <ul class="bare stack">
        {shown.flags.map((flag) => (
          <li key={`${flag.by}${flag.at}${flag.reason}`}>
            <p>
              <strong>{reasonText(flag.reason)}</strong>
            </p>
            {flag.text && <blockquote>{flag.text}</blockquote>}
            <p class="quiet">
              {flaggedByText(flag.by)}, {formatTime(flag.at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sender({ user }: { user: NonNullable<Case['user']> }) {
  const violations = user.lastViolations.map(({ at, kind }) =>
    t(kind === 'MALWARE' ? 'moderation.malwareAt' : 'moderation.blockedAt', {
      time: formatTime(at),
    }),
  )
  return (
    <section class="card">
      <h2>{t('moderation.sender')}</h2>
      <Facts
        facts={[
          [
            t('moderation.uid'),
            <a key="uid" href={`/users/${encodeURIComponent(user.uid)}`}>
              {user.email ?? user.uid}
            </a>,
          ],
          [
            t('moderation.access'),
            t(user.status === 'banned' ? 'moderation.banned' : 'moderation.active'),
          ],
          [t('moderation.violations'), t('moderation.violationCount', { count: user.violations })],
          [t('moderation.last'), violations.length > 0 ? violations.join('; ') : null],
        ]}
      />
    </section>
  )
}
