import { expect, it } from 'vitest'
import { clientEnvironment } from '../local-stack/environment.ts'
import { portsFrom } from '../local-stack/ports.ts'
import { addressesOf } from './addresses.ts'

it('the printed lines list the project, the bucket and every address that an app needs', () => {
  const text = addressesOf(clientEnvironment(portsFrom(9000), 'secret'), '.build/logs').join('\n')
  for (const address of [
    'http://127.0.0.1:9000',
    '127.0.0.1:9001',
    '127.0.0.1:9002',
    '127.0.0.1:9003',
    '127.0.0.1:9005',
    'http://127.0.0.1:9018',
    'demo-plant',
    '.build/logs',
  ])
    expect(text).toContain(address)
  for (const service of ['Gateway', 'Auth', 'Firestore', 'Storage', 'Functions', 'Mails', 'Logs'])
    expect(text).toMatch(new RegExp(`^${service}\\b`, 'm'))
  expect(text).not.toContain('secret')
})
