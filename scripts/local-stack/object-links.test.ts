import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { close, listen } from './http.ts'
import { startObjectLinks } from './object-links.ts'

const secret = 'a secret of the link server'

it('a page of any origin may read a photo by its link', async () => {
  const storage = await listen(0, async (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp' }).end('webp')
  })
  const links = await startObjectLinks(0, (storage.address() as AddressInfo).port, secret)
  onTestFinished(async () => void (await Promise.all([close(storage), close(links)])))
  const path = 'optimized/ada/leaf.webp'
  const expires = Math.floor(Date.now() / 1000) + 60
  const signature = createHmac('sha256', secret).update(`${path}\n${expires}`).digest('hex')
  const { port } = links.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/${path}?expires=${expires}&signature=${signature}`
  const answer = await fetch(url, { headers: { origin: 'https://app.example' } })
  expect([answer.status, await answer.text()]).toEqual([200, 'webp'])
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})
