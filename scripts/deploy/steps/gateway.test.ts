import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../common/root.ts'
import { gatewayFile } from './gateway.ts'

const generated = readFileSync(join(root, 'api-gateway/openapi2.yaml'), 'utf8')
const addresses = { api: 'https://api-1.run.app', photos: 'https://photos-1.run.app' }

it('every backend of the deployed gateway file has a real address', () => {
  const { text } = gatewayFile(generated, addresses)
  expect(text).toContain('address: https://photos-1.run.app')
  expect(text).not.toContain('.invalid')
})

it('different gateway files get different configuration names, and equal files get the same name', () => {
  const { config } = gatewayFile(generated, addresses)
  expect(gatewayFile(generated, addresses).config).toBe(config)
  expect(gatewayFile(`${generated}\n`, addresses).config).not.toBe(config)
  expect(config).toMatch(/^[a-z][a-z0-9-]{1,62}$/)
})

it('a placeholder without an address is an error', () => {
  expect(() => gatewayFile(`${generated} https://other.backend.invalid`, addresses)).toThrow()
})
