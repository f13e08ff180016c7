import type { Device } from '@plant-analysis/client'
import { formatTime, t } from '../../texts/t.ts'
import { typeText } from './type-text.ts'

export function DeviceCard({
  device: { id, type, projectId, placeId, plantIds, metadata, createdAt, updatedAt },
  edit,
  decommission,
}: {
  device: Device
  edit: () => void
  decommission: () => void
}) {
  const facts = [
    [t('devices.project'), projectId],
    [t('devices.place'), placeId],
    [t('devices.plants'), plantIds.join(', ')],
    [t('devices.registeredAt'), formatTime(createdAt)],
    [t('devices.changedAt'), updatedAt === createdAt ? '' : formatTime(updatedAt)],
  ].filter(([, value]) => value !== '')
  return (
    <li class="card">
      <header class="page-head">
        <h2>{id}</h2>
        <span class="badge">{typeText(type)}</span>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div class="fact" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(metadata).length > 0 && (
        <details>
          <summary>{t('devices.metadata')}</summary>
          <pre>{JSON.stringify(metadata, null, 2)}</pre>
        </details>
      )}
      <div class="actions">
        <button type="button" aria-label={t('devices.editTitle', { id })} onClick={edit}>
          {t('devices.edit')}
        </button>
        <button
          type="button"
          aria-label={`${t('devices.decommission')}: ${id}`}
          onClick={decommission}
        >
          {t('devices.decommission')}
        </button>
      </div>
    </li>
  )
}
