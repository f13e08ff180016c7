import {
  countries,
  analysisWateringFrequencyDaysMax as daysMax,
  analysisWateringFrequencyDaysMin as daysMin,
} from '@plant-analysis/client/limits'
import { useRequest } from '../../api/hooks.ts'
import { Field } from '../../components/field.tsx'
import { language, type TextKey, t } from '../../texts/t.ts'
import type { SentFields } from './photo.ts'

type Props = { fields: SentFields; change: (fields: SentFields) => void }

// The values that the service understands in `sunExposure`.
const sun = {
  'full sun': 'analyse.sunFull',
  'partial shade': 'analyse.sunPartial',
  indirect: 'analyse.sunIndirect',
  shade: 'analyse.sunShade',
} as const

const placements = {
  inside: 'analyse.inside',
  outside: 'analyse.outside',
} as const satisfies Record<NonNullable<SentFields['placement']>, TextKey>

/** Optional fields that improve the diagnosis. */
export function Hints({ fields, change }: Props) {
  return (
    <details class="card">
      <summary>
        <h2>{t('analyse.hints')}</h2> <span class="quiet">{t('analyse.hintsWhy')}</span>
      </summary>
      <div class="columns">
        <Choice
          label={t('analyse.placement')}
          value={fields.placement ?? ''}
          options={entriesOf(placements)}
          choose={(placement) =>
            change({ ...fields, placement: placement === '' ? undefined : placement })
          }
        />
        <Watering fields={fields} change={change} />
        <Choice
          label={t('analyse.sun')}
          value={fields.sunExposure ?? ''}
          options={entriesOf(sun)}
          choose={(exposure) => change({ ...fields, sunExposure: exposure || undefined })}
        />
        <Country fields={fields} change={change} />
        <LanguageOfAnswer fields={fields} change={change} />
      </div>
    </details>
  )
}

type Options<V extends string> = Readonly<Record<V, TextKey>>

function entriesOf<V extends string>(options: Options<V>) {
  return (Object.entries(options) as [V, 'analyse.inside'][]).map(([value, key]) => ({
    value,
    text: t(key),
  }))
}

function Choice<V extends string>({
  label,
  hint,
  value,
  options,
  choose,
}: {
  label: string
  hint?: string | undefined
  value: string
  options: readonly { value: V; text: string }[]
  choose: (value: V | '') => void
}) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value as V | '')}
        >
          <option value="">{t('analyse.notSaid')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function Watering({ fields, change }: Props) {
  return (
    <Field label={t('analyse.watering')} hint={t('analyse.wateringHint')}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={daysMin}
          max={daysMax}
          value={fields.wateringFrequency ?? ''}
          onInput={({ currentTarget }) => {
            const days = Math.round(currentTarget.valueAsNumber)
            const isDays = days >= daysMin && days <= daysMax
            change({ ...fields, wateringFrequency: isDays ? days : undefined })
          }}
        />
      )}
    </Field>
  )
}

/** The country whose law decides which diseases must be reported. */
function Country({ fields, change }: Props) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const options = countries
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .sort((one, other) => one.text.localeCompare(other.text, language))
  return (
    <Choice
      label={t('analyse.country')}
      hint={t('analyse.countryHint')}
      value={fields.country ?? ''}
      options={options}
      choose={(country) => change({ ...fields, country: country || undefined })}
    />
  )
}

/** Lists the languages of the service's answers, because the console has fewer languages. */
function LanguageOfAnswer({ fields, change }: Props) {
  const config = useRequest('service.readConfig', {})
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const tags = [...new Set([language, ...(config.data?.languages ?? [])])]
  return (
    <Field label={t('analyse.language')}>
      {(control) => (
        <select
          {...control}
          value={fields.language ?? language}
          onChange={({ currentTarget }) => change({ ...fields, language: currentTarget.value })}
        >
          {tags.map((tag) => (
            <option key={tag} value={tag}>
              {names.of(tag) ?? tag}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
