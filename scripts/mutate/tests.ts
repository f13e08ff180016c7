import { copyProject } from './copy.ts'
import { keyOf, openCoverage } from './coverage.ts'
import type { Mutant } from './mutant.ts'
import { importersOf, loadedBy, relatedTests } from './related.ts'

type Sources = ReadonlyMap<string, string>

const isOfBuild = (file: string) => /^test\/image-processor\/[^/]+\.test\.ts$/.test(file)

/**
 * Copies the project, and returns a function that finds the tests that may catch a mutant, the
 * quickest first: those that name its finding, or those that run its place.
 */
export function chooseTests(
  sources: Sources,
  mutants: readonly Mutant[],
): (mutant: Mutant) => string[] {
  copyProject()
  const importers = importersOf(sources)
  const coverageOf = openCoverage()
  const measured = new Map<string, ReturnType<typeof coverageOf>>()
  const measure = (test: string) => {
    const loaded = loadedBy(importers, test)
    const places = mutants.filter((each) => each.kind !== 'MEND' && loaded.has(each.file))
    const texts = [...loaded].toSorted().map((file) => sources.get(file) ?? '')
    const key = keyOf([...texts, ...places.map(({ id }) => id)])
    const found = coverageOf(test, key, places)
    measured.set(test, found)
    return found
  }
  return ({ id, file, finding }) => {
    const related = relatedTests(importers, file)
    if (finding !== undefined) {
      const name = new RegExp(`\\b${finding}\\b`)
      return related.filter((test) => name.test(sources.get(test) ?? ''))
    }
    // These tests start the built image processor, whose offsets are not those of the sources.
    const ofBuild = file.startsWith('image-processor/') ? [...sources.keys()].filter(isOfBuild) : []
    const all = related.map((test) => ({ test, ...(measured.get(test) ?? measure(test)) }))
    const running = all.filter(({ passed, mutants }) => passed && mutants.includes(id))
    const chosen = running.toSorted((one, other) => one.milliseconds - other.milliseconds)
    return [...chosen.map(({ test }) => test), ...ofBuild]
  }
}
