import type { Deployment } from './settings.ts'
import { type Step, words } from './step.ts'

/** On the project: what has no smaller thing to give it on. */
const projectRoles = {
  'roles/datastore.user': 'read and write documents',
  'roles/cloudtasks.enqueuer': 'queue tasks',
  'roles/firebaseauth.admin': 'make tokens, mirror roles and remove users',
  'roles/eventarc.eventReceiver': 'receive events',
}

/** On itself: links and exchanged tokens are signed by its own key (signBlob), and tasks carry its own identity. */
const ownRoles = {
  'roles/iam.serviceAccountTokenCreator': 'sign links and tokens',
  'roles/iam.serviceAccountUser': 'send tasks in its own name',
}

/**
 * What the functions may do in their project; giving a role again changes nothing. Secrets are not among them: the Firebase
 * CLI lets the account read those that a function is bound to.
 * @param asksVertex whether the generative model is asked as the service account, without a key.
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
      command: words(`gcloud pubsub topics add-iam-policy-binding analysis.completed ${member}
        --role=roles/pubsub.publisher --project ${project}`),
    },
  ]
}
