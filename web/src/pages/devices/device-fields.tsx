import type { Device } from '@plant-analysis/client'
import { deviceIdCharactersMax, deviceTypes } from '@plant-analysis/client/limits'
import { Field } from '../../components/field.tsx'
import { t } from '../../texts/t.ts'
import { metadataFault } from './device-form.ts'
import { typeText } from './type-text.ts'

/** The fields of a device. Only a new device has a field for the id, which never changes. */
export function DeviceFields({ device }: { device: Device | undefined }) {
  return (
    <>
      {!device && (
        <Field label={t('devices.id')} hint={t('devices.idHint')}>
          {(control) => (
            <input
              {...control}
              name="id"
              maxLength={deviceIdCharactersMax}
              pattern="[\w.:\/@#+=,\-]*[\w\-][\w.:\/@#+=,\-]*"
              autocomplete="off"
              spellcheck={false}
            />
          )}
        </Field>
      )}
      <Field label={t('devices.type')}>
        {(control) => (
          <select {...control} name="type">
            {deviceTypes.map((type) => (
              <option key={type} value={type} selected={type === (device?.type ?? 'sensor')}>
                {typeText(type)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ForeignId name="projectId" label={t('devices.project')} value={device?.projectId} />
      <ForeignId name="placeId" label={t('devices.place')} value={device?.placeId} />
      <Field label={t('devices.plants')} hint={t('devices.plantsHint')}>
        {(control) => (
          <textarea
            {...control}
            name="plantIds"
            rows={3}
            defaultValue={device?.plantIds.join('\n')}
          />
        )}
      </Field>
      <Metadata metadata={device?.metadata} />
    </>
  )
}

function ForeignId({
  name,
  label,
  value,
}: {
  name: string
  label: string
  value: string | undefined
}) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          name={name}
          defaultValue={value}
          maxLength={deviceIdCharactersMax}
          pattern=".*\S.*"
          required
        />
      )}
    </Field>
  )
}

function Metadata({ metadata }: { metadata: Device['metadata'] | undefined }) {
  const check = (element: HTMLTextAreaElement) => {
    const fault = metadataFault(element.value)
    const key = fault === 'wrong' ? 'devices.metadataWrong' : 'devices.metadataTooLarge'
    element.setCustomValidity(fault ? t(key) : '')
  }
  const isEmpty = !metadata || Object.keys(metadata).length === 0
  return (
    <Field label={t('devices.metadata')} hint={t('devices.metadataHint')}>
      {(control) => (
        <textarea
          {...control}
          class="code"
          name="metadata"
          rows={5}
          spellcheck={false}
          defaultValue={isEmpty ? '' : JSON.stringify(metadata, null, 2)}
          onInput={(event) => check(event.currentTarget)}
        />
      )}
    </Field>
  )
}
