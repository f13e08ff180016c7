import { analysisSpeciesCharactersMax } from '@plant-analysis/client/limits'
import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { Field } from '../../components/field.tsx'
import { t } from '../../texts/t.ts'
import type { SentFields } from './photo.ts'
import { readPlantNames } from './plant-names.ts'

const listId = 'plant-names'

/** Asks for the species, which decides the care and which diseases are possible. */
export function WhichPlant({
  fields,
  change,
}: {
  fields: SentFields
  change: (fields: SentFields) => void
}) {
  const [isTyping, type] = useState(false)
  const names = useQuery({
    queryKey: ['plant-names'],
    queryFn: readPlantNames,
    enabled: isTyping,
  })
  return (
    <Field label={t('analyse.whichPlant')} hint={t('analyse.plantKindHint')}>
      {(control) => (
        <>
          <input
            {...control}
            list={listId}
            maxLength={analysisSpeciesCharactersMax}
            value={fields.species ?? ''}
            onFocus={() => type(true)}
            onInput={({ currentTarget: { value } }) =>
              change({ ...fields, species: value || undefined })
            }
          />
          <datalist id={listId}>
            {names.data?.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
