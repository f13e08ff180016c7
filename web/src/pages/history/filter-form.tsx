import { outcomes } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { outcomeText } from '../../components/outcome-text.ts'
import { t } from '../../texts/t.ts'
import { Choice } from './choice.tsx'
import { type Filters, furtherOf, isUnfiltered, noFilters } from './filters.ts'
import { FurtherFilters } from './further-filters.tsx'

type Form = { filters: Filters; change: (changed: Partial<Filters>) => void }

export function FilterForm({ filters, change }: Form) {
  const further = furtherOf(filters)
  const [isOpen, open] = useState(further > 0)
  const [typed, type] = useState(filters.search)
  return (
    <form role="search" class="stack" onSubmit={(event) => event.preventDefault()}>
      <div class="row filters">
        <input
          type="search"
          aria-label={t('history.search')}
          placeholder={t('history.searchHint')}
          // The address drops the space after a word, but the user may type another word.
          value={typed.trim() === filters.search ? typed : filters.search}
          onInput={({ currentTarget: { value } }) => {
            type(value)
            change({ search: value.trim() })
          }}
        />
        <Choice
          label={t('history.outcome')}
          value={filters.outcome}
          options={[['', t('history.anyOutcome')], ...outcomes.map(outcomeOption)]}
          onChoose={(value) => change({ outcome: value as Filters['outcome'] })}
        />
        <Choice
          label={t('history.keeping')}
          value={filters.kept}
          options={[
            ['', t('history.anyKeeping')],
            ['saved', t('history.saved')],
            ['temporary', t('history.temporary')],
          ]}
          onChoose={(value) => change({ kept: value as Filters['kept'] })}
        />
        <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {further > 0 ? t('history.filtersActive', { count: further }) : t('history.filters')}
        </button>
        {!isUnfiltered(filters) && (
          <button
            type="button"
            class="plain"
            onClick={() => change({ ...noFilters, folder: filters.folder })}
          >
            {t('history.clear')}
          </button>
        )}
      </div>
      {isOpen && <FurtherFilters filters={filters} change={change} />}
    </form>
  )
}

const outcomeOption = (outcome: (typeof outcomes)[number]) =>
  [outcome, outcomeText(outcome)] as const
