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

describe('the command plant analyse', () => {
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

describe('the command plant analyse sends nothing if the photo is', () => {
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
