import type { Output } from '@plant-analysis/client'
import { useRequest } from '../../api/hooks.ts'
import { PhotoDrawing } from '../../components/photo-drawings.tsx'
import { t } from '../../texts/t.ts'

const drawings = [
  ['good', 'analyse.tipGood'],
  ['far', 'analyse.tipFar'],
  ['blurred', 'analyse.tipBlurred'],
  ['dark', 'analyse.tipDark'],
] as const

const tips = ['analyse.tipLeaf', 'analyse.tipLight', 'analyse.tipBoth', 'analyse.tipOne'] as const

export function Tips() {
  const { data } = useRequest('service.readConfig', {})
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
      {data && <Coverage {...data.diagnosis} />}
    </section>
  )
}

/** Says how many conditions the service recognises; says nothing if it recognises all of them. */
function Coverage({ conditionsNamed, conditionsKnown }: Output<'service.readConfig'>['diagnosis']) {
  const named = conditionsNamed.length
  if (named >= conditionsKnown) return null
  return <p class="quiet">{t('analyse.coverage', { named, known: conditionsKnown })}</p>
}
