/** A change that removes one guard from a source file. */
export type Mutant = {
  /** The same as long as the guard and the file's other guards of the same text stay. */
  id: string
  kind: 'THROW' | 'CONDITION' | 'MEND'
  file: string
  line: number
  /** The text that is replaced, and what stands in its place. */
  was: string
  becomes: string
  from: number
  /** The id of the finding whose test must fail. */
  finding?: string
  /** The only test that may catch it, if that needs the stack or clamd. */
  test?: string
}

export function altered(source: string, { from, was, becomes }: Mutant): string {
  return source.slice(0, from) + becomes + source.slice(from + was.length)
}

/** Names mutants by file and text, and numbers equal ones, because line numbers change often. */
export function withIds(mutants: readonly Omit<Mutant, 'id'>[]): Mutant[] {
  const seen = new Map<string, number>()
  return mutants.map((mutant) => {
    const { file, was, becomes } = mutant
    const name = `${file} ${squeezed(was)} -> ${squeezed(becomes)}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { ...mutant, id: count === 1 ? name : `${name} #${count}` }
  })
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()
