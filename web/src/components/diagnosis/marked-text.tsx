import type { ComponentChildren } from 'preact'
import { t } from '../../texts/t.ts'
import { photoElementId, reveal, sentenceElementId, useMarks } from './marks-context.tsx'

/** A sentence whose mark is highlighted when the user points at the sentence or presses it. */
export function MarkedText({
  id,
  number = null,
  children,
}: {
  id: string
  number?: number | null
  children: ComponentChildren
}) {
  const { isConnected, active, pinned, point, pin } = useMarks()
  if (!isConnected) return <p class="unmarked">{children}</p>
  return (
    <button
      type="button"
      id={sentenceElementId(id)}
      class={active === id ? 'marked-text active' : 'marked-text'}
      aria-pressed={pinned === id}
      title={t('analysis.showOnPhoto')}
      onMouseEnter={() => point(id)}
      onMouseLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
      onClick={() => {
        pin(id)
        reveal(photoElementId)
      }}
    >
      <span class={number === null ? 'pin' : 'pin numbered'} aria-hidden="true">
        {number ?? '◎'}
      </span>
      <span>{children}</span>
    </button>
  )
}
