import { expect, it } from 'vitest'
import { withoutEachClause } from './clauses.ts'

it('an altered rule lacks one operand, condition or permission, and comments are ignored', () => {
  const rules = `
    // a && b if c;
    function f() {
      return one.is == 'x'
        || !two(three);
    }
    allow read: if f() && isSigned()
      && size < 1;
    allow create: if alone();
  `
  const mutants = withoutEachClause(rules)
  expect(mutants.map(({ name }) => name)).toEqual([
    'if f() && isSigned() && size < 1',
    'if alone()',
    "one.is == 'x'",
    '!two(three)',
    'f()',
    'isSigned()',
    'size < 1',
    'alone()',
  ])
  const squeezed = mutants.map(({ rules: altered }) => altered.replace(/\s+/g, ' '))
  expect(squeezed[0]).toContain('allow read: if false; allow create: if alone();')
  expect(squeezed[2]).toContain('return false || !two(three);')
  expect(squeezed[4]).toContain('if true && isSigned() && size < 1;')
  expect(squeezed[7]).toContain('allow create: if true ;')
  for (const altered of squeezed) expect(altered).toContain('// a && b if c;')
})

it('the parser throws for a condition that mixes && and ||', () => {
  expect(() => withoutEachClause('allow read: if a && b || c;')).toThrow('mixes')
})
