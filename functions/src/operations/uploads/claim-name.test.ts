import { createHarness } from '@plant/testing/harness'
import { webpOf } from '@plant/testing/harness/plants'
import { expect, it } from 'vitest'
import { claimName } from './claim-name.ts'
import { releaseName } from './receive-job.ts'

const owner = { uid: 'ada', name: 'leaf' }
const context = { requestId: 'r', signal: new AbortController().signal }
const uploaded = (extension: string) => ({ path: `uploads/ada/leaf.${extension}`, generation: '1' })

it.each([
  [
    { uid: 'ada', name: 'b_leaf' },
    { uid: 'ada_b', name: 'leaf' },
  ],
  [
    { uid: 'ada_b', name: 'leaf' },
    { uid: 'ada', name: 'b_leaf' },
  ],
])(
  'uploads of two users never share a record, even with similar user ids and names: %o, %o',
  async (first, second) => {
    const service = createHarness()
    for (const { uid, name } of [first, second]) {
      const user = await service.signUp(uid)
      service.upload(`uploads/${uid}/${name}.jpg`, 'healthy leaf')
      await service.steady.receive(`uploads/${uid}/${name}.jpg`)
      const answer = await user.upload(name)
      expect(answer.body).toMatchObject({ status: 'ready' })
    }
  },
)

it('only one of two uploads gets the name of an abandoned upload', async () => {
  const { ports } = createHarness().steady
  const claim = (extension: string) => claimName(ports, owner, uploaded(extension), context)
  expect(await claim('jpg')).toBe('OURS')
  const { exists } = ports.objects
  ports.objects.exists = async (...call) => {
    ports.objects.exists = exists
    expect(await claim('png')).toBe('OURS')
    return exists(...call)
  }
  expect(await claim('webp')).toBe('TAKEN')
  expect(await claim('png')).toBe('OURS')
})

it('a late event of an overwritten upload takes no name from the newer upload', async () => {
  const service = createHarness()
  const { path } = uploaded('jpg')
  service.upload(path, 'healthy leaf', '2')
  const claim = (generation: string) =>
    claimName(service.steady.ports, owner, { path, generation }, context)
  expect(await claim('2')).toBe('OURS')
  expect(await claim('1')).toBe('TAKEN')
})

it('an abandoned upload frees no name that another upload has got', async () => {
  const { documents, steady } = createHarness()
  for (const extension of ['jpg', 'png'])
    expect(await claimName(steady.ports, owner, uploaded(extension), context)).toBe('OURS')
  await releaseName(steady.ports, owner, uploaded('jpg'), context)
  expect([...documents.all('uploads').values()]).toMatchObject([uploaded('png')])
})

it('a ready upload keeps its name, even if a late event misses the original', async () => {
  const service = createHarness()
  const ada = await service.signUp('ada')
  service.upload(uploaded('jpg').path, 'healthy leaf')
  await service.steady.receive(uploaded('jpg').path)
  await releaseName(service.steady.ports, owner, uploaded('jpg'), context)
  expect((await ada.upload('leaf')).body).toMatchObject({ status: 'ready' })
})

it('a name is released with its photo, even if a lost commit has removed the record', async () => {
  const service = createHarness()
  service.objects.set('optimized/ada/leaf.webp', webpOf('healthy leaf'))
  await releaseName(service.steady.ports, owner, uploaded('jpg'), context)
  expect(service.objects.size).toBe(0)
})
