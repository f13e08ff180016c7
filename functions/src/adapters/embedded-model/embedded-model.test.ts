import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { plainDamage } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import { embeddedModel } from './embedded-model.ts'

const ask = (language: string) =>
  embeddedModel(locales).diagnose(
    { measurements: plainDamage.leaf_spot, hints: noHints, language },
    { requestId: 'r', signal: new AbortController().signal },
  )

describe('the embedded model', () => {
  it('returns the same answer to a repeated request', async () => {
    expect(await ask('en')).toEqual(await ask('en'))
  })

  it.each(['en', 'en-GB', 'EN-in', 'sw', 'yue'])(
    "answers in English if the caller's language is %s",
    async (tag) => {
      const { servedLanguage } = await ask(tag)
      expect(servedLanguage).toBe('en')
    },
  )

  it('has a version that contains the version of its rules and the version of its network', async () => {
    const { model } = await ask('en')
    expect(model).toEqual({
      provider: 'embedded',
      name: 'leaf-signs',
      version: '11+test',
      fallback: false,
    })
  })
})
