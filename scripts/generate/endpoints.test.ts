import { describe, expect, it } from 'vitest'
import { sweepsOf } from './endpoints.ts'

describe('the sweeps of a file', () => {
  it.each([
    ['on one line', 'export function sweepAll(ports: Ports, context: CallContext) {}'],
    ['asynchronous', 'export async function sweepAll(ports: Ports, context: CallContext) {}'],
    [
      'on several lines',
      'export function sweepAll(\n  ports: Ports,\n  context: CallContext,\n) {}',
    ],
    ['with destructured ports', 'export function sweepAll({ store }: Ports) {}'],
    ['with a type parameter', 'export function sweepAll<T>(ports: Ports) {}'],
    ['as a constant', 'export const sweepAll = (ports: Ports) => sweepDue(ports)'],
    ['as a constant with a type', 'export const sweepAll: Sweep = sweepDue'],
  ])('are found %s', (_form, text) => {
    expect(sweepsOf('notices/sweep.ts', text)).toEqual(['sweepAll'])
  })

  it('are only exported functions', () => {
    const text = 'function sweepAll() {}\nexport const sweepers = []\nexport type SweepAll = 1\n'
    expect(sweepsOf('notices/sweep.ts', text)).toEqual([])
  })

  it('do not contain the job that runs the sweeps and the function that they share', () => {
    expect(sweepsOf('background/sweep-job.ts', 'export const sweepJob = job({')).toEqual([])
    expect(sweepsOf('background/due.ts', 'export async function sweepDue<T>(')).toEqual([])
  })

  it('stop the generator if a list exports them', () => {
    const text = 'function sweepAll() {}\nexport {\n  sweepAll,\n}\n'
    expect(() => sweepsOf('notices/sweep.ts', text)).toThrow('operations/notices/sweep.ts')
  })
})
