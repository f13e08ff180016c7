/** From so many days before its end on, a key is worth a warning. */
const warningDays = 14
const dayMs = 86_400_000

type Validity =
  | { readonly kind: 'long' }
  | { readonly kind: 'ending' /** Whole days, the last one counted. */; readonly days: number }
  | { readonly kind: 'ended' }

/** How long a key still works; a time of null is no end. */
export function validityOf(expiresAt: string | null, now: Date): Validity {
  if (expiresAt === null) return { kind: 'long' }
  const leftMs = new Date(expiresAt).getTime() - now.getTime()
  if (leftMs <= 0) return { kind: 'ended' }
  const days = Math.ceil(leftMs / dayMs)
  return days > warningDays ? { kind: 'long' } : { kind: 'ending', days }
}
