import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { loadTexts, t } from '../../texts/t.ts'
import { Copy } from '../copy.tsx'
import { Dialog } from '../dialog.tsx'

await loadTexts('secrets')

/** Shows a secret once. Stays open until the user confirms that the secret is stored. */
export function SecretOnce({
  title,
  label,
  secret,
  onClose,
  children,
}: {
  title: string
  label: string
  secret: string
  onClose: () => void
  /** Explains what the user can do with the secret now. */
  children: ComponentChildren
}) {
  const [isStored, setStored] = useState(false)
  return (
    <Dialog title={title} isHeld={!isStored} onClose={onClose}>
      <p>{t('secrets.once')}</p>
      <Copy value={secret} label={label} />
      {children}
      <label class="check">
        <input
          type="checkbox"
          checked={isStored}
          onChange={({ currentTarget }) => setStored(currentTarget.checked)}
        />
        {t('secrets.stored')}
      </label>
      <div class="actions">
        <button type="button" class="primary" disabled={!isStored} onClick={onClose}>
          {t('secrets.done')}
        </button>
      </div>
    </Dialog>
  )
}
