import { describe, expect, it } from 'vitest'
import { deployTo, type Outcome, rollBack } from './testing/deploy-to.ts'
import { freshState, type State } from './testing/fake-project/state.ts'

const fresh = () => freshState('plants')
const gateway = 'https://plant-analysis-abc.ew.gateway.dev'

/** The version that the site serves, with its files, or undefined if the site serves no version. */
function served(state: State) {
  const site = state.sites.get('plants')
  const version = site?.releases.at(-1)?.version
  return version === undefined ? undefined : site?.versions.get(version)
}

const pageOf = (state: State) => served(state)?.files.get('/index.html')
const orderOf = ({ cloud }: Outcome, pattern: RegExp) =>
  cloud.commands.findIndex((line) => pattern.test(line))

describe('a deployment of the console', () => {
  it('creates a site and a web app, and connects the console to its gateway', async () => {
    const { state } = await deployTo(fresh())
    expect([...state.sites.keys()]).toEqual(['plants'])
    expect([...state.webApps.values()]).toEqual(['plant-analysis-console'])
    expect(JSON.parse(served(state)?.files.get('/config.json') ?? '')).toEqual({
      apiUrl: gateway,
      firebase: {
        apiKey: 'a-browser-key',
        projectId: 'plants',
        authDomain: 'plants.firebaseapp.com',
        storageBucket: 'plants.firebasestorage.app',
      },
      authEmulatorUrl: null,
      demonstration: null,
    })
    const [everywhere] = served(state)?.configuration.headers ?? []
    const policy = everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value
    expect(policy).toContain(`connect-src 'self' ${gateway} `)
    expect(policy).toContain('https://storage.googleapis.com/plants.firebasestorage.app/')
  })

  it("gives the functions the console's address first, because their mails link to the console", async () => {
    const { state } = await deployTo(fresh())
    const settings = [...state.functions.values()].map(({ variables }) => variables['WEB_URL'])
    expect(new Set(settings)).toEqual(new Set(['https://plants.web.app']))
    expect((await deployTo(state)).printed.at(-1)).toBe('Nothing to do.')
  })

  it('follows the update of the gateway, because the console calls new routes of the gateway', async () => {
    const { state } = await deployTo(fresh())
    const update = await deployTo(state, { code: 'second' })
    expect(orderOf(update, /gateways update/)).toBeGreaterThan(0)
    expect(orderOf(update, /--only=hosting/)).toBeGreaterThan(orderOf(update, /gateways update/))
  })

  it('uses the existing site, web app and domains', async () => {
    const state = fresh()
    state.sites.set('plants-4e1f', { versions: new Map(), releases: [] })
    state.webApps.set('1:1:web:a', 'shop')
    state.webApps.set('1:1:web:b', 'plant-analysis-console')
    state.authorizedDomains = ['localhost', 'shop.example.org']
    const { status } = await deployTo(state)
    expect(status).toBe(0)
    expect(state.sites.get('plants-4e1f')?.releases).toHaveLength(1)
    expect(state.webApps.size).toBe(2)
    const own = ['plants-4e1f.web.app', 'plants-4e1f.firebaseapp.com']
    expect(state.authorizedDomains).toEqual(['localhost', 'shop.example.org', ...own])
    expect((await deployTo(state)).printed.at(-1)).toBe('Nothing to do.')
  })

  it('deploys only the console if nothing else changed, and a rollback reverts the console', async () => {
    const { state } = await deployTo(fresh())
    const before = pageOf(state)
    const { cloud } = await deployTo(state, { web: 'another' })
    const kinds = cloud.commands.map((line) => line.split(' ').slice(0, 3).join(' '))
    expect(kinds).toEqual(['firebase deploy --only=hosting', 'gcloud storage cp'])
    expect(pageOf(state)).not.toBe(before)
    const { status, cloud: back } = await rollBack(state)
    expect({ status, commands: back.commands.length }).toEqual({ status: 0, commands: 1 })
    expect(pageOf(state)).toBe(before)
    expect((await deployTo(state)).printed.at(-1)).toBe('Nothing to do.')
  })

  it('fails the smoke test if the console does not use the gateway', async () => {
    const { status, fault } = await deployTo(fresh(), {
      prepare: ({ state, after }) =>
        after(/--only=hosting/, () => served(state)?.files.delete('/config.json')),
    })
    expect(status).toBe(1)
    expect(fault?.message).toContain('config.json of plants.web.app does not lead to')
  })

  it('fails the smoke test if the web app is not listed yet, so that the console has no API key', async () => {
    const state = fresh()
    const { fault } = await deployTo(state, {
      prepare: ({ after }) => after(/apps:create/, () => state.webApps.clear()),
    })
    expect(fault?.message).toContain('plants.web.app has not the key of its web app')
    state.webApps.set('1:1:web:a', 'plant-analysis-console')
    expect((await deployTo(state)).status).toBe(0)
    expect(served(state)?.files.get('/config.json')).toContain('a-browser-key')
  })

  it("fails the smoke test if the site sends the console's page instead of a 404 for a missing script", async () => {
    const { fault } = await deployTo(fresh(), {
      prepare: ({ state, after }) =>
        after(/--only=hosting/, () => served(state)?.files.set('/assets/of-no-release.js', '')),
    })
    expect(fault?.message).toContain('a missing script of the console is answered 200')
  })

  it("refuses to replace another product's site before it changes anything", async () => {
    const state = fresh()
    const configuration = { rewrites: [], headers: [] }
    const version = { status: 'FINALIZED', files: new Map(), configuration } as const
    const release = { type: 'DEPLOY', message: 'Spring sale', version: 'v1', madeAt: 0 }
    const site = { versions: new Map([['v1', version]]), releases: [release] }
    state.sites.set('shop', site)
    state.apis.add('firebasehosting.googleapis.com')
    const { fault, cloud } = await deployTo(state)
    expect(fault?.message).toContain('The site shop.web.app serves something else')
    expect(cloud.commands).toEqual([])
    site.releases.push({ type: 'SITE_DISABLE', message: '', version: '', madeAt: 1 })
    expect((await deployTo(state)).status).toBe(0)
  })

  it('reports missing permissions before anything is created', async () => {
    const denied = new Set(['firebasehosting.sites.update', 'firebase.clients.create'])
    const { fault, cloud } = await deployTo({ ...fresh(), denied })
    expect(fault?.message).toContain('the permission firebasehosting.sites.update, which roles/')
    expect(fault?.message).toContain('the permission firebase.clients.create, which roles/')
    expect(cloud.commands).toEqual([])
  })

  it('reports that another project has reserved the wanted name of the site', async () => {
    const { fault } = await deployTo(freshState('taken'))
    expect(fault?.message).toContain('`taken` is reserved by another project')
  })
})

describe('a rollback', () => {
  it('reverts the console before the functions and the gateway lose routes that the console calls', async () => {
    const { state } = await deployTo(fresh())
    const before = pageOf(state)
    await deployTo(state, { code: 'second' })
    const back = await rollBack(state)
    expect(back.status).toBe(0)
    expect(pageOf(state)).toBe(before)
    expect(orderOf(back, /POST .*releases\?versionName/)).toBe(0)
    expect(orderOf(back, /update-traffic/)).toBeGreaterThan(0)
    expect(orderOf(back, /gateways update/)).toBeGreaterThan(0)
    expect(back.printed.join('\n')).toContain('sites/plants/channels/live/releases')
  })

  it('removes the console if the former release has no console', async () => {
    const { state } = await deployTo(fresh())
    for (const object of state.buckets.get('plants-plant-builds')?.objects.values() ?? [])
      object.text = object.text.replace(/,"console":\{[^}]*\}/, '')
    await deployTo(state, { code: 'second' })
    const { status, fault } = await rollBack(state)
    expect({ status, fault }).toEqual({ status: 0, fault: undefined })
    expect(served(state)).toBeUndefined()
    expect((await deployTo(state, { code: 'third' })).status).toBe(0)
    expect(pageOf(state)).toContain('third')
  })

  it('reverts the gateway and reports that Hosting has deleted the console version', async () => {
    const { state } = await deployTo(fresh())
    const config = state.gateways.get('plant-analysis')
    await deployTo(state, { code: 'second' })
    for (const version of state.sites.get('plants')?.versions.values() ?? [])
      if (version !== served(state)) version.status = 'DELETED'
    const { status, fault } = await rollBack(state)
    expect(status).toBe(1)
    expect(fault?.message).toContain('the console is not that of this release')
    expect(state.gateways.get('plant-analysis')).toBe(config)
  })

  it('does not need an API that only a newer checkout uses', async () => {
    const { state } = await deployTo(fresh())
    await deployTo(state, { code: 'second' })
    for (const object of state.buckets.get('plants-plant-builds')?.objects.values() ?? [])
      object.text = object.text.replace(/,"console":\{[^}]*\}/, '')
    state.sites.clear()
    state.apis.delete('firebasehosting.googleapis.com')
    const { status, fault } = await rollBack(state)
    expect({ status, fault }).toEqual({ status: 0, fault: undefined })
    expect(state.services.get('api')?.traffic).toBe('api-00001')
  })

  it('made by hand in the Firebase console is reverted by the next deployment', async () => {
    const { state } = await deployTo(fresh())
    await deployTo(state, { web: 'second' })
    const release = { type: 'ROLLBACK', message: '', version: 'v1', madeAt: state.seconds }
    state.sites.get('plants')?.releases.push(release)
    expect((await deployTo(state, { web: 'second' })).status).toBe(0)
    expect(pageOf(state)).toContain('second')
  })
})
