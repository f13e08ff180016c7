import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@plant/testing/free-port'
import { createKey } from '@plant/testing/keys'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { signUp } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { afterEach, expect, it } from 'vitest'
import { blocksOf, ownFolder, type Running, run, withValues } from './page.ts'

const running: Running[] = []
const folders: string[] = []
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Runs the code of a page in a folder with the given files, and returns the output. */
async function printed(code: string, files: Record<string, Buffer>, variables = {}) {
  const folder = ownFolder()
  folders.push(folder)
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  writeFileSync(join(folder, 'page.mjs'), code)
  const page = run(process.execPath, ['page.mjs'], folder, variables)
  running.push(page)
  await page.ended
  return page.lines()
}

it('the web app guide uses the client to analyse a photo, to upload a photo and to list analyses', async () => {
  const { token } = await signUp()
  const photo = await leafPhoto(83)
  const page = `
    const auth = { currentUser: { getIdToken: async () => '${token}' } }
    const file = new File([Buffer.from('${photo}', 'base64')], 'leaf.jpg', { type: 'image/jpeg' })
  `
  const code = withValues(blocksOf('web.md', 'ts').join('\n'), {
    'https://plants.example.com': stack.BASE_URL,
    "bucket: 'the bucket'": `bucket: '${stack.STORAGE_BUCKET}', url: 'http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}'`,
  })
  const [quota, first, ...rest] = await printed(`${page}\n${code}`, {})
  expect(quota).toBe('20 analyses left today')
  expect(first).toBe('PENDING')
  expect(rest.find((line) => /^(HEALTHY|ISSUES_FOUND|INCONCLUSIVE)$/.test(line))).toBeDefined()
  expect(rest.filter((line) => line.startsWith('an_'))).toHaveLength(2)
})

it('the enterprise guide uses the client to analyse with an API key and to receive the event', async () => {
  const { token } = await createKey(await signUp())
  const port = String(await freePort())
  // The server of the page never ends. The event may arrive later than the analysis.
  const end = `
    const isTold = () => new Promise((told) => setTimeout(told, 100))
    for (let round = 0; round < 1200 && !globalThis.received; round += 1) await isTold()
    process.exit(0)
  `
  const code = withValues(blocksOf('enterprise.md', 'ts').join('\n'), {
    'https://plants.example.com': stack.BASE_URL,
    'response.writeHead(204).end()': 'response.writeHead(204).end(); globalThis.received = true',
  })
  const files = { 'leaf.jpg': Buffer.from(await leafPhoto(84), 'base64') }
  const variables = { KEY: token, EVENTS_URL: `http://localhost:${port}`, PORT: port }
  const lines = await printed(`${code}\n${end}`, files, variables)
  const [, id = 'none'] = lines.find((line) => line.startsWith('analysed '))?.split(' ') ?? []
  expect(lines.find((line) => line.startsWith('analysis.completed '))).toContain(id)
})
