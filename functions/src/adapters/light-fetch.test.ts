import { createServer, type RequestListener, type Server } from 'node:http'
import { listen } from '@plant/testing/listen'
import { afterEach, describe, expect, it } from 'vitest'
import { lightFetch } from './light-fetch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  return listen(server)
}

const echo: RequestListener = async (incoming, answer) => {
  const parts = await incoming.toArray()
  answer.setHeader('set-cookie', ['a=1', 'b=2']).setHeader('content-type', 'application/json')
  const { method, url, headers } = incoming
  const body = Buffer.concat(parts).toString()
  answer.writeHead(201).end(JSON.stringify({ method, url, headers, body }))
}

describe('fetch for Google’s libraries', () => {
  it('sends method, headers and body, and returns what the server answers', async () => {
    const url = await serve(echo)
    const headers = new Headers({ 'X-Goog-Request': 'one' })
    const answer = await lightFetch(`${url}/v1/a?b=c`, { method: 'POST', headers, body: 'größe' })
    expect(answer).toMatchObject({ ok: true, status: 201, url: `${url}/v1/a?b=c` })
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await answer.json()).toMatchObject({
      method: 'POST',
      url: '/v1/a?b=c',
      body: 'größe',
      headers: { 'x-goog-request': 'one', 'content-length': '7' },
    })
  })

  it('reads without a body', async () => {
    const url = await serve(echo)
    const answer = await lightFetch(new URL(url))
    expect(JSON.parse(await answer.text())).toMatchObject({ method: 'GET', body: '' })
  })

  it('returns an answer of a failure instead of throwing', async () => {
    const url = await serve((_, answer) => answer.writeHead(503).end('busy'))
    const answer = await lightFetch(url)
    expect(answer).toMatchObject({ ok: false, status: 503, statusText: 'Service Unavailable' })
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('busy')
  })

  it('rejects with the code of a connection that breaks before the answer', async () => {
    const url = await serve((incoming) => incoming.socket.destroy())
    await expect(lightFetch(url)).rejects.toMatchObject({ code: 'ECONNRESET' })
  })

  it('rejects the body of an answer that breaks off', async () => {
    const url = await serve((_, answer) => {
      answer.writeHead(200, { 'content-length': '100' }).write('half')
      setImmediate(() => answer.destroy())
    })
    const answer = await lightFetch(url)
    await expect(answer.text()).rejects.toMatchObject({ code: 'ECONNRESET' })
  })

  it('ends a request and the body of an answer when its signal fires', async () => {
    const url = await serve((incoming, answer) => {
      if (incoming.url === '/body') answer.writeHead(200).write('half')
    })
    const early = AbortSignal.timeout(20)
    await expect(lightFetch(url, { signal: early })).rejects.toMatchObject({ code: 'ABORT_ERR' })
    const late = new AbortController()
    const answer = await lightFetch(`${url}/body`, { signal: late.signal })
    late.abort()
    await expect(answer.text()).rejects.toThrow('aborted')
  })
})
