import { useEffect, useState } from 'preact/hooks'
import { t } from './texts/t.ts'

export function Offline() {
  const [online, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const update = () => setOnline(navigator.onLine)
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return online ? null : (
    <p class="notice" role="status">
      {t('common.offline')}
    </p>
  )
}
