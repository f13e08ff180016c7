import { findingText } from '../../components/outcome-text.ts'
import { formatDate, t } from '../../texts/t.ts'
import type { Pair } from './pair.ts'
import { Photo, type PhotoProps, ratioOf } from './photo.tsx'

/** Both photos side by side, each with its day and a link to its diagnosis. */
export function SideBySide({
  pair,
  ...shown
}: { pair: Pair } & Pick<PhotoProps, 'isMarked' | 'onLapsed'>) {
  return (
    <div class="side-by-side">
      {(['earlier', 'later'] as const).map((when) => (
        <figure key={when}>
          <div class="compared" style={ratioOf(pair[when])}>
            <Photo when={when} analysis={pair[when]} {...shown} />
          </div>
          <figcaption>
            <strong>{t(when === 'earlier' ? 'compare.then' : 'compare.now')}</strong>
            <span>{formatDate(pair[when].createdAt)}</span>
            <a href={`/analyses/${encodeURIComponent(pair[when].id)}`}>{findingText(pair[when])}</a>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
