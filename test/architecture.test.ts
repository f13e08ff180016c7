import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './architecture/imports.ts'
import { layers } from './architecture/layers.ts'
import { violations } from './architecture/violations.ts'

const root = join(import.meta.dirname, '..')
const folders = [
  'functions/src',
  'functions/testing',
  'image-processor/src',
  'packages/common/src',
  'api-gateway',
  'scripts',
  'test',
]

function tracked(): string[] {
  const listed = execFileSync('git', ['ls-files', ...folders.map((folder) => `${folder}/**.ts`)], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

const files = globSync(
  folders.map((folder) => `${folder}/**/*.ts`),
  { cwd: root, exclude: (path) => path.includes('node_modules') },
)

describe('the layers', () => {
  it('import only from layers that the table allows', () => {
    const broken = files.flatMap((path) =>
      violations(path, readFileSync(join(root, path), 'utf8')).map((rule) => `${path} ${rule}`),
    )
    expect(broken).toEqual([])
  })

  it('cover every TypeScript file of the checked folders', () => {
    const listed = tracked()
    expect(listed.length).toBeGreaterThan(200)
    expect(listed.filter((path) => !files.includes(path))).toEqual([])
  })

  it('contain more than 20 files with imports, which proves that the check finds imports', () => {
    const seen = files
      .filter((path) => path.startsWith('functions/src/operations/'))
      .filter((path) => importsOf(readFileSync(join(root, path), 'utf8')).length > 0)
    expect(seen.length).toBeGreaterThan(20)
  })

  it('have a folder or a file for every entry of the table', () => {
    const missing = Object.keys(layers).filter(
      (layer) => !existsSync(join(root, 'functions/src', layer)),
    )
    expect(missing).toEqual([])
  })
})

describe('the layer check', () => {
  const operation = 'functions/src/operations/analyses/start.ts'
  const optimistic = 'functions/src/adapters/optimistic-store/optimistic.ts'

  it.each<[string, string]>([
    [operation, `import { firestoreStore } from '../../adapters/firestore/store.ts'`],
    [operation, `import {\n  a,\n  b,\n} from '../../http/pipeline.ts'`],
    [operation, `import type { Request } from 'express'`],
    [operation, `import { Firestore } from '@google-cloud/firestore'`],
    [operation, `const fs = await import('node:fs')`],
    [operation, `import '../../composition/dependencies.ts'`],
    [operation, `export { x } from '../../http/app.ts'`],
    [operation, `export * from '../../config/environment.ts'`],
    [operation, `import { stack } from '../../../../functions/testing/stack.ts'`],
    [operation, `const now = Date.now()`],
    [operation, `const now = new Date()`],
    [operation, `const id = crypto.randomUUID()`],
    [operation, `const chance = Math.random()`],
    [operation, `const signal = AbortSignal.timeout(5000)`],
    [operation, `const timer = setTimeout(passed, 50)`],
    [optimistic, `import { randomBytes } from 'node:crypto'`],
    [optimistic, `const ceiling = Math.random() * 250`],
    [optimistic, `setImmediate(done)`],
    [operation, `const key = process.env.KEY`],
    [operation, `const key = process['env'].KEY`],
    [operation, `const { env } = process`],
    [operation, `const path = '/v1/analyses'`],
    [operation, 'const path = `/v0/history`'],
    [operation, `export default start`],
    ['functions/src/domain/quota/quota.ts', `import { users } from '../../collections/users.ts'`],
    [
      'functions/src/domain/quota/quota.ts',
      `import { type A, b } from '../../collections/users.ts'`,
    ],
    ['functions/src/domain/quota/quota.ts', `import type { Store } from '../../ports/store.ts'`],
    ['functions/src/contract/limits.ts', `import { quota } from '../domain/quota/quota.ts'`],
    ['functions/src/contract/handlers.ts', `import type { Quota } from '../domain/quota/quota.ts'`],
    ['functions/src/ports/store.ts', `import { z } from 'zod'`],
    ['functions/src/http/pipeline.ts', `import { start } from '../operations/analyses/start.ts'`],
    ['functions/src/openapi/public.ts', `import { quota } from '../domain/quota/quota.ts'`],
    ['functions/src/adapters/x/y.ts', `import { onRequest } from 'firebase-functions/v2/https'`],
    ['functions/src/adapters/x/y.ts', `const host = process.env.HOST`],
    ['functions/src/index.ts', `import { buildApp } from './http/app.ts'`],
    ['functions/src/elsewhere/x.ts', ''],
    ['functions/src/config/x.ts', `import { gemini } from '../adapters/gemini/provider.ts'`],
    ['functions/src/domain/quota/quota.test.ts', `export default 1`],
    ['image-processor/src/optimise.ts', `const port = process.env.PORT`],
    ['scripts/build.ts', `export { build as default }`],
    [operation, `import { callerOf } from '@plant/testing/harness/service'`],
    ['functions/src/domain/quota.test.ts', `import { clauses } from '../../../test/rules/x.ts'`],
    ['functions/testing/seeded.ts', `import { clauses } from '../../test/rules/clauses.ts'`],
    ['scripts/build/bundle.ts', `import { locales } from '@plant/testing/locales'`],
    ['scripts/benchmarks/costs.ts', `import { clauses } from '../../test/rules/clauses.ts'`],
    ['image-processor/src/server.ts', `import { drawPhoto } from './testing/photos.ts'`],
  ])('finds a violation in %s: %s', (path, code) => {
    expect(violations(path, code)).toHaveLength(1)
  })

  it.each<[string, string]>([
    [operation, `// Date.now() is for adapters; process.env for config; '/v1/x' for the contract`],
    [operation, `/* import x from 'express' */`],
    [operation, `const at = new Date(milliseconds)`],
    [operation, `const link = 'https://example.com' // Math.random() would do no good`],
    [
      'functions/src/domain/quota/quota.ts',
      `import type { User } from '../../collections/users.ts'`,
    ],
    [
      'functions/src/domain/quota/quota.ts',
      `import { type A, type B } from '../../collections/users.ts'`,
    ],
    ['functions/src/config/environment.ts', `const { KEY } = process.env`],
    [
      'functions/src/config/x.ts',
      `import { modelProviders } from '../adapters/model-providers.ts'`,
    ],
    ['functions/src/adapters/system/clock.ts', `const now = new Date()`],
    ['functions/src/http/deadline.ts', `const timer = setTimeout(passed, 50)`],
    ['functions/src/contract/routes/builders.ts', `const path = '/v1/analyses'`],
    ['functions/src/adapters/x/y.ts', `import { getAuth } from 'firebase-admin/auth'`],
    [
      'functions/src/domain/quota.test.ts',
      `import { callerOf } from '@plant/testing/harness/service'`,
    ],
    ['scripts/benchmarks/costs.ts', `import { callerOf } from '@plant/testing/harness/service'`],
    ['test/acceptance/audit.test.ts', `import { verifyAudit } from '../../scripts/operator/x.ts'`],
  ])('finds no violation in %s: %s', (path, code) => {
    expect(violations(path, code)).toEqual([])
  })
})
