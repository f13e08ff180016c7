import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { base64Of, thumbnailOf, webpOf } from '@plant/testing/harness/plants'
import { bearer, join, type Person } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { openPage } from '@plant/testing/page'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedPhotoLinks } from '../../functions/src/adapters/photo-links/photo-links.ts'
import type { Analysis } from '../../functions/src/contract/schemas/analysis.ts'
import { storageBucket } from '../../scripts/common/project.ts'
import { close, listen } from '../../scripts/local-stack/http.ts'
import { startObjectLinks } from '../../scripts/local-stack/object-links.ts'

const key = { accessId: 'GOOG1LOCAL', secret: 'the key of the link server' }
const gridSize = 20
const subject = 'diseased leaf'

let service: ServiceInProcess
/** The links that are being signed, and all that were. */
const signing = { now: 0, most: 0, all: 0 }
let servers: Awaited<ReturnType<typeof listen>>[]
let ada: Person

beforeAll(async () => {
  const storage = await listen(0, async (request, response) => {
    const [, name = ''] = /\/o\/([^?]+)/.exec(request.url ?? '') ?? []
    const bytes = service.harness.objects.get(decodeURIComponent(name))
    response.writeHead(bytes ? 200 : 404, { 'content-type': 'image/webp' }).end(bytes)
  })
  const { port } = storage.address() as AddressInfo
  const linkServer = await startObjectLinks(0, port, Object.values(key).join(':'))
  servers = [storage, linkServer]
  const baseUrl = `http://127.0.0.1:${(linkServer.address() as AddressInfo).port}`
  const links = signedPhotoLinks({ baseUrl, bucket: storageBucket, key })
  // The link server uses the machine's clock. Links change every quarter of an hour, so the time is
  // fixed.
  const now = new Date()
  service = await startService({
    photoLinks: {
      async linkTo(path) {
        signing.all += 1
        signing.now += 1
        signing.most = Math.max(signing.most, signing.now)
        await setImmediate()
        signing.now -= 1
        return await links.linkTo(path, now)
      },
    },
  })
  ada = await join(service, 'ada')
  for (let count = 0; count < gridSize; count += 1) await analyse()
})

afterAll(() => Promise.all([service.close(), ...servers.map(close)]))

async function analyse(): Promise<void> {
  const answer = await fetch(`${service.url}/v1/analyses/sync`, {
    method: 'POST',
    headers: { ...ada.identity, 'content-type': 'application/json' },
    body: JSON.stringify({ imageBase64: base64Of(subject) }),
  })
  expect(answer.status).toBe(200)
}

/** The photo links in the history that the page reads. */
async function history(page: ReturnType<typeof openPage>) {
  const answer = await page.read(`${service.url}/v1/history`, ada.identity)
  const { items } = (await answer.json()) as { items: Analysis[] }
  return items.flatMap(({ image }) => image ?? [])
}

it('a grid of 20 photos needs one call of the API and 20 image requests without preflights', async () => {
  const page = openPage('https://app.example')
  const images = await history(page)
  const shown = await Promise.all(images.map(({ thumbnailUrl }) => page.show(thumbnailUrl)))
  const thumbnail = Buffer.from(thumbnailOf(webpOf(subject)).webp)
  for (const answer of shown) {
    expect(answer.status).toBe(200)
    expect(thumbnail.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
  }
  const storage = page.sent.filter(({ path }) => path.startsWith(`/${storageBucket}/`))
  const api = page.sent.filter((sent) => !storage.includes(sent))
  // The call carries a token, so the browser sends a preflight, and repeats it after two hours.
  expect(api.map(({ method }) => method)).toEqual(['OPTIONS', 'GET'])
  expect(storage.map(({ method }) => method)).toEqual(Array(gridSize).fill('GET'))
  expect(new Set(storage.map(({ path }) => path)).size).toBe(gridSize)
})

it('the links of a page are signed at once, and no others', async () => {
  Object.assign(signing, { most: 0, all: 0 })
  const answer = await openPage('https://app.example').read(
    `${service.url}/v1/history?pageSize=7`,
    ada.identity,
  )
  expect(answer.status).toBe(200)
  expect(signing).toEqual({ now: 0, most: 14, all: 14 })
})

it('a page that is opened again has the same links, so that a cache can serve the photos', async () => {
  const page = openPage('https://app.example')
  const [first, second] = [await history(page), await history(page)]
  expect(second).toEqual(first)
})

it('a script can read a photo only if the script sends no token with the request', async () => {
  const page = openPage('https://app.example')
  const [image] = await history(page)
  const url = image?.url ?? ''
  expect(await (await page.read(url)).text()).toBe(webpOf(subject).toString())
  const withToken = page.read(url, bearer('a-token'))
  await expect(withToken).rejects.toThrow(TypeError)
})

it('a client that requests format=json gets the link as JSON, and can then read the photo without a credential', async () => {
  const [id] = [...service.harness.documents.all('analyses').keys()]
  const page = openPage('https://app.example')
  const answer = await page.read(`${service.url}/v1/analyses/${id}/image?format=json`, ada.key)
  const { url } = (await answer.json()) as { url: string }
  expect((await page.read(url)).status).toBe(200)
})
