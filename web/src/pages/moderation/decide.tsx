import { adminReasonCharactersMax } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { useAction } from '../../api/hooks.ts'
import type { ErrorWords } from '../../components/error-words.ts'
import { Field } from '../../components/field.tsx'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import type { Case } from './flag-texts.ts'

// Does not include the reviewed analysis, which cannot be read after the decision.
const changes = ['admin.listModeration', 'admin.listAudit'] as const

/** The text for a case that needs no decision, for example because another moderator was faster. */
export const caseWords: ErrorWords = { MODERATION_STATE: 'moderation.waitsForNone' }

/** The decision on a case. A moderator cannot decide on their own photo. */
export function Decide({ shown }: { shown: Case }) {
  const isOwn = useSignedIn().uid === shown.user?.uid
  return (
    <section class="card">
      <h2>{t('moderation.decide')}</h2>
      {isOwn ? <p>{t('moderation.ownPhoto')}</p> : <Decision shown={shown} />}
    </section>
  )
}

/** Shows or withholds the analysis. Either decision removes the analysis from the queue. */
function Decision({ shown }: { shown: Case }) {
  const { route } = useLocation()
  const [reason, setReason] = useState('')
  const approve = useAction('admin.approve', { changes })
  const block = useAction('admin.block', { changes })
  const body = { analysisId: shown.analysisId, ...(reason.trim() && { reason: reason.trim() }) }
  const decide = (action: typeof approve | typeof block, done: string) => {
    approve.reset()
    block.reset()
    action.mutate(
      { body },
      {
        onSuccess: () => {
          toast(done)
          route('/moderation')
        },
      },
    )
  }
  const pending = approve.isPending || block.isPending
  const error = approve.error ?? block.error
  return (
    <>
      <Field label={t('moderation.reason')} hint={t('moderation.reasonHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={adminReasonCharactersMax}
            value={reason}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </Field>
      <p class="quiet">
        {t(shown.withholds === 'PHOTO' ? 'moderation.countsAsViolation' : 'moderation.noViolation')}
      </p>
      {error ? <Problem error={error} words={caseWords} /> : null}
      <div class="actions">
        <button
          type="button"
          class="primary"
          disabled={pending}
          onClick={() => decide(approve, t('moderation.approved'))}
        >
          {t('moderation.approve')}
        </button>
        <button
          type="button"
          class="danger"
          disabled={pending}
          onClick={() => decide(block, t('moderation.blockedDone'))}
        >
          {t('moderation.block')}
        </button>
        <ShowAs operation="admin.block" input={{ body }} />
      </div>
    </>
  )
}
