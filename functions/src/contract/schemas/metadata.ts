import { z } from 'zod'
import { limits } from '../limits.ts'

const { metadataBytesMax, metadataLevelsMax } = limits.device

function isNestedDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((member) => isNestedDeeperThan(member, levels - 1))
}

// Checks the depth first, because serialising a million levels would exhaust the stack.
function checkSize(value: Record<string, unknown>, context: z.RefinementCtx): void {
  if (isNestedDeeperThan(value, metadataLevelsMax)) {
    context.addIssue({
      code: 'custom',
      message: `must be at most ${metadataLevelsMax} levels deep`,
    })
    return
  }
  if (Buffer.byteLength(JSON.stringify(value)) > metadataBytesMax) {
    context.addIssue({
      code: 'custom',
      message: `must be at most ${metadataBytesMax} bytes of JSON`,
    })
  }
}

/** JSON of up to 16 KB and 8 levels of objects and lists, including the outermost level. */
export const metadata = z.record(z.string(), z.unknown()).superRefine(checkSize)
