import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, signUp } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { readZip } from '@plant/testing/zip'
import { expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { fileWith, ownFolder, plantProcess, start } from '../command-line/plant.ts'

const photo = async (seed: number) =>
  fileWith('leaf.jpg', Buffer.from(await leafPhoto(seed), 'base64'))

it('the command line signs in by password, analyses, waits, lists, exports and signs out', async () => {
  const { email } = await signUp()
  const cwd = ownFolder()
  const login = await plantProcess(['login', '--console', stack.WEB_URL, '--email', email], {
    cwd,
    stdin: 'secret-of-a-test\n',
  })
  expect([login.exitCode, login.stderr]).toEqual([
    0,
    expect.stringContaining(`as ${email} at ${stack.BASE_URL}: 20 of 20 analyses left today`),
  ])

  const args = ['analyse', await photo(91), '--language', 'ja', '--plant-id', 'bed 4', '--save']
  const analysed = await plantProcess([...args, '--json'], { cwd })
  expect([analysed.exitCode, analysed.stderr]).toEqual([0, ''])
  const analysis = JSON.parse(analysed.stdout) as { id: string; disclaimer: string }
  expect(analysis).toMatchObject({
    plantId: 'bed 4',
    saved: true,
    language: { served: 'ja' },
  })

  const waited = await plantProcess(['wait', analysis.id], { cwd })
  expect(waited.exitCode).toBe(0)
  expect(waited.stdout).toMatch(/│.*[\u2801-\u28ff].*│/)
  expect(waited.stdout.replaceAll('\n', '')).toContain(analysis.disclaimer)

  const listed = await plantProcess(['history', '--plant-id', 'bed 4', '--saved'], { cwd })
  expect(listed.stdout.trimEnd().split('\n')).toEqual([expect.stringContaining(analysis.id)])

  const exported = await plantProcess(['export'], { cwd })
  const files = await readZip(readFileSync(join(cwd, exported.stdout.trim())))
  expect([...files.keys()]).toContain('manifest.json')

  expect(await plantProcess(['logout'], { cwd })).toMatchObject({ exitCode: 0 })
  expect(existsSync(join(cwd, 'plant', 'credential.json'))).toBe(false)
  const after = await plantProcess(['history'], { cwd, env: { PLANT_BASE_URL: stack.BASE_URL } })
  expect(after.exitCode).toBe(4)
})

it('with an API key, the command line forwards the event of an analysis to a receiver', async () => {
  const owner = await signUp()
  const { body } = await call<{ token: string }>('POST', '/v1/tokens', { user: owner, body: {} })
  const env = { PLANT_BASE_URL: stack.BASE_URL, PLANT_API_KEY: body.token }
  const listening = start(['webhooks', 'listen'], { env })
  await listening.told('Listening for events.')
  const workspace = ['exec', '--workspace', 'packages/command-line', '--', 'plant']
  const { stdout } = await promisify(execFile)(
    'npm',
    [...workspace, 'analyse', await photo(92), '--json'],
    { cwd: root, env: { ...process.env, ...env } },
  )
  const { id } = JSON.parse(stdout) as { id: string }
  await listening.printed(id)
  listening.interrupt()
  const { exitCode, stdout: printed } = await listening.ended
  expect([exitCode, printed]).toEqual([0, expect.stringContaining('analysis.completed')])
})
