import { createHarness, type TestHarness } from '@plant/testing/harness'
import { optimised } from '@plant/testing/harness/plants'
import { describe, expect, it } from 'vitest'
import { sweepIncidents } from './record.ts'

const context = { requestId: 'r', signal: new AbortController().signal }
const hourSeconds = 3600
const all = (service: TestHarness, name: string) => [...service.documents.all(name).values()]
const alerts = ({ log }: TestHarness) => log.filter(({ severity }) => severity === 'ALERT')
const violations = async (service: TestHarness, uid = 'ada') => (await service.user(uid)).violations

/** Sends files that the scanner reports as malware, each with different bytes. */
async function flood(service: TestHarness, files: readonly number[], uid = 'ada') {
  service.steady.ports.images.optimise = async (bytes) =>
    optimised(Buffer.from(bytes.toString().startsWith('virus') ? 'virus' : bytes))
  for (const file of files) {
    const imageBase64 = Buffer.from(`virus ${file}`).toString('base64')
    const client = service.steady.as((await service.signUp(uid)).caller)
    await client.analyseSync({ input: { imageBase64 } }).catch(() => undefined)
  }
}
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const many = { quota: { userDaily: 1000, keyDaily: 1000, memberDaily: 1000 } }

describe('malware of one user', () => {
  it('is reported at once, and a second audit entry summarises the further files of the hour', async () => {
    const service = createHarness(many)
    await flood(service, numbers(150))
    expect(all(service, 'securityIncidents')).toHaveLength(1)
    expect(all(service, 'audit')).toHaveLength(1)
    expect(alerts(service)).toHaveLength(1)
    service.clock.advance(hourSeconds)
    for (let n = 0; n < 3; n += 1) await sweepIncidents(service.steady.ports, context)
    expect(all(service, 'audit')).toMatchObject([
      { action: 'malware.in-request' },
      { action: 'malware.further', actorUid: 'ada' },
    ])
    expect(JSON.stringify(all(service, 'audit')[1])).toContain('149')
    expect(alerts(service)).toHaveLength(2)
    await flood(service, [1000])
    expect(all(service, 'securityIncidents')).toHaveLength(2)
  })

  it('is counted once per distinct file', async () => {
    const service = createHarness(many)
    await flood(service, Array(20).fill(7))
    service.clock.advance(hourSeconds * 25)
    await sweepIncidents(service.steady.ports, context)
    await flood(service, [7])
    expect(all(service, 'securityIncidents')).toHaveLength(1)
    expect(all(service, 'audit')).toHaveLength(1)
    expect(await violations(service)).toBe(1)
  })

  it('counts as at most one violation a day', async () => {
    const service = createHarness(many)
    await flood(service, numbers(5))
    expect(await violations(service)).toBe(1)
    service.clock.advance(86_400)
    await flood(service, [6, 7])
    expect(await violations(service)).toBe(2)
    const { lastViolations } = await service.user('ada')
    expect(lastViolations).toMatchObject([{ kind: 'MALWARE' }, { kind: 'MALWARE' }])
  })

  it('is not a violation if an API key sends it, because the files come from customers', async () => {
    const service = createHarness(many)
    await flood(service, numbers(3), 'ent:acme')
    expect(await violations(service, 'ent:acme')).toBe(0)
    expect(all(service, 'securityIncidents')).toHaveLength(1)
  })

  it('does not delay the report on another user', async () => {
    const service = createHarness(many)
    await flood(service, numbers(30))
    await flood(service, [1], 'bob')
    expect(all(service, 'securityIncidents')).toHaveLength(2)
  })
})
