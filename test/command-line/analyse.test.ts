import { freePort } from '@plant/testing/free-port'
import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../../functions/src/contract/errors.ts'
import { problem } from '../../functions/src/domain/problem.ts'
import {
  completed,
  example,
  fileWith,
  ownFolder,
  plant,
  plantProcess,
  serve,
  start,
  started,
} from './plant.ts'

/** A service that makes each transaction id from `an_` and the `clientReference` without `.jpg`. */
const naming = () =>
  serve({
    'analyses.start': async ({ input }) => ({
      status: 202,
      body: started(`an_${(input.clientReference ?? '1').replace('.jpg', '')}`),
    }),
  })

describe('plant analyse', () => {
  it('prints the diagnosis as a picture and in words', async () => {
    const { env } = await serve()
    const { exitCode, stdout, stderr } = await plantProcess(['analyse', fileWith('leaf.jpg')], {
      env,
    })
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^This is likely “Too much water”\.\n/)
    expect(stdout).toMatch(/│.*[\u2801-\u28ff].*│/)
    expect(stdout).toContain('2. Let the soil dry')
    expect(stdout).toContain(example.disclaimer.slice(0, 40))
  })

  it('sends the photo, the language and every hint', async () => {
    const seen: unknown[] = []
    const { env } = await serve({
      'analyses.start': async ({ input, idempotencyKey }) => {
        seen.push(input, typeof idempotencyKey)
        return { status: 202, body: started('an_1') }
      },
    })
    const hints = ['--language', 'pt', '--plant-id', 'bed 4', '--placement', 'inside']
    const place = [
      '--species',
      'tomato',
      '--sun',
      'shade',
      '--latitude',
      '49.2',
      '--longitude=-16.6',
    ]
    const more = [...place, '--watering-days', '3', '--reference', 'order']
    const { exitCode } = await plant(['analyse', fileWith('leaf.jpg'), ...hints, ...more], { env })
    expect(exitCode).toBe(0)
    expect(seen).toEqual([
      {
        imageBase64: Buffer.from('photo').toString('base64'),
        language: 'pt',
        plantId: 'bed 4',
        species: 'tomato',
        placement: 'inside',
        sunExposure: 'shade',
        wateringFrequency: 3,
        latitude: 49.2,
        longitude: -16.6,
        clientReference: 'order',
      },
      'string',
    ])
  })

  it('reads a photo from standard input', async () => {
    const photos: unknown[] = []
    const { env } = await serve({
      'analyses.start': async ({ input }) => {
        photos.push(input.imageBase64)
        return { status: 202, body: started('an_1') }
      },
    })
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256)
    expect(await plantProcess(['analyse', '-', '--json'], { env, stdin: bytes })).toMatchObject({
      exitCode: 0,
    })
    expect(photos).toEqual([Buffer.from(bytes).toString('base64')])
  })

  it('prints one answer of the service per line with --json, in the order of the photos', async () => {
    const { env } = await naming()
    const photos = ['c', 'a', 'b'].map((name) => fileWith(`${name}.jpg`))
    const { exitCode, stdout, stderr } = await plant(['analyse', ...photos, '--json'], { env })
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(['c', 'a', 'b'].map((name) => ({ ...example, id: `an_${name}` })))
  })

  it('sends at most --parallel photos at a time', async () => {
    let [underWay, most] = [0, 0]
    const { env } = await serve({
      'analyses.start': async () => {
        underWay += 1
        most = Math.max(most, underWay)
        return { status: 202, body: started('an_1') }
      },
      'analyses.read': async ({ input: { id } }) => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        underWay -= 1
        return { status: 200, body: completed(id) }
      },
    })
    const photos = Array.from({ length: 6 }, (_, index) => fileWith(`${index}.jpg`))
    const { exitCode } = await plant(['analyse', ...photos, '--parallel', '2'], { env })
    expect([exitCode, most]).toEqual([0, 2])
  })

  it('saves the analyses into a folder with --folder', async () => {
    const { env } = await serve({
      'analyses.save': async ({ input }) => ({
        status: 200,
        body: { ...example, id: input.analysisId, saved: true, folderId: input.folderId ?? null },
      }),
    })
    const args = ['analyse', fileWith('leaf.jpg'), '--folder', 'fld_1', '--json']
    const { stdout } = await plant(args, { env })
    expect(JSON.parse(stdout)).toMatchObject({ id: 'an_1', saved: true, folderId: 'fld_1' })
  })

  it('uses colours only on a terminal or when forced', async () => {
    const { env } = await serve()
    const args = ['analyse', fileWith('leaf.jpg')]
    const escape = '\u001b['
    expect((await plantProcess(args, { env })).stdout).not.toContain(escape)
    const forced = await plantProcess(args, { env: { ...env, FORCE_COLOR: '1' } })
    expect(forced.stdout).toContain(escape)
  })
})

describe('plant analyse', () => {
  const refusing = (code: ErrorCode) =>
    serve({
      'analyses.start': async () => {
        throw problem(code, { detail: 'As the service says.', retryAfterSeconds: 7200 })
      },
    })

  it.each([
    ['INVALID_ARGUMENT', 2],
    ['IMAGE_UNDECODABLE', 3],
    ['IMAGE_INFECTED', 3],
    ['DAILY_QUOTA_EXCEEDED', 5],
    ['CONFLICT', 1],
    ['INTERNAL', 1],
  ] as const)('explains the error %s and exits with code %i', async (code, exitCode) => {
    const { env } = await refusing(code)
    const ended = await plant(['analyse', fileWith('leaf.jpg')], { env })
    expect(ended).toMatchObject({ exitCode, stdout: '' })
    expect(ended.stderr).toContain('As the service says.')
  })

  it.each([
    ['NOT_A_PLANT', [], 3],
    ['PHOTO_UNUSABLE', [], 3],
    ['ISSUES_FOUND', ['--fail-on-issues'], 7],
    ['HEALTHY', ['--fail-on-issues'], 0],
  ] as const)(
    'turns the outcome %s with the options %j into the exit code %i',
    async (outcome, options, exitCode) => {
      const { env } = await serve({
        'analyses.read': async ({ input: { id } }) => ({
          status: 200,
          body: completed(id, { outcome }),
        }),
      })
      expect(await plant(['analyse', fileWith('leaf.jpg'), ...options], { env })).toMatchObject({
        exitCode,
      })
    },
  )

  it('exits with code 6 if the transaction timed out', async () => {
    const { env } = await serve({
      'analyses.read': async ({ input: { id } }) => ({
        status: 200,
        body: {
          transactionId: id,
          status: 'FAILED',
          createdAt: example.createdAt,
          error: { code: 'TIMED_OUT', detail: 'It took longer than 120 s.' },
        },
      }),
    })
    const ended = await plant(['analyse', fileWith('leaf.jpg')], { env })
    expect(ended.exitCode).toBe(6)
    expect(ended.stderr).toContain('It took longer than 120 s.')
  })

  it('exits with code 6 if the service does not answer', async () => {
    const env = {
      PLANT_BASE_URL: `http://127.0.0.1:${await freePort()}`,
      PLANT_API_KEY: 'pk_ent_valid',
    }
    const ended = await plantProcess(['analyse', fileWith('leaf.jpg')], { env })
    expect(ended.exitCode).toBe(6)
    expect(ended.stderr).toContain('The service did not answer: connect ECONNREFUSED')
  })

  it('exits with code 4 for an unknown key and without a credential', async () => {
    const { env, url } = await serve()
    const args = ['analyse', fileWith('leaf.jpg')]
    const unknown = await plant(args, { env: { ...env, PLANT_API_KEY: 'pk_ent_other' } })
    expect([unknown.exitCode, unknown.stderr]).toEqual([4, expect.stringContaining('plant login')])
    const none = await plant(args, { env: { PLANT_BASE_URL: url } })
    expect([none.exitCode, none.stderr]).toEqual([4, expect.stringContaining('plant login')])
  })

  it('exits with code 5 when the quota is used up, and sends no further photo', async () => {
    let starts = 0
    const { env } = await serve({
      'analyses.start': async () => {
        starts += 1
        if (starts > 1) throw problem('DAILY_QUOTA_EXCEEDED', { retryAfterSeconds: 7200 })
        return { status: 202, body: started('an_1') }
      },
    })
    const photos = Array.from({ length: 5 }, (_, index) => fileWith(`${index}.jpg`))
    const ended = await plant(['analyse', ...photos, '--parallel', '1', '--json'], { env })
    expect([ended.exitCode, starts]).toEqual([5, 2])
    expect(JSON.parse(ended.stdout)).toMatchObject({ id: 'an_1' })
    expect(ended.stderr).toContain('There is more in 2 h.')
    expect(ended.stderr).toContain('Not sent: 3 of 5.')
  })

  it('exits with code 130 after Ctrl-C, and explains how to continue', async () => {
    const asked = Promise.withResolvers<void>()
    const { env } = await serve({
      'analyses.read': () => {
        asked.resolve()
        return new Promise(() => undefined)
      },
    })
    const running = start(['analyse', fileWith('leaf.jpg')], { env })
    await asked.promise
    running.interrupt()
    expect(await running.ended).toEqual({
      exitCode: 130,
      stdout: '',
      stderr: 'The analysis continues. To see the result: plant wait an_1\n',
    })
  })
})

describe('plant analyse sends nothing if the photo is', () => {
  it.each([
    ['a file that does not exist', () => 'missing.jpg', 2, 'missing.jpg: there is no such file'],
    ['a directory', ownFolder, 2, 'this is a directory'],
    ['an empty file', () => fileWith('empty.jpg', ''), 3, 'the file is empty'],
    ['a file of 8 MB', () => fileWith('large.jpg', Buffer.alloc(8e6)), 3, '8.0 MB is too large'],
  ])('%s', async (_, path, exitCode, message) => {
    let starts = 0
    const { env } = await serve({
      'analyses.start': async () => {
        starts += 1
        return { status: 202, body: started('an_1') }
      },
    })
    const ended = await plant(['analyse', fileWith('leaf.jpg'), path()], { env })
    expect(ended).toMatchObject({ exitCode, stdout: '' })
    expect(ended.stderr).toContain(message)
    expect(ended.stderr).toContain('Nothing was sent.')
    expect(starts).toBe(0)
  })
})

describe('plant wait', () => {
  it('prints an analysis that was started earlier', async () => {
    const { env } = await serve()
    const { exitCode, stdout } = await plant(['wait', 'an_7', '--json'], { env })
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { ...example, id: 'an_7' }])
  })

  it('exits with code 1 if the analysis does not exist', async () => {
    const { env } = await serve({
      'analyses.read': async () => {
        throw problem('NOT_FOUND', 'There is no analysis an_7.')
      },
    })
    const ended = await plant(['wait', 'an_7'], { env })
    expect([ended.exitCode, ended.stderr]).toEqual([
      1,
      expect.stringContaining('an_7: Not found: There is no analysis an_7.'),
    ])
  })
})
