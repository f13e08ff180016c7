import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { withoutComments } from './imports.ts'

const services = ['functions/src', 'image-processor/src']

/** Code that reads a whole object or decompresses it, and the folders that must not contain it. */
const unlimited: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.download\(/, [...services, 'scripts']],
  [/\.createReadStream\((?!\{ decompress: false \}\))/, [...services, 'scripts']],
  [/\.(?:arrayBuffer|blob)\(\)|\bstream\/consumers\b/, services],
  [
    /\b(?:gunzip|inflate|unzip|brotliDecompress|zstdDecompress)\w*\((?!\w+, \{ maxOutputLength: )/i,
    services,
  ],
  [/\bcreate(?:Gunzip|Inflate|Unzip|BrotliDecompress|ZstdDecompress)/, services],
]

/** Files that the service itself has compressed, and answers of Google's APIs. */
const trusted = ['functions/src/http/unzipped.ts', 'functions/src/adapters/light-fetch.ts']

function faultsIn(path: string, code: string): string[] {
  return unlimited
    .filter(([pattern, folders]) => folders.some((at) => path.startsWith(at)) && pattern.test(code))
    .map(([pattern]) => `${path} ${String(pattern)}`)
}

it('H1: no adapter reads or decompresses a whole object without a limit', () => {
  const files = globSync('{functions/src,image-processor/src,scripts}/**/*.ts', { cwd: root })
    // The helpers of tests make large photos.
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !trusted.includes(path))
  expect(files.length).toBeGreaterThan(400)
  const read = (path: string) => withoutComments(readFileSync(join(root, path), 'utf8'))
  expect(files.flatMap((path) => faultsIn(path, read(path)))).toEqual([])
})

it.each([
  'const [bytes] = await file.download()',
  'for await (const chunk of file.createReadStream())',
  'pipe(file.createReadStream({ decompress: true }))',
  'const bytes = await response.arrayBuffer()',
  'const bytes = zlib.gunzipSync(small)',
  'const bytes = inflateSync(small, { windowBits: 15 })',
  'small.pipe(createBrotliDecompress())',
])('H1: the check finds the fault in %s', (code) => {
  expect(faultsIn('functions/src/adapters/x/y.ts', code)).toHaveLength(1)
})
