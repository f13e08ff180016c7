import { spawnSync } from 'node:child_process'
import { findTools } from '../container/tools.ts'
import { readCommandTree } from '../deploy/gcloud-sdk/command-tree.ts'
import { browserAdvice, findBrowser } from './browser.ts'
import { findClamd } from './clamd.ts'

type Program = {
  readonly isHere: () => boolean | Promise<boolean>
  /** The advice on how to install the program. */
  readonly install: string
}

const runs = (command: string) => spawnSync(command, ['--version']).status === 0

/** Programs that tests need. A test may be skipped only if a machine lacks the test's program. */
export const programs = {
  Chromium: { isHere: () => findBrowser() !== undefined, install: browserAdvice },
  clamd: {
    isHere: async () => (await findClamd()) !== undefined,
    install: 'sudo apt-get install clamav-daemon',
  },
  'buildah and mmdebstrap': {
    isHere: async () => (await findTools()).kind === 'FOUND',
    install: 'run the tests as root, after apt-get install buildah mmdebstrap',
  },
  gcloud: {
    isHere: () => readCommandTree() !== undefined,
    install: 'https://cloud.google.com/sdk/docs/install',
  },
  'Python 3': { isHere: () => runs('python3'), install: 'sudo apt-get install python3' },
  Dart: { isHere: () => runs('dart'), install: 'https://dart.dev/get-dart' },
  Linux: { isHere: () => process.platform === 'linux', install: 'run the tests on Linux' },
} as const satisfies Record<string, Program>

export type ProgramName = keyof typeof programs

/** The text at the end of a skipped test's name. */
export const withoutProgram = (name: string) => `(without ${name})`

/** A line for each missing program that caused tests to be skipped. */
export function missingPrograms(skipped: readonly string[]): string[] {
  return Object.entries(programs).flatMap(([name, { install }]) => {
    const tests = skipped.filter((test) => test.includes(withoutProgram(name))).length
    return tests === 0 ? [] : [`${name} is missing: ${tests} skipped. To run them: ${install}`]
  })
}
