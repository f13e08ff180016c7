import type { Client } from '@plant-analysis/client'
import type { PhotoFolders } from './photo-folders.ts'

/** What a call of a tool may use. */
export type Call = {
  plants: Client
  photos: PhotoFolders
  /** The assistant's signal, which cancels the call. */
  signal: AbortSignal
  /** Stays the same until an answer arrives, so that a repeated call costs no second unit. */
  idempotencyKey: string
}

type Described = {
  name: string
  title: string
  description: string
  /** Whether a call changes nothing and costs nothing. */
  isReadOnly: boolean
  /** The JSON Schemas of the input, by field. */
  fields: Readonly<Record<string, object>>
  required: readonly string[]
}

export type Tool = Described & {
  /** Returns the texts of the result. Throws what `describe` can put into words. */
  run(input: unknown, call: Call): Promise<readonly string[]>
}

/** Defines a tool. The server has checked the input against `fields` before it calls `run`. */
export function tool<Input>(
  described: Described,
  run: (input: Input, call: Call) => Promise<readonly string[]>,
): Tool {
  return { ...described, run: (input, call) => run(input as Input, call) }
}
