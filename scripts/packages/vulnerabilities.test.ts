import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@plant/testing/listen'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { writeJson } from '../common/json.ts'
import { explained } from './explained-vulnerabilities.ts'
import { reportVulnerabilities } from './vulnerabilities.ts'

const high = 'GHSA-aaaa-bbbb-cccc'
let count = 0
const advisory = (id: string, severity: string) => ({
  // npm keeps what it computed for an id.
  id: ++count,
  url: `https://github.com/advisories/${id}`,
  title: `A fault that is ${severity}`,
  severity,
  vulnerable_versions: '<2.0.0',
})

/** What the registry answers about vulnerabilities, or undefined if it does not answer. */
let advisories: Record<string, object[]> | undefined
let folder: string
let said = ''

/** A registry, so that npm itself makes the report. */
const registry = createServer((request, response) => {
  if (request.method === 'POST') {
    response.writeHead(advisories ? 200 : 405).end(JSON.stringify(advisories))
    return
  }
  const name = request.url?.slice(1) ?? ''
  const version = { name, version: '1.0.0', dist: { tarball: `https://example.org/${name}.tgz` } }
  response.end(JSON.stringify({ name, versions: { '1.0.0': version } }))
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'audited-'))
  const project = { name: 'audited', version: '1.0.0', dependencies: { leaky: '1.0.0' } }
  const leaky = { version: '1.0.0', resolved: 'https://example.org/leaky.tgz' }
  const packages = { '': project, 'node_modules/leaky': leaky }
  writeJson(join(folder, 'package.json'), project)
  writeJson(join(folder, 'package-lock.json'), { lockfileVersion: 3, requires: true, packages })
  vi.stubEnv('npm_config_registry', await listen(registry))
  vi.stubEnv('npm_config_cache', join(folder, 'cache'))
})

afterAll(() => {
  registry.close()
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

beforeEach(() => {
  said = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text)
      return true
    })
  return () => void vi.restoreAllMocks()
})

it('fails for a vulnerability of high severity that nobody explained', async () => {
  advisories = { leaky: [advisory(high, 'high'), advisory('GHSA-dddd-eeee-ffff', 'low')] }
  expect(await reportVulnerabilities([folder], {})).toBe(1)
  expect(said).toBe(
    `NOT EXPLAINED: ${high} high, leaky <2.0.0: A fault that is high\n` +
      '2 found, 1 of them serious, 1 not explained\n',
  )
})

it('passes if each vulnerability of high severity is explained, and prints why', async () => {
  advisories = { leaky: [advisory(high, 'critical')] }
  expect(await reportVulnerabilities([folder], { [high]: 'we never call it' })).toBe(0)
  expect(said).toContain(`we never call it: ${high} critical`)
})

it('refuses an explanation of what npm no longer finds', async () => {
  advisories = {}
  expect(await reportVulnerabilities([folder], { [high]: 'we never call it' })).toBe(1)
  expect(said).toContain(`NO LONGER FOUND, remove its explanation: ${high}`)
})

it('says that it does not know if the registry does not answer', async () => {
  advisories = undefined
  expect(await reportVulnerabilities([folder], {})).toBe(3)
  expect(said).toMatch(/^Unknown, because npm's registry gave no answer: 405 /)
})

it('each explanation names an advisory of GitHub and a reason', () => {
  for (const [id, reason] of Object.entries(explained)) {
    expect(id).toMatch(/^GHSA(?:-[0-9a-z]{4}){3}$/)
    expect(reason).toMatch(/\w+ \w+/)
  }
})
