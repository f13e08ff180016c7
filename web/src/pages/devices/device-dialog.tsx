import type { Device } from '@plant-analysis/client'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import type { ErrorWords } from '../../components/error-words.ts'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'
import { DeviceFields } from './device-fields.tsx'
import { deviceOf } from './device-form.ts'

const changes = ['devices.list', 'account.readStats'] as const

/** Registers a new device, or changes a registered device. */
export function DeviceDialog({ device, onClose }: { device?: Device; onClose: () => void }) {
  const register = useAction('devices.register', { changes })
  const update = useAction('devices.update', { changes })
  const { error, isPending } = device ? update : register
  const save = async (form: FormData) => {
    const typed = deviceOf({
      type: formText(form, 'type'),
      projectId: formText(form, 'projectId'),
      placeId: formText(form, 'placeId'),
      plantIds: formText(form, 'plantIds'),
      metadata: formText(form, 'metadata'),
    })
    const id = formText(form, 'id').trim()
    const saved = device
      ? await update.mutateAsync({ params: { id: device.id }, body: typed })
      : await register.mutateAsync({ body: { ...typed, ...(id && { id }) } })
    toast(t(device ? 'devices.saved' : 'devices.registered', { id: saved.id }))
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The dialog shows the failure from `error`.
    save(new FormData(event.currentTarget as HTMLFormElement)).catch(() => undefined)
  }
  return (
    <Dialog
      title={device ? t('devices.editTitle', { id: device.id }) : t('devices.add')}
      onClose={onClose}
    >
      <form class="stack" onSubmit={submit}>
        <DeviceFields device={device} />
        {error ? <Problem error={error} words={words} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="primary" disabled={isPending}>
            {device ? t('devices.save') : t('devices.register')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const words: ErrorWords = { ALREADY_EXISTS: 'devices.idTaken' }
