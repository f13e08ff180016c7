import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { assertPortsFree } from './port-holder.ts'
import { portsFrom, readPortBase } from './ports.ts'

describe('PORT_BASE', () => {
  it('moves every port', () => {
    const here = portsFrom(readPortBase({ PORT_BASE: '20000' }))
    const there = portsFrom(readPortBase({ PORT_BASE: '21000' }))
    const taken = new Set(Object.values(here))
    expect(Object.values(there).filter((port) => taken.has(port))).toEqual([])
  })

  it('gives each part its own port', () => {
    const ports = Object.values(portsFrom(20_000))
    expect(new Set(ports).size).toBe(ports.length)
  })

  it.each(['', 'many', '80', '70000'])('cannot be "%s"', (base) => {
    expect(() => readPortBase({ PORT_BASE: base })).toThrow()
  })
})

it('a port in use is reported together with the process that holds it', async () => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    await expect(assertPortsFree({ ...portsFrom(20_900), gateway: port })).rejects.toThrow(
      new RegExp(`${port} \\(gateway\\): held by process ${process.pid}, `),
    )
  } finally {
    server.close()
  }
})
