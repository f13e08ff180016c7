import { bind, freshState, newBucket, type State } from './fake-project/state.ts'

export const project = 'plants'
export const bucket = `${project}.firebasestorage.app`

/**
 * A project whose operator has done every step that Google Cloud requires in advance, and has
 * waited until each step took effect. A test removes the one part that it tests.
 */
export function preparedState(): State {
  const state = freshState(project)
  const builder = 'roles/cloudbuild.builds.builder'
  const defaultAccount = `serviceAccount:${state.number}-compute@developer.gserviceaccount.com`
  const accounts = ['functions', 'webhooks', 'image-processor', 'gateway']
  for (const api of apis) state.apis.add(`${api}.googleapis.com`)
  for (const name of accounts) state.accounts.set(`${name}@${project}.iam.gserviceaccount.com`, 0)
  state.buckets.set(`${project}.appspot.com`, newBucket('europe-west1'))
  bind(state, `projects/${project}`, builder, defaultAccount)
  return { ...state, cpuQuota: 100, indexSeconds: 0, eventarcAt: 0 }
}

const apis = [
  'apigateway',
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'cloudtasks',
  'compute',
  'dns',
  'eventarc',
  'firebase',
  'firestore',
  'iam',
  'identitytoolkit',
  'pubsub',
  'run',
  'secretmanager',
  'servicecontrol',
  'servicemanagement',
]
