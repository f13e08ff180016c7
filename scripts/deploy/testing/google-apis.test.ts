import { describe, expect, it } from 'vitest'
import { secondFactorRules, signInRules } from '../../../web/sign-in-rules.ts'
import { timeSeries } from '../canary/errors.ts'
import { ruleRelease } from '../canary/rules.ts'
import { serviceState } from '../canary/traffic.ts'
import { revisionState } from '../preflight/places.ts'
import { createCloudRun } from './cloud-run.ts'
import { faultsOf, googleApis } from './google-apis.ts'
import { deployTo, emptyProject } from './run-on.ts'

const service = 'GoogleCloudRunV2Service'

describe("Google's discovery documents", () => {
  it('describe what the fake Cloud Run answers, in each state of a deployment', async () => {
    const found = emptyProject()
    const bodies: object[] = []
    const look = () => void bodies.push(...found.run.list().services)
    const { onCommand } = found
    found.onCommand = (line) => {
      onCommand(line)
      look()
    }
    for (const imageSource of ['source1', 'source2']) await deployTo(found, { imageSource })
    const texts = JSON.stringify(bodies)
    for (const part of ['"percent":10', '"tag":"canary"', '_LATEST', '_REVISION', '---api-'])
      expect(texts).toContain(part)
    expect([...new Set(bodies.flatMap((body) => faultsOf(service, body)))]).toEqual([])
  })

  it('have each field that the deployment reads', () => {
    const read: [string, object][] = [
      [service, serviceState.shape],
      [
        'GoogleCloudRunV2TrafficTargetStatus',
        serviceState.shape.trafficStatuses.unwrap().element.shape,
      ],
      ['GoogleCloudRunV2Revision', revisionState.shape],
      ['GoogleCloudRunV2Container', revisionState.shape.containers.element.shape],
      ['TimeSeries', timeSeries.shape],
      ['Release', ruleRelease.shape],
    ]
    for (const [schema, shape] of read)
      for (const field of Object.keys(shape))
        expect(Object.keys(googleApis.schemas[schema] ?? {}), schema).toContain(field)
  })

  it('have the rules of sign-in that the deployment sets', () => {
    for (const rules of [signInRules, secondFactorRules, { subtype: 'IDENTITY_PLATFORM' }])
      expect(faultsOf('GoogleCloudIdentitytoolkitAdminV2Config', rules)).toEqual([])
  })

  it('have a count of requests as a text, by labels', () => {
    const series = {
      metric: { labels: { response_code_class: '5xx' } },
      resource: { labels: { revision_name: 'api-2' } },
      points: [{ value: { int64Value: '12' } }],
    }
    expect(faultsOf('TimeSeries', series)).toEqual([])
    expect(timeSeries.parse(series).points[0]?.value.int64Value).toBe(12)
  })

  it('have the parameters with which the deployment asks', async () => {
    const found = emptyProject()
    await deployTo(found)
    await deployTo(found)
    const asked = found.asked.map((url) => new URL(url))
    const namesAt = (part: string) => {
      const url = asked.find(({ href }) => href.includes(part))
      return [...(url?.searchParams.keys() ?? [])].sort()
    }
    expect(namesAt('/timeSeries')).toEqual(
      googleApis.parameters['monitoring.projects.timeSeries.list'],
    )
    const uploads = googleApis.upload.replace('{bucket}', 'plants-1-plant-state')
    expect(namesAt(uploads)).toEqual(['ifGenerationMatch', 'name', 'uploadType'])
    expect(googleApis.parameters['storage.objects.insert']).toContain('ifGenerationMatch')
    expect(googleApis.parameters['storage.objects.delete']).toContain('ifGenerationMatch')
  })
})

it('the check finds an unknown field, a wrong type and a value that the list does not have', () => {
  const [body] = (() => {
    const run = createCloudRun()
    run.run('terraform -chdir=x/region-europe-west1 apply')
    return run.list().services
  })()
  const wrong = [
    { ...body, trafic: [] },
    { ...body, uri: 7 },
    { ...body, traffic: [{ type: 'NEWEST' }] },
    { ...body, traffic: [{ tagg: 'a' }] },
  ]
  expect(wrong.map((each) => faultsOf(service, each).length)).toEqual([1, 1, 1, 1])
})
