import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Version } from '@cyclonedx/cyclonedx-library/Spec'
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readWorkspacePackage } from '../build/lock.ts'
import { shippedParts, writeBills } from './sbom.ts'

const folder = mkdtempSync(join(tmpdir(), 'bills-'))
afterAll(() => rmSync(folder, { recursive: true }))
await writeBills(folder)

const component = z.object({
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  hashes: z.array(z.unknown()).optional(),
  licenses: z.array(z.unknown()).optional(),
})
const billSchema = z.object({
  specVersion: z.literal('1.5'),
  metadata: z.object({ component }),
  components: z.array(component),
})
const textOf = (part: string) => readFileSync(join(folder, `${part}.cdx.json`), 'utf8')
const billOf = (part: string) => billSchema.parse(JSON.parse(textOf(part)))

it.each(shippedParts)('the bill of %s is CycloneDX', async (part) => {
  expect(billOf(part).metadata.component.name).toBe('plant-analysis-service')
  expect(await new JsonStrictValidator(Version.v1dot5).validate(textOf(part))).toBeNull()
})

it.each(shippedParts)('the bill of %s has the packages that it needs, with hashes', (part) => {
  const { components } = billOf(part)
  const others = components.filter(({ hashes }) => hashes !== undefined)
  const listed = others.map(({ name, version }) => `${name}@${version}`)
  const { dependencies } = readWorkspacePackage(part)
  const needed = Object.entries(dependencies).filter(([, version]) => version !== '*')
  expect(listed).toEqual(expect.arrayContaining(needed.map((each) => each.join('@'))))
  // All but the workspaces themselves.
  expect(components.length - others.length).toBeLessThanOrEqual(2)
})

it('a bill has packages of packages, and none that only tools need', () => {
  const names = billOf('functions').components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['express', 'body-parser', 'zod', 'gaxios']))
  expect(names.filter((name) => ['vitest', 'firebase-tools', 'sharp'].includes(name))).toEqual([])
})
