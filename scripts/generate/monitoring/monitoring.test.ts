import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../../../functions/src/adapters/system.ts'
import { failure } from '../../../functions/src/contract/schemas/transaction.ts'
import { functions, namesOf } from '../../../functions/src/deployment/functions.ts'
import { readHealth } from '../../../functions/src/operations/service/read-health.ts'
import { onlyPorts } from '../../../functions/src/ports/ports.ts'
import { root } from '../../common/root.ts'
import { imageProcessor } from '../../deploy/names.ts'
import { monitoring } from './files.ts'
import { logMetrics } from './log-metrics.ts'
import { objectives } from './objectives.ts'
import { alerts, charts, nearMaximum } from './policies.ts'

const policies = monitoring.alertPolicies()
const conditions = policies.flatMap((policy) => policy.conditions)
const filters = [
  ...logMetrics().map(({ filter }) => filter),
  ...Object.values(objectives).flatMap(({ bad, other }) => [bad, ...Object.values(other)]),
  ...[...conditions, ...charts].flatMap(
    ({ conditionThreshold, conditionAbsent, conditionMatchedLog }) => [
      conditionThreshold?.filter ?? '',
      conditionAbsent?.filter ?? '',
      conditionMatchedLog?.filter ?? '',
    ],
  ),
]
const allIn = (pattern: RegExp, texts: readonly string[] = filters) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found))),
]
/** Returns the quoted values in `= "a"`, `=("a" OR "b")` and `one_of("a", "b")` of a label. */
const valuesOf = (label: string) =>
  allIn(/"([^"]+)"/g, allIn(new RegExp(`${label} ?= ?((?:one_of)?\\([^)]*\\)|"[^"]*")`, 'g')))

const sources = ['functions/src', 'image-processor/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
)
const writers = (message: string) =>
  sources.filter((text) => new RegExp(`\\('[A-Z]+', '${message}'`).test(text))

describe('the filters of the alerts', () => {
  it('name only messages that the code writes', () => {
    const messages = valuesOf('jsonPayload\\.message')
    expect(messages.length).toBeGreaterThan(5)
    for (const message of messages)
      expect({ message, writers: writers(message).length }).toEqual({ message, writers: 1 })
  })

  it('name only fields that the log lines have', () => {
    for (const { filter, ...rest } of logMetrics()) {
      const messages = allIn(
        /"([^"]+)"/g,
        allIn(/jsonPayload\.message=(\([^)]*\)|"[^"]*")/g, [filter]),
      )
      const fields = allIn(/jsonPayload\.(\w+)/g, [filter, JSON.stringify(rest)])
      const writer = messages.flatMap(writers).join('\n')
      for (const field of fields.filter((name) => name !== 'message'))
        expect({ field, isWritten: new RegExp(`\\b${field}\\b`).test(writer) }).toEqual({
          field,
          isWritten: true,
        })
    }
  })

  it('find malware by its severity, which no other log line has', () => {
    const alerting = sources.filter((text) => /write\(\s*'ALERT'|'ALERT' :/.test(text))
    expect(alerting).toHaveLength(4)
    for (const text of alerting) expect(text).toMatch(/[Mm]alware|INFECTED/)
  })

  it('name only deployed services, queues and schedules', () => {
    const services = [...Object.keys(functions).map((name) => name.toLowerCase()), imageProcessor]
    const named = valuesOf('service_name')
    expect(named.filter((name) => !services.includes(name))).toEqual([])
    const tasks = namesOf(({ trigger }) => trigger.kind === 'task')
    expect(tasks.filter((name) => !valuesOf('queue_id').includes(name))).toEqual(['retryWebhook'])
    expect(valuesOf('job_id')).toEqual([
      'firebase-schedule-sweep-{{region}}',
      'renew-malware-signatures',
    ])
  })

  it('watch every function that could reach its maximum number of instances', () => {
    const bounded = namesOf(({ maxInstances }) => maxInstances !== 1)
    const watched = alerts().find(({ name }) => name === 'few-instances-left')?.conditions ?? []
    const named = watched.map(({ conditionThreshold }) => conditionThreshold?.filter).join(' ')
    for (const name of [...bounded, imageProcessor])
      expect(named).toContain(`"${name.toLowerCase()}"`)
    expect([1, 2, 10, 40].map(nearMaximum)).toEqual([1, 1, 8, 32])
  })

  // Cloud Run writes a number for each state each minute. Within five, an instance is in both.
  it('count each instance once, in the state of that minute', () => {
    const counting = [...conditions, ...charts].flatMap(({ conditionThreshold: one }) =>
      one?.filter.includes('container/instance_count') ? [one] : [],
    )
    expect(counting.length).toBeGreaterThan(2)
    for (const { aggregations: parts, duration } of counting)
      expect([parts[0]?.alignmentPeriod, duration]).toEqual(['60s', '300s'])
  })

  it('use exactly the log metrics that are created', () => {
    const named = allIn(/logging\.googleapis\.com\/user\/(\w+)/g)
    expect(named.sort()).toEqual(
      logMetrics()
        .map(({ name }) => name)
        .sort(),
    )
  })

  it('match the response of a healthy service, but no other response', async () => {
    const matcher = monitoring.uptimeChecks()[0]?.contentMatchers[0]?.content ?? ''
    const answer = async (isThere: boolean) => {
      const ask = async () => {
        if (!isThere) throw new Error('it is away')
      }
      const probes = [{ name: 'imageProcessor', isEssential: false, check: ask }]
      const call = { requestId: 'req_1' }
      return JSON.stringify(
        (
          await readHealth.handler(
            call as never,
            onlyPorts({ probes, clock: systemClock } as never),
          )
        ).body,
      )
    }
    expect(await answer(true)).toContain(matcher)
    expect(await answer(false)).not.toContain(matcher)
  })
})

const minutes = z
  .string()
  .regex(/^\d+s$/)
  .refine((text) => Number.parseInt(text, 10) % 60 === 0)
const label = z.string().regex(/^[a-z0-9_-]{0,63}$/)
const aggregation = z.strictObject({
  alignmentPeriod: minutes,
  perSeriesAligner: z.enum([
    'ALIGN_ABSENT',
    'ALIGN_COUNT_TRUE',
    'ALIGN_DELTA',
    'ALIGN_MAX',
    'ALIGN_MEAN',
    'ALIGN_NEXT_OLDER',
    'ALIGN_PERCENTILE_95',
    'ALIGN_PERCENTILE_99',
  ]),
  crossSeriesReducer: z.enum([
    'REDUCE_COUNT_FALSE',
    'REDUCE_MAX',
    'REDUCE_PERCENTILE_95',
    'REDUCE_SUM',
  ]),
  groupByFields: z.array(z.string()),
})
const aggregations = z.array(aggregation)

/** The rules of https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies. */
const policySchema = z.strictObject({
  displayName: z.string().max(512),
  userLabels: z.record(label, label),
  documentation: z.strictObject({ content: z.string(), mimeType: z.literal('text/markdown') }),
  severity: z.enum(['CRITICAL', 'ERROR', 'WARNING']),
  combiner: z.enum(['AND', 'OR']),
  conditions: z
    .array(
      z.strictObject({
        displayName: z.string(),
        conditionThreshold: z
          .strictObject({
            filter: z.string().max(2048),
            aggregations,
            comparison: z.enum(['COMPARISON_GT', 'COMPARISON_LT']),
            thresholdValue: z.union([z.number(), z.string().regex(/^\{\{\w+NearMaximum\}\}$/)]),
            duration: minutes,
          })
          .optional(),
        conditionAbsent: z
          .strictObject({ filter: z.string(), aggregations, duration: minutes })
          .optional(),
        conditionMatchedLog: z.strictObject({ filter: z.string() }).optional(),
      }),
    )
    .min(1)
    .max(6),
  alertStrategy: z.strictObject({
    autoClose: minutes,
    notificationRateLimit: z.strictObject({ period: minutes }).optional(),
  }),
})

describe('the objectives', () => {
  it('are each watched for fast and for slow use of their budget', () => {
    const watched = allIn(/serviceLevelObjectives\/(\w+", "\d+s)"/g)
    expect(watched.sort()).toEqual(
      Object.keys(objectives)
        .flatMap((key) => [`${key}", "3600s`, `${key}", "86400s`])
        .sort(),
    )
  })

  it('leave a budget that a burn rate can exceed', () => {
    for (const { goal } of Object.values(objectives)) expect((1 - goal) * 14.4).toBeLessThan(1)
  })

  it('count each failure that is not due to the photo', () => {
    const { filter = '' } = logMetrics().find(({ name }) => name === 'plant_bad_analyses') ?? {}
    const named = allIn(/"([A-Z_]+)"/g, [filter])
    const codes = failure.shape.code.options
    expect(codes.filter((code) => !named.includes(code) && !code.startsWith('IMAGE_'))).toEqual([
      // The client sent no photo.
      'PHOTO_NOT_RECEIVED',
    ])
  })
})

describe('the alert policies', () => {
  it('match the form of the API', () => {
    for (const policy of policies)
      expect(policySchema.safeParse(policy).error?.message).toBeUndefined()
    const tiles = monitoring.dashboard().mosaicLayout.tiles
    expect(tiles.length).toBeGreaterThan(8)
    for (const { xPos = 0, width } of tiles) expect(xPos + width).toBeLessThanOrEqual(48)
  })

  it('limit notifications only for log conditions, as Google requires', () => {
    for (const { conditions: parts, alertStrategy } of policies) {
      const logged = parts.filter(({ conditionMatchedLog }) => conditionMatchedLog !== undefined)
      expect(logged.length > 0 ? parts.length : 0).toBe(logged.length)
      expect('notificationRateLimit' in alertStrategy).toBe(logged.length > 0)
    }
  })

  // None fires before its first count: https://cloud.google.com/monitoring/alerts/metric-absence
  it.each([
    ['failed-sweeps', 'plant_sweeps', 900],
    ['silent-check', 'plant_checks', 21_600],
  ])('of %s notice the silence of %s for %i s, with and without zeros', (part, name, seconds) => {
    const { conditions: parts = [] } = policies.find((one) => one.userLabels.part === part) ?? {}
    const [absent, below] = parts
    const period = `${seconds}s`
    expect(absent?.conditionAbsent).toMatchObject({ duration: period })
    expect(below?.conditionThreshold).toMatchObject({
      aggregations: [{ alignmentPeriod: period, perSeriesAligner: 'ALIGN_DELTA' }],
      comparison: 'COMPARISON_LT',
      thresholdValue: 1,
    })
    for (const filter of [absent?.conditionAbsent?.filter, below?.conditionThreshold?.filter])
      expect(filter).toContain(`/user/${name}"`)
  })

  it('have unique names', () => {
    const names = alerts().map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(JSON.stringify(policies)).not.toContain('undefined')
  })
})

describe('the operations manual', () => {
  const page = readFileSync(join(root, 'docs/operations-manual.md'), 'utf8')
  const [, section = ''] = /\n## Alerts\n([\s\S]*?)\n## /.exec(page) ?? []
  const parts = section.split('\n### ').slice(1)

  it('has a section for each alert, and no other sections', () => {
    expect(parts.map((part) => part.split('\n')[0] ?? '').sort()).toEqual(
      alerts()
        .map(({ title }) => title)
        .sort(),
    )
  })

  it('explains in each section what the alert means, what to check and what to do', () => {
    for (const part of parts)
      for (const question of ['**Meaning.**', '**Check**', '**Do.**'])
        expect(part).toContain(question)
  })

  it('is linked from each alert', () => {
    for (const { documentation, displayName } of policies)
      expect(documentation.content).toContain(displayName.replace('Plant analysis: ', ''))
  })
})

it('the table of costs counts the conditions of the alerts', () => {
  const page = readFileSync(join(root, 'docs/deploying.md'), 'utf8')
  expect(page).toContain(`| alerts, ${conditions.length} conditions |`)
})
