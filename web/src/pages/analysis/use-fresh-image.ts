import type { Image } from '@plant-analysis/client'
import { useEffect } from 'preact/hooks'

const marginMs = 30_000

/** Requests new links of a photo before the current ones expire. */
export function useFreshImage(image: Image | null, renew: () => void): void {
  const expiresAt = image?.expiresAt
  useEffect(() => {
    if (!expiresAt) return undefined
    const wait = Math.max(marginMs, Date.parse(expiresAt) - Date.now() - marginMs)
    const timer = setTimeout(renew, wait)
    return () => clearTimeout(timer)
  }, [expiresAt])
}
