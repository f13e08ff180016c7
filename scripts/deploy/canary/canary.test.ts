import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Reply } from '../cloud.ts'
import { deployTo, emptyProject, rollBack } from '../testing/run-on.ts'

type Project = ReturnType<typeof emptyProject>

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** Serves as a revision does, and fails every n-th request. Returns its address. */
async function startRevision(failsEvery: number): Promise<string> {
  let count = 0
  const server = createServer((_request, response) => {
    count += 1
    response.writeHead(failsEvery > 0 && count % failsEvery === 0 ? 500 : 200).end()
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Sends each call to a revision by the traffic that Cloud Run has, and counts the answers as Cloud
 * Monitoring does.
 */
function routeCalls(found: Project, addresses: Readonly<Record<string, string>>) {
  const counts = new Map<string, number>()
  const revisionAt = (turn: number): string => {
    let rest = turn % 100
    for (const [revision, percent] of Object.entries(found.run.trafficOf('api'))) {
      if (rest < percent) return revision
      rest -= percent
    }
    throw new Error('the traffic is less than 100 %')
  }
  const callAll = async (calls: number) => {
    for (let turn = 0; turn < calls; turn++) {
      const revision = revisionAt(turn)
      const { status } = await fetch(addresses[revision] ?? '')
      const key = `${revision} ${Math.floor(status / 100)}xx`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const answer = (): Reply => ({
    status: 200,
    body: {
      timeSeries: [...counts].map(([key, count]) => {
        const [revision_name, response_code_class] = key.split(' ')
        return {
          metric: { labels: { response_code_class } },
          resource: { labels: { revision_name } },
          points: [{ value: { int64Value: String(count) } }],
        }
      }),
    },
  })
  const { request } = found.cloud
  found.cloud.request = async (made) =>
    made.url.includes('/timeSeries?') ? answer() : await request(made)
  return { counts, callAll }
}

describe('a new version of an HTTP server', () => {
  async function deployTwice(failsEvery: { old: number; newest: number }) {
    const found = emptyProject()
    expect(await deployTo(found)).toMatchObject({ status: 0 })
    const addresses = {
      'api-1': await startRevision(failsEvery.old),
      'api-2': await startRevision(failsEvery.newest),
    }
    const router = routeCalls(found, addresses)
    let mostOfNew = 0
    found.onWait = async () => {
      mostOfNew = Math.max(mostOfNew, found.run.trafficOf('api')['api-2'] ?? 0)
      await router.callAll(200)
    }
    const said = await deployTo(found, { settings: 'CANARY_MINUTES=5' })
    return { found, mostOfNew, ...said, ...router }
  }

  it('gets a tenth of the calls, and then all', async () => {
    const { status, found, counts, mostOfNew } = await deployTwice({ old: 0, newest: 0 })
    expect(status).toBe(0)
    expect(mostOfNew).toBe(10)
    expect(Object.fromEntries(counts)).toEqual({ 'api-1 2xx': 900, 'api-2 2xx': 100 })
    expect(found.run.trafficOf('api')).toEqual({ 'api-2': 100 })
    expect(found.run.tagsOf('api')).toEqual({})
  })

  it('loses the calls again when it fails more often than the former version', async () => {
    const { status, text, found, counts } = await deployTwice({ old: 100, newest: 2 })
    expect(status).toBe(1)
    expect(text).toContain('api-2 failed 10 of 20 requests, and api-1 1 of 180')
    expect(text).toContain('The version before serves again.')
    expect(counts.get('api-2 5xx')).toBe(10)
    for (const service of ['api', 'photos', 'startanalysis', 'runanalysis', 'sweep'])
      expect(found.run.trafficOf(service)).toEqual({ [`${service}-1`]: 100 })
    expect(found.commands.join('\n').match(/api-configs create/g)).toHaveLength(1)
  })

  it('keeps the calls when the former version fails as often', async () => {
    const { status, found } = await deployTwice({ old: 4, newest: 4 })
    expect(status).toBe(0)
    expect(found.run.trafficOf('api')).toEqual({ 'api-2': 100 })
  })
})

describe('the new revisions', () => {
  it('get no traffic before they are tried by their tag', async () => {
    const found = emptyProject()
    await deployTo(found)
    const seen: object[] = []
    const status = await deployTo(found, {
      onTrial: (tag) =>
        void seen.push(found.run.trafficOf('photos'), { [tag]: found.run.tagsOf('photos')[tag] }),
    })
    expect(status).toMatchObject({ status: 0 })
    expect(seen).toEqual([{ 'photos-1': 100 }, { canary: 'photos-2' }])
  })

  it('get none at all if the trial by their tag fails', async () => {
    const found = emptyProject()
    await deployTo(found)
    const { status, text } = await deployTo(found, { newFaults: ['a leaf is answered 500'] })
    expect(status).toBe(1)
    expect(text).toContain('a leaf is answered 500')
    expect(found.run.trafficOf('api')).toEqual({ 'api-1': 100 })
    expect(found.run.tagsOf('api')).toEqual({})
    expect(found.waitedSeconds).toBe(0)
  })

  it.each([
    ['in a first deployment', 0, ''],
    ['without minutes for a trial', 1, 'CANARY_MINUTES=0'],
  ])('get all of the traffic at once %s', async (_when, before, settings) => {
    const found = emptyProject()
    for (let run = 0; run < before; run++) await deployTo(found)
    const { status } = await deployTo(found, { settings, newFaults: ['never asked'] })
    expect(status).toBe(0)
    expect(found.run.trafficOf('api')).toEqual({ [`api-${before + 1}`]: 100 })
  })

  it('follow a deployment that broke off in the middle of a trial', async () => {
    const found = emptyProject()
    await deployTo(found)
    found.onWait = async () => {
      found.failures.push({ part: '--to-revisions=api-1=100', said: 'killed', times: 1 })
      throw new Error('killed')
    }
    expect((await deployTo(found)).status).toBe(1)
    expect(found.run.trafficOf('api')).toEqual({ 'api-1': 90, 'api-2': 10 })
    found.onWait = async () => undefined
    expect(await deployTo(found)).toMatchObject({ status: 0 })
    expect(found.run.trafficOf('api')).toEqual({ 'api-3': 100 })
  })
})

describe('the image processor', () => {
  it('is called by each version of the functions under the tag of its own sources', async () => {
    const found = emptyProject()
    await deployTo(found)
    expect(found.functionSettings).toContain(
      'IMAGE_PROCESSOR_URL=https://ssource1---image-processor-abc-ew.a.run.app',
    )
    await deployTo(found, { imageSource: 'source2' })
    expect(found.functionSettings).toContain('https://ssource2---image-processor-')
    expect(found.run.tagsOf('image-processor')).toEqual({ ssource2: 'image-processor-3' })
    expect(found.run.trafficOf('image-processor')).toEqual({ 'image-processor-3': 100 })
  })

  it('serves from the newest revision after Terraform has changed its settings', async () => {
    const found = emptyProject()
    await deployTo(found)
    found.run.run('gcloud run deploy image-processor --no-traffic')
    await deployTo(found)
    expect(found.run.tagsOf('image-processor')).toEqual({ ssource1: 'image-processor-4' })
    expect(found.run.trafficOf('image-processor')).toEqual({ 'image-processor-4': 100 })
  })

  it('keeps what serves when the new version fails, and builds it again afterwards', async () => {
    const found = emptyProject()
    await deployTo(found)
    const image = { imageSource: 'source2' }
    await deployTo(found, { ...image, newFaults: ['no answer'] })
    expect(found.run.tagsOf('image-processor')).toEqual({ ssource1: 'image-processor-2' })
    expect(found.run.trafficOf('image-processor')).toEqual({ 'image-processor-2': 100 })
    expect(found.objects.get('sources/current-europe-west1')).toBe('"source1"')
    expect(await deployTo(found, image)).toMatchObject({ status: 0 })
    expect(found.run.tagsOf('image-processor')).toEqual({ ssource2: 'image-processor-4' })
  })

  it('is restored by a rollback under the tag that the former functions call', async () => {
    const found = emptyProject()
    await deployTo(found)
    await deployTo(found, { imageSource: 'source2' })
    expect(await rollBack(found)).toMatchObject({ status: 0 })
    expect(found.run.tagsOf('image-processor')).toEqual({ ssource1: 'image-processor-4' })
    expect(found.run.trafficOf('image-processor')).toEqual({ 'image-processor-4': 100 })
    expect(found.run.trafficOf('api')).toEqual({ 'api-1': 100 })
  })
})
