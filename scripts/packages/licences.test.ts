import { describe, expect, it } from 'vitest'
import { corrections, exceptions } from './allowed-licences.ts'
import { faultOf, readLicences } from './licences.ts'

const packages = readLicences()
const some = { name: 'some', version: '1.0.0', isTool: false }

describe('the packages of the lock files', () => {
  it('have licences that are allowed', () => {
    expect(packages.length).toBeGreaterThan(1500)
    expect(packages.filter(({ version }) => version === '')).toEqual([])
    expect(packages.flatMap((each) => faultOf(each) ?? [])).toEqual([])
  })

  it('include those for Python', () => {
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['torch', 'numpy']))
  })

  it('need every exception and every correction', () => {
    const unused = exceptions.filter(
      ({ packages: own, licence }) =>
        !packages.some(
          ({ name, stated }) =>
            own.test(name) &&
            `${stated} ${corrections.find((each) => each.name === name)?.licence}`.includes(
              licence,
            ),
        ),
    )
    const idle = corrections.filter(
      (each) => !packages.some(({ name, stated }) => name === each.name && stated === each.stated),
    )
    expect([...unused, ...idle]).toEqual([])
  })
})

describe('the check of licences', () => {
  it.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'MIT AND GPL-2.0',
    'SSPL-1.0',
    'SEE LICENSE IN x',
    'BSD',
    '',
  ])('refuses "%s"', (stated) => {
    expect(faultOf({ ...some, stated })).toBe(`some@1.0.0: ${stated || 'no licence'}`)
  })

  it.each(['MIT', '(GPL-2.0 OR MIT)', 'Apache-2.0 AND ISC', 'Apache-2.0 WITH LLVM-exception'])(
    'accepts "%s"',
    (stated) => expect(faultOf({ ...some, stated })).toBeUndefined(),
  )

  it('makes an exception only for the packages that it names', () => {
    const stated = 'Apache-2.0 AND LGPL-3.0-or-later'
    expect(faultOf({ ...some, stated, name: '@img/sharp-win32-x64' })).toBeUndefined()
    expect(faultOf({ ...some, stated })).toBeDefined()
  })

  it('ends an exception for a tool once the service ships the tool', () => {
    const tool = { ...some, name: 'axe-core', stated: 'MPL-2.0' }
    expect(faultOf({ ...tool, isTool: true })).toBeUndefined()
    expect(faultOf(tool)).toBeDefined()
  })
})
