import { catalogueSearchCharactersMax, conditionCategories } from '@plant-analysis/client/limits'
import { categories } from '../../components/condition/categories.ts'
import { t } from '../../texts/t.ts'
import { type Filters, toxicities } from './filters.ts'

type Props = { filters: Filters; change: (filters: Filters) => void }

export function FilterForm({ filters, change }: Props) {
  return (
    <form role="search" class="row filters" onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        aria-label={t('catalogue.search')}
        placeholder={t('catalogue.search')}
        value={filters.search}
        maxLength={catalogueSearchCharactersMax}
        // A search field fires `change` also when its clear button is pressed.
        onChange={(event) => change({ ...filters, search: event.currentTarget.value.trim() })}
      />
      {filters.show === 'plants' ? (
        <Toxicity filters={filters} change={change} />
      ) : (
        <Category filters={filters} change={change} />
      )}
      {filters.host && (
        <button type="button" class="chip" onClick={() => change({ ...filters, host: '' })}>
          {t('catalogue.onPlant', { plant: filters.host.replaceAll('-', ' ') })}{' '}
          <span aria-hidden="true">×</span>
        </button>
      )}
    </form>
  )
}

const targets = {
  PEOPLE: 'analysis.humans',
  CATS: 'analysis.cats',
  DOGS: 'analysis.dogs',
  LIVESTOCK: 'analysis.livestock',
} as const

const kinds = { harmless: 'catalogue.harmlessTo', poisonous: 'catalogue.poisonousTo' } as const

function Toxicity({ filters, change }: Props) {
  return (
    <select
      aria-label={t('analysis.toxicity')}
      value={filters.toxicity}
      onChange={(event) =>
        change({ ...filters, toxicity: event.currentTarget.value as Filters['toxicity'] })
      }
    >
      <option value="">{t('catalogue.anyToxicity')}</option>
      {toxicities.map(([kind, values]) => (
        <optgroup key={kind} label={t(kinds[kind])}>
          {values.map((value) => (
            <option key={value} value={value}>
              {t(targets[value.slice(kind.length + 1) as keyof typeof targets])}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

function Category({ filters, change }: Props) {
  return (
    <select
      aria-label={t('catalogue.anyKind')}
      value={filters.category}
      onChange={(event) =>
        change({ ...filters, category: event.currentTarget.value as Filters['category'] })
      }
    >
      <option value="">{t('catalogue.anyKind')}</option>
      {conditionCategories.map((category) => (
        <option key={category} value={category}>
          {t(categories[category])}
        </option>
      ))}
    </select>
  )
}
