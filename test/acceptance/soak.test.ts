import { expect, it } from 'vitest'
import { soakRound } from '../../scripts/soak/rounds.ts'

it('the service keeps its promises although its processes die, for a minute of the soak', async () => {
  const { findings, ...report } = await soakRound(1, 30, { environment: {} })
  process.stdout.write(`${JSON.stringify(report)}\n`)
  expect(findings).toEqual([])
  const { kills, refusals, lostAnswers, jumps } = report
  const troubles = { ...kills, refusals, lostAnswers, jumps }
  expect(Object.entries(troubles).filter(([, count]) => count === 0)).toEqual([])
  // Otherwise the rules would hold without any effort.
  expect(report.answered).toBeGreaterThan(report.requests / 5)
  expect(report.analyses).toBeGreaterThanOrEqual(10)
  expect(report.delivered).toBeGreaterThanOrEqual(30)
  expect(report.erasures).toBeGreaterThan(0)
}, 900_000)
