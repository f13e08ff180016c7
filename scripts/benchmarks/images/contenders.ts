import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { optimiseReplySchema } from '@plant/image-processor/protocol'
import { startIssuer, startProcessor } from '../../../image-processor/src/testing/processor.ts'
import { root } from '../../common/root.ts'

export type Contender = {
  name: string
  /** The id of the process that works on all photos, or undefined without such a process. */
  pid: number | undefined
  optimise(photo: Buffer): Promise<Buffer>
  stop(): Promise<void>
}

/** The endpoint with HTTP, the caller check and the built-in scan, but without clamd. */
export async function endpoint(): Promise<Contender> {
  const issuer = await startIssuer()
  const processor = await startProcessor(join(root, 'image-processor/src/server.ts'), issuer)
  const authorization = `Bearer ${await issuer.token()}`
  const agent = new Agent({ keepAlive: true })
  return {
    name: 'endpoint',
    pid: processor.child.pid,
    async optimise(photo) {
      const answer = await post(`${processor.url}/optimise`, photo, {
        agent,
        headers: { authorization },
      })
      const reply = optimiseReplySchema.parse(JSON.parse(answer))
      if (reply.outcome !== 'OPTIMISED') throw new Error(JSON.stringify(reply))
      return Buffer.from(reply.imageBase64, 'base64')
    },
    async stop() {
      agent.destroy()
      await processor.stop()
      issuer.close()
    },
  }
}

/** Uses `node:http`, because a slower client would take time from the measured server. */
function post(url: string, body: Buffer, options: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, method: 'POST' }, (response) => {
      text(response).then(resolve, reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Runs sharp alone in its own process. */
export async function bareSharp(): Promise<Contender> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-sharp.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
  })
  const [line] = await once(child.stdout, 'data')
  const port = Number(String(line))
  const exchange = (photo: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      const parts: Buffer[] = []
      socket.on('error', reject)
      socket.on('data', (chunk: Buffer) => {
        parts.push(chunk)
        const all = Buffer.concat(parts)
        if (all.length < 4 || all.length < 4 + all.readUInt32BE(0)) return
        socket.destroy()
        resolve(all.subarray(4))
      })
      const length = Buffer.alloc(4)
      length.writeUInt32BE(photo.length)
      socket.write(Buffer.concat([length, photo]))
    })
  return { name: 'bare sharp', pid: child.pid, optimise: exchange, stop: () => ended(child) }
}

async function ended(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill()
  await exited
}

/** Starts two programs per photo, like a shell script, or returns undefined if one is missing. */
export function commandLine(): Contender | undefined {
  for (const program of ['vipsthumbnail', 'cwebp'])
    try {
      execFileSync('which', [program], { stdio: 'ignore' })
    } catch {
      return undefined
    }
  const run = promisify(execFile)
  const folder = mkdtempSync(join(tmpdir(), 'bench-images-'))
  let count = 0
  return {
    name: 'vipsthumbnail + cwebp',
    pid: undefined,
    async optimise(photo) {
      count += 1
      const [source, small, webp] = ['jpg', 'ppm', 'webp'].map((extension) =>
        join(folder, `${count}.${extension}`),
      ) as [string, string, string]
      writeFileSync(source, photo)
      await run('vipsthumbnail', [source, '--size', '1024x1024>', '-o', small])
      await run('cwebp', ['-quiet', '-q', '92', '-m', '2', small, '-o', webp])
      const bytes = readFileSync(webp)
      for (const file of [source, small, webp]) rmSync(file)
      return bytes
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}
