import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { omissions } from '../../functions/src/domain/webhooks/fit-event.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8')

it('the webhooks page lists the fields in the order in which the service omits them from a long event', () => {
  const [, section = ''] = page.split('### What a long event leaves out')
  const [list = ''] = section.split('\n## ')
  const fields = [...list.matchAll(/^\d+\. `(.+)`$/gm)].map(([, field]) => field)
  expect(fields).toEqual(omissions.map(({ field }) => field))
})
