import { useState } from 'preact/hooks'
import { formatDate, t } from '../../texts/t.ts'
import type { Pair } from './pair.ts'
import { Photo, type PhotoProps, ratioOf } from './photo.tsx'
import { shareAcross } from './position.ts'
import styles from './slider.css?inline'

// Adopted here, so that no other page loads these styles.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/** Both photos in one box. A movable line divides the earlier photo from the later photo. */
export function Slider({
  pair: { earlier, later },
  ...shown
}: { pair: Pair } & Pick<PhotoProps, 'isMarked' | 'onLapsed'>) {
  const [share, setShare] = useState(0.5)
  const follow = (event: PointerEvent) => {
    const box = event.currentTarget as HTMLElement
    setShare(shareAcross(event.clientX, box.getBoundingClientRect()))
  }
  return (
    <div class="stack">
      <div
        class="compared slider"
        style={{ ...ratioOf(later), '--share': share }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <Photo when="earlier" analysis={earlier} {...shown} />
        <div class="now">
          <Photo when="later" analysis={later} {...shown} />
        </div>
        <span class="edge" aria-hidden="true" />
      </div>
      <input
        type="range"
        value={Math.round(share * 100)}
        aria-label={t('compare.sliderLabel')}
        aria-valuetext={t('compare.sliderValue', { share })}
        onInput={(event) => setShare(event.currentTarget.valueAsNumber / 100)}
      />
      <p class="row ends">
        <span>
          <strong>{t('compare.then')}</strong> {formatDate(earlier.createdAt)}
        </span>
        <span>
          <strong>{t('compare.now')}</strong> {formatDate(later.createdAt)}
        </span>
      </p>
    </div>
  )
}
