import { describe, expect, it } from 'vitest'
import { functions, namesOf } from '../../functions/src/deployment/functions.ts'
import { deployTo } from './testing/deploy-to.ts'
import {
  gatewayReaches,
  reachesImageProcessor,
  readsPhotos,
  rulesReadDocuments,
} from './testing/fake-project/deployed-service.ts'
import type { FakeProject } from './testing/fake-project/fake-project.ts'
import { freshState, type State } from './testing/fake-project/state.ts'

const fresh = () => freshState('plants')
const inOrder = (list: readonly unknown[]) =>
  list.map((entry) => JSON.stringify(entry)).sort((a, b) => a.localeCompare(b))

/** The state that clients notice and later deployments read, without times and counts. */
function portrait(state: State) {
  const { services, functions: deployed, policies, ...rest } = state
  return {
    ...rest,
    seconds: 0,
    eventarcAt: 0,
    metricsMadeAt: [...rest.metricsMadeAt.keys()].sort(),
    database: { ...rest.database, indexesAt: 0 },
    buckets: [...rest.buckets].map(([name, bucket]) => ({
      name,
      ...bucket,
      objects: [...bucket.objects.keys()]
        .filter((object) => !object.startsWith('releases/'))
        .sort(),
    })),
    // A key whose storing was interrupted is kept for a while, deactivated.
    hmacKeys: [...rest.hmacKeys.values()]
      .filter(({ isActive }) => isActive)
      .map(({ account }) => account),
    sites: [...rest.sites].map(([name, { versions, releases }]) => [
      name,
      [...versions],
      releases.map((release) => ({ ...release, madeAt: 0 })),
    ]),
    secretValues: [...rest.secretValues.keys()].sort(),
    accounts: [...rest.accounts.keys()].sort(),
    gatewayConfigs: [...rest.gatewayConfigs].map(([name, { text, state }]) => [name, text, state]),
    services: [...services].map(([name, { flags, labels, traffic }]) => [
      name,
      flags,
      labels,
      traffic,
    ]),
    functions: [...deployed].map(([name, { codebase, variables }]) => [name, codebase, variables]),
    policies: [...policies].map(([resource, roles]) => [
      resource,
      inOrder([...roles].map(([role, members]) => [role, [...members].sort()])),
    ]),
  }
}

const sorted = (state: State) => {
  const { services, functions: deployed, policies, ...rest } = portrait(state)
  return {
    ...rest,
    services: inOrder(services),
    functions: inOrder(deployed),
    policies: inOrder(policies),
  }
}

describe('a deployment to a new project', () => {
  it('ends with a working service', async () => {
    const { status, fault, state } = await deployTo(fresh())
    expect({ status, fault }).toEqual({ status: 0, fault: undefined })
    expect([...state.functions.keys()].sort()).toEqual(Object.keys(functions).sort())
    for (const name of namesOf(({ callsImageProcessor }) => callsImageProcessor))
      expect(reachesImageProcessor(state, name)).toBe(true)
    for (const name of namesOf(({ trigger }) => trigger.kind === 'http'))
      expect(gatewayReaches(state, name)).toBe(true)
    expect(rulesReadDocuments(state)).toBe(true)
    expect(readsPhotos(state, 'GOOG1E0')).toBe(true)
  })

  it('prints every command in order in a dry run, and runs no command', async () => {
    const { printed, cloud, state } = await deployTo(fresh(), { isDryRun: true })
    expect(cloud.commands).toEqual([])
    expect(portrait(state)).toEqual(portrait(fresh()))
    const { cloud: real } = await deployTo(fresh())
    // Addresses, digests and names of contents are known only where they are made.
    const verbs = (lines: readonly string[]) =>
      lines.flatMap((line) => /^ *((?:gcloud|firebase)(?: [a-z-]+(?=\s|$))+)/.exec(line)?.[1] ?? [])
    expect(verbs(printed)).toEqual(verbs(withoutRepeats(real.commands)))
    expect(printed.at(-1)).toMatch(/^\d+ to do\.$/)
  })

  it('prints no secret', async () => {
    const { printed } = await deployTo(fresh())
    expect(printed.join('\n')).not.toMatch(/key-plant|SECRET_KEYS=|1:[A-Za-z0-9+/]{20}|s{40}/)
  })
})

/** Removes the repetitions of a command that is retried during the first use of Eventarc. */
function withoutRepeats(commands: readonly string[]): string[] {
  return commands.filter((line, at) => line !== commands[at - 1])
}

describe('a second deployment', () => {
  it('runs no command and reports that there is nothing to do', async () => {
    const { state } = await deployTo(fresh())
    const before = portrait(state)
    const { cloud, printed, status } = await deployTo(state)
    expect({ status, commands: cloud.commands }).toEqual({ status: 0, commands: [] })
    expect(printed.at(-1)).toBe('Nothing to do.')
    expect(portrait(state)).toEqual(before)
  })

  it('deploys the functions again if a secret has a new version', async () => {
    const { state } = await deployTo(fresh())
    state.secrets.set('SMTP_URL', 2)
    const { cloud } = await deployTo(state)
    expect(cloud.commands.filter((line) => line.startsWith('firebase'))).not.toEqual([])
    expect(cloud.commands.filter((line) => line.startsWith('gcloud builds'))).toEqual([])
  })

  it('removes functions that the table of functions no longer lists, but keeps the functions of other codebases', async () => {
    const { state } = await deployTo(fresh())
    const old = { variables: {}, version: 1 }
    state.functions.set('formerFunction', { ...old, codebase: 'plant-analysis' })
    state.functions.set('foreignFunction', { ...old, codebase: 'default' })
    await deployTo(state)
    expect(state.functions.has('formerFunction')).toBe(false)
    expect(state.functions.has('foreignFunction')).toBe(true)
  })
})

describe('the key for photo links', () => {
  const rotated = (state: State, options = {}) =>
    deployTo(state, { rotatesPhotoKey: true, ...options })
  const keys = (state: State) =>
    [...state.hmacKeys].map(([id, { isActive }]) => `${id} ${isActive ? 'active' : 'inactive'}`)

  it('is replaced by one command, and the old key is deactivated after its last link has expired', async () => {
    const { state } = await deployTo(fresh())
    let releasedAt = 0
    const { status, cloud } = await rotated(state, {
      prepare: (project: FakeProject) =>
        project.after(/storage cp.*releases/, () => void (releasedAt = state.seconds)),
    })
    expect(status).toBe(0)
    expect(keys(state)).toEqual(['GOOG1E0 inactive', 'GOOG1E1 active'])
    expect(state.secretValues.get('PHOTO_LINK_KEY')).toMatch(/^GOOG1E1:s+$/)
    expect(cloud.commands.findIndex((line) => line.includes('--deactivate'))).toBeGreaterThan(
      cloud.commands.findLastIndex((line) => line.startsWith('firebase deploy')),
    )
    expect(state.seconds - releasedAt).toBeGreaterThan(1800)
    expect((await deployTo(state)).cloud.commands).toEqual([])
  })

  it('stays the same when an interrupted replacement continues', {
    timeout: 480_000,
  }, async () => {
    const { cloud: whole } = await rotated((await deployTo(fresh())).state)
    for (let done = 0; done < whole.commands.length; done++) {
      const { state } = await deployTo(fresh())
      await rotated(state, { prepare: (cloud: FakeProject) => cloud.breakAfter(done) })
      const inUseOf = () => state.secretValues.get('PHOTO_LINK_KEY')?.split(':')[0] ?? ''
      const [begun, isOver] = [inUseOf(), keys(state).includes('GOOG1E0 inactive')]
      const { fault } = await rotated(state)
      expect({ done, fault }).toEqual({ done, fault: undefined })
      const inUse = inUseOf()
      expect(inUse).not.toBe('GOOG1E0')
      if (begun !== 'GOOG1E0' && !isOver) expect(inUse).toBe(begun)
      expect(keys(state).filter((key) => key.endsWith(' active'))).toEqual([`${inUse} active`])
    }
  })

  it('is deleted a month after it was deactivated', async () => {
    const { state } = await rotated((await deployTo(fresh())).state)
    state.seconds += 31 * 86_400
    await deployTo(state)
    expect(keys(state)).toEqual(['GOOG1E1 active'])
  })
})

describe('an interrupted deployment', () => {
  it('can continue after any command', { timeout: 480_000 }, async () => {
    const whole = await deployTo(fresh())
    const wanted = sorted(whole.state)
    const count = whole.cloud.commands.length
    expect(count).toBeGreaterThan(50)
    for (let done = 0; done < count; done++) {
      const state = fresh()
      const broken = await deployTo(state, { prepare: (cloud) => cloud.breakAfter(done) })
      expect(broken.status).toBe(1)
      const { status, fault } = await deployTo(state)
      expect({ done, status, fault }).toEqual({ done, status: 0, fault: undefined })
      expect(sorted(state)).toEqual(wanted)
      const { cloud } = await deployTo(state)
      expect(cloud.commands).toEqual([])
    }
  })

  it("stops at a failing command and prints the command's output", async () => {
    const { fault, status, cloud } = await deployTo(fresh(), {
      prepare: (cloud) => cloud.failOnce(/repositories create/),
    })
    expect(status).toBe(1)
    expect(fault?.message).toContain('UNAVAILABLE: try again')
    expect(cloud.commands.at(-1)).toContain('repositories create')
  })
})

describe('an update', () => {
  it('keeps the API available', async () => {
    const { state } = await deployTo(fresh())
    const { status } = await deployTo(state, { code: 'second' })
    expect(status).toBe(0)
    expect(state.functions.get('api')?.version).toBe(2)
    expect(gatewayReaches(state, 'api')).toBe(true)
  })

  it('keeps the API on the old version if a function does not start', async () => {
    const { state } = await deployTo(fresh())
    const config = state.gateways.get('plant-analysis')
    const before = state.functions.get('runAnalysis')?.version ?? 0
    const { status, fault } = await deployTo(state, { code: 'second', failing: ['runAnalysis'] })
    expect(status).toBe(1)
    expect(fault?.message).toContain('runAnalysis')
    expect(state.gateways.get('plant-analysis')).toBe(config)
    for (const name of ['api', 'photos']) expect(gatewayReaches(state, name)).toBe(true)
    const { status: mended } = await deployTo(state, { code: 'second' })
    expect(mended).toBe(0)
    expect(state.functions.get('runAnalysis')?.version).toBe(before + 1)
  })

  it('removes no permission to call a function', async () => {
    const { state } = await deployTo(fresh())
    const before = portrait(state).policies
    await deployTo(state, { code: 'second' })
    expect(portrait(state).policies).toEqual(before)
  })

  it('prints the fault and records no release if the smoke test fails', async () => {
    const { state } = await deployTo(fresh())
    const releases = () =>
      [...state.buckets.values()].flatMap(({ objects }) => [...objects.keys()]).sort()
    const before = releases()
    // Somebody takes a role away while the deployment runs.
    const { status, fault } = await deployTo(state, {
      code: 'second',
      prepare: (cloud) =>
        cloud.after(/gateways update/, () => {
          state.policies.get('services/image-processor')?.clear()
        }),
    })
    expect(status).toBe(1)
    expect(fault?.message).toContain('/v1/health is answered 200 warn')
    expect(fault?.message).toContain('a leaf through the gateway is answered 503')
    expect(releases().filter((name) => name.startsWith('releases/'))).toEqual(
      before.filter((name) => name.startsWith('releases/')),
    )
  })
})

it("the smoke test fails if the service sees the gateway's address instead of the client's address", async () => {
  const { status, fault } = await deployTo({ ...fresh(), seesGateway: true })
  expect(status).toBe(1)
  expect(fault?.message).toContain('seen as 192.0.2.1 through the gateway and as 198.51.100.4')
})

it('the smoke test fails if the service returns no photo links', async () => {
  const { status, fault } = await deployTo({ ...fresh(), linksPhotos: false })
  expect(status).toBe(1)
  expect(fault?.message).toContain('a leaf is answered without links to its photo')
})
