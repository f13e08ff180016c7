import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@plant/testing/free-port'
import { killListener } from '@plant/testing/listener'
import { expect, it } from 'vitest'

it('killListener ends the process that listens on a port, and reports whether a process listened', async () => {
  const port = await freePort()
  const listen = `require('node:http').createServer().listen(${port}, () => console.log('ready'))`
  const child = spawn(process.execPath, ['-e', listen])
  await once(child.stdout, 'data')
  const exit = once(child, 'exit')
  expect(killListener(port)).toBe(true)
  expect(await exit).toEqual([null, 'SIGKILL'])
  expect(killListener(port)).toBe(false)
})
