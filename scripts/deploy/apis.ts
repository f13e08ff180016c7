/** Every API that the service, its deployment or its monitoring calls. */
const always = [
  'apigateway',
  'apikeys',
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  'compute',
  'dns',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'servicecontrol',
  'servicemanagement',
  'serviceusage',
  'storage',
]

/** Returns API names. `asksVertex` means that the service account calls the generative model. */
export function apiNames({ asksVertex }: { asksVertex: boolean }): string[] {
  return [...always, ...(asksVertex ? ['aiplatform'] : [])].map((name) => `${name}.googleapis.com`)
}
