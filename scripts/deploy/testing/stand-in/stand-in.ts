import type { Answer, Reply, Request } from '../../cloud.ts'
import { parseCommand, Refused } from './command.ts'
import { type Circumstances, runFirebase } from './firebase.ts'
import { runGcloud } from './gcloud.ts'
import { answerRest } from './rest.ts'
import { freshState, type State } from './state.ts'

/** What a test says when the operator's machine is gone in the middle. */
export class BrokenOff extends Error {}

const reads =
  /^gcloud (services list|projects describe|billing projects describe|secrets list|run services describe|auth)/

export type StandIn = {
  state: State
  /** The commands that change something, in the order in which they ran. */
  commands: string[]
  execute(command: readonly string[], input?: string): Promise<Answer>
  request(request: Request): Promise<Reply>
  wait(seconds: number): Promise<void>
  /** Breaks off before the command that would be the next after this many. */
  breakAfter(count: number): void
  /** Lets the next command that matches fail. */
  failOnce(pattern: RegExp): void
  /** Lets something happen to the project behind each command that matches. */
  after(pattern: RegExp, happen: () => void): void
}

/** A Google Cloud project that remembers what was done to it, instead of the real one. */
export function standIn(around: Circumstances, state: State = freshState('plants')): StandIn {
  const commands: string[] = []
  let countMax = Number.POSITIVE_INFINITY
  const failing = new Set<RegExp>()
  const happenings: { pattern: RegExp; happen: () => void }[] = []
  function run(argv: readonly string[], input: string): string {
    const command = parseCommand(argv, input)
    if (argv[0] === 'firebase') return runFirebase(state, command, around)
    return runGcloud(state, command)
  }
  return {
    state,
    commands,
    async execute(argv, input = '') {
      const line = argv.join(' ')
      if (!reads.test(line)) {
        if (commands.length >= countMax) throw new BrokenOff(line)
        commands.push(line)
      }
      // A command takes its time.
      state.seconds += 1
      for (const pattern of failing) {
        if (!pattern.test(line)) continue
        failing.delete(pattern)
        return { status: 1, stdout: '', stderr: 'UNAVAILABLE: try again' }
      }
      try {
        const stdout = run(argv, input)
        for (const { pattern, happen } of happenings) if (pattern.test(line)) happen()
        return { status: 0, stdout, stderr: '' }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return { status: 1, stdout: '', stderr: `ERROR: ${error.message}` }
      }
    },
    async request(request) {
      return answerRest(state, request)
    },
    async wait(seconds) {
      state.seconds += seconds
    },
    breakAfter(count) {
      countMax = count
    },
    failOnce(pattern) {
      failing.add(pattern)
    },
    after(pattern, happen) {
      happenings.push({ pattern, happen })
    },
  }
}
