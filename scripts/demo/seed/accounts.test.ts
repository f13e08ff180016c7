import { describe, expect, it } from 'vitest'
import { demonstrationOf } from './accounts.ts'
import { readAddresses } from './environment.ts'
import { repeatableKey } from './person.ts'

const stack = {
  BASE_URL: 'http://127.0.0.1:8400',
  PROJECT_ID: 'demo-plant',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:8401',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8402',
  MAIL_URL: 'http://127.0.0.1:8418',
}

describe('a demonstration', () => {
  it('has an account for each role in a demo- project, and lists the user first', () => {
    const { accounts } = demonstrationOf('demo-plant')
    expect(accounts[0]).toMatchObject({ role: 'user', email: 'grower@demo.example' })
    expect(new Set(accounts.map(({ role }) => role))).toEqual(
      new Set(['user', 'enterprise', 'admin', 'superadmin']),
    )
    // A second approval takes a second superadmin.
    expect(accounts.filter(({ role }) => role === 'superadmin')).toHaveLength(2)
  })

  it.each(['plants', 'my-demo-plant', 'demo', ''])(
    'has no accounts in the project "%s"',
    (projectId) => {
      expect(() => demonstrationOf(projectId)).toThrow('does not begin with demo-')
      expect(() => readAddresses({ ...stack, PROJECT_ID: projectId })).toThrow()
    },
  )

  it.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'])(
    'is not created without %s, because requests would go to Google',
    (name) => {
      expect(readAddresses(stack)).toMatchObject({ PROJECT_ID: 'demo-plant' })
      expect(() => readAddresses({ ...stack, [name]: undefined })).toThrow(name)
    },
  )

  it('uses the same Idempotency-Keys in every run, and each key is a UUID of version 4', () => {
    const key = repeatableKey('analyse one')
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(repeatableKey('analyse one')).toBe(key)
    expect(repeatableKey('analyse other')).not.toBe(key)
  })
})
