import { analysisPlantIdCharactersMax } from '@plant-analysis/client/limits'
import { usePlants } from '../../api/plants.ts'
import { Field } from '../../components/field.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { Choice, type Option } from './choice.tsx'
import type { Filters } from './filters.ts'

type Form = { filters: Filters; change: (changed: Partial<Filters>) => void }

/** The filters that are shown on request. */
export function FurtherFilters({ filters, change }: Form) {
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
              maxLength={analysisPlantIdCharactersMax}
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
            ['corrected', t('history.corrected')],
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
          // Ignores a half-typed year, which is not a valid day yet.
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
