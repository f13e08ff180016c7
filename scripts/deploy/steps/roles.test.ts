import { describe, expect, it } from 'vitest'
import { deployTo, settingsText } from '../testing/deploy-to.ts'
import { freshState, membersOf, type State } from '../testing/fake-project/state.ts'

const account = (name: string) => `${name}@plants.iam.gserviceaccount.com`
const member = (name: string) => `serviceAccount:${account(name)}`

/** All roles of an account, on every resource. */
function rolesOf(state: State, name: string): string[] {
  return [...state.policies]
    .flatMap(([resource, roles]) =>
      [...roles]
        .filter(([, members]) => members.has(member(name)))
        .map(([role]) => `${role.replace('roles/', '')} on ${resource.replace(/@.*/, '')}`),
    )
    .sort((a, b) => a.localeCompare(b))
}

describe('the accounts of a deployment', () => {
  it('have exactly the roles that they need', async () => {
    const { state } = await deployTo(freshState('plants'))
    expect(rolesOf(state, 'webhooks')).toEqual([
      'datastore.user on projects/plants',
      'iam.serviceAccountUser on serviceAccounts/webhooks',
      'run.invoker on services/retrywebhook',
    ])
    expect(rolesOf(state, 'image-processor')).toEqual([])
    expect(rolesOf(state, 'smoke-test')).toEqual([])
    expect(rolesOf(state, 'photo-reader')).toEqual([
      'storage.objectViewer if resource.name.startsWith("projects/_/buckets/plants.firebasestorage.app/objects/optimized/") on buckets/plants.firebasestorage.app',
    ])
    expect(rolesOf(state, 'gateway')).toEqual([
      'run.invoker on services/api',
      'run.invoker on services/photos',
    ])
    expect(rolesOf(state, 'signatures')).toEqual([
      'cloudbuild.builds.builder on projects/plants',
      'iam.serviceAccountUser on serviceAccounts/image-processor',
      'iam.serviceAccountUser on serviceAccounts/signatures',
      'run.developer on services/image-processor',
      'storage.objectViewer on buckets/plants-plant-builds',
    ])
  })

  it('sign tokens only as themselves, and the webhook account signs no tokens', async () => {
    const { state } = await deployTo(freshState('plants'))
    const role = 'roles/iam.serviceAccountTokenCreator'
    const signers = (name: string) => membersOf(state, `serviceAccounts/${account(name)}`, role)
    expect(signers('functions')).toEqual([member('functions')])
    expect(signers('webhooks')).toEqual([])
    expect(signers('smoke-test')).toEqual(['user:ada@example.org'])
    expect(membersOf(state, 'projects/plants', role)).toEqual([])
  })

  it('may call the generative model only if no API key is used', async () => {
    const role = 'roles/aiplatform.user'
    const settings = `${settingsText}\nPLANT_MODEL=gemini`
    const { state } = await deployTo(freshState('plants'), { settings })
    expect(membersOf(state, 'projects/plants', role)).toEqual([member('functions')])
    const withKey = freshState('plants')
    withKey.secrets.set('GEMINI_API_KEY', 1)
    await deployTo(withKey, { settings })
    expect(membersOf(withKey, 'projects/plants', role)).toEqual([])
  })
})
