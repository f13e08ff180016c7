import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../common/root.ts'

const folder = join(root, 'web')

/** Builds the console into an empty folder, in its own process, because Vite sets NODE_ENV. */
export async function buildWeb(outputFolder: string, variables: Record<string, string> = {}) {
  const resolve = createRequire(join(folder, 'package.json')).resolve
  const vite = join(dirname(resolve('vite/package.json')), 'bin/vite.js')
  const options = ['--configLoader', 'native', '--emptyOutDir', '--logLevel', 'warn']
  const { NODE_ENV: _mode, ...env } = process.env
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', folder, '--outDir', outputFolder, ...options],
    { env: { ...env, ...variables } },
  )
}
