import type { CatalogueCondition } from '@plant-analysis/client'
import { useRoute } from 'preact-iso'
import { useRequest } from '../../api/hooks.ts'
import { categories } from '../../components/condition/categories.ts'
import {
  Checks,
  LookAlikes,
  Outlook,
  References,
  Symptoms,
} from '../../components/condition/facts.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Repeats, Safety, treatments } from '../../components/plan/action.tsx'
import { formatList, language, t } from '../../texts/t.ts'
import { Entry, Foot, Plants } from './entry.tsx'

/** Everything that the catalogue says of a condition. */
export function Page() {
  const id = useRoute().params['id'] ?? ''
  const reading = useRequest('catalogue.readCondition', { params: { id }, query: { language } })
  return (
    <Entry from={reading}>
      {({ condition, language: { served } }) => (
        <article class="stack" lang={served}>
          <PageHead title={condition.name} />
          <p>
            <span class="badge">{t(categories[condition.category])}</span>{' '}
            {condition.scientificName && <em lang="la">{condition.scientificName}</em>}
          </p>
          {condition.onlyIf && <p class="notice">{condition.onlyIf}</p>}
          <Law condition={condition} />
          <section class="card issue">
            <h2>{t('analysis.details')}</h2>
            <Symptoms of={condition} isOpen />
            <Checks of={condition} isOpen />
            <LookAlikes of={condition} isOpen />
            <Outlook of={condition} isOpen />
            <References of={condition} />
          </section>
          <Actions condition={condition} />
          <Plants title={t('catalogue.onlyOn')} plants={condition.hosts} />
          <Plants title={t('catalogue.neverOn')} plants={condition.neverOn} />
          <Foot eppo={condition.ids.eppo} operation="catalogue.readCondition" id={condition.id} />
        </article>
      )}
    </Entry>
  )
}

/** A country in words. Some laws apply in a part of a country, such as `GB-NIR`. */
const placeOf = (code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code)
    : code

function Law({ condition: { law } }: { condition: CatalogueCondition }) {
  if (law === null) return null
  const places = formatList(law.territories.map(placeOf))
  return (
    <section class="notice problem" aria-labelledby="law">
      <h2 id="law">{t('catalogue.law')}</h2>
      <p>{t(law.scope === 'IN' ? 'catalogue.lawIn' : 'catalogue.lawExceptIn', { places })}</p>
      <p>{law.harvestEdible.text}</p>
      <details>
        <summary>{t('catalogue.whomToTell')}</summary>
        <ul>
          {law.authorities.map(({ territory, title, publisher, url }) => (
            <li key={territory}>
              {territory && `${placeOf(territory)}: `}
              <a href={url ?? ''} target="_blank" rel="noreferrer">
                {title}
              </a>
              , {publisher}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

type Action = CatalogueCondition['actions'][number]

const settings = {
  POT: 'catalogue.inPot',
  GARDEN: 'catalogue.inGarden',
  FIELD: 'catalogue.inField',
  TREE: 'catalogue.onTree',
  SUCCULENT: 'catalogue.succulents',
  ORCHID: 'catalogue.orchids',
} as const

function Actions({ condition }: { condition: CatalogueCondition }) {
  return (
    <section class="card" aria-labelledby="plan">
      <h2 id="plan">{t('analysis.plan')}</h2>
      <ul class="bare plan">
        {condition.actions.map((action) => (
          <Step key={action.actionId} action={action} />
        ))}
      </ul>
      <p class="notice">{condition.seekExpertIf}</p>
    </section>
  )
}

function Step({ action }: { action: Action }) {
  const kind = action.isPrevention ? 'PREVENTION' : action.treatmentType
  return (
    <li>
      <p class="quiet">
        {t(treatments[kind])} {action.stageText && `· ${action.stageText}`}
      </p>
      <h3>{action.title}</h3>
      {action.treatmentType === 'CHEMICAL' && <p class="notice">{t('analysis.chemicalLast')}</p>}
      <Instructions of={action} />
      <Repeats action={action} />
      <Safety action={action} />
    </li>
  )
}

/** The number of settings without those of a habit. */
const settingsMax = 4

/** What to do, in each setting unless that is the same everywhere. */
function Instructions({ of: { instructions } }: { of: Action }) {
  const [first] = instructions
  if (first && first.settings.length >= settingsMax) return <p>{first.text}</p>
  return (
    <dl class="over">
      {instructions.map(({ settings: where, text }) => (
        <div key={text}>
          <dt>{formatList(where.map((setting) => t(settings[setting])))}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
