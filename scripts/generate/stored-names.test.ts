import { describe, expect, it } from 'vitest'
import { currentNames, lostNames, readStoredNames, storedNamesText } from './stored-names.ts'

describe('stored names', () => {
  it('cover every collection', () => {
    expect(Object.keys(readStoredNames()).length).toBeGreaterThan(20)
    expect(lostNames(currentNames(), readStoredNames())).toEqual([])
  })

  it('are never removed, because deployments store documents with these names', () => {
    expect(lostNames(readStoredNames(), currentNames())).toEqual([])
  })

  it('are reported as lost when a field or a collection is renamed', () => {
    const { folders: _folders, ...others } = currentNames()
    const now = { ...others, users: ['uid'] }
    expect(lostNames(readStoredNames(), now)).toEqual(
      expect.arrayContaining(['folders', 'users.role']),
    )
  })

  it('keep the old names when new names are added', () => {
    const text = storedNamesText({ users: ['role'] }, { users: ['theme'], plants: ['name'] })
    expect(JSON.parse(text)).toEqual({ plants: ['name'], users: ['role', 'theme'] })
  })
})
