import { expect, it } from 'vitest'
import { cleaned } from './invitation.ts'

it("the form accepts an invitation's id and password as pasted from a mail", () => {
  expect(cleaned({ invitationId: ' inv_1\n', otp: ' 1234 5678 ' })).toEqual({
    invitationId: 'inv_1',
    otp: '12345678',
  })
  expect(cleaned({ invitationId: 'inv_1', otp: '1234-5678' }).otp).toBe('12345678')
})
