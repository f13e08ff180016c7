import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'

/** The definitions that docs/guides/clients/generated.md offers for generators. */
export const definitions = ['openapi.json', 'swagger.yaml'] as const
type DefinitionFile = (typeof definitions)[number]

export type GeneratedClient = {
  /** The options of OpenAPI Generator. */
  readonly options: readonly string[]
  /** The commands that compile the client in the folder, and analyse a photo with it. */
  commands(folder: string, definition: DefinitionFile): readonly string[][]
}

const programs = join(root, 'test/generated-clients')
const photo = join(root, 'test/photos/coffee_rust_03.jpg')

/**
 * With these properties, a client accepts fields that it does not know, and in some languages enum
 * values too.
 */
const properties = '-p=disallowAdditionalPropertiesIfNotPresent=false,enumUnknownDefaultCase=true'

const typescript: GeneratedClient = {
  options: [`${properties},npmName=plants`],
  commands: (folder) => [
    ['npm', '--prefix', folder, 'install', '--ignore-scripts', '--silent'],
    [join(folder, 'node_modules/.bin/tsc'), '-p', folder, '--noEmit', '--strict'],
  ],
}

/** The clients by the name of their generator. */
export const clients: Readonly<Record<string, GeneratedClient>> = {
  python: {
    options: [`${properties},packageName=plants`],
    commands: (folder) => {
      const python = join(folder, 'environment/bin/python')
      return [
        ['python3', '-m', 'compileall', '-q', folder],
        ['python3', '-m', 'venv', join(folder, 'environment')],
        [python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', folder],
        [python, join(programs, 'analyse.py'), photo],
      ]
    },
  },
  go: {
    options: [
      `${properties},packageName=plants`,
      '--git-host=example.com',
      '--git-user-id=plants',
      '--git-repo-id=client',
    ],
    commands: (folder, definition) => {
      const source = readFileSync(join(programs, 'analyse.go'), 'utf8')
      // The generator names the setter of a body after its schema, but not in Swagger 2.0.
      const setter = definition === 'swagger.yaml' ? '.Body(' : '.AnalysesAnalyseSyncBody('
      mkdirSync(join(folder, 'analyse'))
      writeFileSync(join(folder, 'analyse/main.go'), source.replace('.Body(', setter))
      return [
        ['go', '-C', folder, 'mod', 'tidy'],
        ['go', '-C', folder, 'vet', './...'],
        ['go', '-C', folder, 'run', './analyse', photo],
      ]
    },
  },
  java: {
    options: [properties],
    commands: (folder) => [['mvn', '-q', '-B', '-f', join(folder, 'pom.xml'), 'test-compile']],
  },
  'typescript-fetch': typescript,
  'typescript-axios': typescript,
}
