import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import core, { type RulesetDefinition } from '@stoplight/spectral-core'
import { Json, Yaml } from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'

const read = (file: string) => readFileSync(join(root, 'functions/public', file), 'utf8')

const spectral = new core.Spectral()
// The default rules without exceptions.
spectral.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']], rules: {} })

describe('Spectral', () => {
  it.each([
    ['openapi.json', Json],
    ['swagger.yaml', Yaml],
  ])(
    'finds no error and no warning in %s',
    async (file, parser) => {
      const findings = await spectral.run(
        new core.Document(read(file), parser as typeof Json, file),
      )
      expect(
        findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`),
      ).toEqual([])
    },
    300_000,
  )
})
