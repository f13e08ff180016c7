import type { Account } from '../../../functions/src/deployment/function.ts'
import { functions } from '../../../functions/src/deployment/functions.ts'
import type { Deployment } from '../deployment.ts'
import { account as addressOf, buildBucket, member, photoReader } from '../names.ts'
import { type Grant, missingGrants, ofAccount, ofBucket, ofProject, ofService } from '../policy.ts'
import type { Action, Step } from '../step.ts'
import { functionAccounts } from './accounts.ts'

type Roles = Readonly<Record<string, string>>

/**
 * Roles that every function account needs and that only the project can grant. The Firebase CLI
 * itself lets the accounts fill the queues and call their functions.
 */
const everyFunction: Roles = { 'roles/datastore.user': 'read and write documents' }

/** Roles of single accounts. The account that calls untrusted servers may not change users. */
const onProject: Readonly<Record<Account, Roles>> = {
  functions: {
    'roles/firebaseauth.admin': 'make tokens, mirror roles and remove users',
    'roles/eventarc.eventReceiver': 'receive events',
  },
  webhooks: {},
}

/** Roles that an account has on itself. */
const onItself: Readonly<Record<Account, Roles>> = {
  functions: {
    'roles/iam.serviceAccountUser': 'send tasks in its own name',
    'roles/iam.serviceAccountTokenCreator': 'sign tokens, and links to exports',
  },
  webhooks: { 'roles/iam.serviceAccountUser': 'send tasks in its own name' },
}

const grantsOf = (name: string, roles: Roles, to: string): Grant[] =>
  Object.entries(roles).map(([role, what]) => ({
    title: `Let ${name} ${what}`,
    role,
    member: to,
  }))

/**
 * Grants the functions' accounts their roles. Grants no access to secrets, because the Firebase CLI
 * lets an account read the secrets of its functions.
 */
export const functionRoles: Step = {
  title: 'Let the functions do their work',
  async plan(deployment) {
    const { asksVertex } = deployment
    const asking = new Set(
      Object.values(functions).flatMap((deployed) =>
        deployed.asksPlantModel ? [deployed.account] : [],
      ),
    )
    const grants = functionAccounts.flatMap((name) => {
      const roles = {
        ...everyFunction,
        ...onProject[name],
        ...(asksVertex &&
          asking.has(name) && { 'roles/aiplatform.user': 'ask the generative model' }),
      }
      return grantsOf(name, roles, member(deployment, name))
    })
    const actions: Action[] = await missingGrants(deployment, ofProject(deployment), grants)
    for (const name of functionAccounts) {
      const own = grantsOf(name, onItself[name], member(deployment, name))
      const itself = ofAccount(deployment, addressOf(deployment, name))
      actions.push(...(await missingGrants(deployment, itself, own)))
    }
    return actions
  },
}

/**
 * Grants the build accounts the role that builds need. In an organisation that is secure by
 * default, Google's default account has no role. The daily build needs rights to deploy.
 */
export const buildRoles: Step = {
  title: 'Let the builds build',
  async plan(deployment) {
    const { number } = deployment
    const role = 'roles/cloudbuild.builds.builder'
    const defaultAccount = `serviceAccount:${number}-compute@developer.gserviceaccount.com`
    const signatures = member(deployment, 'signatures')
    const actAs = { role: 'roles/iam.serviceAccountUser', member: signatures }
    const itself = ofAccount(deployment, addressOf(deployment, 'signatures'))
    const processor = ofAccount(deployment, addressOf(deployment, 'image-processor'))
    return [
      ...(await missingGrants(deployment, ofProject(deployment), [
        { title: 'Let the functions be built', role, member: defaultAccount },
        { title: 'Let the image processor be built', role, member: signatures },
      ])),
      ...(await missingGrants(deployment, itself, [
        { title: 'Let the schedule start the build', ...actAs },
      ])),
      ...(await missingGrants(deployment, processor, [
        { title: 'Let the build deploy the image processor', ...actAs },
      ])),
    ]
  },
}

/**
 * Lets the Storage rules read documents. Without this role, the rules silently reject every upload.
 * The Firebase CLI offers the role only at a terminal.
 */
export const rulesRole: Step = {
  title: 'Let the Storage rules read documents',
  async plan(deployment) {
    const { number } = deployment
    const agent = `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`
    const role = 'roles/firebaserules.firestoreServiceAgent'
    const grants = await missingGrants(deployment, ofProject(deployment), [
      { title: 'Let the Storage rules read documents', role, member: agent },
    ])
    if (grants.length === 0) return []
    const service = `projects/${number}/services/firebasestorage.googleapis.com`
    const url = `https://serviceusage.googleapis.com/v1beta1/${service}:generateServiceIdentity`
    return [
      {
        kind: 'CALL',
        title: 'Make the account of the Storage rules',
        request: { method: 'POST', url, body: {} },
      },
      ...grants,
    ]
  },
}

/** Lets the functions use the photo bucket, and lets the operator sign in for the smoke test. */
export const resourceRoles: Step = {
  title: 'Let the functions use photos',
  async plan(deployment) {
    const functionsMember = member(deployment, 'functions')
    const objects = { role: 'roles/storage.objectUser', member: functionsMember }
    const smoke = ofAccount(deployment, addressOf(deployment, 'smoke-test'))
    const role = 'roles/iam.serviceAccountTokenCreator'
    const sources = { role: 'roles/storage.objectViewer', member: member(deployment, 'signatures') }
    return [
      ...(await missingGrants(deployment, ofBucket(deployment.bucket), [
        { title: 'Let the functions read and write photos', ...objects },
        readPhotos(deployment),
      ])),
      ...(await missingGrants(deployment, ofBucket(buildBucket(deployment)), [
        { title: 'Let the build read the sources', ...sources },
      ])),
      ...(await missingGrants(deployment, smoke, [
        { title: 'Let the operator sign in for the smoke test', role, member: deployment.operator },
      ])),
    ]
  },
}

/** Lets the account whose key signs photo links read photos, but not uploads or exports. */
function readPhotos(deployment: Deployment): Grant {
  const prefix = `projects/_/buckets/${deployment.bucket}/objects/optimized/`
  return {
    title: 'Let links read photos',
    role: 'roles/storage.objectViewer',
    member: member(deployment, photoReader),
    condition: { title: 'photos', expression: `resource.name.startsWith("${prefix}")` },
  }
}

/**
 * Lets events call their functions. The Firebase CLI admits only the callers that the code names,
 * and the code names no callers of event functions.
 */
export const eventRoles: Step = {
  title: 'Let events call their functions',
  async plan(deployment) {
    const actions: Action[] = []
    for (const [name, deployed] of Object.entries(functions)) {
      if (deployed.trigger.kind !== 'topic' && deployed.trigger.kind !== 'storage') continue
      const grant = {
        title: `Let events call ${name}`,
        role: 'roles/run.invoker',
        member: member(deployment, deployed.account),
      }
      const service = ofService(deployment, name.toLowerCase())
      actions.push(...(await missingGrants(deployment, service, [grant])))
    }
    return actions
  },
}
