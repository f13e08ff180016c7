import { locales } from '@plant/testing/locales'
import { expect, it } from 'vitest'
import { gemini } from '../adapters/gemini/provider.ts'
import { conditionIds } from '../domain/catalogue/conditions.ts'
import { embeddedConditions } from '../domain/diagnosis/named-conditions.ts'
import { plantModel } from './plant-model.ts'

const log = { write: () => {} }

it('the embedded model names the conditions of its network and rules', () => {
  const { conditionsNamed } = plantModel({ kind: 'embedded' }, log, locales)
  expect(conditionsNamed).toEqual(embeddedConditions)
})

it('a generative model names every condition of the catalogue', () => {
  const settings = { kind: 'none', provider: gemini, worksInBackground: false } as const
  expect(plantModel(settings, log, locales).conditionsNamed).toEqual(conditionIds)
})
