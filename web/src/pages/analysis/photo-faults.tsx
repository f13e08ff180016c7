import type { Analysis } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'

/** The faults of a photo, and how to take a better one. */
export function PhotoFaults({ analysis: { photo } }: { analysis: Analysis }) {
  if (!photo || (photo.issues.length === 0 && !photo.retakeHint)) return null
  return (
    <section class="notice" aria-labelledby="photo-faults">
      <h2 id="photo-faults">{t('analysis.photoFaults')}</h2>
      {photo.issues.length > 0 && (
        <ul>
          {photo.issues.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
      {photo.retakeHint && <p>{photo.retakeHint}</p>}
    </section>
  )
}
