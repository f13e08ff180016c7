import { ask, insist, newKey, type Person, type Scene, type Steps, textIn } from '../people.ts'
import type { Credential } from '../service.ts'
import { making, on, one } from './things.ts'

/** Signs in once more, because some calls require a recent sign-in. */
function signIn({ shared }: Scene, { uid, credential }: Person): void {
  const { identities } = shared.outside
  const known = identities.get(credential.bearer ?? '')
  if (known?.uid !== uid) return
  identities.set(credential.bearer ?? '', { ...known, signedInAt: new Date(shared.time.nowMs()) })
}

/** One of the person's raw API keys, also one that was revoked or rotated. */
function aKey({ whim }: Scene, { apiKeys }: Person): string | undefined {
  return apiKeys.size === 0 ? undefined : whim.pick([...apiKeys.values()])
}

const makeKey = making('apiKeys.create', 'apiKey', ({ whim }) => ({
  name: `key ${whim.int(3)}`,
  ...(whim.happens(0.2) && { scopes: ['read', 'analyse'] }),
}))

/** Calls with an API key, or with a token that was exchanged for one. */
async function callWithKey(scene: Scene, person: Person): Promise<void> {
  const { whim } = scene
  const apiKey = aKey(scene, person)
  if (apiKey === undefined) return
  const headers = { 'x-enterprise-token': apiKey }
  const exchanged = whim.happens(0.5)
    ? await ask(scene, person, { id: 'apiKeys.exchange', as: {}, headers })
    : undefined
  const bearer = exchanged && textIn(exchanged, 'idToken')
  const as: Credential = bearer === undefined ? { apiKey } : { bearer }
  const imageBase64 = Buffer.from(`diseased leaf ${whim.int(1e9)}`).toString('base64')
  if (whim.happens(0.5))
    await insist(scene, person, {
      id: whim.pick(['analyses.start', 'analyses.analyseSync']),
      as,
      body: { imageBase64 },
      key: newKey(scene),
    })
  else await ask(scene, person, { id: 'history.list', as, query: { pageSize: '5' } })
}

/** The invitation and the password in the last mail that the person got. */
function lastInvitation({ shared }: Scene, { email }: Person) {
  const { mails } = shared.outside
  const text = mails.findLast(({ to, text }) => to === email && text.includes('inv_'))?.text ?? ''
  const invitationId = /inv_[0-9A-Za-z]+/.exec(text)?.[0]
  const right = /\b\d{8}\b/.exec(text)?.[0]
  return invitationId === undefined || right === undefined ? undefined : { invitationId, right }
}

/** Guesses the password of somebody's invitation, or takes the right one from the mail. */
async function enterPassword(
  scene: Scene,
  person: Person,
  id: 'invitations.verify' | 'invitations.redeem',
): Promise<void> {
  const { whim } = scene
  const mailed = lastInvitation(scene, person)
  if (!mailed) return
  const { invitationId, right } = mailed
  const wrong = String(whim.int(1e8)).padStart(8, '0')
  const guesses = whim.happens(0.2) ? 7 : 1
  for (let guess = 0; guess < guesses; guess += 1) {
    const otp = guesses === 1 && whim.happens(0.9) ? right : wrong
    await ask(scene, person, { id, as: person.credential, body: { invitationId, otp } })
  }
  if (guesses === 1 || whim.happens(0.5)) return
  await ask(scene, person, { id, as: person.credential, body: { invitationId, otp: right } })
}

export const accountSteps = {
  'account.openSession': (scene, person) =>
    insist(scene, person, { id: 'account.openSession', as: person.credential, body: {} }),
  'account.readStats': (scene, person) =>
    ask(scene, person, { id: 'account.readStats', as: person.credential }),
  'account.export': (scene, person) =>
    insist(scene, person, {
      id: 'account.export',
      as: person.credential,
      body: { fresh: scene.whim.happens(0.3) },
    }),
  'account.readExport': (scene, person) =>
    ask(scene, person, { id: 'account.readExport', as: person.credential }),
  'account.erase': (scene, person) => {
    signIn(scene, person)
    const body = { confirm: person.uid }
    return insist(scene, person, { id: 'account.erase', as: person.credential, body })
  },
  'account.cancelErasure': (scene, person) =>
    insist(scene, person, { id: 'account.cancelErasure', as: person.credential }),
  'apiKeys.create': async (scene, person) => {
    const answer = await makeKey(scene, person)
    learnKey(person, answer)
  },
  'apiKeys.rotate': async (scene, person) => {
    const gracePeriodSeconds = scene.whim.pick([0, 30, 86_400])
    const answer = await insist(scene, person, {
      id: 'apiKeys.rotate',
      as: person.credential,
      params: { id: one(scene, person, 'apiKey') },
      body: { gracePeriodSeconds },
      key: newKey(scene),
    })
    learnKey(person, answer)
  },
  'apiKeys.revoke': on('apiKeys.revoke', 'apiKey'),
  'apiKeys.setScopes': on('apiKeys.setScopes', 'apiKey', ({ whim }) => ({
    scopes: whim.pick([['read'], ['read', 'analyse'], ['read', 'analyse', 'manage']]),
  })),
  'apiKeys.list': (scene, person) =>
    ask(scene, person, { id: 'apiKeys.list', as: person.credential, query: { pageSize: '20' } }),
  'apiKeys.exchange': callWithKey,
  'invitations.invite': making(
    'invitations.invite',
    'invitation',
    ({ whim, people }, { uid }) => ({
      email: whim.pick(people.slice(0, 4).filter((other) => other.uid !== uid)).email,
    }),
    'invitationId',
  ),
  'invitations.verify': (scene, person) => enterPassword(scene, person, 'invitations.verify'),
  'invitations.redeem': (scene, person) => enterPassword(scene, person, 'invitations.redeem'),
  'invitations.list': (scene, person) =>
    ask(scene, person, {
      id: 'invitations.list',
      as: person.credential,
      query: { pageSize: '20' },
    }),
  'invitations.remove': (scene, person) => {
    const { whim, people } = scene
    // A worker leaves by the id of an invitation that the owner knows.
    const id = one(scene, whim.happens(0.5) ? person : whim.pick(people), 'invitation')
    return insist(scene, person, {
      id: 'invitations.remove',
      as: person.credential,
      params: { id },
    })
  },
} satisfies Steps

function learnKey(person: Person, answer: Parameters<typeof textIn>[0]): void {
  const [id, token] = [textIn(answer, 'id'), textIn(answer, 'token')]
  if (id === undefined || token === undefined) return
  person.apiKeys.set(id, token)
  if (!person.own.apiKey.includes(id)) person.own.apiKey.push(id)
}
