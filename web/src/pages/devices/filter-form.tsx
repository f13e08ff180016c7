import { deviceIdCharactersMax, deviceTypes } from '@plant-analysis/client/limits'
import { t } from '../../texts/t.ts'
import { type DeviceFilters, noFilters } from './filters.ts'
import { typeText } from './type-text.ts'

export function FilterForm({
  filters,
  change,
}: {
  filters: DeviceFilters
  change: (filters: DeviceFilters) => void
}) {
  const isFiltered = Object.values(filters).some((value) => value !== '')
  return (
    <form role="search" class="row filters" onSubmit={(event) => event.preventDefault()}>
      {(['project', 'place'] as const).map((name) => (
        <input
          key={name}
          type="search"
          aria-label={t(name === 'project' ? 'devices.project' : 'devices.place')}
          placeholder={t(name === 'project' ? 'devices.projectHint' : 'devices.placeHint')}
          value={filters[name]}
          maxLength={deviceIdCharactersMax}
          // A search field fires `change` also when its clear button is pressed.
          onChange={(event) => change({ ...filters, [name]: event.currentTarget.value.trim() })}
        />
      ))}
      <select
        aria-label={t('devices.type')}
        value={filters.type}
        onChange={(event) =>
          change({ ...filters, type: event.currentTarget.value as DeviceFilters['type'] })
        }
      >
        <option value="">{t('devices.anyType')}</option>
        {deviceTypes.map((type) => (
          <option key={type} value={type}>
            {typeText(type)}
          </option>
        ))}
      </select>
      {isFiltered && (
        <button type="button" class="plain" onClick={() => change(noFilters)}>
          {t('devices.clear')}
        </button>
      )}
    </form>
  )
}
