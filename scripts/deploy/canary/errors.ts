import { z } from 'zod'
import type { Place } from '../deployment.ts'

export type Requests = { all: number; failed: number }

/** A new revision, and the one that it replaces. */
export type Pair = { old: string; newest: string }

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/TimeSeries */
export const timeSeries = z.object({
  metric: z.object({ labels: z.object({ response_code_class: z.string() }) }),
  resource: z.object({ labels: z.object({ revision_name: z.string() }) }),
  points: z.array(z.object({ value: z.object({ int64Value: z.coerce.number() }) })),
})

/** Fewer failures can be chance. */
const failuresMin = 5
const shareMin = 0.01
/** How many times the share of the old version. */
const ratioMin = 2

/** The requests by revision since a time. Google counts a request up to four minutes later. */
export async function readRequests({ project, region, read }: Place, since: Date) {
  const filter = [
    'metric.type="run.googleapis.com/request_count"',
    'resource.type="cloud_run_revision"',
    `resource.labels.location="${region}"`,
  ].join(' AND ')
  const asked = new URLSearchParams({
    filter,
    'interval.startTime': since.toISOString(),
    'interval.endTime': new Date().toISOString(),
  })
  const url = `https://monitoring.googleapis.com/v3/projects/${project}/timeSeries?${asked}`
  const counted = new Map<string, Requests>()
  for (const { metric, resource, points } of await read.list(url, 'timeSeries', timeSeries)) {
    const { all, failed } = requestsOf(counted, resource.labels.revision_name)
    const count = points.reduce((sum, { value }) => sum + value.int64Value, 0)
    const isFailure = metric.labels.response_code_class === '5xx'
    counted.set(resource.labels.revision_name, {
      all: all + count,
      failed: failed + (isFailure ? count : 0),
    })
  }
  return counted
}

const requestsOf = (counted: ReadonlyMap<string, Requests>, revision: string) =>
  counted.get(revision) ?? { all: 0, failed: 0 }

const shareOf = ({ all, failed }: Requests) => (all === 0 ? 0 : failed / all)

/** Whether the new version fails more often than the old one, and not by chance. */
const isWorse = (now: Requests, before: Requests): boolean =>
  now.failed >= failuresMin && shareOf(now) > Math.max(shareMin, ratioMin * shareOf(before))

/** Says which new revisions fail more often than the ones that they replace. */
export function worseRevisions(
  pairs: readonly Pair[],
  counted: ReadonlyMap<string, Requests>,
): string[] {
  return pairs.flatMap(({ old, newest }) => {
    const [now, before] = [requestsOf(counted, newest), requestsOf(counted, old)]
    const said = `${newest} failed ${now.failed} of ${now.all} requests`
    return isWorse(now, before) ? [`${said}, and ${old} ${before.failed} of ${before.all}`] : []
  })
}
