import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Built, Deployment } from '../deployment.ts'
import { buildBucket } from '../names.ts'
import { readReleases, releaseObject, wantedRelease } from '../release.ts'
import { smoke, type Tried } from '../smoke.ts'
import { type Action, command, type Step } from '../step.ts'
import { readGateway } from './gateway.ts'

/** The smoke test, which uses the deployed service as a client does. */
export function smokeCheck(deployment: Deployment, tried: Tried): Action {
  return {
    kind: 'CHECK',
    title:
      'Health, status, a leaf through the gateway, a direct upload, the address that is seen, the console',
    findFaults: async () => {
      const host = (await readGateway(deployment))?.host
      return host ? smoke(deployment, host, tried) : ['there is no gateway']
    },
  }
}

/** Runs the smoke test, then records the release as good. Skips a release that passed earlier. */
export const releaseOf = (built: Built): Step => ({
  title: 'Try the service, and keep this release for rollbacks',
  async plan(deployment) {
    const wanted = await wantedRelease(deployment, built)
    const known = (await readReleases(deployment)).find(({ version }) => version === wanted.version)
    if (isDeepStrictEqual(known, wanted)) return []
    const file = join(deployment.folders.work, 'release.json')
    const to = `gs://${buildBucket(deployment)}/${releaseObject(wanted)}`
    return [
      smokeCheck(deployment, {
        leaf: built.leaf,
        photoKey: wanted.photoKey,
        console: wanted.console?.content,
      }),
      command(
        'Keep the release',
        `gcloud storage cp ${file} ${to} --project=${deployment.project}`,
        {
          files: { [file]: JSON.stringify(wanted) },
        },
      ),
    ]
  },
})
