import type { Output } from '@plant-analysis/client'
import { analysisPlantIdCharactersMax, pageSizeMax } from '@plant-analysis/client/limits'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { useRequest } from '../../api/hooks.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { formatTime, language, t } from '../../texts/t.ts'
import { DropZone } from './drop-zone.tsx'
import { Hints } from './hints.tsx'
import { isOnItsWay, isReady, type QueuedPhoto, type SentFields } from './photo.ts'
import { PhotoCard } from './photo-card.tsx'
import { removePhoto, useQueue } from './queue.ts'
import { resumeCutOff, sendPhotos } from './send.ts'
import { restorePhotos, takePhotos } from './take-photos.ts'
import { Tips } from './tips.tsx'
import { WhichPlant } from './which-plant.tsx'

const plantListId = 'known-plants'

/** Takes photos of plants, sends them, and shows their progress. */
export function Page() {
  const { uid, session } = useSignedIn()
  const photos = useQueue()
  const { query } = useLocation()
  const plantId = namedIn(query)
  const follows = query['follows']
  // The names cost a read of a hundred analyses, so they load only when a user starts to name a
  // plant.
  const [isNaming, setNaming] = useState(false)
  const [fields, setFields] = useState<SentFields>({ language, ...(follows && { follows }) })
  const take = useCallback((files: File[]) => void takePhotos(files, plantId), [plantId])
  useEffect(() => void restorePhotos(uid), [uid])
  useGoOn(uid, photos)
  useAnswerOfOne(photos)
  const ready = photos.filter(isReady)
  return (
    <>
      <PageHead title={t('analyse.title')} />
      <p>{t(follows ? 'analyse.addsTo' : 'analyse.oneLeaf')}</p>
      <div class="analyse">
        <div class="stack">
          <DropZone take={take} isSmall={photos.length > 0} />
          {photos.length > 0 && (
            <ul class="bare stack" aria-label={t('analyse.photos')}>
              {photos.map((photo) => (
                <PhotoCard
                  key={photo.key}
                  photo={photo}
                  uid={uid}
                  plantList={plantListId}
                  onNaming={() => setNaming(true)}
                />
              ))}
            </ul>
          )}
          {ready.length > 0 && (
            <>
              {isNaming && <KnownPlants />}
              <WhichPlant fields={fields} change={setFields} />
              <Hints fields={fields} change={setFields} />
              <div class="actions send">
                <button
                  type="button"
                  class="primary"
                  onClick={() => sendPhotos(ready, uid, fields)}
                >
                  {t('analyse.send', { count: ready.length })}
                </button>
                <ShowAs operation="analyses.start" input={{ body: exampleOf(ready[0], fields) }} />
              </div>
            </>
          )}
          <QuotaLeft quota={session.quota} />
        </div>
        <Tips />
      </div>
    </>
  )
}

/** The plant id in the address; empty for an overlong id, because anybody may write an address. */
function namedIn({ plantId = '' }: Readonly<Record<string, string>>): string {
  return plantId.length > analysisPlantIdCharactersMax ? '' : plantId
}

/** An example call with a photo, for users who want to call the service themselves. */
const exampleOf = (photo: QueuedPhoto | undefined, fields: SentFields) => ({
  ...fields,
  ...(photo?.plantId ? { plantId: photo.plantId } : {}),
  imageBase64: '',
})

/** Suggests the plant names that the account has used. */
function KnownPlants() {
  const history = useRequest('history.list', { query: { pageSize: pageSizeMax } })
  const names = new Set(history.data?.items.flatMap(({ plantId }) => plantId ?? []))
  return (
    <datalist id={plantListId}>
      {[...names].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}

// The browser reports when the network is back, but not when the service can be reached again.
const goOnSeconds = 10

/** Resumes interrupted photos again and again until no photo is interrupted. */
function useGoOn(uid: string, photos: readonly QueuedPhoto[]): void {
  const isCutOff = photos.some(({ state }) => state.kind === 'cutOff')
  useEffect(() => {
    if (!isCutOff) return undefined
    const goOn = () => resumeCutOff(uid)
    const timer = setInterval(() => navigator.onLine && goOn(), goOnSeconds * 1000)
    addEventListener('online', goOn)
    return () => {
      clearInterval(timer)
      removeEventListener('online', goOn)
    }
  }, [isCutOff, uid])
}

/** Opens the diagnosis if only one photo was sent, because the page has nothing else to show. */
function useAnswerOfOne(photos: readonly QueuedPhoto[]): void {
  const { route } = useLocation()
  const [only] = photos
  const isAlone = photos.length === 1
  const id = isAlone && only?.state.kind === 'done' ? only.state.analysis.id : null
  // A photo that was answered while another page was open stays in the queue, with a link.
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isAlone && only && isOnItsWay(only)) isAwaited.current = true
    if (!only || !id || !isAwaited.current) return
    removePhoto(only.key)
    route(`/analyses/${id}`)
  }, [isAlone, only, id])
}

/** Today's remaining analyses, and the time of the next reset. */
function QuotaLeft({ quota }: { quota: Output<'account.openSession'>['quota'] }) {
  const until = { time: formatTime(quota.resetsAt) }
  if (quota.remaining === 0) {
    return (
      <p class="notice" role="status">
        {t('analyse.noneLeft', until)}
      </p>
    )
  }
  return (
    <p class="quiet">
      {t('analyse.left', { count: quota.remaining, limit: quota.limit, ...until })}
    </p>
  )
}
