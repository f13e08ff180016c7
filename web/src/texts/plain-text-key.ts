import type { TextArguments } from './arguments.ts'

/** A text that nothing is put into. */
export type PlainTextKey = {
  [K in keyof TextArguments]: TextArguments[K] extends null ? K : never
}[keyof TextArguments]
