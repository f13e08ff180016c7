import type { TextArguments } from '../generated/text-arguments.ts'

/** The key of a text without arguments. */
export type PlainTextKey = {
  [K in keyof TextArguments]: TextArguments[K] extends null ? K : never
}[keyof TextArguments]
