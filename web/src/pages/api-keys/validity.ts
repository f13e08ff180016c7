/** How many days before the expiry of a key the page shows a warning. */
const warningDays = 14
const dayMs = 86_400_000

type Validity =
  | { readonly kind: 'long' }
  | { readonly kind: 'ending' /** Whole days, including the last one. */; readonly days: number }
  | { readonly kind: 'ended' }

/** How long a key is still valid. A key without `expiresAt` never expires. */
export function validityOf(expiresAt: string | null, now: Date): Validity {
  if (expiresAt === null) return { kind: 'long' }
  const leftMs = new Date(expiresAt).getTime() - now.getTime()
  if (leftMs <= 0) return { kind: 'ended' }
  const days = Math.ceil(leftMs / dayMs)
  return days > warningDays ? { kind: 'long' } : { kind: 'ending', days }
}
