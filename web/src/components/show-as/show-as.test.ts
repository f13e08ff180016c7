import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { callOf } from './call.ts'
import { commandLineOf } from './command-line.ts'
import { curlOf } from './curl.ts'
import { literal } from './quote.ts'
import { typeScriptOf } from './type-script.ts'

const apiUrl = 'https://plants.example/'
const folder = mkdtempSync(join(tmpdir(), 'show-as-'))
const photo = Buffer.from(Array.from({ length: 300_000 }, (_none, index) => index % 251))
writeFileSync(join(folder, 'photo.jpg'), photo)

/** Texts that a shell or a TypeScript parser could misread. */
const trickyTexts = [
  `it's "quoted"`,
  'two\nlines',
  '$HOME `id` \\ ! *',
  '-starts with a hyphen',
  '日本語 ñ 🌱',
  '%s {a,b} [1-2]',
  '',
]

/** Runs shell code with a fake command, and returns the arguments that the command received. */
function argumentsIn(shell: string, command: 'curl' | 'plant'): string[] {
  const stand = `${command}() { for word; do printf '%s\\0' "$word"; done; cat >body; }`
  const uuidgen = 'uuidgen() { echo 0F5A1F3E-8E5C-4D8F-9D5B-1F2E3D4C5B6A; }'
  const output = execFileSync('sh', ['-c', `${stand}\n${uuidgen}\n${shell}`], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
    env: { PATH: process.env['PATH'], TOKEN: 'the token', PLANT_API_KEY: 'the key' },
  })
  return output.split('\0').slice(0, -1)
}

function sentBy(shell: string) {
  const words = argumentsIn(shell, 'curl')
  const after = (flag: string) =>
    words.flatMap((word, index) => (words[index - 1] === flag ? [word] : []))
  return { url: words.find((word) => word.startsWith('https:')), headers: after('-H'), after }
}

describe('the code for curl', () => {
  it.each(trickyTexts)('sends %j unchanged', (name) => {
    const call = callOf('apiKeys.create', { body: { name, expiresInDays: 30 } }, apiUrl)
    const { url, headers, after } = sentBy(curlOf(call))
    expect(url).toBe('https://plants.example/v1/tokens')
    expect(JSON.parse(after('-d')[0] ?? '')).toEqual({ name, expiresInDays: 30 })
    expect(headers).toEqual([
      'x-api-key: the key',
      'content-type: application/json',
      'idempotency-key: 0f5a1f3e-8e5c-4d8f-9d5b-1f2e3d4c5b6a',
    ])
  })

  it.each(trickyTexts)('puts %j into a path and a query', (text) => {
    const params = { id: text, deliveryId: 'dl_1' }
    const inPath = sentBy(curlOf(callOf('webhooks.retryDelivery', { params }, apiUrl)))
    expect(inPath.after('-X')).toEqual(['POST'])
    expect(decodeURIComponent(inPath.url?.split('/')[5] ?? '')).toBe(text)
    const inQuery = sentBy(curlOf(callOf('history.list', { query: { plantId: text } }, apiUrl)))
    expect(new URL(inQuery.url ?? '').searchParams.get('plantId')).toBe(text)
  })

  it('reads the token from a variable, and keeps null in a body', () => {
    const body = { impression: null, why: 'x'.repeat(80) }
    const rated = sentBy(curlOf(callOf('history.rate', { params: { id: 'an_1' }, body }, apiUrl)))
    expect(rated.after('-X')).toEqual(['PUT'])
    expect(JSON.parse(rated.after('-d')[0] ?? '')).toEqual(body)
    const erased = curlOf(callOf('account.cancelErasure', {}, apiUrl))
    expect(erased).toContain('$TOKEN')
    expect(sentBy(erased).headers).toEqual(['authorization: Bearer the token'])
  })

  it('reads a photo of any size from a file', () => {
    const body = { imageBase64: 'left out', plantId: "Anna's" }
    const code = curlOf(callOf('analyses.start', { body }, apiUrl))
    expect(code).not.toContain('left out')
    expect(sentBy(code).after('--data-binary')).toEqual(['@-'])
    const sent = execFileSync('cat', ['body'], { cwd: folder, encoding: 'utf8' })
    expect(JSON.parse(sent)).toEqual({ imageBase64: photo.toString('base64'), plantId: "Anna's" })
    sentBy(curlOf(callOf('analyses.start', { body: { imageBase64: '' } }, apiUrl)))
    const alone = execFileSync('cat', ['body'], { cwd: folder, encoding: 'utf8' })
    expect(JSON.parse(alone)).toEqual({ imageBase64: photo.toString('base64') })
  })

  it('requests the link of a photo as JSON instead of following a redirect with the credential', () => {
    const { url } = sentBy(curlOf(callOf('analyses.readImage', { params: { id: 'a' } }, apiUrl)))
    expect(url).toBe('https://plants.example/v1/analyses/a/image?format=json')
  })
})

/** Evaluates a TypeScript literal. */
async function readBack(code: string): Promise<unknown> {
  const source = `export const value = ${code}`
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  return (module as { value: unknown }).value
}

describe('the code for TypeScript', () => {
  it.each(trickyTexts)('writes %j as a literal with the same value', async (text) => {
    const value = { text, 'a-b': [text, 1, null, true], deep: { [text]: {}, none: [] } }
    expect(await readBack(literal(value))).toEqual(value)
    expect(await readBack(literal({ a: 1 }))).toEqual({ a: 1 })
  })

  it('calls the client', () => {
    const query = { outcome: 'HEALTHY' }
    expect(typeScriptOf(callOf('history.list', { query }, apiUrl))).toBe(`\
import { createClient } from '@plant-analysis/client'

const plants = createClient({
  baseUrl: 'https://plants.example',
  credential: { kind: 'key', key: process.env.PLANT_API_KEY ?? '' },
})

for await (const item of plants.pages('history.list', { query: { outcome: 'HEALTHY' } })) {
  console.log(item)
}`)
  })

  it('sends a photo with the method `analyse`, and passes no argument if an operation has no input', () => {
    const body = { imageBase64: '', language: 'pt' }
    expect(typeScriptOf(callOf('analyses.start', { body }, apiUrl))).toContain(
      "await plants.analyse(await readFile('photo.jpg'), { language: 'pt' })",
    )
    expect(typeScriptOf(callOf('account.readStats', {}, apiUrl))).toContain(
      "const answer = await plants.request('account.readStats')",
    )
  })
})

describe('the code for the command line', () => {
  it.each(trickyTexts)('passes %j to `plant` unchanged', (plantId) => {
    const call = callOf('history.list', { query: { plantId, saved: false } }, apiUrl)
    const words = argumentsIn(commandLineOf(call) ?? '', 'plant')
    expect(words).toEqual(['history', `--plant-id=${plantId}`, '--temporary'])
  })

  it('has a command for a photo and for an analysis, but none for an API key', () => {
    const body = { imageBase64: '', wateringFrequency: 7 }
    expect(commandLineOf(callOf('analyses.start', { body }, apiUrl))).toBe(
      'plant analyse photo.jpg --watering-days=7',
    )
    const params = { id: 'an_1' }
    expect(commandLineOf(callOf('analyses.read', { params }, apiUrl))).toBe('plant wait an_1')
    const fresh = { body: { fresh: true } }
    expect(commandLineOf(callOf('account.export', fresh, apiUrl))).toBe('plant export --fresh')
    expect(commandLineOf(callOf('apiKeys.list', {}, apiUrl))).toBeNull()
    const uploaded = { body: { storagePath: 'uploads/u/photo.jpg' } }
    expect(commandLineOf(callOf('analyses.start', uploaded, apiUrl))).toBeNull()
  })
})
