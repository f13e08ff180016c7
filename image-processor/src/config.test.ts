import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const required = {
  CALLER_AUDIENCE: 'https://image-processor.example',
  CALLER_EMAILS: 'api@project.iam.gserviceaccount.com, photos@project.iam.gserviceaccount.com',
}

describe('requiring clamd in a deployment', () => {
  it.each([{ NODE_ENV: 'production' }, { K_SERVICE: 'image-processor' }])(
    'throws for the environment %o without CLAMD_ADDRESS',
    (deployed) => {
      expect(() => readConfig({ ...required, ...deployed })).toThrow('CLAMD_ADDRESS')
      expect(() => readConfig({ ...required, ...deployed, CLAMD_ADDRESS: '' })).toThrow('CLAMD')
      const config = readConfig({ ...required, ...deployed, CLAMD_ADDRESS: '/run/clamd.sock' })
      expect(config.scanner).toEqual({
        kind: 'CLAMD',
        address: { kind: 'UNIX', path: '/run/clamd.sock' },
      })
    },
  )
})

it("trusts Google's tokens by default, and requires an audience and at least one caller", () => {
  expect(readConfig(required)).toEqual({
    port: 8080,
    caller: {
      issuer: 'https://accounts.google.com',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      audience: 'https://image-processor.example',
      emails: ['api@project.iam.gserviceaccount.com', 'photos@project.iam.gserviceaccount.com'],
    },
    scanner: { kind: 'BUILT_IN' },
    imagesInFlightMax: 2,
    imageTimeoutSeconds: 10,
  })
  expect(() => readConfig({})).toThrow('CALLER_AUDIENCE')
  expect(() => readConfig({ ...required, CALLER_EMAILS: ' , ' })).toThrow('CALLER_EMAILS')
})

it('refuses to process more photos at once than fit in memory', () => {
  expect(() => readConfig({ ...required, IMAGES_IN_FLIGHT_MAX: '3' })).toThrow(
    'IMAGES_IN_FLIGHT_MAX',
  )
})

describe('CLAMD_ADDRESS', () => {
  it('accepts a host with a port', () => {
    const config = readConfig({ ...required, CLAMD_ADDRESS: '127.0.0.1:3310' })
    expect(config.scanner).toEqual({
      kind: 'CLAMD',
      address: { kind: 'TCP', host: '127.0.0.1', port: 3310 },
    })
  })

  it.each(['localhost', 'clamd:', 'relative/path'])('rejects the address %s', (address) => {
    expect(() => readConfig({ ...required, CLAMD_ADDRESS: address })).toThrow('host:port')
  })
})
