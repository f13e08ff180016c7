import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import core, { type RulesetDefinition } from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'
import { afterAll, expect, it, vi } from 'vitest'
import { root } from '../../scripts/common/root.ts'

const { resolve } = createRequire(import.meta.url)
const { CodeGen }: { CodeGen: { prototype: { optimize(): void } } } = createRequire(
  resolve('@stoplight/spectral-core'),
)('ajv/dist/compile/codegen')
// Half of the time would go into shorter code for checks that run once.
const optimize = vi.spyOn(CodeGen.prototype, 'optimize').mockReturnValue()
afterAll(() => {
  expect(optimize).toHaveBeenCalled()
  optimize.mockRestore()
})

const spectral = new core.Spectral()
// The default rules, without exceptions.
spectral.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']], rules: {} })

// The definition in Swagger 2.0 comes from the same tables. Another test validates it.
it('Spectral finds no error and no warning in openapi.json', async () => {
  const text = readFileSync(join(root, 'functions/public/openapi.json'), 'utf8')
  const findings = await spectral.run(new core.Document(text, parsers.Json, 'openapi.json'))
  expect(
    findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`),
  ).toEqual([])
}, 300_000)
