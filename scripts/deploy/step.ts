import type { Request } from './cloud.ts'
import type { Deployment } from './deployment.ts'

/** How to retry a command whose failure is temporary. */
type Retry = {
  /** Matches the error output or the response body of a temporary failure. */
  when: RegExp
  seconds: number
  attempts: number
}

type Command = {
  kind: 'COMMAND'
  title: string
  command: readonly string[]
  /** The standard input of the command, which is never printed. */
  input?: string
  /** A preceding command, whose output is never printed. `read` turns the output into the input. */
  inputFrom?: { command: readonly string[]; read: (stdout: string) => string }
  /** Files that the command reads, by their full paths. */
  files?: Readonly<Record<string, string>>
  retry?: Retry
}

/** An API call, for an action without a gcloud command in the standard components. */
type Call = { kind: 'CALL'; title: string; request: Request; retry?: Retry }

/** Waits for work that ends by itself. `isOver` throws if the work has failed. */
type Wait = { kind: 'WAIT'; title: string; isOver: () => Promise<boolean>; limitSeconds: number }

/** Checks a deployed part. Returns the faults. */
type Check = { kind: 'CHECK'; title: string; findFaults: () => Promise<readonly string[]> }

export type Action = Command | Call | Wait | Check

/**
 * One part of the wanted state. `plan` reads the project and returns the missing actions. The list
 * is empty if the part is as wanted. `plan` changes nothing.
 */
export type Step = {
  title: string
  plan(deployment: Deployment): Promise<readonly Action[]>
}

/** Splits a text into the words of a command. No word may contain a space. */
export function command(title: string, text: string, more: Omit<Partial<Command>, 'kind'> = {}) {
  return { kind: 'COMMAND', title, command: words(text), ...more } as const satisfies Action
}

export const words = (text: string) => text.trim().split(/\s+/)
