import type { TextArguments } from './arguments.ts'

/** The key of a text without arguments. */
export type PlainTextKey = {
  [K in keyof TextArguments]: TextArguments[K] extends null ? K : never
}[keyof TextArguments]
