import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { runProgram } from './terraform.ts'

const script = join(root, 'image-processor/container/update-signatures.sh')
const headerBytes = 512
const hourMs = 60 * 60 * 1000

/** The header of a file of signatures, which ends with the time of making in seconds. */
function header(version: number, ageHours: number): string {
  const seconds = Math.floor((Date.now() - ageHours * hourMs) / 1000)
  const fields = [
    'ClamAV-VDB',
    '28 Nov 2026 03-00 +0000',
    version,
    1,
    90,
    'a'.repeat(32),
    'sig',
    'x',
    seconds,
  ]
  return fields.join(':').padEnd(headerBytes)
}

let folder: string
let server: Server

beforeEach(() => {
  mkdirSync(join(root, '.build'), { recursive: true })
  folder = mkdtempSync(join(root, '.build', 'signatures-'))
  for (const name of ['kept', 'filled']) mkdirSync(join(folder, name))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Serves the newest version's header, and answers every download with a status and no content. */
async function serve(status: number): Promise<string[]> {
  server = createServer(({ headers }, response) => {
    const isHeader = headers.range !== undefined
    response.writeHead(isHeader ? 206 : status)
    response.end(isHeader ? header(27999, 0) : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const configuration = join(folder, 'freshclam.conf')
  const lines = [
    `DatabaseOwner ${userInfo().username}`,
    `DatabaseMirror http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    'MaxAttempts 1',
  ]
  writeFileSync(configuration, `${lines.join('\n')}\n`)
  return [`--config-file=${configuration}`, '--no-dns']
}

function keep(name: string, version: number, ageHours: number): void {
  writeFileSync(join(folder, 'kept', `${name}.cvd`), `${header(version, ageHours)}content`)
}

const update = (options: readonly string[]) =>
  runProgram(['bash', script, join(folder, 'kept'), join(folder, 'filled'), ...options])

it("Debian's freshclam itself ends with 0 and no signatures when it is rate limited", async () => {
  const options = await serve(429)
  const filled = join(folder, 'filled')
  const { status } = await runProgram(['freshclam', `--datadir=${filled}`, ...options])
  expect(status).toBe(0)
  expect(readdirSync(filled)).toEqual(['freshclam.dat'])
})

describe.each([429, 403, 200])('a server that answers %i without content', (answered) => {
  it('ends a build that has no signatures of its own', async () => {
    const { status, text } = await update(await serve(answered))
    expect(text).toContain('there are no signatures named main')
    expect(status).toBe(1)
  })

  it('does not end a build that has signatures of yesterday', async () => {
    keep('main', 62, 50_000)
    keep('daily', 27998, 24)
    expect(await update(await serve(answered))).toMatchObject({ status: 0 })
    expect(readdirSync(join(folder, 'filled'))).toEqual(
      expect.arrayContaining(['daily.cvd', 'main.cvd']),
    )
  })

  it('ends a build whose signatures are older than three days', async () => {
    keep('main', 62, 50_000)
    keep('daily', 27900, 80)
    const { status, text } = await update(await serve(answered))
    expect(text).toContain('the daily signatures are 80 hours old')
    expect(status).toBe(1)
  })

  it('ends a build that has no daily signatures', async () => {
    keep('main', 62, 50_000)
    const { status, text } = await update(await serve(answered))
    expect(text).toContain('there are no signatures named daily')
    expect(status).toBe(1)
  })
})
