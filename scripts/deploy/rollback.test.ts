import { describe, expect, it } from 'vitest'
import { functions } from '../../functions/src/deployment/functions.ts'
import { deployTo, rollBack } from './testing/deploy-to.ts'
import { freshState, type State } from './testing/fake-project/state.ts'

const fresh = () => freshState('plants')
const served = (state: State, name: string) => state.services.get(name.toLowerCase())

/** The revision that serves for each function. */
function serving(state: State): (string | undefined)[] {
  return Object.keys(functions).map((name) => {
    const { traffic, revisions } = served(state, name) ?? { traffic: '', revisions: [] }
    return traffic === 'LATEST' ? revisions.at(-1) : traffic
  })
}

describe('a rollback', () => {
  it('returns to the previous release with one command', async () => {
    const { state } = await deployTo(fresh())
    const first = {
      config: state.gateways.get('plant-analysis'),
      image: state.services.get('image-processor')?.flags['--image'],
    }
    await deployTo(state, { code: 'second' })
    expect(state.gateways.get('plant-analysis')).not.toBe(first.config)
    const { status, fault, cloud } = await rollBack(state)
    expect({ status, fault }).toEqual({ status: 0, fault: undefined })
    expect(state.gateways.get('plant-analysis')).toBe(first.config)
    expect(state.services.get('image-processor')?.flags['--image']).toBe(first.image)
    expect(served(state, 'api')?.traffic).toBe('api-00001')
    const [job] = [...state.jobs.values()]
    expect(job?.['body']).toContain('image-processor-first.tgz')
    expect(cloud.commands.filter((line) => /^firebase|builds submit/.test(line))).toEqual([])
  })

  it('returns from an interrupted update to the last good release', async () => {
    const { state } = await deployTo(fresh())
    const before = serving(state)
    await deployTo(state, { code: 'second', failing: ['runAnalysis'] })
    expect(serving(state)).not.toEqual(before)
    const { status } = await rollBack(state)
    expect(status).toBe(0)
    expect(serving(state)).toEqual(before)
  })

  it('rebuilds an image that was deleted by a cleanup', async () => {
    const { state } = await deployTo(fresh())
    await deployTo(state, { code: 'second' })
    state.repositories.get('plant-analysis')?.tags.delete('source-first')
    const { status, fault, cloud } = await rollBack(state)
    expect({ status, fault }).toEqual({ status: 0, fault: undefined })
    expect(cloud.commands.filter((line) => line.includes('builds submit'))).toHaveLength(1)
    expect(cloud.commands.join('\n')).not.toContain('the-digest-of-the-build')
  })

  it('skips a function that has since been removed', async () => {
    const { state } = await deployTo(fresh())
    const config = state.gateways.get('plant-analysis')
    for (const [name, object] of state.buckets.get('plants-plant-builds')?.objects ?? [])
      if (name.startsWith('releases/'))
        object.text = object.text.replace('"revisions":{', '"revisions":{"former":"former-00001",')
    await deployTo(state, { code: 'second' })
    const { status, fault } = await rollBack(state)
    expect({ status, fault }).toEqual({ status: 0, fault: undefined })
    expect(state.gateways.get('plant-analysis')).toBe(config)
  })

  it('keeps the functions that a failed deployment would have removed', async () => {
    const { state } = await deployTo(fresh())
    state.functions.set('former', { codebase: 'plant-analysis', variables: {}, version: 1 })
    const { status } = await deployTo({ ...state, seesGateway: true }, { code: 'second' })
    expect(status).toBe(1)
    expect(state.functions.has('former')).toBe(true)
  })

  it('goes back by one more release each time, and never goes forward', async () => {
    const { state } = await deployTo(fresh())
    await deployTo(state, { code: 'second' })
    await deployTo(state, { code: 'third' })
    await rollBack(state)
    expect(served(state, 'api')?.traffic).toBe('api-00002')
    await rollBack(state)
    expect(served(state, 'api')?.traffic).toBe('api-00001')
    const { status, fault } = await rollBack(state)
    expect(status).toBe(1)
    expect(fault?.message).toContain('no release to go back to')
  })

  it('signs links with the key of the restored release', async () => {
    const { state } = await deployTo(fresh())
    await deployTo(state, { rotatesPhotoKey: true })
    expect(state.hmacKeys.get('GOOG1E0')?.isActive).toBe(false)
    await rollBack(state)
    expect(state.hmacKeys.get('GOOG1E0')?.isActive).toBe(true)
    state.seconds += 86_400
    const leftAt = state.seconds
    await deployTo(state)
    expect(state.hmacKeys.get('GOOG1E0')?.isActive).toBe(false)
    expect(state.seconds - leftAt).toBeGreaterThan(1800)
  })

  it('does not prevent a later replacement of the key for photo links', async () => {
    const { state } = await deployTo(fresh())
    await deployTo(state, { rotatesPhotoKey: true })
    await rollBack(state)
    await deployTo(state, { rotatesPhotoKey: true })
    expect(state.secretValues.get('PHOTO_LINK_KEY')).toMatch(/^GOOG1E2:/)
    const active = [...state.hmacKeys].filter(([, { isActive }]) => isActive)
    expect(active.map(([accessId]) => accessId)).toEqual(['GOOG1E2'])
  })

  it('needs no key for a release without photo links', async () => {
    const { state } = await deployTo(fresh())
    for (const object of state.buckets.get('plants-plant-builds')?.objects.values() ?? [])
      object.text = object.text.replace(/,"photoKey":"\w+"/, '')
    await deployTo(state, { code: 'second' })
    const { status, fault } = await rollBack({ ...state, linksPhotos: false })
    expect({ status, fault }).toEqual({ status: 0, fault: undefined })
  })

  it('is undone by the next deployment', async () => {
    const { state } = await deployTo(fresh())
    await deployTo(state, { code: 'second' })
    await rollBack(state)
    await deployTo(state, { code: 'third' })
    expect(served(state, 'api')).toMatchObject({ traffic: 'LATEST', revisions: { length: 3 } })
    const { cloud } = await deployTo(state, { code: 'third' })
    expect(cloud.commands).toEqual([])
  })

  it('ignores preflight gaps that only concern deployments', async () => {
    const { state } = await deployTo(fresh())
    await deployTo(state, { code: 'second' })
    state.secrets.delete('SMTP_URL')
    const { status } = await rollBack(state, { settings: 'REGION=europe-west1' })
    expect(status).toBe(0)
    const { fault } = await rollBack(state, { settings: '' })
    expect(fault?.message).toContain('REGION is missing')
  })
})

describe('an interrupted rollback', () => {
  it('can continue after any command', {
    timeout: 240_000,
  }, async () => {
    const { state: deployed } = await deployTo(fresh())
    await deployTo(deployed, { code: 'second' })
    await deployTo(deployed, { code: 'third' })
    const whole = await rollBack(structuredClone(deployed))
    const wanted = serving(whole.state)
    const count = whole.cloud.commands.length
    expect(count).toBeGreaterThan(10)
    for (let done = 0; done < count; done++) {
      const state = structuredClone(deployed)
      const broken = await rollBack(state, { prepare: (cloud) => cloud.breakAfter(done) })
      expect(broken.status).toBe(1)
      const { status, fault } = await rollBack(state)
      expect({ done, status, fault }).toEqual({ done, status: 0, fault: undefined })
      expect({ done, serving: serving(state) }).toEqual({ done, serving: wanted })
      expect(state.gateways).toEqual(whole.state.gateways)
      const versionOf = ({ sites }: State) => sites.get('plants')?.releases.at(-1)?.version
      expect(versionOf(state)).toBe(versionOf(whole.state))
    }
  })
})
