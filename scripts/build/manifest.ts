import { execFile } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectId } from '../common/project.ts'
import { root } from '../common/root.ts'

/**
 * Writes `functions.yaml` with the SDK's own discovery, so that the file lists all exports. By
 * default, the file is for the local stack, because other projects need their settings.
 */
export async function writeFunctionsManifest(
  functionsFolder: string,
  env: NodeJS.ProcessEnv = { ...process.env, GCLOUD_PROJECT: projectId },
): Promise<void> {
  // The SDK writes JSON, which is valid YAML. The final rename prevents reads of a half-written
  // file.
  const draft = join(functionsFolder, 'functions.draft.yaml')
  const discovery = join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')
  await promisify(execFile)(process.execPath, [discovery, functionsFolder], {
    cwd: functionsFolder,
    env: { ...env, FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: draft },
  })
  renameSync(draft, join(functionsFolder, 'functions.yaml'))
}
