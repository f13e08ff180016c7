import { posix } from 'node:path'
import { importsOf, withoutComments } from './imports.ts'
import { type Layer, layers } from './layers.ts'

const source = 'functions/src'

type Ban = { pattern: RegExp; says: string; allowed: (path: string) => boolean }

const harness = /^(functions\/testing|image-processor\/src\/testing)\//

const inLayer = (name: string) => (path: string) => layerOf(path) === name
/** The simulator runs this code with a clock and chance of its own. */
const isSimulated = (path: string) =>
  /^functions\/src\/(operations|domain|collections|adapters\/optimistic-store)\//.test(path)
const inFunctions = (path: string) => path.startsWith(`${source}/`)

/** Patterns of code that only some paths may contain. */
const bans: readonly Ban[] = [
  {
    pattern:
      /\bprocess\s*(\.|\[\s*['"])\s*env\b|\benv\s*\}\s*=\s*process\b|\{[^}]*\benv\b[^}]*\}\s*from\s*'node:process'/,
    says: 'reads the environment outside config',
    allowed: (path) =>
      inLayer('config')(path) ||
      path === 'image-processor/src/config.ts' ||
      harness.test(path) ||
      !/^(functions|image-processor)\/src\//.test(path),
  },
  {
    pattern:
      /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bMath\.random\b|\brandom(UUID|Bytes|Int)\b|\bgetRandomValues\b/,
    says: 'takes time or chance from elsewhere than its ports',
    allowed: (path) => !inFunctions(path) || (inLayer('adapters')(path) && !isSimulated(path)),
  },
  {
    pattern:
      /\bset(Timeout|Interval|Immediate)\b|\bnode:timers\b|\bAbortSignal\s*\.\s*timeout\b|\brandomFill|\bwebcrypto\b|\bcrypto\.subtle\b/,
    says: 'waits or draws without its ports, so that the simulator cannot repeat it',
    allowed: (path) => !isSimulated(path),
  },
  {
    // The route of an endpoint names its path.
    pattern: /(?<!\bpath: )['"`]\/v[01](\/|['"`])/,
    says: 'spells out a path that only the contract knows',
    allowed: (path) => !inFunctions(path) || inLayer('contract')(path),
  },
  {
    pattern: /\bexport\s+default\b|\bas default\b/,
    says: 'has a default export',
    // The runner reads only a default export; the test contains one as a sample.
    allowed: (path) => path === 'vitest.config.ts' || path === 'test/architecture.test.ts',
  },
]

/** Describes each rule that a file breaks. */
export function violations(path: string, code: string): string[] {
  const text = withoutComments(code)
  const test = path.endsWith('.test.ts')
  const applying = test ? bans.filter((ban) => ban.says.includes('default')) : bans
  const said = applying
    .filter((ban) => ban.pattern.test(text) && !ban.allowed(path))
    .map((ban) => ban.says)
  const trespassing = inFunctions(path) && !test ? trespasses(path, code) : leans(path, code, test)
  return [...said, ...trespassing]
}

/** Scripts that measure, drill or soak the service may import the test harness. */
const measuring =
  /^scripts\/((restore-drill|simulate)\.ts$|(advice|benchmarks|drill|model|simulation|soak)\/)/
const belongsToTests = /^(test|functions\/testing|image-processor\/src\/testing)\//

/** No file outside `test/` imports tests, and only tests and measurements import the harness. */
function leans(path: string, code: string, test: boolean): string[] {
  const knowsHarness = test || measuring.test(path) || belongsToTests.test(path)
  return importsOf(code)
    .map(({ from }) => ({ from, target: targetOf(path, from) }))
    .filter(
      ({ from, target }) =>
        (target.startsWith('test/') && !path.startsWith('test/')) ||
        ((from.startsWith('@plant/testing/') || harness.test(target)) && !knowsHarness),
    )
    .map(({ from }) => `may not import ${from}`)
}

/** The path of an imported file from the repository's root; empty for a package. */
function targetOf(path: string, from: string): string {
  return from.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), from)) : ''
}

function trespasses(path: string, code: string): string[] {
  const name = layerOf(path)
  const layer = layers[name]
  if (!layer) return [`lies in no layer: ${name}`]
  return importsOf(code)
    .filter((found) => !mayImport(path, name, layer, found.from, found.typesOnly))
    .map((found) => `may not import ${found.from}`)
}

function mayImport(
  path: string,
  name: string,
  layer: Layer,
  from: string,
  typesOnly: boolean,
): boolean {
  if (!from.startsWith('.')) return layer.packages.some((allowed) => covers(allowed, from))
  const target = targetOf(path, from)
  if (!inFunctions(target)) return false
  const neighbour = layerOf(target)
  if (neighbour === name || layer.layers.includes(neighbour)) return true
  if (layer.files?.includes(target.slice(source.length + 1))) return true
  return typesOnly && (layer.types ?? []).includes(neighbour)
}

/** `node:*` allows every module of Node. `firebase-admin` also allows its submodules. */
function covers(allowed: string, from: string): boolean {
  if (allowed.endsWith('*')) return from.startsWith(allowed.slice(0, -1))
  return from === allowed || from.startsWith(`${allowed}/`)
}

/** The layer of a file: the first folder under functions/src, or the file's own name. */
function layerOf(path: string): string {
  return path.slice(source.length + 1).split('/')[0] ?? ''
}
