import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { imageProcessor } from '../names.ts'
import type { Answers } from './recorder.ts'

const place = 'projects/plants-1/locations/europe-west1'
const newestKey = 'LATEST'
const submitted = z.object({ substitutions: z.object({ _SOURCE: z.string() }) })

type Service = { made: number; percents: Map<string, number>; tags: Map<string, string> }

/**
 * The revisions, tags and traffic of Cloud Run, as gcloud, the Firebase CLI and the image build
 * change them. Each deployment makes a revision, which gets traffic only if the newest one has it.
 */
export function createCloudRun() {
  const services = new Map<string, Service>()
  const of = (name: string): Service => {
    const made = services.get(name) ?? {
      made: 0,
      percents: new Map([[newestKey, 100]]),
      tags: new Map<string, string>(),
    }
    services.set(name, made)
    return made
  }
  const newestOf = (name: string) => `${name}-${of(name).made}`
  const keyed = (name: string, key: string) => (key === newestKey ? newestOf(name) : key)
  const make = (name: string) => void (of(name).made += 1)

  function build(line: string): void {
    const [, config = ''] = /--config=(\S+)/.exec(line) ?? []
    const { substitutions } = submitted.parse(JSON.parse(readFileSync(config, 'utf8')))
    const first = newestOf(imageProcessor)
    const { percents, tags } = of(imageProcessor)
    // What --no-traffic does.
    if (percents.delete(newestKey)) percents.set(first, 100)
    make(imageProcessor)
    tags.set(`s${substitutions._SOURCE}`, newestOf(imageProcessor))
  }

  function moveTraffic(name: string, flags: readonly string[]): void {
    const service = of(name)
    for (const flag of flags) {
      const [, verb = '', value = ''] = /^--([a-z-]+)=?(.*)$/.exec(flag) ?? []
      const pairs = value.split(',').map((pair) => pair.split('=') as [string, string])
      if (verb === 'to-latest') service.percents = new Map([[newestKey, 100]])
      if (verb === 'to-revisions')
        service.percents = new Map(pairs.map(([revision, percent]) => [revision, Number(percent)]))
      if (verb === 'to-tags')
        service.percents = new Map(pairs.map(([tag]) => [service.tags.get(tag) ?? '', 100]))
      if (verb === 'update-tags') for (const [tag, to] of pairs) service.tags.set(tag, to)
      if (verb === 'remove-tags') for (const [tag] of pairs) service.tags.delete(tag)
    }
  }

  function run(line: string): void {
    const [, , , , name = '', ...flags] = line.split(' ')
    if (line.startsWith('gcloud run services update-traffic')) moveTraffic(name, flags)
    if (line.startsWith('gcloud builds submit')) build(line)
    if (line.startsWith(`gcloud run deploy ${imageProcessor}`)) make(imageProcessor)
    if (/^terraform \S+\/base apply/.test(line) && !services.has(imageProcessor))
      make(imageProcessor)
    for (const [, deployed = ''] of line.matchAll(/functions:plant-analysis:(\w+)/g))
      make(deployed.toLowerCase())
  }

  function bodyOf(name: string, { percents, tags }: Service) {
    const newest = `${place}/services/${name}/revisions/${newestOf(name)}`
    const typed = (key: string) => ({
      type: `TRAFFIC_TARGET_ALLOCATION_TYPE_${key === newestKey ? 'LATEST' : 'REVISION'}`,
      ...(key !== newestKey && { revision: key }),
    })
    const tagged = [...tags].map(([tag, key]) => ({ ...typed(key), tag }))
    const shares = [...percents].map(([key, percent]) => ({ ...typed(key), percent }))
    return {
      name: `${place}/services/${name}`,
      uri: `https://${name}-abc-ew.a.run.app`,
      latestReadyRevision: newest,
      latestCreatedRevision: newest,
      traffic: [...shares, ...tagged],
      trafficStatuses: [
        ...shares.map((share) => ({
          ...share,
          revision: keyed(name, share.revision ?? newestKey),
        })),
        ...tagged.map((one) => ({ ...one, uri: `https://${one.tag}---${name}-abc-ew.a.run.app` })),
      ],
    }
  }
  const list = () => ({
    services: [...services].map(([name, service]) => bodyOf(name, service)),
  })
  const answers: Answers = [
    ['/locations/europe-west1/services', () => ({ status: 200, body: list() })],
  ]
  return {
    run,
    list,
    answers,
    /** The percents of the revisions that have traffic. */
    trafficOf: (name: string): Record<string, number> =>
      Object.fromEntries([...of(name).percents].map(([key, all]) => [keyed(name, key), all])),
    tagsOf: (name: string): Record<string, string> => Object.fromEntries(of(name).tags),
  }
}

export type CloudRun = ReturnType<typeof createCloudRun>
