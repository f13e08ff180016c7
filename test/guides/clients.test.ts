import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@plant/testing/free-port'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, signUp } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { afterEach, expect, it } from 'vitest'
import { describeWith } from '../../scripts/test/describe-with.ts'
import { blocksOf, ownFolder, type Running, run, withValues } from './page.ts'

const service = { 'https://plants.example.com': stack.BASE_URL }
const portOf = (address: string) => address.split(':').at(-1) ?? ''

const running: Running[] = []
const folders: string[] = []
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

// A page takes seconds, or up to a minute on a busy machine.
const patienceMs = 150_000

/** Waits for the first line that begins with `start`. Throws if the process ends first. */
async function lineOf({ lines, ended }: Running, start: string): Promise<string> {
  let isOver = false
  const noteEnd = () => {
    isOver = true
  }
  ended.then(noteEnd, noteEnd)
  const found = () => lines().find((line) => line.startsWith(start))
  const limit = AbortSignal.timeout(patienceMs)
  while (found() === undefined && !isOver && !limit.aborted) await sleep(100)
  const line = found()
  if (line !== undefined) return line
  // Throws with the error output if the process failed.
  if (isOver) await ended
  throw new Error(`no line began with ${start}:\n${lines().join('\n')}`)
}

/** Imitates the parts of a browser that Node lacks: a language, and a form with a photo. */
const browser = (photo: string) => `
Object.defineProperty(globalThis, 'navigator', { value: { language: 'pt-BR' } })
const chosen = new File([Buffer.from('${photo}', 'base64')], 'leaf.jpg', { type: 'image/jpeg' })
globalThis.document = { querySelector: () => ({ files: [chosen] }) }
`

it('the code of the web app guide signs up a user, analyses a photo, uploads a photo and lists analyses', async () => {
  const code = withValues(blocksOf('web.md', 'js').join('\n'), {
    ...service,
    'the web key': 'any',
    'the project': stack.PROJECT_ID,
    'the bucket': stack.STORAGE_BUCKET,
    'auth: 8401': `auth: ${portOf(stack.FIREBASE_AUTH_EMULATOR_HOST)}`,
    'firestore: 8402': `firestore: ${portOf(stack.FIRESTORE_EMULATOR_HOST)}`,
    'storage: 8403': `storage: ${portOf(stack.FIREBASE_STORAGE_EMULATOR_HOST)}`,
  })
  const folder = ownFolder()
  folders.push(folder)
  // Otherwise the SDK's connections would keep the process alive.
  const text = `${browser(await leafPhoto(81))}\n${code}\nprocess.exit(0)\n`
  writeFileSync(join(folder, 'page.mjs'), text)
  const page = run(process.execPath, ['page.mjs'], folder)
  running.push(page)
  await page.ended
  const [quota, outcome, ...rest] = page.lines()
  expect(quota).toBe('20 analyses left today')
  expect(outcome).toMatch(/^(HEALTHY|ISSUES_FOUND|INCONCLUSIVE) /)
  expect(rest.at(-2)).toMatch(/^an_\w+ /)
  expect(rest.at(-1)).toBe('image/webp')
})

await describeWith('Python 3', 'the page for enterprises', () => {
  it('the code of the enterprise guide analyses with an API key, and receives events in two ways', async () => {
    const owner = await signUp()
    const key = await call<{ token: string }>('POST', '/v1/tokens', { user: owner, body: {} })
    const port = await freePort()
    const folder = ownFolder()
    folders.push(folder)
    const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text)
    write('leaf.jpg', Buffer.from(await leafPhoto(82), 'base64'))
    write('receiver.mjs', blocksOf('enterprise.md', 'js').join('\n'))
    write('log.py', blocksOf('enterprise.md', 'python').join('\n'))
    // The receiver listens before the test event is sent, because a retry would come late.
    const startReceiver = `PORT=${port} WEBHOOK_SECRET=$(field secret < webhook.json) \
    node receiver.mjs & receiver=$!; trap 'kill $receiver' EXIT; echo "$TOKEN" > token
    until (exec 3<> /dev/tcp/localhost/${port}) 2> /dev/null; do kill -0 $receiver; sleep 0.1; done\n`
    const blocks = blocksOf('enterprise.md', 'sh').flatMap((block) =>
      block.includes('EVENTS_URL') ? [block, startReceiver] : [block],
    )
    const script = withValues(blocks.join('\n'), {
      ...service,
      pk_ent_the_key_that_was_shown_once: key.body.token,
    })
    // The test stops the receiver once it has seen the receiver's output.
    write('page.sh', `set -e\n${script}\nread -r _end\n`)
    const variables = { EVENTS_URL: `http://localhost:${port}` }
    const page = run('bash', ['page.sh'], folder, variables)
    running.push(page)
    expect(await lineOf(page, 'outcome: ')).toMatch(/: (HEALTHY|ISSUES_FOUND|INCONCLUSIVE)$/)
    const id = (await lineOf(page, 'started: ')).replace('started: ', '')
    expect(await lineOf(page, 'webhook.test ')).toContain('an_test')
    expect(await lineOf(page, 'analysis.completed ')).toContain(id)
    expect(await lineOf(page, 'history: ')).toMatch(/: [12]$/)
    page.child.stdin?.end('end\n')
    await page.ended

    const token = readFileSync(join(folder, 'token'), 'utf8').trim()
    const log = run('python3', ['log.py'], folder, { SERVICE: stack.BASE_URL, TOKEN: token })
    running.push(log)
    log.ended.catch(() => undefined)
    expect(await lineOf(log, 'analysis.completed ')).toContain(id)
  })
})
