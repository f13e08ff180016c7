import { expect, it } from 'vitest'
import { jsonLines } from '../log/json-lines.ts'
import { currentTraceName, runInTrace, traceCarrier } from './trace.ts'

const id = '4bf92f3577b34da6a3ce929d0e0e4736'
const other = '0af7651916cd43dd8448eb211c80319c'
const named = `00-${id}-00f067aa0ba902b7-01`
const traceOf = (carrier?: Record<string, string>) =>
  runInTrace(carrier, () => currentTraceName('p'))

it.each([
  ['traceparent', { traceparent: named }],
  ['X-Cloud-Trace-Context', { 'x-cloud-trace-context': `${id}/12;o=1` }],
  ['X-Cloud-Trace-Context without a span', { 'x-cloud-trace-context': id }],
  [
    'traceparent in preference to X-Cloud-Trace-Context',
    { traceparent: named, 'x-cloud-trace-context': `${other}/1` },
  ],
])('runInTrace continues the trace in %s', (_header, carrier) => {
  expect(traceOf(carrier)).toBe(`projects/p/traces/${id}`)
})

it.each([
  ['nothing', undefined],
  ['a truncated header', { traceparent: `${named}`.slice(0, 20) }],
  ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
  ['a header that could break a log line', { 'x-cloud-trace-context': `${id}"/1` }],
])('runInTrace starts a new trace if the caller sends %s', (_case, carrier) => {
  const trace = traceOf(carrier)
  expect(trace).toMatch(/^projects\/p\/traces\/[0-9a-f]{32}$/)
  expect(trace).not.toBe(traceOf(carrier))
})

it('log lines and outgoing calls contain the trace of the work that causes them', async () => {
  const lines: string[] = []
  const log = jsonLines('p', (line) => void lines.push(line))
  await runInTrace({ traceparent: named }, async () => {
    await Promise.resolve()
    log.write('INFO', 'within')
    expect(traceOf(traceCarrier() as Record<string, string>)).toBe(`projects/p/traces/${id}`)
  })
  log.write('INFO', 'without')
  const traces = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(traces.map((line) => line['logging.googleapis.com/trace'])).toEqual([
    `projects/p/traces/${id}`,
    undefined,
  ])
  expect(traceCarrier()).toEqual({})
})
