import { analysisPlantIdCharactersMax } from '@plant-analysis/client/limits'
import { useLocation } from 'preact-iso'
import { linksRenewedMs, readOnce } from '../../api/links.ts'
import { usePlants } from '../../api/plants.ts'
import { Empty } from '../../components/empty.tsx'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { LoadingPhotos } from '../../components/loading.tsx'
import { Read } from '../../components/read.tsx'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { t } from '../../texts/t.ts'
import { addressOf } from './address.ts'

/** Lets the user choose a plant from the history. */
export function ChoosePlant() {
  const plants = usePlants({ pauseMs: linksRenewedMs })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = plants
  return (
    <Read from={{ ...plants, data: plants.plants }} loading={<LoadingPhotos />}>
      {(known) => (
        <>
          {known.length === 0 && !hasNextPage ? (
            <Empty title={t('compare.emptyTitle')}>
              <p>{t('compare.emptyExplained')}</p>
              <a class="button primary" href="/">
                {t('compare.analyse')}
              </a>
            </Empty>
          ) : (
            <h2>{t('compare.choosePlant')}</h2>
          )}
          <ul class="bare photos" aria-label={t('compare.plants')}>
            {known.map(({ plantId, newest, count }) => (
              <li key={plantId} class="tile">
                <a href={addressOf({ plant: plantId })}>
                  <Thumbnail image={newest.image} onLapsed={() => void plants.refetch(readOnce)} />
                  <strong>{plantId}</strong>
                  {!hasNextPage && <span class="quiet">{t('compare.count', { count })}</span>}
                </a>
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <>
              <ByName />
              <button
                type="button"
                disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('compare.morePlants')}
              </button>
            </>
          )}
        </>
      )}
    </Read>
  )
}

/** Accepts the name of a plant, because its photos may lie far back in the history. */
function ByName() {
  const { route } = useLocation()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    route(addressOf({ plant: formText(form, 'plant').trim() }))
  }
  return (
    <form class="narrow" onSubmit={submit}>
      <Field label={t('compare.plant')} hint={t('compare.plantHint')}>
        {(control) => (
          <input {...control} name="plant" maxLength={analysisPlantIdCharactersMax} required />
        )}
      </Field>
      <div class="actions">
        <button type="submit">{t('compare.find')}</button>
      </div>
    </form>
  )
}
