import { hasten, remains, until } from '@plant/testing/erasing'
import { createKey, withKey } from '@plant/testing/keys'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { operate, operateAsProcess } from '@plant/testing/operators'
import { call, signUp } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { describe, expect, it } from 'vitest'

describe('the command grant-plan', () => {
  it('gives a new account the enterprise plan, with a separate quota for each API key', async () => {
    const user = await signUp()
    expect(await operateAsProcess('grant-plan', user.uid, 'enterprise')).toMatchObject({
      status: 0,
    })
    const keys = [await createKey(user), await createKey(user)]
    const left: unknown[] = []
    for (const [index, { token }] of keys.entries()) {
      const body = { imageBase64: await leafPhoto(70 + index) }
      const answer = await call<{ usage: { remainingToday: number } }>(
        'POST',
        '/v0/analyze-direct',
        {
          headers: withKey(token),
          body,
        },
      )
      left.push(answer.body.usage.remainingToday)
    }
    expect(left).toEqual([999, 998])
  })

  it('rejects an unknown user and an unknown plan', async () => {
    const unknown = await operateAsProcess('grant-plan', 'nobody', 'enterprise')
    expect(unknown.status).toBe(1)
    expect(unknown.said).toContain('There is no user nobody.')
    expect((await operate('grant-plan', 'nobody', 'gold')).said).toContain('Usage')
  })
})

describe('the command onboard-enterprise', () => {
  const quotaOf = async (token: string) =>
    (await call<{ quota: { limit: number } }>('GET', '/v1/stats', { headers: withKey(token) })).body
      .quota.limit
  const keyIn = (said: string) => /pk_ent_[0-9A-Za-z]{42}/.exec(said)?.[0]

  it('assigns the enterprise plan, and prints a working API key only on the first run', async () => {
    const { uid } = await signUp()
    const first = await operate('onboard-enterprise', uid)
    expect(first).toMatchObject({ status: 0 })
    expect(await quotaOf(keyIn(first.stdout) ?? '')).toBe(1000)
    const again = await operate('onboard-enterprise', uid)
    expect(again).toMatchObject({ status: 0 })
    expect(keyIn(again.said)).toBeUndefined()
    expect(again.stdout).toContain(/tok_[0-9A-Za-z]{22}/.exec(first.stdout)?.[0])
    const second = await operate('onboard-enterprise', uid, 'another-key')
    expect(await quotaOf(keyIn(second.stdout) ?? '')).toBe(1000)
    expect(keyIn(second.stdout)).not.toBe(keyIn(first.stdout))
  })

  it('rejects an unknown user and a wrong argument without printing a key', async () => {
    const unknown = await operate('onboard-enterprise', 'nobody')
    expect(unknown).toMatchObject({ status: 1, stdout: '' })
    expect(unknown.said).toContain('There is no user nobody.')
    expect((await operate('onboard-enterprise', 'nobody', 'key')).said).toContain('Usage')
  })
})

describe('the command grant-role', () => {
  it("lets a user call administrative routes from the next request on, and sets the token's claim", async () => {
    const user = await signUp()
    const moderation = () => call('GET', '/v1/admin/moderation', { user })
    expect((await moderation()).status).toBe(403)
    expect(await operate('grant-role', user.uid, 'superadmin')).toMatchObject({ status: 0 })
    expect((await moderation()).status).not.toBe(403)
    const found = await fetch(
      `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${stack.PROJECT_ID}/accounts:lookup`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ localId: [user.uid] }),
      },
    )
    const { users } = (await found.json()) as { users: { customAttributes: string }[] }
    expect(JSON.parse(users[0]?.customAttributes ?? '{}')).toEqual({ role: 'superadmin' })
    expect(await operate('grant-role', user.uid, 'user')).toMatchObject({ status: 0 })
    expect((await moderation()).status).toBe(403)
  })
})

describe('the commands ban and unban', () => {
  it('apply from the next request on, even to a superadmin', async () => {
    const user = await signUp()
    const { uid } = user
    await operate('grant-role', uid, 'superadmin')
    const moderation = async () => (await call('GET', '/v1/admin/moderation', { user })).status
    expect(await moderation()).toBe(200)
    const banned = await operate('ban', uid, 'The', 'phone', 'was', 'stolen.')
    expect(banned).toMatchObject({ status: 0 })
    expect(banned.said).toContain(`${uid} is now banned`)
    expect(await moderation()).toBe(403)
    expect(await operate('unban', uid)).toMatchObject({ status: 0 })
    expect(await moderation()).toBe(200)
    await operate('grant-role', uid, 'user')
  })

  it('reject an unknown user', async () => {
    for (const args of [
      ['nobody', 'why'],
      ['ent:nobody', 'why'],
    ])
      expect(await operate('ban', ...args)).toMatchObject({ status: 1 })
    expect((await operate('ban', 'somebody')).said).toContain('Usage')
    expect((await operate('unban', 'somebody', 'why')).said).toContain('Usage')
  })
})

describe('the command erase', () => {
  /** Creates a user with an analysis and its photo, a folder and a key. */
  async function furnished() {
    const user = await signUp()
    const body = { imageBase64: await leafPhoto(817) }
    expect((await call('POST', '/v1/analyses/sync', { user, body })).status).toBe(200)
    expect((await call('POST', '/v1/folders', { user, body: { name: 'Herbs' } })).status).toBe(200)
    await createKey(user)
    return user
  }

  it('erases all data of one person and of nobody else if the argument is "now"', async () => {
    const [user, bystander] = [await furnished(), await furnished()]
    expect((await remains(user)).length).toBeGreaterThan(8)
    // Waits until the mail about the new key has been sent.
    await until(async () => !(await remains(bystander)).some((path) => path.startsWith('notices/')))
    const before = await remains(bystander)
    const erased = await operate('erase', user.uid, 'now')
    expect(erased).toMatchObject({ status: 0 })
    expect(erased.said).toContain(`${user.uid} cannot sign in after`)
    await hasten(user.uid, 'CLOSED')
    await until(async () => (await remains(user)).length === 0)
    expect(await remains(bystander)).toEqual(before)
  })

  it('schedules the erasure for seven days later, and can cancel the scheduled erasure', async () => {
    const user = await signUp()
    expect((await call('GET', '/v1/history', { user })).status).toBe(200)
    const scheduled = await operate('erase', user.uid)
    const from = /after ([^;\s]+);/.exec(scheduled.said)?.[1] ?? ''
    expect(Math.round((Date.parse(from) - Date.now()) / 86_400_000)).toBe(7)
    expect(await remains(user)).toContain(`erasures/${user.uid}`)
    expect(await operate('erase', user.uid, 'cancel')).toMatchObject({ status: 0 })
    expect(await remains(user)).not.toContain(`erasures/${user.uid}`)
    expect((await call('GET', '/v1/history', { user })).status).toBe(200)
  })

  it('rejects an unknown user and changes nothing', async () => {
    const unknown = await operate('erase', 'nobody', 'now')
    expect(unknown.status).toBe(1)
    expect(unknown.said).toContain('nobody')
    expect(await operate('erase', 'nobody', 'tomorrow')).toMatchObject({ status: 2 })
    expect((await operate('erase')).said).toContain('Usage')
  })
})
