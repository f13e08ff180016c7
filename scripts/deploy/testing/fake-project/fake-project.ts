import type { Answer, Reply, Request } from '../../cloud.ts'
import { parseCommand, Refused } from './command.ts'
import { type FakeFaults, runFirebase } from './firebase.ts'
import { runGcloud } from './gcloud.ts'
import { answerRest } from './rest.ts'
import { changesConsole } from './rest-hosting.ts'
import { isWatching } from './rest-monitoring.ts'
import { freshState, type State } from './state.ts'

/** Simulates a crash of the operator's machine. */
class BrokenOff extends Error {}

const reads =
  /^gcloud (services list|projects describe|billing projects describe|secrets list|run services describe|auth)/

/** Matches API calls that change something. Most other POST calls only read. */
const changes = /:generateServiceIdentity$/

export type FakeProject = {
  state: State
  /** The commands that changed something, in order. */
  commands: string[]
  /** All commands, including commands that only read. */
  asked: (readonly string[])[]
  execute(command: readonly string[], input?: string): Promise<Answer>
  request(request: Request): Promise<Reply>
  wait(seconds: number): Promise<void>
  now(): Date
  /** Simulates a crash after this number of commands. */
  breakAfter(count: number): void
  /** Makes the next matching command fail. */
  failOnce(pattern: RegExp): void
  /** Calls `happen`, which changes the project, after each matching command. */
  after(pattern: RegExp, happen: () => void): void
}

/** A fake Google Cloud project that remembers every change. */
export function fakeProject(around: FakeFaults, state: State = freshState('plants')): FakeProject {
  const commands: string[] = []
  const asked: (readonly string[])[] = []
  const { isToFail, happenAfter, ...mishaps } = fakeMishaps()
  let countMax = Number.POSITIVE_INFINITY
  function count(line: string): void {
    if (commands.length >= countMax) throw new BrokenOff(line)
    commands.push(line)
  }
  return {
    state,
    commands,
    asked,
    async execute(argv, input = '') {
      asked.push(argv)
      const line = argv.join(' ')
      if (!reads.test(line)) count(line)
      // A command takes its time.
      state.seconds += 1
      if (isToFail(line)) return { status: 1, stdout: '', stderr: 'UNAVAILABLE: try again' }
      const answer = runProgram(state, argv, input, around)
      happenAfter(line)
      return answer
    },
    async request(request) {
      if (changes.test(request.url) || changesConsole(request) || isWatching(request))
        count(`${request.method} ${request.url}`)
      return answerRest(state, request)
    },
    async wait(seconds) {
      state.seconds += seconds
    },
    now: () => new Date(state.seconds * 1000),
    breakAfter: (max) => void (countMax = max),
    ...mishaps,
  }
}

/** The failures and changes that a test plans for particular commands. */
function fakeMishaps() {
  const failing = new Set<RegExp>()
  const happenings: { pattern: RegExp; happen: () => void }[] = []
  return {
    failOnce: (pattern: RegExp) => void failing.add(pattern),
    after: (pattern: RegExp, happen: () => void) => void happenings.push({ pattern, happen }),
    isToFail(line: string): boolean {
      const once = [...failing].find((pattern) => pattern.test(line))
      return once !== undefined && failing.delete(once)
    },
    happenAfter(line: string): void {
      for (const { pattern, happen } of happenings) if (pattern.test(line)) happen()
    },
  }
}

function runProgram(
  state: State,
  argv: readonly string[],
  input: string,
  around: FakeFaults,
): Answer {
  const command = parseCommand(argv, input)
  try {
    const run = argv[0] === 'firebase' ? runFirebase : runGcloud
    return { status: 0, stdout: run(state, command, around), stderr: '' }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // The Firebase CLI logs its errors to stdout, and nothing to stderr.
    const said = argv[0] === 'firebase' ? 'stdout' : 'stderr'
    return { status: 1, stdout: '', stderr: '', [said]: `ERROR: ${error.message}` }
  }
}
