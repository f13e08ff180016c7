import type { Analysis } from '@plant-analysis/client'
import { Field } from '../../components/field.tsx'
import { findingText } from '../../components/outcome-text.ts'
import { formatTime, t } from '../../texts/t.ts'
import type { Pair } from './pair.ts'

/** Lets the user choose the two photos of a plant by their time. */
export function ChoosePhotos({
  series,
  pair,
  choose,
}: {
  series: readonly Analysis[]
  pair: Pair
  choose: (ids: { earlier: string; later: string }) => void
}) {
  const ids = { earlier: pair.earlier.id, later: pair.later.id }
  return (
    <div class="columns">
      {(['earlier', 'later'] as const).map((when) => (
        <Field key={when} label={t(when === 'earlier' ? 'compare.then' : 'compare.now')}>
          {(control) => (
            <select
              {...control}
              value={ids[when]}
              onChange={(event) => choose({ ...ids, [when]: event.currentTarget.value })}
            >
              {series.map((analysis) => (
                <option
                  key={analysis.id}
                  value={analysis.id}
                  disabled={analysis.id === ids[when === 'earlier' ? 'later' : 'earlier']}
                >
                  {`${formatTime(analysis.createdAt)} · ${findingText(analysis)}`}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  )
}
