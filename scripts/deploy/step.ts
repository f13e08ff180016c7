import type { Request } from './cloud.ts'
import type { Deployment } from './deployment.ts'

/** Another try of a command that fails for a reason that passes. */
type Retry = {
  /** What its error output, or the body of its answer, then says. */
  when: RegExp
  seconds: number
  attempts: number
}

type Command = {
  kind: 'COMMAND'
  title: string
  command: readonly string[]
  /** What the command reads; never printed. */
  input?: string
  /** The command that runs before, and what this one reads of its output; never printed either. */
  inputFrom?: { command: readonly string[]; read: (stdout: string) => string }
  /** Files that the command reads, by their whole paths. */
  files?: Readonly<Record<string, string>>
  retry?: Retry
}

/** A call of an API, where gcloud has no command for it that needs no component of its own. */
type Call = { kind: 'CALL'; title: string; request: Request; retry?: Retry }

/** Something that ends by itself. `isOver` throws where it can no longer end well. */
type Wait = { kind: 'WAIT'; title: string; isOver: () => Promise<boolean>; limitSeconds: number }

/** A look at what was deployed. It returns what is wrong. */
type Check = { kind: 'CHECK'; title: string; findFaults: () => Promise<readonly string[]> }

export type Action = Command | Call | Wait | Check

/**
 * One part of what is to be. `plan` reads what is, and returns what is missing; it changes nothing.
 * Where everything is as it should be, it returns nothing.
 */
export type Step = {
  title: string
  plan(deployment: Deployment): Promise<readonly Action[]>
}

/** A command from a text; none of its words holds a space. */
export function command(title: string, text: string, more: Omit<Partial<Command>, 'kind'> = {}) {
  return { kind: 'COMMAND', title, command: words(text), ...more } as const satisfies Action
}

export const words = (text: string) => text.trim().split(/\s+/)
