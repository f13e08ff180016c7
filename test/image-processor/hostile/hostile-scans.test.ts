import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clamdScanner } from '../../../image-processor/src/scanner/clamd.ts'
import { drawPhoto } from '../../../image-processor/src/testing/photos.ts'
import { findClamd } from '../../../scripts/test/clamd.ts'
import { describeWith } from '../../../scripts/test/describe-with.ts'
import { type RunningClamd, startClamd } from '../clamd/start-clamd.ts'
import { programWithResources } from './programs.ts'

await describeWith('clamd', 'a real clamd with hostile files', () => {
  let clamd: RunningClamd

  beforeAll(async () => {
    const found = await findClamd()
    if (found === undefined) throw new Error('there is no clamd')
    clamd = await startClamd(found)
  })

  afterAll(() => clamd?.remove())

  const photo = () => drawPhoto(1200, 900).jpeg().toBuffer()

  const scannerAt = (scanTimeoutSeconds: number) =>
    clamdScanner({
      address: { kind: 'UNIX', path: clamd.socket },
      scanTimeoutSeconds,
      pingTimeoutSeconds: 1,
      onHung: () => undefined,
    })

  it.each([
    ['a page with a script', (script: string) => Buffer.from(`<script>${script}`)],
    [
      'a script after a photo',
      (script: string, image: Buffer) =>
        Buffer.concat([image, Buffer.from(`<html><script>${script}`)]),
    ],
    [
      'a mail with a page',
      (script: string) =>
        Buffer.from(`From: a@b.example\r\nContent-Type: text/html\r\n\r\n<script>${script}`),
    ],
  ])('AC1: ten scans of %s keep no photo waiting', async (_name, make) => {
    const script = 'eval(unescape("%u4141"));'.repeat(380_000).slice(0, 9_000_000)
    const bytes = make(script, await photo())
    const scanner = scannerAt(20)
    await Promise.all(Array.from({ length: 10 }, () => scanner.scan(bytes)))
    expect(await scannerAt(5).scan(await photo())).toEqual({ verdict: 'CLEAN' })
  })

  it('AG1: ten scans of a program in a photo keep no photo waiting', async () => {
    const brands = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const bytes = Buffer.concat([brands, programWithResources(20_000)])
    const scanner = scannerAt(20)
    await Promise.all(Array.from({ length: 10 }, () => scanner.scan(bytes)))
    expect(await scannerAt(5).scan(await photo())).toEqual({ verdict: 'CLEAN' })
  })

  it('AD1: a small archive takes little memory of clamd, also after a photo', async () => {
    const archive = gunzipSync(readFileSync(join(import.meta.dirname, '../clamd/zeros.7z.gz')))
    const scanner = scannerAt(20)
    for (const bytes of [archive, Buffer.concat([await photo(), archive])])
      expect(await scanner.scan(bytes)).toEqual({ verdict: 'CLEAN' })
    const status = readFileSync(`/proc/${clamd.process().pid}/status`, 'utf8')
    // Unpacked, the archive has 200 MB.
    expect(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1])).toBeLessThan(150_000)
  })
})
