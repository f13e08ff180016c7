import { createHmac } from 'node:crypto'
import { putObject } from '@plant/testing/objects'
import { stack } from '@plant/testing/stack'
import { beforeAll, expect, it } from 'vitest'

const path = `stack-probes/${crypto.randomUUID()} leaf.txt`
const inAnHour = Math.floor(Date.now() / 1000) + 3600

function linkTo(objectPath: string, expires: number, signedPath = objectPath): string {
  const signature = createHmac('sha256', stack.OBJECT_LINK_SECRET)
    .update(`${signedPath}\n${expires}`)
    .digest('hex')
  const location = objectPath.split('/').map(encodeURIComponent).join('/')
  return `${stack.OBJECT_LINK_URL}/${location}?expires=${expires}&signature=${signature}`
}

beforeAll(async () => {
  await putObject(path, 'a leaf')
})

it('a link that has not lapsed gives the object', async () => {
  const response = await fetch(linkTo(path, inAnHour))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('a leaf')
})

it('a lapsed link is refused', async () => {
  expect((await fetch(linkTo(path, inAnHour - 7200))).status).toBe(403)
})

it('a link whose end was moved is refused', async () => {
  const moved = linkTo(path, inAnHour).replace(String(inAnHour), String(inAnHour + 1))
  expect((await fetch(moved)).status).toBe(403)
})

it('a link that was signed for another object is refused', async () => {
  expect((await fetch(linkTo(path, inAnHour, 'stack-probes/other.txt'))).status).toBe(403)
})

it('a link without a signature is refused', async () => {
  expect((await fetch(`${stack.OBJECT_LINK_URL}/${encodeURIComponent(path)}`)).status).toBe(403)
})

it('a genuine link to an object that is gone is 404', async () => {
  expect((await fetch(linkTo('stack-probes/gone.txt', inAnHour))).status).toBe(404)
})
