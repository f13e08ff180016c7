import { expect, it } from 'vitest'
import { operationsFor } from './operations-for.ts'

it.each([
  ['admin', 'active', ['admin.ban']],
  ['admin', 'banned', []],
  ['superadmin', 'active', ['admin.ban', 'admin.banPermanently', 'admin.resetQuota']],
  ['superadmin', 'banned', ['admin.unban', 'admin.resetQuota']],
] as const)(
  'the page offers the operations of a %s on a user who is %s',
  (role, status, operations) => {
    expect(operationsFor({ status }, role)).toEqual(operations)
  },
)
