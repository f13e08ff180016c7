import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../common/root.ts'
import { deployTo, emptyProject, rollBack } from '../testing/run-on.ts'

const lock = 'deploy.lock'
const held = { id: 'x', by: 'user:eve@example.org on laptop', since: '2026-11-28T03:00:00Z' }

it('two deployments at once end with one release and one refusal that names the holder', async () => {
  const found = emptyProject()
  let second: Awaited<ReturnType<typeof deployTo>> | undefined
  const { execute } = found.cloud
  found.cloud.execute = async (command) => {
    if (command.includes('submit') && second === undefined) {
      second = { status: -1, text: '', isLeft: false, hosts: [] }
      second = await deployTo(found)
    }
    return await execute(command)
  }
  expect(await deployTo(found)).toMatchObject({ status: 0 })
  expect(second).toMatchObject({ status: 1 })
  expect(second?.text).toMatch(
    /Another deployment or rollback works: user:ada@example\.org on \S+ since 0 minutes/,
  )
  expect(found.objects.has(lock)).toBe(false)
})

it('a lock that a crash has left stops a rollback too, which says how to remove it', async () => {
  const found = emptyProject()
  await deployTo(found)
  found.objects.set(lock, JSON.stringify(held))
  const { status, text } = await rollBack(found)
  expect(status).toBe(1)
  expect(text).toMatch(/user:eve@example\.org on laptop since \d+ minutes/)
  expect(text).toContain('gcloud storage rm gs://plants-1-plant-state/deploy.lock')
  expect(found.objects.get(lock)).toBe(JSON.stringify(held))
})

it('a failed deployment gives its lock back', async () => {
  const found = emptyProject()
  expect((await deployTo(found, { faults: ['no answer'] })).status).toBe(1)
  expect(found.objects.has(lock)).toBe(false)
})

it('a dry run takes no lock', async () => {
  const found = emptyProject()
  found.objects.set(lock, JSON.stringify(held))
  expect((await deployTo(found, { isDryRun: true })).status).toBe(0)
  expect(found.asked.join('\n')).not.toContain(lock)
})

it('a lock whose answer was lost is still the own one', async () => {
  const found = emptyProject()
  const { request } = found.cloud
  let lost = 0
  found.cloud.request = async (made) => {
    const reply = await request(made)
    return made.method === 'POST' && made.url.includes(lock) && lost++ === 0
      ? { status: 0, body: undefined }
      : reply
  }
  expect((await deployTo(found)).status).toBe(0)
  expect(found.objects.has(lock)).toBe(false)
})

it.each(['SIGINT', 'SIGTERM'] as const)(
  'after %s, the lock is given back before the process ends',
  async (signal) => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.method ?? '')
      response.end('{"generation":"7"}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const script = `
    import { alone } from ${JSON.stringify(join(root, 'scripts/deploy/canary/lock.ts'))}
    import { listenForSignals } from ${JSON.stringify(join(root, 'scripts/deploy/canary/ending.ts'))}
    listenForSignals()
    const ask = async ({ method }) => {
      const response = await fetch('http://127.0.0.1:${port}', { method })
      return { status: response.status, body: await response.json() }
    }
    const place = { project: 'plants', read: { ask }, print: console.log }
    await alone(place, 'user:ada@example.org', async () => {
      console.log('works')
      await new Promise((done) => setTimeout(done, 60_000))
    })`
    const args = ['--experimental-strip-types', '--input-type=module', '--eval', script]
    const child = spawn(process.execPath, args, { cwd: root })
    child.stdout.once('data', () => child.kill(signal))
    const [status] = (await once(child, 'close')) as [number | null]
    server.close()
    expect([status, asked]).toEqual([130, ['POST', 'DELETE']])
  },
)
