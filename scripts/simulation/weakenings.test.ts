import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../common/root.ts'
import { weakenings } from './weakenings.ts'

const guards = weakenings.flatMap((weakening) => weakening.guards)

it.each(guards)('this guard stands once in $file: $was', ({ file, was, becomes }) => {
  expect(readFileSync(join(root, file), 'utf8').split(was)).toHaveLength(2)
  expect(becomes).not.toBe(was)
})
