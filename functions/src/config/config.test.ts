import { expect, it } from 'vitest'
import { limits } from '../contract/limits.ts'
import { readConfig } from './config.ts'

const secret = 'a secret of thirty-two characters'
const password = 'hunter2'
const deployed = {
  GCLOUD_PROJECT: 'a-project',
  REGION: 'europe-west1',
  STORAGE_BUCKET: 'a-project.firebasestorage.app',
  IMAGE_PROCESSOR_URL: 'https://image-processor.example',
  PAGE_TOKEN_SECRET: secret,
  PHOTO_LINK_KEY: `GOOG1EXAMPLE:${'x'.repeat(40)}`,
  INVITATION_SECRET: secret,
  SECRET_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  IDENTITY_API_KEY: 'key',
  MAIL_FROM: 'Plants <no-reply@plants.example>',
  SMTP_URL: `smtps://me:${password}@mail.example:465`,
}
const without = (...names: (keyof typeof deployed)[]) =>
  Object.fromEntries(Object.entries(deployed).filter(([name]) => !names.some((n) => n === name)))

it('a deployment starts if every setting is set, and a demo project starts with its defaults', () => {
  expect(readConfig(deployed).mail?.url).toBe(deployed.SMTP_URL)
  const { GCLOUD_PROJECT: _project, ...rest } = without('SMTP_URL', 'IDENTITY_API_KEY')
  expect(readConfig({ ...rest, GCLOUD_PROJECT: 'demo-x' }).mail?.url).toBe('smtp://127.0.0.1:1025')
})

it('readConfig names all missing or wrong settings in one error, which shows no value of a setting', () => {
  const names = [
    'REGION',
    'STORAGE_BUCKET',
    'PAGE_TOKEN_SECRET',
    'SECRET_KEYS',
    'SMTP_URL',
    'IDENTITY_API_KEY',
  ] as const
  const lacking = { ...without(...names), QUOTA_USER_DAILY: 'many', INVITATION_SECRET: password }
  const said = () => readConfig(lacking)
  for (const name of names) expect(said).toThrow(`${name} is missing`)
  for (const name of ['QUOTA_USER_DAILY', 'INVITATION_SECRET']) expect(said).toThrow(`${name}: `)
  expect(said).not.toThrow(password)
})

it.each(['95', '481', '120.5', 'two minutes'])(
  'readConfig rejects a transaction timeout of %s, which does not fit the background work',
  (TRANSACTION_TIMEOUT_SECONDS) => {
    expect(() => readConfig({ ...deployed, TRANSACTION_TIMEOUT_SECONDS })).toThrow(
      'TRANSACTION_TIMEOUT_SECONDS: must be a whole number from 96 to 480',
    )
  },
)

it('readConfig accepts the shortest, the longest and the default transaction timeout', () => {
  const timeoutOf = (env: object) => readConfig({ ...deployed, ...env }).rules
  for (const seconds of [96, 480])
    expect(timeoutOf({ TRANSACTION_TIMEOUT_SECONDS: `${seconds}` })).toMatchObject({
      transactionTimeoutSeconds: seconds,
    })
  expect(timeoutOf({})).toMatchObject({
    transactionTimeoutSeconds: limits.transaction.timeoutSeconds,
    quota: {
      userDaily: limits.quota.userDaily,
      keyDaily: limits.quota.enterpriseDaily,
      memberDaily: limits.quota.enterpriseMemberDaily,
    },
  })
})

it('readConfig allows a shorter retry schedule of webhooks only in a demo project', () => {
  const short = { ...deployed, WEBHOOK_RETRY_SCALE: '0.5' }
  expect(() => readConfig(short)).toThrow('WEBHOOK_RETRY_SCALE: must be 1 outside demo- projects')
  expect(readConfig({ ...short, GCLOUD_PROJECT: 'demo-x' }).webhooks.retryScale).toBe(0.5)
})

it('readConfig rejects a Sunset date before the deprecation date of the legacy paths', () => {
  const sunset = (LEGACY_SUNSET: string) => readConfig({ ...deployed, LEGACY_SUNSET }).sunset
  expect(() => sunset('2026-11-19')).toThrow('LEGACY_SUNSET: must not be before 2026-11-20')
  expect(sunset('2026-11-20')).toEqual(new Date('2026-11-20'))
})

it('a function that sends no mail needs no mail server, and ignores a configured mail server', () => {
  const runAnalysis = { FUNCTION_TARGET: 'runAnalysis' }
  expect(readConfig({ ...without('SMTP_URL'), ...runAnalysis }).mail).toBeUndefined()
  expect(readConfig({ ...deployed, ...runAnalysis }).mail).toBeUndefined()
  const api = { ...without('SMTP_URL'), FUNCTION_TARGET: 'api' }
  expect(() => readConfig(api)).toThrow('SMTP_URL is missing')
})

it('a deployment that sends mail must name the sender, unless it is a demo project', () => {
  const { MAIL_FROM: _from, ...silent } = deployed
  expect(() => readConfig(silent)).toThrow('MAIL_FROM is missing')
  expect(() => readConfig({ ...deployed, MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM: ')
  expect(readConfig(deployed).mail?.from).toBe(deployed.MAIL_FROM)
  expect(readConfig({ ...silent, FUNCTION_TARGET: 'photos' }).mail).toBeUndefined()
  expect(readConfig({ ...silent, GCLOUD_PROJECT: 'demo-x' }).mail?.from).toContain('@')
})

it("the service skips the gateway's entry in X-Forwarded-For only if every call comes through the gateway", () => {
  const hopsOf = (FUNCTION_TARGET: string) =>
    readConfig({ ...deployed, FUNCTION_TARGET }).forwardedHops
  expect([hopsOf('api'), hopsOf('photos')]).toEqual([1, 1])
  // Anybody can call the function directly, and so can pretend to be the gateway.
  expect(hopsOf('startAnalysis')).toBe(0)
})

it('only functions with HTTP callers have the key that signs links to photos', () => {
  const { PHOTO_LINK_KEY: _key, ...rest } = deployed
  const keyOf = (FUNCTION_TARGET: string) => readConfig({ ...rest, FUNCTION_TARGET }).photoLinks
  for (const worker of ['runAnalysis', 'deliverWebhook', 'sweep', 'buildExport'])
    expect(keyOf(worker)).toBeUndefined()
  for (const edge of ['api', 'photos', 'startAnalysis'])
    expect(() => keyOf(edge)).toThrow('PHOTO_LINK_KEY is missing')
  expect(readConfig({ ...deployed, FUNCTION_TARGET: 'api' }).photoLinks).toEqual({
    baseUrl: 'https://storage.googleapis.com',
    key: { accessId: 'GOOG1EXAMPLE', secret: 'x'.repeat(40) },
  })
  const wrong = { ...deployed, PHOTO_LINK_KEY: password }
  expect(() => readConfig(wrong)).toThrow('PHOTO_LINK_KEY: ')
  expect(() => readConfig(wrong)).not.toThrow(password)
})

it('no function needs the key if IAM signs links to photos', () => {
  const { PHOTO_LINK_KEY: _key, ...rest } = deployed
  const signedBy = (FUNCTION_TARGET: string) =>
    readConfig({ ...rest, PHOTO_LINK_SIGNING: 'iam', FUNCTION_TARGET }).photoLinks
  expect(['api', 'startAnalysis', 'sweep'].map(signedBy)).toEqual(['iam', 'iam', undefined])
})

it("functions that call other people's servers start without the signing secrets", () => {
  const { PAGE_TOKEN_SECRET: _page, INVITATION_SECRET: _invitation, ...rest } = deployed
  const read = readConfig({ ...rest, FUNCTION_TARGET: 'deliverWebhook' })
  expect([read.pageTokenSecret, read.invitationSecret]).toEqual([undefined, undefined])
  expect(() => readConfig({ ...rest, FUNCTION_TARGET: 'api' })).toThrow('PAGE_TOKEN_SECRET')
})

it.each([
  ['api', 'functions'],
  ['deliverWebhook', 'webhooks'],
])(
  '%s queues tasks in the name of the account %s, with which it is deployed',
  (target, account) => {
    const { serviceAccount } = readConfig({ ...deployed, FUNCTION_TARGET: target })
    expect(serviceAccount).toBe(`${account}@a-project.iam.gserviceaccount.com`)
  },
)

it('beside an emulator of Cloud Tasks, no task goes to Google Cloud', () => {
  const urlWith = (variables: object) =>
    readConfig({ ...deployed, ...variables }).emulators.tasksUrl
  const emulator = { CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:9499' }
  expect(urlWith({})).toBeUndefined()
  expect(urlWith(emulator)).toBe('http://127.0.0.1:9499')
  const local = 'http://127.0.0.1:8425'
  expect(urlWith({ ...emulator, CLOUD_TASKS_URL: local })).toBe(local)
})

it('H2: an instance has as many places as its function has concurrent requests', () => {
  const placesOf = (env: object) => readConfig({ ...deployed, ...env }).concurrency
  expect(placesOf({ FUNCTION_TARGET: 'photos' })).toBe(4)
  expect(placesOf({ FUNCTION_TARGET: 'startAnalysis' })).toBe(4)
  expect(placesOf({ FUNCTION_TARGET: 'api' })).toBe(80)
  // A local process replaces all instances.
  const local = { GCLOUD_PROJECT: 'demo-x', FUNCTION_TARGET: 'photos', MAX_INSTANCES: '10' }
  expect(placesOf(local)).toBe(40)
})

it('readConfig takes the default database or a named one', () => {
  expect(readConfig(deployed)).toMatchObject({ databaseId: '(default)' })
  const named = readConfig({ ...deployed, FIRESTORE_DATABASE: 'restored-1' })
  expect([named.databaseId, named.told.firestoreDatabase]).toEqual(['restored-1', 'restored-1'])
  for (const FIRESTORE_DATABASE of ['Restored', 'a', '../x', '(other)'])
    expect(() => readConfig({ ...deployed, FIRESTORE_DATABASE })).toThrow('FIRESTORE_DATABASE: ')
})

it('readConfig takes pages on terms and privacy that are served over https, and none by default', () => {
  expect(readConfig(deployed).told.legal).toEqual({ termsUrl: null, privacyUrl: null })
  const page = 'https://plants.example/privacy'
  expect(readConfig({ ...deployed, PRIVACY_URL: page }).told.legal.privacyUrl).toBe(page)
  for (const TERMS_URL of ['javascript:alert(1)', 'http://plants.example', 'terms'])
    expect(() => readConfig({ ...deployed, TERMS_URL })).toThrow('TERMS_URL: ')
})

it('App Check is off unless the operator wants it', () => {
  expect(readConfig(deployed).appCheck).toBe('OFF')
  expect(readConfig({ ...deployed, APP_CHECK: 'ENFORCE' }).appCheck).toBe('ENFORCE')
  expect(() => readConfig({ ...deployed, APP_CHECK: 'on' })).toThrow('APP_CHECK: ')
})

it('no role needs a second factor unless the operator wants it', () => {
  expect(readConfig(deployed).secondFactor).toBe('OFF')
  expect(readConfig({ ...deployed, SECOND_FACTOR: 'SUPERADMINS' }).secondFactor).toBe('SUPERADMINS')
  expect(() => readConfig({ ...deployed, SECOND_FACTOR: 'on' })).toThrow('SECOND_FACTOR: ')
})
