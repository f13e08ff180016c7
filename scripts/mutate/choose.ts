import { hash } from 'node:crypto'
import { findConditions, findThrows } from './find.ts'
import { guarded } from './guards.ts'
import { mends } from './mends.ts'
import { type Mutant, withIds } from './mutant.ts'

type Sources = ReadonlyMap<string, string>

/** All mutants of the project. Throws if a list names code that is not there. */
export function chooseMutants(sources: Sources): Mutant[] {
  const shipped = [...sources].filter(
    ([file]) => /^(?:functions|image-processor)\/src\//.test(file) && !isForTests(file),
  )
  return withIds([
    ...shipped.flatMap(([file, source]) => findThrows(file, source)),
    ...Object.entries(guarded).flatMap(([path, names]) => {
      const file = `functions/src/${path}`
      return findConditions(file, sourceOf(sources, file), names === 'ALL' ? undefined : names)
    }),
    ...mends.map((mend) => mutantOf(sources, mend)),
  ])
}

/** A random part of the mutants, which is the same for the same seed. */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const rank = ({ id }: Mutant) => hash('sha256', `${seed} ${id}`)
  return mutants.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, count)
}

const isForTests = (file: string): boolean => /\.test\.ts$|\/src\/testing\//.test(file)

function mutantOf(sources: Sources, mend: (typeof mends)[number]) {
  const { finding, file, was } = mend
  const parts = sourceOf(sources, file).split(was)
  const [before = ''] = parts
  if (parts.length !== 2) throw new Error(`${finding}: ${file} does not contain the mend once`)
  const line = before.split('\n').length
  return { ...mend, kind: 'MEND', line, from: before.length } as const
}

function sourceOf(sources: Sources, file: string): string {
  const source = sources.get(file)
  if (source === undefined) throw new Error(`there is no file ${file}`)
  return source
}
