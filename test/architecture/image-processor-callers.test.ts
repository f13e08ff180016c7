import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { functions, namesOf } from '../../functions/src/deployment/functions.ts'
import { root } from '../../scripts/common/root.ts'
import { declaredJobs } from '../../scripts/generate/functions.ts'
import { importsOf, withoutComments } from './imports.ts'

const source = join(root, 'functions/src')
const read = (path: string) => readFileSync(join(source, path), 'utf8')

/** Calls of the image processor, and of the probes, one of which calls it. */
const call = /\bimages\.(?:optimise|measure)\(|\bquestion\.check\(/

const jobs = declaredJobs()
const jobFiles = new Set(jobs.map(({ path }) => path))

/**
 * Whether a file, or a file whose code it imports, calls the image processor. Other files import a
 * job only to queue it, so the imports of a job count only for its own functions.
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

/** The file of an endpoint. The endpoint's id gives the path. */
function fileOf(id: string): string {
  return `operations/${id.replace('.', '/').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

function filesOf(name: string): string[] {
  const job = jobs.find(({ functions: names }) => names.includes(name))
  if (job) return [job.path]
  return routes
    .filter(({ backend, callable }) => backend === name || callable === name)
    .map(({ endpoint }) => fileOf(endpoint.id))
}

it('a function can reach the image processor only if its code calls it', () => {
  const calling = Object.keys(functions).filter((name) => filesOf(name).some((file) => calls(file)))
  expect(calling).toContain('runAnalysis')
  expect(calling.sort()).toEqual(namesOf(({ callsImageProcessor }) => callsImageProcessor).sort())
})
