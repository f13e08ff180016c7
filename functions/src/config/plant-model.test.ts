import { expect, it } from 'vitest'
import { modelProviders } from '../adapters/model-providers.ts'
import { functions } from '../deployment/functions.ts'
import { plantModelVariables, readPlantModel } from './plant-model.ts'

const read = (env: Record<string, string>, demo = false, isAsked = true) =>
  readPlantModel(plantModelVariables.parse(env), { projectId: 'a-project', demo, isAsked })
const gemini = { PLANT_MODEL: 'gemini' }

it('a deployment without a setting uses the embedded model', () => {
  expect(read({})).toEqual({ kind: 'embedded' })
  expect(read({ GEMINI_API_KEY: 'key' })).toEqual({ kind: 'embedded' })
})

it('the generative model uses an API key if one is set, otherwise the service account', () => {
  expect(read({ ...gemini, GEMINI_API_KEY: 'key' })).toMatchObject({
    settings: { access: { kind: 'API_KEY', apiKey: 'key' } },
  })
  expect(read({ ...gemini, GEMINI_LOCATION: 'europe-west1' })).toMatchObject({
    settings: {
      access: { kind: 'GOOGLE_CLOUD', project: 'a-project', location: 'europe-west1' },
    },
  })
})

it('a function that calls no model has no access to the generative model', () => {
  expect(read({ ...gemini, GEMINI_API_KEY: 'key' }, false, false)).toEqual({
    kind: 'none',
    provider: modelProviders.gemini,
    worksInBackground: false,
  })
})

it('a deployment sends photos and keys over encrypted connections only', () => {
  const plain = { ...gemini, GEMINI_BASE_URL: 'http://127.0.0.1:1' }
  expect(() => read(plain)).toThrow('GEMINI_BASE_URL')
  expect(read(plain, true)).toMatchObject({
    settings: { baseUrl: 'http://127.0.0.1:1' },
  })
  expect(read({ ...gemini, GEMINI_BASE_URL: 'https://proxy.example' })).toMatchObject({
    settings: { baseUrl: 'https://proxy.example' },
  })
})

it('every function knows, even without a key, whether the provider may work in the background', () => {
  const on = { ...gemini, GEMINI_BACKGROUND: 'on', GEMINI_API_KEY: 'key' }
  expect(read(on)).toMatchObject({
    worksInBackground: true,
    settings: { background: { begins: true, deployment: 'a-project' } },
  })
  expect(read({ ...gemini, GEMINI_API_KEY: 'key' })).toMatchObject({
    worksInBackground: false,
    settings: { background: { begins: false } },
  })
  // This function has no key, and asks no model.
  const { GEMINI_API_KEY: _key, ...seen } = on
  expect(read(seen, false, false)).toMatchObject({ kind: 'none', worksInBackground: true })
})

it('background work at the provider requires a key and an HTTPS callback address', () => {
  const on = { ...gemini, GEMINI_BACKGROUND: 'on' }
  expect(() => read(on)).toThrow('GEMINI_API_KEY')
  const plain = { ...on, GEMINI_API_KEY: 'key', GEMINI_WEBHOOK_URL: 'http://plants.example/' }
  expect(() => read(plain)).toThrow('GEMINI_WEBHOOK_URL')
})

it.each([
  { PLANT_MODEL: 'oracle' },
  { GEMINI_BACKGROUND: 'yes' },
  { GEMINI_TIMEOUT_SECONDS: '0' },
  // The embedded model and the commit need ten seconds of the worker's time.
  { GEMINI_TIMEOUT_SECONDS: `${functions.runAnalysis.workSeconds - 9}` },
  { GEMINI_BASE_URL: 'nowhere' },
])('rejects the wrong setting %o', (env) => {
  expect(() => read({ ...gemini, ...env } as Record<string, string>)).toThrow()
})

it('no two providers read the same variable', () => {
  const names = Object.values(modelProviders).flatMap(({ variables }) => Object.keys(variables))
  expect(new Set(names).size).toBe(names.length)
})
