import { execFile } from 'node:child_process'
import { createServer, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listen } from '@plant/testing/listen'
import { expect, it, onTestFinished } from 'vitest'
import { functions } from '../../deployment/functions.ts'

const script = fileURLToPath(new URL('../../../testing/gemini/ask-together.ts', import.meta.url))
const mebibytes = { '512MiB': 512, '1GiB': 1024 } as const
/** The size of a stored photo of random pixels. */
const photoBytesMax = 2_100_000
/** The SDKs of the database, the queue and the storage. */
const otherMebibytes = 100

it('E6: the largest photos that an instance may ask about at once fit into its memory', async () => {
  const { concurrency, memory } = functions.runAnalysis
  const url = await providerThatWaitsFor(concurrency)
  const args = [script, url, String(concurrency), String(photoBytesMax)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(Number(stdout)).toBeGreaterThan(150)
  expect(Number(stdout) + otherMebibytes).toBeLessThan(mebibytes[memory])
})

/** Refuses all calls, but only once all have arrived. */
async function providerThatWaitsFor(calls: number): Promise<string> {
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      if (waiting.push(response) < calls) return
      for (const each of waiting) each.writeHead(400).end('{}')
    })
  })
  onTestFinished(() => void server.close())
  return listen(server)
}
