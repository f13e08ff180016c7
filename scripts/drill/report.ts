import { styleText } from 'node:util'

export type Report = ReturnType<typeof createReport>

/** Prints each check when it is made, and counts the checks. */
export function createReport(print: (line: string) => void) {
  const counts = { passed: 0, failed: 0 }
  const times: string[] = []
  return {
    note: print,
    check(what: string, isTrue: boolean, otherwise = ''): void {
      counts[isTrue ? 'passed' : 'failed'] += 1
      const mark = isTrue ? styleText('green', 'ok  ') : styleText('red', 'FAIL')
      print(`${mark} ${what}${isTrue ? '' : `\n${otherwise}`}`)
    },
    async time<T>(what: string, work: () => Promise<T>): Promise<T> {
      const startedAt = performance.now()
      const result = await work()
      times.push(`${what} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
      return result
    },
    /** Prints the times and the counts. Returns the exit status. */
    end(): number {
      print(`Times: ${times.join(', ')}`)
      print(`${counts.passed} passed, ${counts.failed} failed`)
      return counts.failed === 0 ? 0 : 1
    },
  }
}
