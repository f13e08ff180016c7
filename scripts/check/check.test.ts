import { describe, expect, it } from 'vitest'
import type { Cloud } from '../deploy/cloud.ts'
import { check } from './check.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
const secret = (name: string) => `/secrets/${name}/versions`
const version = (number: number, state: string, days: number) => ({
  name: `projects/1/secrets/a/versions/${number}`,
  state,
  createTime: ago(days),
})
const backup = (days: number, state = 'READY', name = '(default)') => ({
  database: `projects/p/databases/${name}`,
  snapshotTime: ago(days),
  state,
})

/** Runs a check of a project that has these lists, by the end of their address. */
async function checked(
  lists: Record<string, object[]>,
  faults: string[] = [],
  settings = '',
  databaseDays = 400,
) {
  const commands: string[][] = []
  const printed: string[] = []
  const cloud: Cloud = {
    async execute(command) {
      commands.push([...command])
      return { status: 0, stdout: '', stderr: '' }
    },
    async request({ url }) {
      if (url.includes('/gateways')) return { status: 200, body: gateway }
      if (/\/databases\/[^/]+$/.test(url))
        return { status: 200, body: { createTime: ago(databaseDays) } }
      const [end, list] = Object.entries(lists).find(([path]) => url.endsWith(path)) ?? []
      const key = end?.split('/').at(-1) ?? ''
      return list ? { status: 200, body: { [key]: list } } : { status: 404, body: {} }
    },
    wait: async () => undefined,
  }
  const status = await check({
    project: 'plants-1',
    isDryRun: false,
    cloud,
    settingsText: `REGION=europe-west1\n${settings}`,
    findFaults: async () => faults,
    print: (line) => void printed.push(line),
  })
  const warnings = printed.filter((line) => line.startsWith('WARNING'))
  return { status, printed, warnings, commands }
}

const gateway = {
  name: 'g',
  state: 'ACTIVE',
  defaultHostname: 'plants.example',
  apiConfig: 'projects/p/locations/global/apis/plant-analysis/configs/c1',
}
const fresh = { '/locations/-/backups': [backup(1)] }

describe('a check', () => {
  it('says that it passes, because an alert notices its silence', async () => {
    const found = await checked({ ...fresh, [secret('SMTP_URL')]: [version(1, 'ENABLED', 20)] })
    expect(found).toEqual({
      status: 0,
      printed: ['INFO: the service works'],
      warnings: [],
      commands: [
        [
          'gcloud',
          'logging',
          'write',
          'plant-check',
          'the service works',
          '--severity=INFO',
          '--project=plants-1',
        ],
      ],
    })
  })

  it('writes what does not work to the log that pages', async () => {
    const { status, commands } = await checked(fresh, ['nobody can sign in', 'no photo'])
    expect(status).toBe(1)
    expect(commands).toEqual([
      [
        'gcloud',
        'logging',
        'write',
        'plant-check',
        'nobody can sign in; no photo',
        '--severity=ERROR',
        '--project=plants-1',
      ],
    ])
  })

  it('only warns of what is old', async () => {
    const { status, commands, warnings } = await checked({})
    expect(status).toBe(0)
    expect(warnings).toEqual(['WARNING: no backup is younger than 2 days'])
    expect(commands[1]).toContain('--severity=WARNING')
  })
})

describe('a backup', () => {
  it('counts if it is of the database that serves', async () => {
    const lists = { '/locations/-/backups': [backup(1, 'READY', 'restored')] }
    const { printed } = await checked(lists, [], 'FIRESTORE_DATABASE=restored')
    expect(printed.join()).not.toContain('backup')
  })

  it('that Google still makes has no time yet, and hides no other', async () => {
    const { snapshotTime: _none, ...made } = backup(0, 'CREATING')
    const { warnings } = await checked({ '/locations/-/backups': [made, backup(1)] })
    expect(warnings).toEqual([])
  })

  it.each([
    ['old', backup(3)],
    ['not ready', backup(1, 'CREATING')],
    ['of another database', backup(1, 'READY', 'restored')],
  ])('that is %s is none', async (_what, one) => {
    const { warnings } = await checked({ '/locations/-/backups': [one] })
    expect(warnings).toEqual(['WARNING: no backup is younger than 2 days'])
  })
})

describe('a database without a backup', () => {
  const backups = { '/locations/-/backups': [backup(9, 'READY', 'former')] }
  it.each([
    ['waits two days for its first', 1, 0],
    ['is warned of after two days', 3, 1],
  ])('%s', async (_what, days, count) => {
    expect((await checked(backups, [], '', days)).warnings).toHaveLength(count)
  })

  it('is judged by the backup that it has, however young it is', async () => {
    const old = { '/locations/-/backups': [backup(3)] }
    expect((await checked(old, [], '', 1)).warnings).toHaveLength(1)
  })
})

describe('a secret', () => {
  const found = async (...versions: object[]) =>
    (await checked({ ...fresh, [secret('SECRET_KEYS')]: versions })).warnings

  it('is old after a year', async () => {
    expect(await found(version(1, 'ENABLED', 360))).toEqual([])
    expect(await found(version(1, 'ENABLED', 370))).toEqual([
      'WARNING: SECRET_KEYS is older than 365 days',
    ])
  })

  it('keeps its former version for a month', async () => {
    expect(await found(version(2, 'ENABLED', 29), version(1, 'ENABLED', 400))).toEqual([])
    expect(await found(version(2, 'ENABLED', 31), version(1, 'DISABLED', 400))).toEqual([])
    expect(await found(version(2, 'ENABLED', 31), version(1, 'ENABLED', 400))).toEqual([
      'WARNING: SECRET_KEYS has the former version 1, still enabled: disable it unless a rollback serves it',
    ])
  })
})
