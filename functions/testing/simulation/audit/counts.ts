import { accountStats } from '../../../src/collections/accounts.ts'
import { analyses } from '../../../src/collections/analyses.ts'
import { devices } from '../../../src/collections/devices.ts'
import { folders } from '../../../src/collections/folders.ts'
import { backgroundTiming } from '../../../src/domain/background-timing.ts'
import { nextDue } from '../due.ts'
import { all, type Evidence } from './evidence.ts'

/** Counts and statistics equal a recount, and event numbers have no gap. */
export function checkCounts(evidence: Evidence): string[] {
  const kept = [...all(evidence, analyses).values()]
  const ofAccount = <T extends { accountId: string }>(things: Iterable<T>, accountId: string) =>
    [...things].filter((thing) => thing.accountId === accountId)
  const faults = [...all(evidence, accountStats)].flatMap(([accountId, stats]) => {
    const own = ofAccount(kept, accountId)
    const recount = {
      analyses: own.length,
      saved: own.filter(({ saved }) => saved).length,
      folders: ofAccount(all(evidence, folders).values(), accountId).length,
      devices: ofAccount(all(evidence, devices).values(), accountId).length,
    }
    const outcomes = Object.entries(stats.byOutcome).filter(
      ([outcome, count]) => count !== own.filter((each) => each.outcome === outcome).length,
    )
    const wrong = Object.entries(recount).filter(
      ([name, count]) => stats.totals[name as keyof typeof recount] !== count,
    )
    return [...wrong, ...outcomes].map(([name]) => `the number of ${name} of ${accountId} is wrong`)
  })
  const inFolders = [...all(evidence, folders)].flatMap(([id, { analysisCount }]) => {
    const count = kept.filter(({ folderId }) => folderId === id).length
    return count === analysisCount ? [] : [`folder ${id} counts ${analysisCount}, not ${count}`]
  })
  const gaps = [...evidence.watch.sequences].flatMap(([accountId, numbers]) =>
    numbers.every((number, at) => number === at + 1)
      ? []
      : [`the events of ${accountId} have the numbers ${numbers.join(' ')}`],
  )
  return [...faults, ...inFolders, ...gaps]
}

/** Nothing is pending longer than its limit. */
export function checkPending({ documents, nowMs }: Evidence): string[] {
  const lateMs = nowMs - nextDue(documents)
  const overdue = lateMs > backgroundTiming.overdueSeconds * 1000
  const live = [...documents('transactions')].filter(([, { status }]) =>
    ['PENDING', 'PROCESSING'].includes(String(status)),
  )
  const exported = [...documents('exports')].filter(([, { status }]) => status === 'PENDING')
  return [
    ...(overdue ? [`work is ${Math.round(lateMs / 1000)} s late`] : []),
    ...[...live, ...exported].map(([id]) => `${id} is still pending`),
  ]
}
