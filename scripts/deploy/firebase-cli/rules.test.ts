import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulesFiles } from '../../../functions/src/deployment/rules.ts'
import { root } from '../../common/root.ts'
import { isValidConfiguration } from './hosting-cli.ts'

type Options = { cwd: string; configPath: string; project: string; only: string; config?: unknown }
/** The modules of the CLI that read which database gets the rules. */
type Modules = {
  'config.js': { Config: { load(options: Options): unknown } }
  'firestore/fsConfig.js': { getFirestoreConfig(project: string, options: Options): unknown }
}
const require = createRequire(import.meta.url)
const lib = join(root, 'node_modules/firebase-tools-deploy/lib')
const load = <K extends keyof Modules>(file: K): Modules[K] => require(join(lib, file))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const textOf = (database: string, name: string) => new Map(rulesFiles(database, read)).get(name)

let folder: string
beforeAll(() => {
  mkdirSync(join(root, '.build'), { recursive: true })
  folder = mkdtempSync(join(root, '.build', 'rules-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(['(default)', 'restored'])('the rules of the database %s', (database) => {
  it('are deployed to this database by the Firebase CLI', () => {
    for (const [file, text] of rulesFiles(database, read)) writeFileSync(join(folder, file), text)
    const configPath = join(folder, 'firebase.json')
    expect(isValidConfiguration(JSON.parse(readFileSync(configPath, 'utf8')))).toBe(true)
    const options: Options = {
      cwd: folder,
      configPath,
      project: 'plants',
      only: 'firestore:rules,storage',
    }
    options.config = load('config.js').Config.load(options)
    const found = load('firestore/fsConfig.js').getFirestoreConfig('plants', options)
    expect(found).toEqual([{ database, rules: 'firestore.rules', indexes: undefined }])
  })
})

describe('the Storage rules', () => {
  it('are those of the repository for the default database', () => {
    expect(textOf('(default)', 'storage.rules')).toBe(read('storage.rules'))
  })

  it('read no document, but check everything else, for another database', () => {
    const all = read('storage.rules')
    const conditions = (rules = '') => rules.slice(rules.indexOf('allow create')).split('&&')
    const kept = conditions(textOf('restored', 'storage.rules'))
    expect(kept.join()).not.toMatch(/isNew|isActive/)
    expect(kept).toHaveLength(conditions(all).length - 2)
    expect(kept.at(-1)).toContain('isShown(file);')
  })
})
