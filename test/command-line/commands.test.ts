import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problem } from '../../functions/src/domain/problem.ts'
import { example, fileWith, ownFolder, plant, plantProcess, serve, start } from './plant.ts'
import { listen } from './server.ts'

describe('the command plant history', () => {
  const withPages = (queries: unknown[]) =>
    serve({
      'history.list': async ({ input }) => {
        queries.push(input)
        const page = Number(input.pageToken ?? 0)
        const items = [0, 1].map((at) => ({ ...example, id: `an_${page * 2 + at}` }))
        const next = page < 2 ? { nextPageToken: String(page + 1) } : {}
        return { status: 200, body: { items, ...next } }
      },
    })

  it('lists all pages, one analysis per line', async () => {
    const { env } = await withPages([])
    const { exitCode, stdout } = await plant(['history'], { env })
    const lines = stdout.trimEnd().split('\n')
    expect([exitCode, lines.length]).toEqual([0, 6])
    expect(lines[5]).toBe(
      `2026-11-20 08:18Z  an_5  ${example.plantId}  Yellowing; the cause cannot be told from this photo`,
    )
  })

  it('requests only the analyses that match the filters, and at most as many as --limit', async () => {
    const queries: unknown[] = []
    const { env } = await withPages(queries)
    const filters = ['--plant-id', 'bed 4', '--outcome', 'HEALTHY', '--temporary', '--rating', 'up']
    const times = ['--after', '2026-11-20', '--before', '2026-11-21T10:00']
    const { stdout } = await plant(['history', ...filters, ...times, '--limit', '3', '--json'], {
      env,
    })
    const ids = stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id)
    expect(ids).toEqual(['an_0', 'an_1', 'an_2'])
    expect(queries).toHaveLength(2)
    expect(queries[0]).toEqual({
      pageSize: 3,
      plantId: 'bed 4',
      outcome: 'HEALTHY',
      saved: false,
      impression: 'up',
      createdAfter: '2026-11-20T00:00:00Z',
      createdBefore: '2026-11-21T10:00:00Z',
    })
  })

  it('prints a message to standard error if there are no analyses', async () => {
    const { env } = await serve({
      'history.list': async () => ({ status: 200, body: { items: [] } }),
    })
    expect(await plant(['history'], { env })).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: 'No analyses found.\n',
    })
  })
})

describe('the command plant analyse --folder', () => {
  it('explains how to read the diagnosis if the analysis could not be saved', async () => {
    const { env } = await serve({
      'analyses.save': async () => {
        throw problem('NOT_FOUND', 'There is no folder fld_9.')
      },
    })
    const args = ['analyse', fileWith('leaf.jpg'), '--folder', 'fld_9']
    const ended = await plant(args, { env })
    expect([ended.exitCode, ended.stderr]).toEqual([
      1,
      expect.stringContaining('There is no folder fld_9.'),
    ])
    expect(ended.stderr).toContain(
      'The photo was analysed but not saved. To see the analysis: plant wait an_1\n',
    )
  })
})

describe('the command plant export', () => {
  const archive = Buffer.from('the archive')

  async function withExport(exportId = 'exp_1') {
    const server = createServer((_, response) => response.end(archive))
    const downloadUrl = await listen(server)
    const bodies: unknown[] = []
    const made = { exportId, requestedAt: example.createdAt }
    const service = await serve({
      'account.export': async ({ input }) => {
        bodies.push(input)
        const isReady = bodies.length > 1
        return {
          status: 200,
          body: isReady
            ? { ...made, status: 'ready', downloadUrl }
            : { ...made, status: 'pending' },
        }
      },
    })
    return { ...service, bodies, downloadUrl }
  }

  it("requests an archive, waits for the archive, downloads the archive and prints the file's name", async () => {
    const { env, bodies } = await withExport()
    const cwd = ownFolder()
    const { exitCode, stdout } = await plantProcess(['export', '--fresh'], { env, cwd })
    expect([exitCode, stdout]).toEqual([0, 'plant-exp_1.zip\n'])
    expect(readFileSync(join(cwd, 'plant-exp_1.zip'))).toEqual(archive)
    expect(bodies).toEqual([{ fresh: true }, { fresh: false }])
  })

  it('L5: writes an archive that only its owner can read', async () => {
    const { env } = await withExport()
    const cwd = ownFolder()
    expect(await plantProcess(['export'], { env, cwd })).toMatchObject({ exitCode: 0 })
    expect(statSync(join(cwd, 'plant-exp_1.zip')).mode & 0o777).toBe(0o600)
    expect(readdirSync(cwd).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('L5: does not write through a link that lies at the name of the unfinished archive', async () => {
    const { env } = await withExport()
    const cwd = ownFolder()
    writeFileSync(join(cwd, 'mine'), 'mine')
    symlinkSync('mine', join(cwd, 'plant-exp_1.zip.part'))
    expect(await plantProcess(['export'], { env, cwd })).toMatchObject({ exitCode: 0 })
    expect(readFileSync(join(cwd, 'mine'), 'utf8')).toBe('mine')
    expect(readFileSync(join(cwd, 'plant-exp_1.zip'))).toEqual(archive)
  })

  it('L5: overwrites no file that has the default name', async () => {
    const { env } = await withExport()
    const cwd = ownFolder()
    writeFileSync(join(cwd, 'plant-exp_1.zip'), 'mine')
    const ended = await plantProcess(['export'], { env, cwd })
    expect([ended.exitCode, ended.stderr]).toEqual([
      2,
      expect.stringContaining('plant-exp_1.zip already exists'),
    ])
    expect(readFileSync(join(cwd, 'plant-exp_1.zip'), 'utf8')).toBe('mine')
  })

  it.each(['../exp_1', 'exp_1/../../x', '/tmp/exp_1', 'exp_'])(
    'L5: writes no file for the export id %s',
    async (exportId) => {
      const { env } = await withExport(exportId)
      const cwd = ownFolder()
      const ended = await plantProcess(['export'], { env, cwd })
      expect([ended.exitCode, ended.stderr]).toEqual([1, expect.stringContaining('export id')])
      expect(readdirSync(cwd)).toEqual([])
    },
  )

  it('writes the archive to standard output on request', async () => {
    const { env } = await withExport()
    expect(await plantProcess(['export', '-o', '-'], { env })).toMatchObject({
      exitCode: 0,
      stdout: 'the archive',
    })
  })

  it("prints the service's answer with --json", async () => {
    const { env, downloadUrl } = await withExport()
    const { stdout } = await plant(['export', '--json'], { env })
    expect(JSON.parse(stdout)).toMatchObject({ exportId: 'exp_1', status: 'ready', downloadUrl })
  })

  it('sends no request if it would overwrite a file', async () => {
    const { env, bodies } = await withExport()
    const cwd = ownFolder()
    writeFileSync(join(cwd, 'mine.zip'), 'mine')
    const ended = await plantProcess(['export', '--output', 'mine.zip'], { env, cwd })
    expect([ended.exitCode, bodies]).toEqual([2, []])
    expect(readFileSync(join(cwd, 'mine.zip'), 'utf8')).toBe('mine')
  })

  it('says after Ctrl-C that the service continues to build the archive', async () => {
    const asked = Promise.withResolvers<void>()
    const { env } = await serve({
      'account.export': async () => {
        asked.resolve()
        return {
          status: 200,
          body: { exportId: 'exp_1', status: 'pending', requestedAt: example.createdAt },
        }
      },
    })
    const running = start(['export'], { env })
    await asked.promise
    running.interrupt()
    expect(await running.ended).toEqual({
      exitCode: 130,
      stdout: '',
      stderr: 'plant: The service still makes the archive. To download it later: plant export\n',
    })
  })

  it('exits with code 1 if the archive could not be built', async () => {
    const { env } = await serve({
      'account.export': async () => ({
        status: 200,
        body: { exportId: 'exp_1', status: 'failed', requestedAt: example.createdAt },
      }),
    })
    expect(await plant(['export'], { env })).toMatchObject({ exitCode: 1, stdout: '' })
  })
})

describe('the command line', () => {
  it.each([
    [],
    ['analyse'],
    ['wait'],
    ['history'],
    ['export'],
    ['webhooks', 'listen'],
    ['login'],
    ['logout'],
  ])(
    'prints the help of `plant %s %s` on standard output, in at most 100 columns',
    async (...words) => {
      const { exitCode, stdout, stderr } = await plant([...words.filter(Boolean), '--help'])
      expect([exitCode, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(/^Usage: plant /)
      expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([])
    },
  )

  it.each([
    [[], 'No command given'],
    [['analyze'], "Unknown command 'analyze'."],
    [['constructor'], "Unknown command 'constructor'."],
    [['analyse'], 'No photos given.'],
    [['wait'], 'No ids given.'],
    [['history', '--saved', '--temporary'], 'exclude each other'],
    [['history', '--outcome', 'FINE'], '--outcome takes HEALTHY'],
    [['analyse', 'a.jpg', '--latitude', '1'], 'come together'],
    [['webhooks', 'listen', '--forward-to', 'http://'], '--forward-to takes an address'],
  ])('rejects the arguments %j with exit code 2', async (args, message) => {
    const ended = await plant(args)
    expect(ended).toMatchObject({ exitCode: 2, stdout: '' })
    expect(ended.stderr).toContain(message)
  })

  it('sends no credential to another machine without encryption', async () => {
    const env = { PLANT_BASE_URL: 'http://plants.example.com', PLANT_API_KEY: 'pk_ent_valid' }
    const ended = await plant(['history'], { env })
    expect([ended.exitCode, ended.stderr]).toEqual([2, expect.stringContaining('https')])
  })

  it('exits without an error when the reader closes the pipe', async () => {
    const { env } = await serve({
      'history.list': async () => ({
        status: 200,
        body: { items: Array.from({ length: 100 }, () => example), nextPageToken: 'more' },
      }),
    })
    const running = start(['history', '--json'], { env })
    await running.printed('an_')
    running.stopReading()
    expect(await running.ended).toMatchObject({ exitCode: 0, stderr: '' })
  })
})
