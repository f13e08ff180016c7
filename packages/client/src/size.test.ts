import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('the client has a compressed size of at most 4 KB in a page', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  expect(code.length).toBeGreaterThan(0)
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(4096)
})
