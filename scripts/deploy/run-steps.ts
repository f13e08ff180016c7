import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Cloud } from './cloud.ts'
import type { Deployment } from './deployment.ts'
import type { Action, Step } from './step.ts'

const pollSeconds = 15

/**
 * Brings a project into the state that the steps describe. Returns the number of completed actions.
 * Throws at the first failure. The next run continues after the actions that succeeded.
 */
export async function runSteps(
  deployment: Deployment,
  steps: readonly Step[],
  print: (line: string) => void,
): Promise<number> {
  let count = 0
  for (const step of steps) {
    const actions = await step.plan(deployment)
    if (actions.length > 0) print(step.title)
    for (const action of actions) {
      for (const line of describe(action)) print(`  ${line}`)
      if (!deployment.isDryRun) await perform(deployment.cloud, action).catch(goOn)
    }
    count += actions.length
  }
  return count
}

function goOn(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error)
  throw new Error(`${why}\nWhat was done before is kept: the same command goes on from there.`)
}

function describe(action: Action): string[] {
  switch (action.kind) {
    case 'COMMAND': {
      const line = action.command.map(quoted).join(' ')
      return action.inputFrom ? [`${action.inputFrom.command.join(' ')} |`, line] : [line]
    }
    case 'CALL':
      return [`${action.request.method} ${action.request.url}`]
    case 'WAIT':
      return [`(wait) ${action.title}`]
    case 'CHECK':
      return [`(check) ${action.title}`]
  }
}

/** Quotes a word for a shell if necessary. For a flag, quotes only the flag's value. */
function quoted(word: string): string {
  if (!/[\s*();"]/.test(word)) return word
  const at = word.startsWith('--') ? word.indexOf('=') + 1 : 0
  return `${word.slice(0, at)}'${word.slice(at)}'`
}

async function perform(cloud: Cloud, action: Action): Promise<void> {
  switch (action.kind) {
    case 'COMMAND':
      return await execute(cloud, action)
    case 'CALL':
      return await call(cloud, action)
    case 'WAIT':
      return await wait(cloud, action)
    case 'CHECK': {
      const faults = await action.findFaults()
      if (faults.length > 0) throw new Error(`${action.title}:\n  ${faults.join('\n  ')}`)
    }
  }
}

async function execute(cloud: Cloud, action: Action & { kind: 'COMMAND' }): Promise<void> {
  for (const [path, text] of Object.entries(action.files ?? {})) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const input = action.inputFrom ? await inputOf(cloud, action) : action.input
  for (let attempt = 1; ; attempt++) {
    const { status, stdout, stderr } = await cloud.execute(action.command, input)
    if (status === 0) return
    // The Firebase CLI logs its errors to stdout.
    const said = action.command[0] === 'firebase' ? stdout : stderr
    const { retry } = action
    if (!retry?.when.test(said) || attempt >= retry.attempts)
      throw new Error(`${action.title}: ended with ${status}. ${said.trim()}`)
    await cloud.wait(retry.seconds)
  }
}

async function inputOf(
  cloud: Cloud,
  { title, inputFrom, retry }: Action & { kind: 'COMMAND' },
): Promise<string | undefined> {
  if (!inputFrom) return undefined
  for (let attempt = 1; ; attempt++) {
    const { status, stdout, stderr } = await cloud.execute(inputFrom.command)
    if (status === 0) return inputFrom.read(stdout)
    if (!retry?.when.test(stderr) || attempt >= retry.attempts)
      throw new Error(`${title}: ended with ${status}. ${stderr.trim()}`)
    await cloud.wait(retry.seconds)
  }
}

async function call(cloud: Cloud, { title, request, retry }: Action & { kind: 'CALL' }) {
  for (let attempt = 1; ; attempt++) {
    const { status, body } = await cloud.request(request)
    if (status === 200) return
    const said = JSON.stringify(body) ?? ''
    if (!retry?.when.test(said) || attempt >= retry.attempts)
      throw new Error(`${title}: answered ${status}. ${said}`)
    await cloud.wait(retry.seconds)
  }
}

async function wait(cloud: Cloud, action: Action & { kind: 'WAIT' }): Promise<void> {
  for (let seconds = 0; seconds < action.limitSeconds; seconds += pollSeconds) {
    if (await action.isOver()) return
    await cloud.wait(pollSeconds)
  }
  throw new Error(`${action.title}: not over after ${action.limitSeconds} s; run it again later`)
}
