import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { imageProcessor } from '../names.ts'
import type { Answers } from './recorder.ts'

const place = 'projects/plants-1/locations/europe-west1'
const newestKey = 'LATEST'
const submitted = z.object({ substitutions: z.object({ _SOURCE: z.string() }) })

type Service = {
  made: number
  percents: Map<string, number>
  tags: Map<string, string>
  env: { name: string; value: string }[]
  /** The revisions that refuse all calls. */
  closed: Set<string>
}
type Services = Map<string, Service>

const empty = (): Service => ({
  made: 0,
  percents: new Map([[newestKey, 100]]),
  tags: new Map(),
  env: [],
  closed: new Set(),
})

function serviceOf(services: Services, name: string): Service {
  const service = services.get(name) ?? empty()
  services.set(name, service)
  return service
}

const newestOf = (name: string, { made }: Service) => `${name}-${made}`

/**
 * The revisions, tags and traffic of Cloud Run, as gcloud, the Firebase CLI and the image build
 * change them. Each deployment makes a revision, which gets traffic only if the newest one has it.
 */
export function createCloudRun() {
  const services: Services = new Map()
  const list = () => ({
    services: [...services].map(([name, service]) => bodyOf(name, service)),
  })
  const answers: Answers = [
    ['/locations/europe-west1/services', () => ({ status: 200, body: list() })],
  ]
  return {
    run: (line: string) => runCommand(services, line),
    list,
    answers,
    /** The percents of the revisions that have traffic. */
    trafficOf(name: string): Record<string, number> {
      const service = serviceOf(services, name)
      const named = (key: string) => (key === newestKey ? newestOf(name, service) : key)
      return Object.fromEntries([...service.percents].map(([key, all]) => [named(key), all]))
    },
    /** The functions of which some calls reach a revision that refuses them. */
    closed(): string[] {
      const names = [...services.keys()]
      return names.filter((name) =>
        Object.keys(this.trafficOf(name)).some((key) => services.get(name)?.closed.has(key)),
      )
    },
    tagsOf: (name: string): Record<string, string> =>
      Object.fromEntries(serviceOf(services, name).tags),
  }
}

function runCommand(services: Services, line: string): void {
  const [, , , , name = '', ...flags] = line.split(' ')
  const make = (made: string) =>
    void Object.assign(serviceOf(services, made), {
      made: serviceOf(services, made).made + 1,
      env: [],
    })
  if (line.startsWith('gcloud run services update-traffic'))
    for (const flag of flags) move(serviceOf(services, name), flag)
  if (line.startsWith('gcloud run services update ')) update(name, serviceOf(services, name), line)
  if (line.startsWith('gcloud builds submit')) build(serviceOf(services, imageProcessor), line)
  if (line.startsWith(`gcloud run deploy ${imageProcessor}`)) make(imageProcessor)
  if (/^terraform \S+\/region-\S+ apply/.test(line) && !services.has(imageProcessor))
    make(imageProcessor)
  for (const [, deployed = ''] of line.matchAll(/functions:plant-analysis-[\w-]+:(\w+)/g))
    make(deployed.toLowerCase())
}

/** Makes a revision with a variable. */
function update(service: string, state: Service, line: string): void {
  const [, name = '', value = ''] = /--update-env-vars=(\w+)=(\w+)/.exec(line) ?? []
  state.made += 1
  state.env = [{ name, value }]
  if (line.includes('MAINTENANCE=on')) state.closed.add(newestOf(service, state))
}

/** Makes a revision without traffic, and gives it the tag of its sources. */
function build(service: Service, line: string): void {
  const [, config = ''] = /--config=(\S+)/.exec(line) ?? []
  const { substitutions } = submitted.parse(JSON.parse(readFileSync(config, 'utf8')))
  // What `--no-traffic` does.
  if (service.percents.delete(newestKey))
    service.percents.set(newestOf(imageProcessor, service), 100)
  service.made += 1
  service.tags.set(`s${substitutions._SOURCE}`, newestOf(imageProcessor, service))
}

function move(service: Service, flag: string): void {
  const [, verb = '', value = ''] = /^--([a-z-]+)=?(.*)$/.exec(flag) ?? []
  const pairs = value.split(',').map((pair) => pair.split('=') as [string, string])
  const changes: Readonly<Record<string, () => void>> = {
    'to-latest': () => void (service.percents = new Map([[newestKey, 100]])),
    'to-revisions': () =>
      void (service.percents = new Map(pairs.map(([key, percent]) => [key, Number(percent)]))),
    'to-tags': () =>
      void (service.percents = new Map(pairs.map(([tag]) => [service.tags.get(tag) ?? '', 100]))),
    'update-tags': () => pairs.forEach(([tag, revision]) => service.tags.set(tag, revision)),
    'remove-tags': () => pairs.forEach(([tag]) => service.tags.delete(tag)),
  }
  changes[verb]?.()
}

const typed = (key: string) => ({
  type: `TRAFFIC_TARGET_ALLOCATION_TYPE_${key === newestKey ? 'LATEST' : 'REVISION'}`,
  ...(key !== newestKey && { revision: key }),
})

function bodyOf(name: string, service: Service) {
  const newest = newestOf(name, service)
  const full = `${place}/services/${name}`
  const shares = [...service.percents].map(([key, percent]) => ({ ...typed(key), percent }))
  const tagged = [...service.tags].map(([tag, key]) => ({ ...typed(key), tag }))
  return {
    name: full,
    uri: `https://${name}-abc-ew.a.run.app`,
    latestReadyRevision: `${full}/revisions/${newest}`,
    latestCreatedRevision: `${full}/revisions/${newest}`,
    template: { containers: [{ env: service.env }] },
    traffic: [...shares, ...tagged],
    trafficStatuses: [
      ...shares.map((share) => ({ ...share, revision: share.revision ?? newest })),
      ...tagged.map((one) => ({ ...one, uri: `https://${one.tag}---${name}-abc-ew.a.run.app` })),
    ],
  }
}
