import { describe, expect, it } from 'vitest'
import { problem } from '../../functions/src/domain/problem.ts'
import { completed, example, fileWith, plant, plantProcess, serve, started } from './plant.ts'

/** A service that makes each transaction id from `an_` and the `clientReference` without `.jpg`. */
const naming = () =>
  serve({
    'analyses.start': async ({ input }) => ({
      status: 202,
      body: started(`an_${(input.clientReference ?? '1').replace('.jpg', '')}`),
    }),
  })

describe('the command plant analyse', () => {
  it('prints the diagnosis as a picture and in words', async () => {
    const { env } = await serve()
    const { exitCode, stdout, stderr } = await plantProcess(['analyse', fileWith('leaf.jpg')], {
      env,
    })
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Yellowing; the cause cannot be told from this photo\n/)
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
    const more = [...place, '--country', 'de', '--watering-days', '3', '--reference', 'order']
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
        country: 'DE',
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

  it('with --json, prints one answer of the service per line, in the order of the photos', async () => {
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

describe('the command plant wait', () => {
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
