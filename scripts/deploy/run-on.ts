import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPhoto } from '../common/photos.ts'
import { root } from '../common/root.ts'
import { buildAll } from './build.ts'
import { buildSettings, readSettings } from './check-settings.ts'
import type { Cloud } from './cloud.ts'
import type { Run } from './deploy.ts'
import { emptyCloud, emptyProject, emptyProjectSettings } from './empty-project.ts'
import { googleCloud } from './google-cloud.ts'

/** A deployment or a rollback of a real project, with the settings of its operator. */
export function runOn(project: string, isDryRun: boolean): Run {
  const own = join(root, `functions/.env.${project}`)
  const settingsText = existsSync(own) ? readFileSync(own, 'utf8') : ''
  return runWith(project, isDryRun, settingsText, googleCloud(project))
}

/** A dry run on an empty project, which needs no signed-in user. */
export function dryRunOnNothing(): Run {
  return runWith(emptyProject, true, emptyProjectSettings, emptyCloud)
}

function runWith(project: string, isDryRun: boolean, settingsText: string, cloud: Cloud): Run {
  const work = join(root, '.build/deploy')
  const folders = { work, functions: join(work, 'functions') }
  return {
    project,
    isDryRun,
    settingsText,
    folders,
    cloud,
    build: ({ bucket, secrets }) =>
      buildAll(folders, {
        ...process.env,
        ...buildSettings(readSettings(settingsText)),
        GCLOUD_PROJECT: project,
        OPTIONAL_SECRETS: secrets.join(','),
        FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucket }),
      }),
    leaf: readPhoto('coffee_rust_01.jpg'),
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
  }
}
