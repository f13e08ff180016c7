import { PhotoDrawing } from '../../components/photo-drawings.tsx'
import { t } from '../../texts/t.ts'

const drawings = [
  ['good', 'analyse.tipGood'],
  ['far', 'analyse.tipFar'],
  ['blurred', 'analyse.tipBlurred'],
  ['dark', 'analyse.tipDark'],
] as const

const tips = ['analyse.tipFill', 'analyse.tipLight', 'analyse.tipBoth', 'analyse.tipOne'] as const

export function Tips() {
  return (
    <section class="card" aria-labelledby="tips">
      <h2 id="tips">{t('analyse.tips')}</h2>
      <ul class="bare drawings">
        {drawings.map(([of, caption]) => (
          <li key={of}>
            <PhotoDrawing of={of} />
            <p class="quiet">{t(caption)}</p>
          </li>
        ))}
      </ul>
      <ul class="tips">
        {tips.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </section>
  )
}
