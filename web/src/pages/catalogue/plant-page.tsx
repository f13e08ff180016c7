import type { CataloguePlant } from '@plant-analysis/client'
import { useRoute } from 'preact-iso'
import { useRequest } from '../../api/hooks.ts'
import { CareCards } from '../../components/care/care-cards.tsx'
import { conditionPath, plantPath } from '../../components/catalogue-paths.ts'
import { PageHead } from '../../components/page-head.tsx'
import { formatList, language, t } from '../../texts/t.ts'
import { Entry, Foot } from './entry.tsx'
import { addressOf, noFilters } from './filters.ts'

/** Everything that the catalogue says of a plant. */
export function Page() {
  const id = useRoute().params['id'] ?? ''
  const reading = useRequest('catalogue.readPlant', { params: { id }, query: { language } })
  return (
    <Entry from={reading}>
      {({ plant, language: { served } }) => (
        <article class="stack" lang={served}>
          <PageHead title={plant.name} />
          <Names plant={plant} />
          <CareCards care={plant.care} />
          <Elsewhere plant={plant} />
          <Problems plant={plant} />
          <Foot eppo={plant.ids.eppo} operation="catalogue.readPlant" id={plant.id} />
        </article>
      )}
    </Entry>
  )
}

function Names({ plant: { scientificName, names, synonyms, family } }: { plant: CataloguePlant }) {
  const others = names.slice(1)
  return (
    <p>
      <em lang="la">{scientificName}</em>
      {family && (
        <>
          {' · '}
          <a href={plantPath(family.scientificName)}>{family.name}</a>
        </>
      )}
      {others.length > 0 && ` · ${t('catalogue.alsoCalled', { names: formatList(others) })}`}
      {synonyms.length > 0 && ` · ${t('catalogue.olderNames', { names: formatList(synonyms) })}`}
    </p>
  )
}

const places = { inside: 'analysis.inside', outside: 'analysis.outside' } as const
const sides = { NORTHERN: 'catalogue.northern', SOUTHERN: 'catalogue.southern' } as const

/** What differs inside, outside, or by hemisphere. */
function Elsewhere({ plant: { placements, seasons } }: { plant: CataloguePlant }) {
  const told = [
    ...placements.map(
      ({ placement, watering, light, soil }) =>
        [t(places[placement]), [watering.text, light.text, soil.text]] as const,
    ),
    ...seasons.map(({ hemisphere, text }) => [t(sides[hemisphere]), [text]] as const),
  ]
  if (told.length === 0) return null
  return (
    <section class="card">
      <h2>{t('catalogue.byPlace')}</h2>
      <dl class="over">
        {told.map(([where, texts]) => (
          <div key={where}>
            <dt>{where}</dt>
            <dd>{texts.join(' ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Problems({ plant: { id, conditions } }: { plant: CataloguePlant }) {
  return (
    <section class="card">
      <h2>{t('catalogue.ownProblems')}</h2>
      {conditions.length > 0 && (
        <ul>
          {conditions.map((condition) => (
            <li key={condition.id}>
              <a href={conditionPath(condition.id)}>{condition.name}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={addressOf({ ...noFilters, show: 'problems', host: id })}>
          {t('catalogue.allProblems')}
        </a>
      </p>
    </section>
  )
}
