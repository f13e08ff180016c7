import { expect, it } from 'vitest'
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

it('a deployment with all settings starts, and so does a demo project with none', () => {
  expect(readConfig(deployed).mail?.url).toBe(deployed.SMTP_URL)
  const { GCLOUD_PROJECT: _project, ...rest } = without('SMTP_URL', 'IDENTITY_API_KEY')
  expect(readConfig({ ...rest, GCLOUD_PROJECT: 'demo-x' }).mail?.url).toBe('smtp://127.0.0.1:1025')
})

it('one that lacks some is told all of them at once, and no value of another', () => {
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

it('a function that sends no mail needs no mail server, and knows of none that it is given', () => {
  const runAnalysis = { FUNCTION_TARGET: 'runAnalysis' }
  expect(readConfig({ ...without('SMTP_URL'), ...runAnalysis }).mail).toBeUndefined()
  expect(readConfig({ ...deployed, ...runAnalysis }).mail).toBeUndefined()
  const api = { ...without('SMTP_URL'), FUNCTION_TARGET: 'api' }
  expect(() => readConfig(api)).toThrow('SMTP_URL is missing')
})

it('a deployment that sends mail says from whom, and a demo project need not', () => {
  const { MAIL_FROM: _from, ...silent } = deployed
  expect(() => readConfig(silent)).toThrow('MAIL_FROM is missing')
  expect(() => readConfig({ ...deployed, MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM: ')
  expect(readConfig(deployed).mail?.from).toBe(deployed.MAIL_FROM)
  expect(readConfig({ ...silent, FUNCTION_TARGET: 'photos' }).mail).toBeUndefined()
  expect(readConfig({ ...silent, GCLOUD_PROJECT: 'demo-x' }).mail?.from).toContain('@')
})

it('only where all calls come through the gateway is an address of its own expected', () => {
  const hopsOf = (FUNCTION_TARGET: string) =>
    readConfig({ ...deployed, FUNCTION_TARGET }).forwardedHops
  expect([hopsOf('api'), hopsOf('photos')]).toEqual([1, 1])
  // Anybody may call it, and so may pose as the gateway.
  expect(hopsOf('startAnalysis')).toBe(0)
})

it('what answers callers has a key to link to photos with, and nothing else has', () => {
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

it('what talks to strangers starts without a secret to sign with', () => {
  const { PAGE_TOKEN_SECRET: _page, INVITATION_SECRET: _invitation, ...rest } = deployed
  const read = readConfig({ ...rest, FUNCTION_TARGET: 'deliverWebhook' })
  expect([read.pageTokenSecret, read.invitationSecret]).toEqual([undefined, undefined])
  expect(() => readConfig({ ...rest, FUNCTION_TARGET: 'api' })).toThrow('PAGE_TOKEN_SECRET')
})
