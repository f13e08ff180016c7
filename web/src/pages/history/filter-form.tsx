import { useState } from 'preact/hooks'
import { usePlants } from '../../api/plants.ts'
import { Field } from '../../components/field.tsx'
import { outcomeText } from '../../components/outcome-text.ts'
import { outcomes } from '../../components/outcomes.ts'
import { useSignedIn } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { type Filters, furtherOf, isUnfiltered, noFilters } from './filters.ts'

type Form = { filters: Filters; change: (changed: Partial<Filters>) => void }

/** The search and the filters of the history. */
export function FilterForm({ filters, change }: Form) {
  const further = furtherOf(filters)
  const [isOpen, open] = useState(further > 0)
  return (
    <form role="search" class="stack" onSubmit={(event) => event.preventDefault()}>
      <div class="row filters">
        <input
          type="search"
          aria-label={t('history.search')}
          placeholder={t('history.searchHint')}
          value={filters.search}
          onInput={(event) => change({ search: event.currentTarget.value })}
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
      {isOpen && <Further filters={filters} change={change} />}
    </form>
  )
}

const outcomeOption = (outcome: (typeof outcomes)[number]) =>
  [outcome, outcomeText(outcome)] as const

type Option = readonly [value: string, text: string]

function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: string
  options: readonly Option[]
  onChoose: (value: string) => void
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}

function Further({ filters, change }: Form) {
  const { plants } = usePlants()
  return (
    <div class="card further">
      <Field label={t('history.plant')} hint={t('history.plantHint')}>
        {(control) => (
          <>
            <input
              {...control}
              list="plants"
              value={filters.plant}
              maxLength={64}
              onChange={(event) => change({ plant: event.currentTarget.value.trim() })}
            />
            <datalist id="plants">
              {plants?.map(({ plantId }) => (
                <option key={plantId} value={plantId} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Day label={t('history.from')} name="from" filters={filters} change={change} />
      <Day label={t('history.to')} name="until" filters={filters} change={change} />
      <div class="field">
        <span>{t('history.rating')}</span>
        <Choice
          label={t('history.rating')}
          value={filters.rating}
          options={[
            ['', t('history.anyRating')],
            ['up', t('history.ratedUp')],
            ['down', t('history.ratedDown')],
          ]}
          onChoose={(value) => change({ rating: value as Filters['rating'] })}
        />
      </div>
      <MadeBy filters={filters} change={change} />
    </div>
  )
}

function Day({ label, name, filters, change }: Form & { label: string; name: 'from' | 'until' }) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={filters[name]}
          min="1970-01-01"
          // A year is typed digit by digit; half of one is no day to ask for yet.
          onChange={({ currentTarget: { value, validity } }) =>
            validity.valid && change({ [name]: value })
          }
        />
      )}
    </Field>
  )
}

function MadeBy({ filters: { by }, change }: Form) {
  const { uid, session } = useSignedIn()
  const known: Option[] = [
    ['', t('history.anybody')],
    [uid, t('history.madeByMe')],
    [`ent:${session.account.id}`, t('history.madeByKeys')],
  ]
  const isKnown = known.some(([value]) => value === by)
  return (
    <div class="field">
      <span>{t('history.madeBy')}</span>
      <Choice
        label={t('history.madeBy')}
        value={by}
        options={isKnown ? known : [...known, [by, t('history.madeByOther')]]}
        onChoose={(value) => change({ by: value })}
      />
    </div>
  )
}
