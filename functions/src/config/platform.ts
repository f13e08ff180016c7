import { z } from 'zod'
import { localRegion } from '../deployment/functions.ts'

/** The default of MAX_INSTANCES: a new project may be limited to 10 instances of a service. */
export const instancesMaxDefault = 10

/** What the service requires of callers who sign in. The deployment reads these settings too. */
export const signInVariables = {
  /** Whether users must call with one of the project's apps. */
  APP_CHECK: z.enum(['OFF', 'MONITOR', 'ENFORCE']).default('OFF'),
  /** Which roles need a second factor. */
  SECOND_FACTOR: z.enum(['OFF', 'SUPERADMINS']).default('OFF'),
}
const signInShape = z.object(signInVariables)

export function readSignIn(variables: z.infer<typeof signInShape>) {
  return { appCheck: variables.APP_CHECK, secondFactor: variables.SECOND_FACTOR }
}

/** The build settings of a deployment. A demo project has defaults. */
export const platformVariables = (demo: boolean) => {
  const region = z.string().regex(/^[a-z]+-[a-z]+\d+$/, 'must be a region such as europe-west1')
  // The emulators and their tests use one region, whatever REGION is in a developer's shell.
  const local = z
    .unknown()
    .optional()
    .transform(() => localRegion)
  return z.object({
    /** The region of all functions, queues and the image processor. */
    REGION: demo ? local : region,
    /** The subnet has addresses for 150 instances of each function (docs/decisions/0200). */
    MAX_INSTANCES: z.coerce.number().int().min(1).max(150).default(instancesMaxDefault),
    MIN_INSTANCES: z.coerce.number().int().min(0).max(150).default(0),
  })
}

/**
 * Reads the settings of the build. `project` is undefined in a demo project and outside a
 * deployment. Throws a ZodError if a deployment lacks REGION.
 */
export function readPlatform(env: Record<string, string | undefined>) {
  const named = env.GCLOUD_PROJECT
  const project = named?.startsWith('demo-') ? undefined : named
  const { REGION, MAX_INSTANCES, MIN_INSTANCES } = platformVariables(project === undefined).parse(
    env,
  )
  const minInstances = Math.min(MIN_INSTANCES, MAX_INSTANCES)
  return { project, region: REGION, minInstances, maxInstances: MAX_INSTANCES }
}

/** Returns a service account's address: the Firebase CLI does not complete names everywhere. */
export function accountAddress(name: string, project: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`
}
