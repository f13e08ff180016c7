import { z } from 'zod'
import { localRegion } from '../deployment/functions.ts'

/** A young project may have no more than 10 instances of a service. */
export const instancesMaxDefault = 10

/**
 * What the build of a deployment needs to know beside the table of deployed functions. A demo
 * project has defaults.
 */
export const platformVariables = (demo: boolean) => {
  const region = z.string().regex(/^[a-z]+-[a-z]+\d+$/, 'must be a region such as europe-west1')
  // The emulators and their tests know one region, whatever a developer's shell calls REGION.
  const local = z
    .unknown()
    .optional()
    .transform(() => localRegion)
  return z.object({
    /** Where every function, every queue and the image processor run. */
    REGION: demo ? local : region,
    /** The subnet has addresses for 150 of each function that is in it (docs/decisions/0200). */
    MAX_INSTANCES: z.coerce.number().int().min(1).max(150).default(instancesMaxDefault),
  })
}

/**
 * How the functions are deployed, from the environment of the build. `project` is undefined where
 * nothing is deployed: in a demo project, and where the bundle is loaded without any.
 * Throws a ZodError where REGION is missing in a deployment.
 */
export function readPlatform(env: Record<string, string | undefined>) {
  const named = env.GCLOUD_PROJECT
  const project = named?.startsWith('demo-') ? undefined : named
  const { REGION, MAX_INSTANCES } = platformVariables(project === undefined).parse(env)
  return { project, region: REGION, maxInstances: MAX_INSTANCES }
}

/** The whole address of a service account: the Firebase CLI does not complete it everywhere. */
export function accountAddress(name: string, project: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`
}
