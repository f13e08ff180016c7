import { useState } from 'preact/hooks'
import { t } from '../texts/t.ts'

export function Copy({ value, label }: { value: string; label: string }) {
  return (
    <div class="copy">
      <code>{value}</code>
      <CopyButton value={value} label={label} />
    </div>
  )
}

/** A button that copies a value. `label` names the value for screen readers. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false)
  const text = copied ? t('common.copied') : t('common.copy')
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <button type="button" aria-label={`${text}: ${label}`} onClick={() => void copy()}>
      {text}
    </button>
  )
}
