import type { Account } from '../../../functions/src/deployment/function.ts'
import { functions } from '../../../functions/src/deployment/functions.ts'
import type { Deployment } from '../deployment.ts'
import { account as addressOf, buildBucket, member, photoReader } from '../names.ts'
import { type Grant, missingGrants, ofAccount, ofBucket, ofProject, ofService } from '../policy.ts'
import type { Action, Step } from '../step.ts'
import { functionAccounts } from './accounts.ts'

type Roles = Readonly<Record<string, string>>

/**
 * What every account of functions does on the project: no smaller resource carries these roles.
 * The Firebase CLI lets them fill the queues, and call the functions of those.
 */
const everyFunction: Roles = { 'roles/datastore.user': 'read and write documents' }

/** What only some do. Deliveries talk to servers of strangers, and so remove and make nobody. */
const onProject: Readonly<Record<Account, Roles>> = {
  functions: {
    'roles/firebaseauth.admin': 'make tokens, mirror roles and remove users',
    'roles/eventarc.eventReceiver': 'receive events',
  },
  webhooks: {},
}

/** Roles on the account itself. */
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
 * Gives the accounts of the functions their roles.
 * Secrets need none: the Firebase CLI lets an account read those that its functions are bound to.
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
 * Lets the builds build. Google's own default account, which builds the functions, has no role in
 * an organisation that is secure by default. The daily build renews the image processor.
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
 * Lets the Storage rules read documents. Without it they refuse every upload, and say nothing; the
 * Firebase CLI only asks for it where somebody sits at a terminal.
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

/** Lets the functions use the bucket of photos, and the operator sign in for the smoke test. */
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

/** A link by its key reads a photo, and neither an upload nor an export, whoever made it. */
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
 * Lets events call their functions. The Firebase CLI lets callers in that the code names, and those
 * of events it does not know.
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
