import { readFileSync } from 'node:fs'
import { type Listener, listeners } from '@plant/testing/listener'
import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { listMarked, stackMark } from '../../scripts/local-stack/marked-processes.ts'
import { portsFrom } from '../../scripts/local-stack/ports.ts'
import { describeWith } from '../../scripts/test/describe-with.ts'

const base = Number(new URL(stack.BASE_URL).port)
const ports = portsFrom(base)

/** The forms of 127.0.0.1 in the kernel's tables: of IPv4, and of IPv4 in an IPv6 socket. */
const loopback = ['0100007F', '0000000000000000FFFF00000100007F']

/** The process of the tests and its children have the stack's mark, but are not of the stack. */
function isOfTests(pid: number): boolean {
  if (pid === process.pid) return true
  const parent = Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  return parent > 1 && isOfTests(parent)
}

await describeWith('Linux', 'the local stack', () => {
  it('M4: listens only on 127.0.0.1, with every process', () => {
    const found = listeners()
    const marked = listMarked(process.env[stackMark] ?? '').filter((pid) => !isOfTests(pid))
    const main = found.find(({ port }) => port === ports.issuer)?.pid
    const own = found.filter(({ pid }) => pid === main || marked.includes(pid))
    const listening = new Set(own.map(({ port }) => port))
    expect(Object.entries(ports).filter(([, port]) => !listening.has(port))).toEqual([])
    const open = ({ address }: Listener) => !loopback.includes(address)
    expect(own.filter(open)).toEqual([])
  })
})
