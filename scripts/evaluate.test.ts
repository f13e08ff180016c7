import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './common/root.ts'

const work = mkdtempSync(join(tmpdir(), 'card-'))
const network = join(work, 'network.onnx')
const write = (name: string, text: string) => writeFileSync(join(work, name), text)

beforeAll(() => {
  copyFileSync(join(root, 'image-processor/model/plant-network.onnx'), network)
  for (const folder of ['held-out', 'views']) mkdirSync(join(work, folder))
  write('held-out/manifest.csv', 'file,label,health\n')
  write('training.json', '{"steps":1}')
  write('photos.json', '[]')
  write('made.json', '[]')
  write('made.bin', '')
  write('left-out-names.json', '{}')
  write('views/cities.json', '{"files":[],"measured":[]}')
  write('views/cities.bin', '')
})
afterAll(() => rmSync(work, { recursive: true }))

it('ends with 1 and names each aim of the model card that is missed', () => {
  const args = ['scripts/evaluate.ts', work, '--card', '--network', network]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toContain('missed: plain word: balanced accuracy, mean')
  expect(stderr).not.toContain('missed: size of the network')
  expect(status).toBe(1)
}, 60_000)
