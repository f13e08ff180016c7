export type Mutant = {
  name: string
  rules: string
  /** The kind of access that the missing clause refuses or allows. */
  decides: 'ALLOWED' | 'REFUSED'
}

type Span = { from: number; to: number }

/**
 * Copies of a rules file. Each copy lacks one clause: an operand of a condition, a whole condition,
 * or an `allow` statement. Parses only the part of the language that the rules files use.
 */
export function withoutEachClause(rules: string): Mutant[] {
  const code = blankComments(rules)
  const conditions = findAll(code, /(?:\bif|\breturn)\s+([^;]+);/g)
  // `if false` replaces a permission, because a block without a statement does not compile.
  const permissions = findAll(code, /allow [^;]+?:\s*(if [^;]+);/g).map((span) =>
    mutant(rules, span, 'if false'),
  )
  return [...permissions, ...conditions.flatMap((span) => withoutOperands(rules, code, span))]
}

function withoutOperands(rules: string, code: string, condition: Span): Mutant[] {
  const text = code.slice(condition.from, condition.to)
  const operators = [...text.matchAll(/&&|\|\|/g)]
  const kinds = new Set(operators.map(([operator]) => operator))
  // If a condition has both operators, their precedence decides which value is neutral.
  if (kinds.size > 1) throw new Error(`a condition mixes && and ||: ${text}`)
  const neutral = kinds.has('||') ? 'false' : 'true'
  const ends = [...operators.map(({ index }) => index), text.length]
  const starts = [0, ...operators.map(({ index }) => index + 2)]
  return starts.map((start, at) =>
    mutant(
      rules,
      { from: condition.from + start, to: condition.from + (ends[at] ?? 0) },
      ` ${neutral} `,
    ),
  )
}

function mutant(rules: string, { from, to }: Span, replacement: string): Mutant {
  return {
    name: rules.slice(from, to).trim().replace(/\s+/g, ' '),
    rules: rules.slice(0, from) + replacement + rules.slice(to),
    decides: replacement.trim() === 'true' ? 'REFUSED' : 'ALLOWED',
  }
}

function findAll(code: string, pattern: RegExp): Span[] {
  return [...code.matchAll(pattern)].map((found) => {
    const to = found.index + found[0].lastIndexOf(found[1] ?? '') + (found[1] ?? '').length
    return { from: to - (found[1] ?? '').length, to }
  })
}

/** Replaces comments by spaces, so that positions stay the same as in the file. */
function blankComments(rules: string): string {
  return rules.replace(/\/\/.*$/gm, (comment) => ' '.repeat(comment.length))
}
