import { analysisPlantIdCharactersMax } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { Field } from '../../components/field.tsx'
import { t } from '../../texts/t.ts'
import { isOnItsWay, type QueuedPhoto } from './photo.ts'
import { PhotoProgress } from './photo-progress.tsx'
import { changePhoto } from './queue.ts'
import { cancelPhoto, sendInTurn } from './send.ts'

const warnings = {
  SMALL: 'analyse.warnSmall',
  DARK: 'analyse.warnDark',
  BRIGHT: 'analyse.warnBright',
  BLURRED: 'analyse.warnBlurred',
} as const

/** A photo of the queue: its preview, its possible faults and its progress. */
export function PhotoCard({
  photo,
  uid,
  plantList,
  onNaming,
}: {
  photo: QueuedPhoto
  uid: string
  /** The HTML id of the list of known plants. */
  plantList: string
  /** This function runs when the user starts to type the name of a plant. */
  onNaming: () => void
}) {
  const { key, name, state } = photo
  return (
    <li class="card photo-card" aria-label={name}>
      <Preview photo={photo} />
      <div class="stack">
        <p class="quiet">{name}</p>
        {state.kind === 'ready' ? (
          <BeforeSending photo={photo} plantList={plantList} name={onNaming} />
        ) : (
          <PhotoProgress photo={photo} />
        )}
        <div class="actions">
          {(state.kind === 'failed' || state.kind === 'cutOff') && (
            <button type="button" onClick={() => sendInTurn(photo, uid)}>
              {t('common.tryAgain')}
            </button>
          )}
          {state.kind === 'done' && (
            <a class="button primary" href={`/analyses/${state.analysis.id}`}>
              {t('analyse.seeAnswer')}
            </a>
          )}
          <button
            type="button"
            aria-label={`${leaveText(photo)}: ${name}`}
            onClick={() => cancelPhoto(key)}
          >
            {leaveText(photo)}
          </button>
        </div>
      </div>
    </li>
  )
}

function leaveText(photo: QueuedPhoto): string {
  if (photo.state.kind === 'waiting') return t('analyse.stopWaiting')
  return isOnItsWay(photo) ? t('common.cancel') : t('analyse.remove')
}

function Preview({ photo: { previewUrl, name } }: { photo: QueuedPhoto }) {
  const [isLarge, setLarge] = useState(false)
  if (!previewUrl) return <div class="preview none">{t('analyse.noPreview')}</div>
  return (
    <button
      type="button"
      class={isLarge ? 'preview large' : 'preview'}
      aria-pressed={isLarge}
      aria-label={t('analyse.enlarge', { name })}
      onClick={() => setLarge(!isLarge)}
    >
      <img src={previewUrl} alt="" />
    </button>
  )
}

/** The choices before a photo is sent: to name the plant, or to choose another photo. */
function BeforeSending({
  photo,
  plantList,
  name,
}: {
  photo: QueuedPhoto
  plantList: string
  name: () => void
}) {
  return (
    <>
      {photo.warnings.length > 0 ? (
        <div class="notice" role="status">
          {photo.warnings.map((warning) => (
            <p key={warning}>{t(warnings[warning])}</p>
          ))}
          <p class="quiet">{t('analyse.warnOnly')}</p>
        </div>
      ) : (
        <p class="quiet">{photo.previewUrl ? t('analyse.looksGood') : t('analyse.cannotCheck')}</p>
      )}
      <Field label={t('analyse.plantName')} hint={t('analyse.plantNameHint')}>
        {(control) => (
          <input
            {...control}
            list={plantList}
            maxLength={analysisPlantIdCharactersMax}
            onFocus={name}
            autocomplete="off"
            // `value` would remove the space after a word while the user types.
            defaultValue={photo.plantId}
            onInput={({ currentTarget }) =>
              changePhoto(photo.key, { plantId: currentTarget.value.trim() })
            }
          />
        )}
      </Field>
      {photo.plantId && (
        <label class="choice">
          <input
            type="checkbox"
            checked={photo.keeps}
            onChange={({ currentTarget: { checked } }) =>
              changePhoto(photo.key, { keeps: checked })
            }
          />
          {t('analyse.keepPlant')}
        </label>
      )}
    </>
  )
}
