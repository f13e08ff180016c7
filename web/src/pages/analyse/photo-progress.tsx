import { PlantError } from '@plant-analysis/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type ErrorWords, errorKey } from '../../components/error-words.ts'
import { findingText } from '../../components/outcome-text.ts'
import { Problem } from '../../components/problem.tsx'
import { t } from '../../texts/t.ts'
import type { PhotoState, QueuedPhoto } from './photo.ts'

/** The progress of a photo in words. */
export function PhotoProgress({ photo }: { photo: QueuedPhoto }) {
  const { state } = photo
  if (state.kind === 'failed') return <Failure error={state.error} />
  const isMoving = ['reading', 'queued', 'sending', 'waiting'].includes(state.kind)
  return (
    <div class="stack" role="status">
      {isMoving ? <Steps state={state} /> : <p>{wordsOf(state)}</p>}
      {state.kind === 'waiting' && <Seconds since={state.since} />}
      {state.kind === 'lost' && <a href="/history">{t('analyse.lookIntoHistory')}</a>}
    </div>
  )
}

// Replaces the service's English texts for failed transactions.
const failures: ErrorWords = {
  TIMED_OUT: 'analyse.failedByService',
  MODEL_UNAVAILABLE: 'analyse.failedByService',
  MODEL_INVALID_OUTPUT: 'analyse.failedByService',
  PHOTO_NOT_RECEIVED: 'analyse.failedByService',
  IMAGE_NOT_FOUND: 'analyse.failedByService',
  IMAGE_INFECTED: 'analyse.failedInfected',
}

/** Explains why a photo has no answer, and that the photo is free after a fault of the service. */
function Failure({ error }: { error: unknown }) {
  const isOurs =
    errorKey(error, failures) === 'analyse.failedByService' ||
    (error instanceof PlantError && error.status >= 500)
  return (
    <>
      <Problem error={error} words={failures} />
      {isOurs && <p class="quiet">{t('analyse.failedIsFree')}</p>}
    </>
  )
}

const unreadable = {
  BROKEN: 'analyse.unreadableBroken',
  TOO_LARGE: 'analyse.unreadableLarge',
} as const

function wordsOf(state: PhotoState): string {
  if (state.kind === 'unreadable') return t(unreadable[state.reason])
  if (state.kind === 'cutOff') return t('analyse.cutOff')
  if (state.kind === 'lost') return t('analyse.lost')
  if (state.kind !== 'done') return ''
  if (state.analysis.moderation.state === 'BLOCKED') return t('analyse.doneWithheld')
  return findingText(state.analysis)
}

const steps = ['analyse.stepSend', 'analyse.stepReceived', 'analyse.stepLook'] as const

/** The finished steps and the current step, as the service reports them. */
function Steps({ state }: { state: PhotoState }) {
  if (state.kind === 'reading') return <p>{t('analyse.reading')}</p>
  if (state.kind === 'queued') return <p>{t('analyse.queued')}</p>
  return <Stages state={state} />
}

function Stages({ state }: { state: PhotoState }) {
  const list = useRef<HTMLOListElement>(null)
  // The button that sent the photo is below the photos, and so may be the view of the user.
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [])
  const at =
    state.kind === 'sending' ? 0 : state.kind === 'waiting' && state.status === 'PENDING' ? 1 : 2
  return (
    <>
      <progress aria-label={t(steps[at])} />
      <ol class="steps" ref={list}>
        {steps.map((step, index) => (
          <li
            key={step}
            class={index < at ? 'done' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {t(step)}
          </li>
        ))}
      </ol>
    </>
  )
}

function Seconds({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  // Not read aloud, because it changes each second.
  return (
    <p class="quiet" aria-live="off">
      {t('analyse.seconds', { count: Math.max(0, Math.round((now - since) / 1000)) })}{' '}
      {t('analyse.mayLeave')}
    </p>
  )
}
