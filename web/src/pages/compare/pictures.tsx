import { useState } from 'preact/hooks'
import { findingText } from '../../components/outcome-text.ts'
import { t } from '../../texts/t.ts'
import { dayOrTime } from './day-or-time.ts'
import type { Pair } from './pair.ts'
import { Photo, type PhotoProps, ratioOf } from './photo.tsx'
import { Slider } from './slider.tsx'

/** The two photos next to each other, or the later photo on top of the earlier photo. */
export function Pictures({ pair, onLapsed }: { pair: Pair; onLapsed: () => void }) {
  const [form, setForm] = useState<'side' | 'slider'>('slider')
  const [isMarked, mark] = useState(false)
  const Form = form === 'side' ? SideBySide : Slider
  return (
    <section class="stack" aria-label={t('compare.photos')}>
      <div class="row">
        <button
          type="button"
          class="chip"
          aria-pressed={form === 'slider'}
          onClick={() => setForm('slider')}
        >
          {t('compare.slider')}
        </button>
        <button
          type="button"
          class="chip"
          aria-pressed={form === 'side'}
          onClick={() => setForm('side')}
        >
          {t('compare.side')}
        </button>
        <label class="choice">
          <input
            type="checkbox"
            checked={isMarked}
            onChange={(event) => mark(event.currentTarget.checked)}
          />
          {t('compare.show')}
        </label>
      </div>
      <Form pair={pair} isMarked={isMarked} onLapsed={onLapsed} />
    </section>
  )
}

/** Both photos side by side, each with its day and a link to its diagnosis. */
function SideBySide({
  pair,
  ...shown
}: { pair: Pair } & Pick<PhotoProps, 'isMarked' | 'onLapsed'>) {
  const label = dayOrTime(Object.values(pair))
  return (
    <div class="side-by-side">
      {(['earlier', 'later'] as const).map((when) => (
        <figure key={when}>
          <div class="compared" style={ratioOf(pair[when])}>
            <Photo when={when} analysis={pair[when]} {...shown} />
          </div>
          <figcaption>
            <strong>{t(when === 'earlier' ? 'compare.then' : 'compare.now')}</strong>
            <span>{label(pair[when])}</span>
            <a href={`/analyses/${encodeURIComponent(pair[when].id)}`}>{findingText(pair[when])}</a>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
