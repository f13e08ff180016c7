import { PlantError } from '@plant-analysis/client'
import { transactionWaitSecondsMax } from '@plant-analysis/client/limits'
import { useEffect } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { useRequest } from '../../api/hooks.ts'
import { Read } from '../../components/read.tsx'
import { Diagnosis } from './diagnosis.tsx'
import { Failed } from './failed.tsx'
import { Gone } from './gone.tsx'
import { Retake } from './retake.tsx'
import { Waiting } from './waiting.tsx'
import { Withheld } from './withheld.tsx'

const pauseBetweenPollsMs = 1000
/** The client has already retried for some seconds. */
const pauseAfterFailureMs = 5000

/** How long a poll may wait for the end. A completed analysis is returned at once. */
const query = { waitSeconds: transactionWaitSecondsMax }

/** Shows the diagnosis of a photo, or its progress. */
export function Page() {
  const id = useRoute().params['id'] ?? ''
  const reading = useRequest('analyses.read', { params: { id }, query })
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = reading
  const isGone = !data?.analysis && error instanceof PlantError && error.code === 'NOT_FOUND'
  const isPending = data?.status === 'PENDING' || data?.status === 'PROCESSING'
  const pauseMs = error ? pauseAfterFailureMs : pauseBetweenPollsMs
  useEffect(() => {
    if (!isPending || isGone) return undefined
    const timer = setTimeout(() => void refetch(), pauseMs)
    return () => clearTimeout(timer)
  }, [isPending, isGone, pauseMs, dataUpdatedAt, errorUpdatedAt])
  if (isGone) return <Gone />
  return (
    <Read from={reading}>
      {({ status, createdAt, analysis, error: failure }) => {
        if (failure) return <Failed failure={failure} />
        if (!analysis) return <Waiting status={status} createdAt={createdAt} />
        const { outcome, moderation } = analysis
        if (moderation.state === 'BLOCKED') return <Withheld analysis={analysis} />
        if (outcome === 'NOT_A_PLANT' || outcome === 'PHOTO_UNUSABLE') {
          return <Retake analysis={analysis} renew={() => void refetch()} />
        }
        return <Diagnosis analysis={analysis} renew={() => void refetch()} />
      }}
    </Read>
  )
}
