import { embeddedModel } from '../../src/adapters/embedded-model/embedded-model.ts'
import { oneTimePasswords } from '../../src/adapters/secrets/one-time-passwords.ts'
import { base62Alphabet } from '../../src/domain/base62.ts'
import { conditionIds } from '../../src/domain/catalogue/conditions.ts'
import { catalogueLanguages } from '../../src/domain/locales/languages.ts'
import { addSeconds } from '../../src/domain/time.ts'
import { formatSecret } from '../../src/domain/webhooks/signature.ts'
import { callerCache } from '../../src/operations/authentication/cache.ts'
import type { Archiver } from '../../src/ports/objects.ts'
import type { Ports } from '../../src/ports/ports.ts'
import type { SecretBox } from '../../src/ports/secrets.ts'
import { locales } from '../locales.ts'
import type { Chance } from './chance.ts'
import { type Database, storeOf } from './documents.ts'
import type { Messages } from './messages.ts'
import {
  imagesOf,
  mailerOf,
  modelOf,
  type Outside,
  objectsOf,
  receiversOf,
  streamsOf,
} from './outside.ts'
import type { Process, Surroundings } from './process.ts'

/** What all processes of a run share, besides time and chance. */
export type Shared = Surroundings & {
  database: Database
  outside: Outside
  messages: Messages
  /** Draws ids and secrets. */
  dice: Chance
  /** How likely a process runs the older version. */
  older: number
  /** Errors that no caller or job was told of. */
  errors: string[]
}

const secondLook = embeddedModel(locales)
const answers = { check: async () => undefined }

/** All ports of the service for one process. Their calls take time and meet trouble. */
export function portsOf(shared: Shared, process: Process): Ports {
  const { dice, database, outside, messages } = shared
  const ids = { random: (prefix: string) => `${prefix}_${lettersOf(dice, 22)}` }
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => dice.int(256)))
  return {
    ...settings,
    store: storeOf(database, process, shared, ids),
    objects: objectsOf(outside, process),
    objectStreams: streamsOf(outside, process),
    archiver,
    images: imagesOf(process),
    model: modelOf(outside, process, shared),
    secondLook,
    clock: process.clock,
    ids,
    secrets: { base62: (characters) => lettersOf(dice, characters) },
    secretBox,
    webhookSecret: () => formatSecret(bytes(32)),
    oneTimePasswords: {
      ...oneTimePasswords('a secret of thirty-two characters'),
      create: () => String(dice.int(1e8)).padStart(8, '0'),
    },
    queue: messages.queueOf(process),
    publisher: messages.publisherOf(process),
    webhookClient: receiversOf(outside, process, shared),
    mailer: mailerOf(outside, process, shared),
    cache: callerCache(),
    log: {
      write(severity, message, fields) {
        const text = JSON.stringify(fields)
        if (severity !== 'ERROR' || process.isDead() || isTrouble.test(text)) return
        shared.errors.push(`${message} ${text}`)
      },
    },
    ...signIn(shared, process),
  }
}

const isTrouble = /"(Unavailable|MailRefused|Died|AbortError|Error: \d+ ms have passed)\b/

function signIn({ outside: { identities }, time }: Shared, process: Process) {
  let issued = 0
  return {
    identities: {
      verify: (token) => process.call('identities.verify', () => identities.get(token)),
    },
    identityRemoval: {
      remove: (uids) =>
        process.call('identities.remove', () => {
          for (const [token, { uid }] of identities)
            if (uids.includes(uid)) identities.delete(token)
        }),
    },
    tokenIssuer: {
      issue: ({ uid, apiKeyId }, { signal }) =>
        process.call(
          'tokens.issue',
          () => {
            issued += 1
            const idToken = `${process.name}-${issued}`
            identities.set(idToken, { ...nobody, uid, apiKeyId })
            const expiresAt = addSeconds(new Date(time.nowMs()), 3600)
            return { idToken, expiresInSeconds: 3600, expiresAt }
          },
          { signal },
        ),
    },
  } satisfies Partial<Ports>
}

export const nobody = {
  email: null,
  emailVerified: false,
  apiKeyId: null,
  signedInAt: null,
} as const

function lettersOf(dice: Chance, count: number): string {
  let text = ''
  for (let index = 0; index < count; index += 1)
    text += base62Alphabet.charAt(dice.int(base62Alphabet.length))
  return text
}

/** Seals without chance, so that a run can be repeated, and still checks the purpose. */
const secretBox: SecretBox = {
  seal: async (secret, purpose) =>
    `1.${Buffer.from(`${purpose}\n${secret}`).toString('base64url')}`,
  isCurrent: () => true,
  async open(sealed, purpose) {
    const text = Buffer.from(sealed.slice(2), 'base64url').toString()
    if (!text.startsWith(`${purpose}\n`)) throw new Error('sealed for another purpose')
    return text.slice(purpose.length + 1)
  },
}

/** Puts each entry on lines of its own. A ZIP library would wait for Node's own streams. */
const archiver: Archiver = {
  async *pack(entries) {
    for await (const { name, content } of entries) {
      yield Buffer.from(`\n== ${name}\n`)
      yield* content()
    }
  },
}

/** Few units a day, so that runs reach the limits. */
export const quota = { userDaily: 6, keyDaily: 8, memberDaily: 7 }

const settings = {
  appCheck: { mode: 'OFF' },
  secondFactor: 'SUPERADMINS',
  probes: [],
  statusProbes: {
    api: { needs: [answers] },
    analysis: { needs: [answers] },
    images: { needs: [answers] },
    webhooks: { needs: [answers] },
    'sign-in': { needs: [answers] },
  },
  providerTokens: { verify: async () => undefined },
  photoLinks: {
    linkTo: async (path, now) => ({
      url: `https://photos.test/${path}?${now.getTime()}`,
      expiresAt: addSeconds(now, 1800),
    }),
  },
  conditionsNamed: conditionIds,
  consoleUrl: undefined,
  definitions: { swagger: '', openApi: '' },
  languages: catalogueLanguages,
  locales,
  pageTokenSecret: 'a secret of thirty-two characters',
  providerSecrets: [],
  rules: { quota, transactionTimeoutSeconds: 120 },
  told: {
    firestoreDatabase: '(default)',
    minimumAppVersion: '1.0.0',
    legal: { termsUrl: null, privacyUrl: null },
  },
  violationsForBan: 2,
  webhooks: { retryScale: 0.01, allowsLocalhost: false },
  worksInBackground: false,
} as const satisfies Partial<Ports>
