import { z } from 'zod'
import { optionalSecrets, requiredSecrets } from '../../../functions/src/config/secrets.ts'
import { type OperatorSettings, settingsProblems } from '../check-settings.ts'
import type { Facts } from '../deployment.ts'
import { emptyFacts } from '../empty-project.ts'
import { filledSecrets } from '../secrets.ts'
import { type Asked, type Finding, gap } from './asked.ts'
import { credentialFindings, readBilling, readIdentity } from './identity.ts'
import { permissionFindings } from './permissions.ts'
import * as places from './places.ts'
import { policyFindings } from './policies.ts'
import { signInFindings, siteFindings } from './sign-in.ts'
import { toolFindings } from './tools.ts'

/** Checks what a deployment cannot make by itself, without changing anything. */
export async function preflight(asked: Asked): Promise<{ findings: Finding[]; facts: Facts }> {
  const { project, settings, cloud } = asked
  const { number, account, deployer, findings } = await readIdentity(asked)
  const credentials = await credentialFindings(asked, account)
  const first = [...(await toolFindings(cloud)), ...findings, ...credentials]
  // The secrets cannot be read here, so the check assumes that none is missing.
  const all = [...settingsFindings(project, settings, optionalSecrets), ...first]
  if (number === '') return { findings: all, facts: emptyFacts }
  const billing = await readBilling(asked)
  const bucket = await places.readBucket(asked)
  const secrets = await filledSecrets(asked, [...requiredSecrets, ...optionalSecrets])
  const create = (name: string) =>
    `gcloud secrets create ${name} --data-file=- --project=${project}`
  const missing = requiredSecrets
    .filter((name) => !secrets.includes(name))
    .map((name) => gap(`The secret ${name} is missing: ${create(name)}`))
  return {
    findings: [
      ...settingsFindings(project, settings, secrets),
      ...first,
      ...billing.findings,
      ...(await firebaseFindings(asked)),
      ...bucket.findings,
      ...(await places.bucketFindings(asked, number)),
      ...(await places.databaseFindings(asked)),
      ...(await places.switchFindings(asked)),
      ...(await places.regionFindings(asked)),
      ...(await places.buildFindings(asked)),
      ...(await signInFindings(asked)),
      ...(await siteFindings(asked)),
      ...missing,
      ...(await permissionFindings(asked)),
      ...(await policyFindings(asked)),
    ],
    facts: { number, deployer, billingAccount: billing.account, bucket: bucket.bucket, secrets },
  }
}

/** Settings that the deployment itself makes, so an operator may not set them. */
const ownSettings = /^(STORAGE_BUCKET|IMAGE_PROCESSOR_URL|IDENTITY_API_KEY|LOAD_BALANCER_ADDRESS)$/

function settingsFindings(project: string, settings: OperatorSettings, secrets: readonly string[]) {
  const own = Object.keys(settings)
    .filter((name) => ownSettings.test(name))
    .map((name) => `${name} is set by the deployment: remove it`)
  const location = /^[a-z]+[a-z0-9-]*\d$/.test(settings['DATABASE_LOCATION'] ?? '')
    ? []
    : ['DATABASE_LOCATION is missing: where the database is for ever, such as eur3']
  return [...settingsProblems(project, settings, secrets), ...location, ...own].map((problem) =>
    gap(`functions/.env.${project}: ${problem}`),
  )
}

async function firebaseFindings({ project, read }: Asked): Promise<Finding[]> {
  const url = `https://firebase.googleapis.com/v1beta1/projects/${project}`
  if (await read.get(url, z.object({}))) return []
  const add = `GOOGLE_CLOUD_QUOTA_PROJECT=${project} npx firebase-tools projects:addfirebase ${project}`
  return [gap(`${project} is no Firebase project: ${add}`)]
}
