/** Where a pointer is across a box, as a share of its width from the left, from 0 to 1. */
export function shareAcross(clientX: number, { left, width }: { left: number; width: number }) {
  if (width <= 0) return 0
  return Math.min(1, Math.max(0, (clientX - left) / width))
}
