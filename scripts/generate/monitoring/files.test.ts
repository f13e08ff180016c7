import { expect, it } from 'vitest'
import { consoleConfigText } from '../../hosting/console-config.ts'
import { monitoring } from './files.ts'
import { logMetrics } from './log-metrics.ts'

// Rollbacks restore consoles of before or after the API got its own domain.
it.each([
  ['api.plants.example', true],
  ['plants-1.ew.gateway.dev', true],
  ['plants-1.ew.gateway.dev.evil.example', false],
  ['api-plants.example', false],
])('the uptime check of the console takes config.json with the host %s: %s', (host, isTaken) => {
  const [, matcher] = monitoring.uptimeChecks().map(({ contentMatchers: [one] }) => one)
  expect(matcher?.matcher).toBe('MATCHES_REGEX')
  // What `infrastructure/edge/monitoring.tf` fills in.
  const hosts = 'api[.]plants[.]example|plants-1[.]ew[.]gateway[.]dev'
  const pattern = (matcher?.content ?? '').replace('{{consoleApis}}', hosts)
  const text = consoleConfigText({
    apiUrl: `https://${host}`,
    firebase: { apiKey: 'a', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: 'i' },
    appCheckKey: null,
    authEmulatorUrl: null,
    demonstration: null,
  })
  // Google does not say whether a part of the text may match.
  for (const regex of [pattern, `^(?:${pattern})$`])
    expect(new RegExp(regex).test(text)).toBe(isTaken)
})

// Of percentiles by revision and status, the highest says nothing about all requests.
it('the alert on slow requests takes one percentile of all requests of a service, without pauses', () => {
  const { conditions: parts = [] } =
    monitoring.alertPolicies().find(({ userLabels }) => userLabels.part === 'slow-requests') ?? {}
  const work = logMetrics().find(({ name }) => name === 'plant_request_work')
  expect(work).toMatchObject({
    valueExtractor: 'EXTRACT(jsonPayload.workMs)',
    metricDescriptor: { metricKind: 'DELTA', valueType: 'DISTRIBUTION', unit: 'ms' },
  })
  if (work === undefined || !('bucketOptions' in work)) throw new Error('it has no buckets')
  const { numFiniteBuckets, width } = work.bucketOptions.linearBuckets
  expect(parts).toHaveLength(2)
  for (const { conditionThreshold: one } of parts) {
    expect(one?.filter).toContain('/user/plant_request_work"')
    expect(one?.aggregations).toMatchObject([
      {
        perSeriesAligner: 'ALIGN_DELTA',
        crossSeriesReducer: 'REDUCE_PERCENTILE_95',
        groupByFields: ['resource.label.service_name'],
      },
    ])
    // Within a bucket Google guesses, and above the last it knows no more.
    expect(Number(one?.thresholdValue) % width).toBe(0)
    expect(one?.thresholdValue).toBeLessThan(numFiniteBuckets * width)
  }
})
