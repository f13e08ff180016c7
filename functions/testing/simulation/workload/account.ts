import { ask, insist, newKey, type Person, type Steps, textIn, type World } from '../people.ts'
import type { Credential } from '../service.ts'
import { making, on, one } from './things.ts'

/** Signs in anew, which some calls require. */
function signIn({ shared }: World, { uid, credential }: Person): void {
  const { identities } = shared.outside
  const known = identities.get(credential.bearer ?? '')
  if (known?.uid !== uid) return
  identities.set(credential.bearer ?? '', { ...known, signedInAt: new Date(shared.time.nowMs()) })
}

/** One of the person's raw API keys, also one that was revoked or rotated. */
function aKey({ whim }: World, { apiKeys }: Person): string | undefined {
  return apiKeys.size === 0 ? undefined : whim.pick([...apiKeys.values()])
}

const makeKey = making('apiKeys.create', 'apiKey', ({ whim }) => ({
  name: `key ${whim.int(3)}`,
  ...(whim.happens(0.2) && { scopes: ['read', 'analyse'] }),
}))

/** Calls with an API key, or with a token that was exchanged for one. */
async function callWithKey(world: World, person: Person): Promise<void> {
  const { whim } = world
  const apiKey = aKey(world, person)
  if (apiKey === undefined) return
  const headers = { 'x-enterprise-token': apiKey }
  const exchanged = whim.happens(0.5)
    ? await ask(world, person, { id: 'apiKeys.exchange', as: {}, headers })
    : undefined
  const bearer = exchanged && textIn(exchanged, 'idToken')
  const as: Credential = bearer === undefined ? { apiKey } : { bearer }
  const imageBase64 = Buffer.from(`diseased leaf ${whim.int(1e9)}`).toString('base64')
  if (whim.happens(0.5))
    await insist(world, person, {
      id: whim.pick(['analyses.start', 'analyses.analyseSync']),
      as,
      body: { imageBase64 },
      key: newKey(world),
    })
  else await ask(world, person, { id: 'history.list', as, query: { pageSize: '5' } })
}

/** Guesses the password of somebody's invitation, or takes the right one from the mail. */
async function enterPassword(
  world: World,
  person: Person,
  id: 'invitations.verify' | 'invitations.redeem',
): Promise<void> {
  const { whim, shared } = world
  const mails = shared.outside.mails.filter(({ to }) => to === person.email)
  const mail = mails.at(-1)
  const invitationId = mail?.text.match(/inv_[0-9A-Za-z]+/)?.[0]
  if (!mail || invitationId === undefined) return
  const right = mail.text.match(/\b\d{8}\b/)?.[0] ?? '00000000'
  const wrong = String(whim.int(1e8)).padStart(8, '0')
  const guesses = whim.happens(0.3) ? 7 : 1
  for (let guess = 0; guess < guesses; guess += 1) {
    const otp = guesses === 1 && whim.happens(0.7) ? right : wrong
    await ask(world, person, { id, as: person.credential, body: { invitationId, otp } })
  }
  if (guesses === 1 || whim.happens(0.5)) return
  await ask(world, person, { id, as: person.credential, body: { invitationId, otp: right } })
}

export const accountSteps = {
  'account.openSession': (world, person) =>
    insist(world, person, { id: 'account.openSession', as: person.credential, body: {} }),
  'account.readStats': (world, person) =>
    ask(world, person, { id: 'account.readStats', as: person.credential }),
  'account.export': (world, person) =>
    insist(world, person, {
      id: 'account.export',
      as: person.credential,
      body: { fresh: world.whim.happens(0.3) },
    }),
  'account.readExport': (world, person) =>
    ask(world, person, { id: 'account.readExport', as: person.credential }),
  'account.erase': (world, person) => {
    signIn(world, person)
    const body = { confirm: person.uid }
    return insist(world, person, { id: 'account.erase', as: person.credential, body })
  },
  'account.cancelErasure': (world, person) =>
    insist(world, person, { id: 'account.cancelErasure', as: person.credential }),
  'apiKeys.create': async (world, person) => {
    const answer = await makeKey(world, person)
    learnKey(person, answer)
  },
  'apiKeys.rotate': async (world, person) => {
    const gracePeriodSeconds = world.whim.pick([0, 30, 86_400])
    const answer = await insist(world, person, {
      id: 'apiKeys.rotate',
      as: person.credential,
      params: { id: one(world, person, 'apiKey') },
      body: { gracePeriodSeconds },
      key: newKey(world),
    })
    learnKey(person, answer)
  },
  'apiKeys.revoke': on('apiKeys.revoke', 'apiKey'),
  'apiKeys.setScopes': on('apiKeys.setScopes', 'apiKey', ({ whim }) => ({
    scopes: whim.pick([['read'], ['read', 'analyse'], ['read', 'analyse', 'manage']]),
  })),
  'apiKeys.list': (world, person) =>
    ask(world, person, { id: 'apiKeys.list', as: person.credential, query: { pageSize: '20' } }),
  'apiKeys.exchange': callWithKey,
  'invitations.invite': making(
    'invitations.invite',
    'invitation',
    ({ whim, people }) => ({ email: whim.pick(people).email }),
    'invitationId',
  ),
  'invitations.verify': (world, person) => enterPassword(world, person, 'invitations.verify'),
  'invitations.redeem': (world, person) => enterPassword(world, person, 'invitations.redeem'),
  'invitations.list': (world, person) =>
    ask(world, person, {
      id: 'invitations.list',
      as: person.credential,
      query: { pageSize: '20' },
    }),
  'invitations.remove': (world, person) => {
    const { whim, people } = world
    // A worker leaves by the id of an invitation that the owner knows.
    const id = one(world, whim.happens(0.5) ? person : whim.pick(people), 'invitation')
    return insist(world, person, { id: 'invitations.remove', as: person.credential, params: { id } })
  },
} satisfies Steps

function learnKey(person: Person, answer: Parameters<typeof textIn>[0]): void {
  const [id, token] = [textIn(answer, 'id'), textIn(answer, 'token')]
  if (id === undefined || token === undefined) return
  person.apiKeys.set(id, token)
  if (!person.own.apiKey.includes(id)) person.own.apiKey.push(id)
}
