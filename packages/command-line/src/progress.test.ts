import { PassThrough } from 'node:stream'
import type { WriteStream } from 'node:tty'
import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { progressOf } from './progress.ts'

/** The parts of a terminal that progress output needs. */
function streamWith(parts: { isTTY: boolean; columns: number }) {
  const stream = Object.assign(new PassThrough(), parts)
  const written = () => String(stream.read() ?? '')
  return { stderr: stream as unknown as WriteStream, written }
}

it('shows the progress on a single line that never wraps', () => {
  const { stderr, written } = streamWith({ isTTY: true, columns: 10 })
  const progress = progressOf({ stderr })
  progress.show('葉.jpg: being analysed, 3 s')
  const shown = written()
  expect(shown).not.toContain('\n')
  expect(stripVTControlCharacters(shown)).toBe('葉.jpg: b')
  progress.clear()
  expect(stripVTControlCharacters(written())).toBe('')
})

it('writes nothing without a terminal', () => {
  const { stderr, written } = streamWith({ isTTY: false, columns: 80 })
  const progress = progressOf({ stderr })
  progress.show('leaf.jpg: being analysed')
  progress.clear()
  expect(written()).toBe('')
})
