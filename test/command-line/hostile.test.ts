import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { binary, completed, fileWith, plant, plantProcess, serve, start } from './plant.ts'

/** A file name with terminal commands that set the window's title and clear the screen. */
const name = 'a\u001b]0;owned\u0007\u001b[2Jb.jpg'

it('the command line removes terminal commands from file names', async () => {
  const { env } = await serve()
  const missing = await plant(['analyse', `/no/${name}`], { env })
  expect([missing.exitCode, missing.stderr]).toEqual([2, expect.stringContaining('ab.jpg')])
  expect(missing.stderr).not.toMatch(/(?!\n)\p{Cc}/u)
  const photos = [fileWith(name), fileWith(name)]
  const { exitCode, stdout } = await plant(['analyse', ...photos], { env })
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('ab.jpg')])
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u)
})

it('the command line reads at most the maximum photo size from a pipe', async () => {
  const { env } = await serve()
  const ended = await plantProcess(['analyse', '/dev/zero'], { env })
  expect([ended.exitCode, ended.stderr]).toEqual([3, expect.stringContaining('is too large')])
})

it('L7: the command line prints no characters that could steer a terminal with --json', async () => {
  const hostile = completed('an_1', { clientReference: 'a\u202egpj.\u2066b\u009b31m' })
  const { env } = await serve({ 'analyses.read': async () => ({ status: 200, body: hostile }) })
  const { stdout } = await plant(['wait', 'an_1', '--json'], { env })
  expect(JSON.parse(stdout)).toEqual(hostile.analysis)
  expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
})

it('K4: the command line and its assistant learn nothing of a key that cannot be sent', async () => {
  const { env } = await serve()
  const PLANT_API_KEY = 'pk_ent_valid\npk_ent_other'
  const { exitCode, stderr } = await plant(['history'], { env: { ...env, PLANT_API_KEY } })
  expect([exitCode, stderr]).toEqual([2, expect.not.stringContaining('pk_ent_')])
})

it('the command line sends the name of a file as one line, and cuts no character in half', async () => {
  const references: unknown[] = []
  const { env } = await serve({
    'analyses.start': async ({ input }) => {
      references.push(input.clientReference)
      return {
        status: 202,
        body: { transactionId: 'an_1', timeoutSeconds: 120, status: 'PENDING' },
      }
    },
  })
  const long = fileWith(`🌱${'x'.repeat(123)}.jpg`)
  await plant(['analyse', long, long], { env })
  expect(references).toEqual(Array(2).fill(`\ufffd${'x'.repeat(123)}.jpg`))
  const odd = fileWith('a\u202eb\nc\u2028d.jpg')
  await plant(['analyse', odd, odd], { env })
  expect(references.slice(2)).toEqual(Array(2).fill('a b c d.jpg'))
})

it('the command line continues after its standard error is closed', async () => {
  const running = start(['analyze'])
  running.stopListening()
  expect(await running.ended).toMatchObject({ exitCode: 2 })
})

it('the command line reports that it could not write its results', () => {
  const line = `"${process.execPath}" "${binary}" --help > /dev/full`
  const { status, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('no space left on device')])
})
