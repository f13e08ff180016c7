import { useState } from 'preact/hooks'
import { t } from '../../texts/t.ts'
import type { Pair } from './pair.ts'
import { SideBySide } from './side-by-side.tsx'
import { Slider } from './slider.tsx'

/** The two photos side by side, or one over the other. */
export function Pictures({ pair, onLapsed }: { pair: Pair; onLapsed: () => void }) {
  const [form, setForm] = useState<'side' | 'slider'>('side')
  const [isMarked, mark] = useState(false)
  const Form = form === 'side' ? SideBySide : Slider
  return (
    <section class="stack" aria-label={t('compare.photos')}>
      <div class="row">
        <button
          type="button"
          class="chip"
          aria-pressed={form === 'side'}
          onClick={() => setForm('side')}
        >
          {t('compare.side')}
        </button>
        <button
          type="button"
          class="chip"
          aria-pressed={form === 'slider'}
          onClick={() => setForm('slider')}
        >
          {t('compare.slider')}
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
