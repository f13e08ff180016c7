import { base64Of } from '@plant/testing/harness/plants'
import { join, type Person } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isWrittenIn } from '../../functions/src/adapters/gemini/languages.ts'
import { limits } from '../../functions/src/contract/limits.ts'
import { languageTag } from '../../functions/src/contract/schemas/common.ts'
import { chooseLanguage } from '../../functions/src/domain/locales/choose-language.ts'
import { fallbackLanguages } from '../../functions/src/domain/locales/match-language.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const languages = ['en', 'de', 'ur', 'zh', 'sr', 'nb', 'und', 'qaa', 'mis', 'root', 'tlh', 'cmn']
/** Codes of writing systems. Some codes are inherited, common, invented or unknown to Unicode. */
const scripts = ['Latf', 'Aran', 'Hanb', 'Zyyy', 'Zinh', 'Zxxx', 'Zsye', 'Brai', 'Qaaa', 'Abcd']
const parts = [
  '',
  '-001',
  '-ZZ',
  '-419',
  '-1901',
  '-posix',
  '-u-nu-roman',
  '-u-ca-x',
  '-t-en',
  '-x-y',
]
const odd = [
  'i-klingon',
  'en-GB-oed',
  'x-private',
  'zh-min-nan',
  'sgn-BE-FR',
  'C',
  'en_US',
  '\0',
  '',
]

const tags = [
  ...languages.flatMap((language) => parts.map((part) => language + part)),
  ...languages.flatMap((language) => scripts.flatMap((script) => [`${language}-${script}`])),
  ...letters.flatMap((one) => letters.map((other) => one + other)),
  ...odd,
]
const taken = tags.flatMap((tag) => languageTag.safeParse(tag).data ?? [])

let service: ServiceInProcess
let ada: Person

beforeAll(async () => {
  service = await startService()
  ada = await join(service, 'ada')
})
afterAll(() => service.close())

async function analyse(language: string, headers: Record<string, string>) {
  const response = await fetch(`${service.url}/v1/analyses/sync`, {
    method: 'POST',
    headers: { ...ada.identity, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      imageBase64: base64Of('diseased leaf'),
      ...(language === '' ? {} : { language }),
    }),
  })
  await response.arrayBuffer()
  return response.status
}

it('no language tag in a body breaks the code that reads it', () => {
  expect(taken.length).toBeGreaterThan(800)
  for (const tag of taken) {
    expect(() => isWrittenIn(tag, 'Water the plant.')).not.toThrow()
    expect(fallbackLanguages(tag)).toContain('en')
  }
})

it('no language tag causes a 500, whether in a body, in Accept-Language or in a setting', async () => {
  for (const tag of [...odd, ...taken.filter((_tag, index) => index % 7 === 0), ...scripts]) {
    const expected = languageTag.safeParse(tag).success || tag === '' ? 200 : 400
    expect([tag, await analyse(tag, {})]).toEqual([tag, expected])
    if (!/[^ -~]/.test(tag))
      expect([tag, await analyse('', { 'accept-language': tag })]).toEqual([tag, 200])
  }
  for (const script of scripts) {
    const session = await fetch(`${service.url}/v1/session`, {
      method: 'POST',
      headers: { ...ada.identity, 'content-type': 'application/json' },
      body: JSON.stringify({ language: `de-${script}` }),
    })
    expect(session.status).toBe(200)
    expect(await analyse('', {})).toBe(200)
  }
}, 240_000)

it.each([
  ['en_US', 'en-US'],
  ['pt_BR', 'pt-BR'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['de_DE.UTF-8', 'de-DE'],
  ['sr_RS@latin', 'sr-RS'],
  ['de_AT@currency=EUR', 'de-AT'],
])('the locale name %s is read as the tag %s', (name, tag) => {
  expect(languageTag.parse(name)).toBe(tag)
})

it('an answer in another writing system than requested is marked as a fallback', async () => {
  const languageOf = async (language: string) => {
    const response = await fetch(`${service.url}/v1/analyses/sync`, {
      method: 'POST',
      headers: { ...ada.identity, 'content-type': 'application/json' },
      body: JSON.stringify({ imageBase64: base64Of('healthy leaf'), language }),
    })
    return ((await response.json()) as { language: unknown }).language
  }
  // The model of these tests answers only in English.
  expect(await languageOf('en_Shaw')).toMatchObject({ requested: 'en-Shaw', fallback: true })
  expect(await languageOf('en_IN')).toMatchObject({ requested: 'en-IN', fallback: false })
})

it('a language tag has the same maximum length in Accept-Language and in a body', () => {
  const long = `en-x-${'abcdefgh-'.repeat(20)}z`
  expect(long.length).toBeGreaterThan(limits.analysis.languageTagCharactersMax)
  expect(chooseLanguage(undefined, null, `${long}, de;q=0.5`, () => true)).toBe('de')
})
