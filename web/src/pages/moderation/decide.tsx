import { adminReasonCharactersMax } from '@plant-analysis/client/limits'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { useAction } from '../../api/hooks.ts'
import type { ErrorWords } from '../../components/error-words.ts'
import { Field } from '../../components/field.tsx'
import { Problem, wordsOf } from '../../components/problem.tsx'
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

const undoSeconds = 10

const words = {
  'admin.approve': { action: 'moderation.approve', done: 'moderation.approved' },
  'admin.block': { action: 'moderation.block', done: 'moderation.blockedDone' },
} as const

type Operation = keyof typeof words

/** Shows or withholds the analysis. Either decision removes the analysis from the queue. */
function Decision({ shown }: { shown: Case }) {
  const { route } = useLocation()
  const [reason, setReason] = useState('')
  const [withholds, setWithholds] = useState(shown.withholds)
  const [decided, decide] = useState<Operation | null>(null)
  const approve = useAction('admin.approve', { changes })
  const block = useAction('admin.block', { changes })
  const body = { analysisId: shown.analysisId, ...(reason.trim() && { reason: reason.trim() }) }
  const blockBody = { ...body, withholds }
  const send = async (operation: Operation, isOnPage: () => boolean) => {
    const sent =
      operation === 'admin.block'
        ? block.mutateAsync({ body: blockBody })
        : approve.mutateAsync({ body })
    await sent.then(
      () => {
        toast(t(words[operation].done))
        if (isOnPage()) route('/moderation')
      },
      (error) => (isOnPage() ? decide(null) : toast(wordsOf(error, caseWords))),
    )
  }
  const error = approve.error ?? block.error
  if (decided) return <Deciding decided={decided} send={send} undo={() => decide(null)} />
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        approve.reset()
        block.reset()
        const isBlock = event.submitter?.getAttribute('value') === 'block'
        decide(isBlock ? 'admin.block' : 'admin.approve')
      }}
    >
      <Field label={t('moderation.reason')} hint={t('moderation.reasonHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={adminReasonCharactersMax}
            required
            value={reason}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </Field>
      <label class="row">
        <input
          type="checkbox"
          checked={withholds === 'ANSWER'}
          onChange={({ currentTarget }) => setWithholds(currentTarget.checked ? 'ANSWER' : 'PHOTO')}
        />
        {t('moderation.onlyResult')}
      </label>
      <p class="quiet">
        {t(withholds === 'PHOTO' ? 'moderation.countsAsViolation' : 'moderation.noViolation')}
      </p>
      {error ? <Problem error={error} words={caseWords} /> : null}
      <div class="actions">
        <button type="submit" class="primary" formNoValidate>
          {t('moderation.approve')}
        </button>
        <button type="submit" class="danger" value="block">
          {t('moderation.block')}
        </button>
        <ShowAs operation="admin.block" input={{ body: blockBody }} />
      </div>
    </form>
  )
}

/** Sends a decision after some seconds, or when the moderator leaves, unless it is undone. */
function Deciding({
  decided,
  send,
  undo,
}: {
  decided: Operation
  send: (operation: Operation, isOnPage: () => boolean) => Promise<void>
  undo: () => void
}) {
  const state = useRef<'waiting' | 'over'>('waiting')
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    let isOnPage = true
    const act = () => {
      if (state.current === 'over') return
      state.current = 'over'
      setSent(true)
      void send(decided, () => isOnPage)
    }
    const timer = setTimeout(act, undoSeconds * 1000)
    return () => {
      clearTimeout(timer)
      isOnPage = false
      act()
    }
  }, [])
  return (
    <div class="notice" role="status">
      <p>
        <strong>{t(words[decided].action)}</strong>
      </p>
      <p>{t('moderation.takesEffect', { count: undoSeconds })}</p>
      <button
        type="button"
        disabled={isSent}
        onClick={() => {
          state.current = 'over'
          undo()
        }}
      >
        {t('moderation.undo')}
      </button>
    </div>
  )
}
