/** The position of a pointer across a box, from 0 (left) to 1. */
export function shareAcross(clientX: number, { left, width }: { left: number; width: number }) {
  if (width <= 0) return 0
  return Math.min(1, Math.max(0, (clientX - left) / width))
}
