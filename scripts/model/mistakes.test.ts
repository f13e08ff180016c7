import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import type { Answer, Assessed } from './assess.ts'
import { worstMistakes, writeMistakes } from './mistakes.ts'
import { answered, assessed } from './sample-photos.ts'

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const photo = (file: string, expected: Assessed['expected'], answer: Answer) =>
  assessed({ file, expected, answer })
const photos = [
  photo('cake.png', 'NOT_A_PLANT', answered({ plantProbability: 0.7 })),
  photo('chair.png', 'NOT_A_PLANT', answered({ outcome: 'NOT_A_PLANT', plantProbability: 0.1 })),
  photo('shirt.png', 'NOT_A_PLANT', answered({ plantProbability: 0.95 })),
  photo('fern.png', 'HEALTHY', answered({ outcome: 'NOT_A_PLANT', plantProbability: 0.2 })),
  photo('rust.png', 'DISEASED', answered({ diseasedProbability: 0.3 })),
  photo('sound.png', 'HEALTHY', answered({})),
]
const filesOf = (title: string) =>
  worstMistakes(photos)
    .find((kind) => kind.title.startsWith(title))
    ?.worst.map(({ photo: { file } }) => file)

it('the mistakes of each kind are listed, the most confident first', () => {
  expect(filesOf('Other things')).toEqual(['shirt.png', 'cake.png'])
  expect(filesOf('Plants rejected')).toEqual(['fern.png'])
  expect(filesOf('Diseased plants')).toEqual(['rust.png'])
  expect(filesOf('Healthy plants')).toEqual([])
})

it('the mistakes are written as one page, which embeds the pictures and escapes labels', async () => {
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
  await drawn.png().toFile(join(folder, 'a.png'))
  const labelled = { ...photo('a.png', 'DISEASED', answered({})), label: '<script>' }
  const page = join(folder, 'mistakes.html')
  await writeMistakes(page, folder, [labelled])
  const written = readFileSync(page, 'utf8')
  expect(written).toContain('data:image/jpeg;base64,')
  expect(written).toContain('&#60;script&#62;')
  expect(written).not.toContain('<script>')
})
