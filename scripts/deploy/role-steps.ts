import { eventsTopic } from '../../functions/src/contract/events.ts'
import type { Deployment } from './settings.ts'
import { type Step, words } from './step.ts'

/** Roles on the project, because no smaller resource can carry them. */
const projectRoles = {
  'roles/datastore.user': 'read and write documents',
  'roles/cloudtasks.enqueuer': 'queue tasks',
  'roles/firebaseauth.admin': 'make tokens, mirror roles and remove users',
  'roles/eventarc.eventReceiver': 'receive events',
}

/** Roles on the account itself: it signs links and tokens (signBlob), and tasks run as it. */
const ownRoles = {
  'roles/iam.serviceAccountTokenCreator': 'sign links and tokens',
  'roles/iam.serviceAccountUser': 'send tasks in its own name',
}

/**
 * Gives the functions their roles; repeating a step changes nothing.
 * Secrets need none: the Firebase CLI lets the account read those that a function is bound to.
 * `asksVertex` says that the generative model is called as the service account, without a key.
 */
export function roleSteps({ project, account, bucket }: Deployment, asksVertex: boolean): Step[] {
  const functions = account('functions')
  const member = `--member=serviceAccount:${functions}`
  const onProject = {
    ...projectRoles,
    ...(asksVertex && { 'roles/aiplatform.user': 'ask the generative model' }),
  }
  return [
    ...Object.entries(onProject).map(([role, what]) => ({
      title: `Let the functions ${what}`,
      command: words(`gcloud projects add-iam-policy-binding ${project} ${member} --role=${role}
        --condition=None`),
    })),
    ...Object.entries(ownRoles).map(([role, what]) => ({
      title: `Let the functions ${what}`,
      command: words(`gcloud iam service-accounts add-iam-policy-binding ${functions} ${member}
        --role=${role} --project ${project}`),
    })),
    {
      title: 'Let the functions read and write photos',
      command: words(`gcloud storage buckets add-iam-policy-binding gs://${bucket} ${member}
        --role=roles/storage.objectUser`),
    },
    {
      title: 'Let the functions publish events',
      command: words(`gcloud pubsub topics add-iam-policy-binding ${eventsTopic} ${member}
        --role=roles/pubsub.publisher --project ${project}`),
    },
  ]
}
