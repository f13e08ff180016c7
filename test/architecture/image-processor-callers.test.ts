import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { functions, namesOf } from '../../functions/src/deployment/functions.ts'
import { root } from '../../scripts/common/root.ts'
import { pathOf } from '../../scripts/generate/endpoints.ts'
import { declaredJobs } from '../../scripts/generate/functions.ts'
import { importsOf, withoutComments } from './imports.ts'

const source = join(root, 'functions/src')
const read = (path: string) => readFileSync(join(source, path), 'utf8')

/** Matches calls of the image processor and of the status probes. One probe calls the processor. */
const call = /\bimages\.(?:optimise|measure)\(|\bquestion\.check\(/

const jobs = declaredJobs()
const jobFiles = new Set(jobs.map(({ path }) => path))

/**
 * Whether a file calls the image processor, directly or through an imported file. A file imports a
 * job only to queue the job, so an import of a job does not count as a call.
 */
function calls(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false
  seen.add(path)
  const code = read(path)
  if (call.test(withoutComments(code))) return true
  return importsOf(code)
    .filter(({ from, typesOnly }) => from.startsWith('.') && !typesOnly)
    .map(({ from }) => join(dirname(path), from))
    .filter((imported) => existsSync(join(source, imported)) && !jobFiles.has(imported))
    .some((imported) => calls(imported, seen))
}

function filesOf(name: string): string[] {
  const job = jobs.find(({ functions: names }) => names.includes(name))
  if (job) return [job.path]
  return routes
    .filter(({ backend, callable }) => backend === name || callable === name)
    .map(({ endpoint }) => `operations/${pathOf(endpoint.id)}`)
}

it('only functions whose code calls the image processor may reach the image processor', () => {
  const calling = Object.keys(functions).filter((name) => filesOf(name).some((file) => calls(file)))
  expect(calling).toContain('runAnalysis')
  expect(calling.sort()).toEqual(namesOf(({ callsImageProcessor }) => callsImageProcessor).sort())
})
