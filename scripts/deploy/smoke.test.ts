import { expect, it } from 'vitest'
import type { Reply } from './cloud.ts'
import { createReader } from './read.ts'
import { smoke } from './smoke.ts'
import { createProject, project } from './testing/recorder.ts'

const photos = '/o?prefix='

/** The faults of a direct upload, where the list of photos is answered like this. */
async function uploadFaults(list: (prefix: string) => Reply): Promise<string[]> {
  const { cloud } = createProject()
  const answer = cloud.request
  cloud.request = async (made) => {
    const { url } = made
    if (url.includes(':signInWithCustomToken')) return { status: 200, body: { idToken: 'a' } }
    // An owner has no `storage.objects.get` after the switch to uniform access.
    if (url.includes('/storage/v1/b/') && url.includes('/o/')) return { status: 403, body: {} }
    const [, prefix] = url.split(photos)
    return prefix === undefined ? answer(made) : list(decodeURIComponent(prefix))
  }
  const place = {
    project,
    region: 'europe-west1',
    settingsText: '',
    settings: {},
    work: '',
    isDryRun: false,
    print: () => undefined,
  }
  const tried = { leaf: Buffer.from('leaf'), console: 'plant-analysis-0123456789abcdef' }
  const faults = await smoke({ ...place, cloud, read: createReader(cloud) }, 'host', tried)
  return faults.filter((fault) => /upload|photos/.test(fault))
}

it('an owner, who may list photos but read none, sees that an upload became a photo', async () => {
  const made = (name: string) => ({ status: 200, body: { items: [{ name }] } })
  expect(await uploadFaults(made)).toEqual([])
})

it('an upload that became no photo is a fault', async () => {
  const none = () => ({ status: 200, body: {} })
  expect(await uploadFaults(none)).toEqual(['no photo became of a direct upload'])
})

it('a refused list is no missing photo', async () => {
  const refused = () => ({ status: 403, body: {} })
  expect(await uploadFaults(refused)).toEqual(['the list of photos is answered 403'])
})
