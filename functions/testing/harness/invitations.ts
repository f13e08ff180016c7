import { oneTimePasswords } from '../../src/adapters/secrets/one-time-passwords.ts'
import { type Account, accounts, type User, users } from '../../src/collections/accounts.ts'
import { ref } from '../../src/collections/collection.ts'
import type { KnownCaller } from '../../src/contract/caller.ts'
import { callerCache } from '../../src/operations/authentication/cache.ts'
import { invite } from '../../src/operations/invitations/invite.ts'
import { listInvitations } from '../../src/operations/invitations/list.ts'
import { redeemInvitation } from '../../src/operations/invitations/redeem.ts'
import { removeInvitation } from '../../src/operations/invitations/remove.ts'
import { verifyInvitation } from '../../src/operations/invitations/verify.ts'
import { Unavailable } from '../../src/ports/context.ts'
import type { Mail } from '../../src/ports/messages.ts'
import { onlyPorts, type Ports } from '../../src/ports/ports.ts'
import { bodyOf } from './answers.ts'
import { type CallOptions, callOf } from './client.ts'
import { callerOf, type TestService } from './service.ts'

export type Invitations = ReturnType<typeof invitationsOf>
type Person = Parameters<typeof callerOf>[1]

/** The invitations of the service in one process, with a mailbox and a count of password HMACs. */
export function invitationsOf(service: TestService) {
  const mails: Mail[] = []
  const trouble = { mailIsDown: false, digests: 0 }
  const passwords = oneTimePasswords('a secret of thirty-two characters')
  const ports = onlyPorts({
    ...service.steady.ports,
    cache: callerCache(),
    mailer: {
      async send(mail: Mail) {
        if (trouble.mailIsDown) throw new Unavailable('mail')
        mails.push(mail)
      },
    },
    oneTimePasswords: {
      ...passwords,
      digest(id: string, password: string) {
        trouble.digests += 1
        return passwords.digest(id, password)
      },
    },
  })
  return {
    service,
    ports,
    mails,
    trouble,
    /** Signs up a user with the address `<uid>@example.org` and returns the user's client. */
    async join(uid: string) {
      await service.signUp(uid)
      return clientOf(ports, callerOf(uid, { email: `${uid}@example.org` }))
    },
    as: (uid: string, parts: Person = {}) =>
      clientOf(ports, callerOf(uid, { email: `${uid}@example.org`, ...parts })),
    client: (caller: KnownCaller) => clientOf(ports, caller),
    /** The clients of the same service with other ports. */
    over: (other: typeof ports) => ({
      as: (uid: string) => clientOf(other, callerOf(uid, { email: `${uid}@example.org` })),
    }),
    async change(accountId: string, parts: Partial<Account>): Promise<void> {
      await ports.store.transaction(async (database) => {
        const [account] = await database.getAll(ref(accounts, accountId))
        if (account) database.update(ref(accounts, accountId), { ...account, ...parts })
      }, new AbortController().signal)
    },
    rename(accountId: string, name: string): Promise<void> {
      return this.change(accountId, { name })
    },
    /** A user's current record, read without any cache. */
    async user(uid: string): Promise<User> {
      const [user] = await ports.store.getAll(ref(users, uid))
      if (!user) throw new Error(`${uid} did not sign up`)
      return user
    },
  }
}

function clientOf(ports: Ports, caller: KnownCaller) {
  return {
    caller,
    invite: async (email: string, language?: string, options: CallOptions = {}) => {
      const input = { email, ...(language && { language }) }
      return bodyOf(await invite.handler(callOf(caller, input, options), ports))
    },
    verify: async (invitationId: string, otp: string) =>
      bodyOf(
        await verifyInvitation.handler(callOf({ kind: 'anonymous' }, { invitationId, otp }), ports),
      ),
    redeem: async (invitationId: string, otp: string) =>
      bodyOf(await redeemInvitation.handler(callOf(caller, { invitationId, otp }), ports)),
    list: async (page: { pageSize?: number; pageToken?: string } = {}) =>
      bodyOf(await listInvitations.handler(callOf(caller, { pageSize: 20, ...page }), ports)),
    remove: async (id: string) =>
      bodyOf(await removeInvitation.handler(callOf(caller, { id }), ports)),
  }
}

/** Finds the password, which is the only sequence of eight digits in a mail's plain text. */
export function passwordIn(mail: Mail | undefined): string {
  const runs = mail?.text.match(/\d{8,}/g) ?? []
  const [password] = runs
  if (runs.length !== 1 || password?.length !== 8) throw new Error(`runs of digits: ${runs.length}`)
  return password
}

/** Returns a password that differs from the given password. */
export function wrong(password: string): string {
  return password === '00000000' ? '00000001' : '00000000'
}
