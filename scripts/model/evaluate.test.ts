import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Provider, type SentBody, startProvider } from '@plant/testing/gemini/provider'
import * as shapes from '@plant/testing/gemini/shapes'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPhoto } from '../common/photos.ts'
import { root } from '../common/root.ts'
import { evaluate } from './evaluate.ts'
import { reportSchema } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'evaluate-'))
const photos = ['sick.jpg,late_blight,diseased', 'sound.jpg,healthy,healthy']
const list = (rows: readonly string[]) =>
  writeFileSync(join(folder, 'manifest.csv'), ['file,label,health', ...rows].join('\n'))

let provider: Provider
let printed: string
beforeAll(() => {
  writeFileSync(join(folder, 'sick.jpg'), readPhoto('coffee_rust_01.jpg'))
  writeFileSync(join(folder, 'sound.jpg'), readPhoto('coffee_healthy_01.jpg'))
})
beforeEach(async () => {
  provider = await startProvider()
  vi.stubEnv('GEMINI_API_KEY', 'key-of-a-test')
  vi.stubEnv('GEMINI_BASE_URL', provider.url)
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
  list(photos)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await provider.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const given = {
  network: undefined,
  withCopies: false,
  mistakes: undefined,
  json: undefined,
}
const guide = readFileSync(join(root, 'docs/guides/compare-models-on-your-photos.md'), 'utf8')
const sound = { ...shapes.lateBlight, outcome: 'HEALTHY', issues: [], actions: [] }

describe("evaluating a provider's model", () => {
  it('sends the stored photos to the provider and prints the figures of that model and of the embedded model', async () => {
    provider.will(shapes.answering(), shapes.answering(sound))
    const json = join(folder, 'figures.json')
    await evaluate({ ...given, folder, models: ['gemini', 'embedded'], json })
    for (const model of ['gemini', 'embedded'])
      expect(existsSync(join(folder, `figures.${model}.json`)), model).toBe(true)
    expect(provider.requests).toHaveLength(2)
    expect(printed).toContain('gemini, 2 calls that cost money')
    const [heading = '', ...lines] = printed.slice(printed.indexOf('Together')).split('\n').slice(1)
    expect(heading.trim().split(/\s+/)).toEqual(['embedded', 'gemini'])
    expect(lines.find((line) => line.startsWith('healthy, or condition first'))).toMatch(
      /100\.0 % \(\S+\)$/,
    )
  })

  it('prints the tokens that the provider counted, including the tokens of unusable answers', async () => {
    provider.will(shapes.truncated(), shapes.answering(), shapes.blockedPrompt())
    await evaluate({ ...given, folder, models: ['gemini'] })
    expect(printed).toContain('gemini, 3 calls that cost money')
    const table = [
      'Tokens that the provider counted (answers: 3, refused or no diagnosis: 2)',
      'tokens          together  a photo',
      'input           6312      3156',
      '  of it cached  2048      1024',
      'output          1624      812',
      'thoughts        1280      640',
    ]
    expect(printed).toContain(table.join('\n'))
  })

  it('prints no tokens if the provider does not count tokens', async () => {
    provider.will(shapes.refused(403))
    await evaluate({ ...given, folder, models: ['gemini'] })
    expect(printed).toContain('gemini, 2 calls that cost money')
    expect(printed).not.toContain('Tokens')
  })

  it('writes the figures to the named file if only one model is evaluated', async () => {
    provider.will(shapes.answering(), shapes.blockedAnswer())
    const json = join(folder, 'figures.json')
    await evaluate({ ...given, folder, models: ['gemini'], json })
    const { all, labels } = reportSchema.parse(JSON.parse(readFileSync(json, 'utf8')))
    expect(all).toMatchObject({ photos: 2, unanswered: 1, diseasedRecall: 1, strangeShare: 0 })
    expect(labels['late_blight']).toEqual({ photos: 1, healthRight: 1, namedFirst: 1 })
  })

  it('stops after three unanswered photos in a row', async () => {
    list(Array.from({ length: 9 }, () => 'sick.jpg,late_blight,diseased'))
    provider.will(shapes.refused(403))
    await expect(evaluate({ ...given, folder, models: ['gemini'] })).rejects.toThrow(
      'left 3 photos in a row unanswered',
    )
    expect(provider.requests).toHaveLength(3)
  })

  it('stops at the daily limit of calls, and uses about as many tokens per call as the guide states', async () => {
    vi.stubEnv('GEMINI_CALLS_PER_DAY_MAX', '1')
    list([...photos, ...photos, ...photos])
    provider.will(shapes.answering())
    await evaluate({ ...given, folder, models: ['gemini'] })
    expect(provider.requests).toHaveLength(1)
    expect(printed).toMatch(/unanswered +5/)
    const sent = provider.requests[0]?.body as SentBody | undefined
    const told = [
      sent?.systemInstruction.parts[0]?.text,
      sent?.contents[0]?.parts[1]?.text,
      JSON.stringify(sent?.generationConfig['responseJsonSchema']),
    ]
    // Google counts about four characters of English as one token.
    const tokens = told.join('').length / 4
    const [, counted] = /about (\d+) tokens of instructions/.exec(guide) ?? []
    expect(Math.abs(tokens - Number(counted))).toBeLessThan(0.1 * tokens)
  })
})

it('the evaluation also runs the embedded model on altered copies', async () => {
  await evaluate({ ...given, folder, models: ['embedded'], withCopies: true })
  expect(printed).toMatch(/embedded +embedded, mirrored +embedded, re-encoded/)
  expect(printed).not.toContain('cost money')
  expect(provider.requests).toEqual([])
})
