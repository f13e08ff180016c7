import { type Node, parseSync, Visitor } from 'oxc-parser'
import type { Mutant } from './mutant.ts'

type Span = { start: number; end: number }
type Found = Omit<Mutant, 'id'>

/** Each place that throws, or returns, an error of the catalogue: without it, the call goes on. */
export function findThrows(file: string, source: string): Found[] {
  const found: Found[] = []
  const add = (span: Span, becomes: string) =>
    found.push(replacing('THROW', file, source, span, becomes))
  new Visitor({
    ThrowStatement: (node) => {
      if (isProblem(node.argument, () => true)) add(node, '{}')
    },
    ReturnStatement: (node) => {
      if (node.argument && isProblem(node.argument, (name) => name === 'problem'))
        add(node, 'return undefined')
    },
  }).visit(parse(file, source))
  return found
}

/** Each condition, and each operand of one, in the named functions, or in the whole file. */
export function findConditions(file: string, source: string, names?: readonly string[]): Found[] {
  const program = parse(file, source)
  const spans = names && functionsOf(program, names)
  const found: Found[] = []
  const add = (span: Span, becomes: string) => {
    if (spans && !spans.some(({ start, end }) => start <= span.start && span.end <= end)) return
    found.push(replacing('CONDITION', file, source, span, becomes))
  }
  const addTest = (test: Node) => {
    if (test.type === 'LogicalExpression') return
    for (const value of ['true', 'false']) add(test, value)
  }
  new Visitor({
    IfStatement: ({ test }) => addTest(test),
    ConditionalExpression: ({ test }) => addTest(test),
    LogicalExpression: ({ operator, left, right }) => {
      if (operator === '??') return
      for (const operand of [left, right])
        if (operand.type !== 'LogicalExpression' || operand.operator !== operator)
          add(operand, operator === '&&' ? 'true' : 'false')
    },
  }).visit(program)
  return found
}

/** Functions that make errors have many names, but only `problem` makes one outside a `throw`. */
function isProblem(node: Node, isMaker: (name: string) => boolean): boolean {
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  if (!isCall || node.callee.type !== 'Identifier') return false
  const { name } = node.callee
  return node.type === 'NewExpression' ? name === 'Problem' : isMaker(name)
}

function functionsOf(program: Parameters<Visitor['visit']>[0], names: readonly string[]): Span[] {
  const spans = new Map<string, Span>()
  new Visitor({
    FunctionDeclaration: (node) => {
      if (node.id) spans.set(node.id.name, node)
    },
    VariableDeclarator: (node) => {
      if (node.id.type === 'Identifier') spans.set(node.id.name, node)
    },
    Property: (node) => {
      if (node.key.type === 'Identifier') spans.set(node.key.name, node)
    },
  }).visit(program)
  return names.map((name) => {
    const span = spans.get(name)
    if (!span) throw new Error(`there is no function ${name}`)
    return span
  })
}

function replacing(
  kind: Found['kind'],
  file: string,
  source: string,
  { start, end }: Span,
  becomes: string,
): Found {
  const line = source.slice(0, start).split('\n').length
  return { kind, file, line, was: source.slice(start, end), becomes, from: start }
}

function parse(file: string, source: string) {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  return program
}
