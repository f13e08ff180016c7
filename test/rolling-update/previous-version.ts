import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '@plant/testing/free-port'
import { stack } from '@plant/testing/stack'
import type { Plugin } from 'esbuild'
import { z } from 'zod'
import { bundle } from '../../scripts/build/bundle.ts'
import { readWorkspacePackage } from '../../scripts/build/lock.ts'
import { root } from '../../scripts/common/root.ts'
import { httpFunctionEnvironment } from '../../scripts/local-stack/environment.ts'
import { localSecrets } from '../../scripts/local-stack/local-secrets.ts'
import { waitForPort } from '../../scripts/local-stack/wait.ts'

/** The previous version, which runs beside the stack's own version on the same emulators. */
export type PreviousVersion = {
  url: string
  /** Only release 1.2.0 drops unknown fields, and this release was never deployed. */
  keepsUnknownFields: boolean
  stop(): Promise<void>
}

/**
 * Starts the function `photos` of the previous version. Set `PREVIOUS_VERSION` to the folder with
 * the build of that version. By default, builds the current source without one field of the user
 * document.
 */
export async function startPreviousVersion(): Promise<PreviousVersion> {
  // Next to the stack's own build, where Node finds the packages outside the bundle.
  const folder = mkdtempSync(join(dirname(stack.FUNCTIONS_FOLDER), 'previous-version-'))
  const built = process.env.PREVIOUS_VERSION
  cpSync(built ?? stack.FUNCTIONS_FOLDER, folder, { recursive: true, verbatimSymlinks: true })
  if (built === undefined) await bundleWithoutField(join(folder, 'index.js'))
  const port = await freePort()
  const child = startPhotos(folder, port)
  const failed = once(child, 'exit').then(() =>
    Promise.reject(new Error('the previous version did not start')),
  )
  await Promise.race([waitForPort(port, AbortSignal.timeout(100_000)), failed])
  return {
    url: `http://127.0.0.1:${port}`,
    keepsUnknownFields: built === undefined || versionOf(folder) !== '1.2.0',
    async stop() {
      failed.catch(() => undefined)
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    },
  }
}

const packageFile = z.object({ version: z.string() })
const versionOf = (folder: string): string =>
  packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version

const schemaFile = 'functions/src/collections/accounts.ts'
const newField = '  permissions: z.array(permission).optional(),\n'

/** Builds the source without one field of a schema, to imitate the version before that field. */
async function bundleWithoutField(outputFile: string): Promise<void> {
  const source = readFileSync(join(root, schemaFile), 'utf8')
  if (!source.includes(newField)) throw new Error(`${schemaFile} has no ${newField.trim()}`)
  const withoutField: Plugin = {
    name: 'schema-without-a-field',
    setup: (build) =>
      build.onLoad({ filter: /collections\/accounts\.ts$/ }, () => ({
        contents: source.replace(newField, ''),
        loader: 'ts',
      })),
  }
  await bundle({
    entry: join(root, 'functions/src/index.ts'),
    outputFile,
    external: Object.keys(readWorkspacePackage('functions').dependencies),
    plugins: [withoutField],
  })
}

function startPhotos(folder: string, port: number): ChildProcess {
  const framework = 'node_modules/@google-cloud/functions-framework/build/src/main.js'
  return spawn(process.execPath, [join(root, framework), `--source=${folder}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...localSecrets(join(root, 'functions/.secret.local')),
      ...process.env,
      ...httpFunctionEnvironment('photos', port),
    },
  })
}
