import { expect, it } from 'vitest'
import { jsonLines } from './json-lines.ts'

function logged(fields: Record<string, unknown>): Record<string, unknown> {
  const lines: string[] = []
  jsonLines('a-project', (line) => lines.push(line)).write('WARNING', 'odd\nthing', fields)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

it('the log writes each entry as one line with the severity and message for Cloud Logging', () => {
  expect(logged({ requestId: 'req_1' })).toMatchObject({
    severity: 'WARNING',
    message: 'odd\nthing',
    requestId: 'req_1',
  })
})

it('a log field cannot replace the severity or the message', () => {
  expect(logged({ severity: 'DEBUG', message: 'fine' }).severity).toBe('WARNING')
})

it('the log writes an error with its message, stack, code and cause', () => {
  const error = Object.assign(new Error('outer', { cause: new Error('inner') }), { code: 14 })
  expect(logged({ error }).error).toMatchObject({
    name: 'Error',
    message: 'outer',
    code: 14,
    cause: { message: 'inner' },
  })
})

it('the log redacts secrets at any depth and replaces binary data by its length', () => {
  // The time of a line contains 16.6 or 49.2 in some seconds of each hour.
  const { time: _time, ...written } = logged({
    body: { imageBase64: 'AAAA', latitude: 49.2, longitude: 16.6 },
    headers: { Authorization: 'Bearer x', 'x-api-key': 'pk_ent_x' },
    image: new Uint8Array(7),
  })
  expect(JSON.stringify(written)).not.toMatch(/AAAA|49\.2|16\.6|Bearer|pk_ent/)
  expect(written.image).toBe('[7 bytes]')
})

it('the log writes an entry even if its fields cannot be serialised', () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  expect(logged(circular)).toMatchObject({ severity: 'WARNING', message: 'odd\nthing' })
})
