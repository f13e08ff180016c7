import { appCheckClaims, startAppCheck } from '@plant/testing/app-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import { appCheckVerifier } from './app-check.ts'

let appCheck: Awaited<ReturnType<typeof startAppCheck>>
beforeAll(async () => {
  appCheck = await startAppCheck()
})
afterAll(() => appCheck.close())

const own = appCheckClaims('demo-p')

it('a signed token names the app', async () => {
  const { verify } = appCheckVerifier('demo-p', appCheck.jwksUrl)
  expect(await verify(await appCheck.sign(own))).toBe('1:1234:web:5678')
})

it('tokens that are expired, unsigned or of somebody else are invalid', async () => {
  const { verify } = appCheckVerifier('demo-p', appCheck.jwksUrl)
  for (const [why, token] of await appCheck.worthless('demo-p'))
    expect([why, await verify(token)]).toEqual([why, undefined])
})

it('a signed token is Unavailable while no keys can be fetched', async () => {
  const { verify } = appCheckVerifier('demo-p', 'http://127.0.0.1:9/')
  await expect(verify(await appCheck.sign(own))).rejects.toBeInstanceOf(Unavailable)
})

it('no keys are fetched before the first token', async () => {
  const before = appCheck.fetched()
  const { verify } = appCheckVerifier('demo-p', appCheck.jwksUrl)
  expect(appCheck.fetched()).toBe(before)
  await verify(await appCheck.sign(own))
  expect(appCheck.fetched()).toBe(before + 1)
})
