import { expect, it } from 'vitest'
import { deployTo, settingsText } from '../testing/deploy-to.ts'
import { freshState, type State } from '../testing/fake-project/state.ts'
import { alerts } from './policies.ts'

const namesIn = (state: State, list: string) =>
  [...(state.watching.get(list)?.values() ?? [])].map(
    ({ displayName, name }) => displayName ?? name,
  )
const policiesOf = (state: State) => [...(state.watching.get('alertPolicies')?.values() ?? [])]

it('a deployment applies every monitoring file with its placeholders filled in', async () => {
  const { state } = await deployTo(freshState('plants'))
  expect(policiesOf(state)).toHaveLength(alerts().length)
  expect(namesIn(state, 'metrics')).toHaveLength(3)
  expect(namesIn(state, 'uptimeCheckConfigs')).toEqual([
    'Plant analysis: health',
    'Plant analysis: console',
  ])
  expect(namesIn(state, 'dashboards')).toEqual(['Plant analysis'])
  expect(namesIn(state, 'budgets')).toEqual([
    expect.stringMatching(/^plant-analysis plants \w{8}$/),
  ])
  const text = JSON.stringify([...state.watching.values()].map((list) => [...list.values()]))
  expect(text).not.toContain('{{')
  expect(text).toContain('"thresholdValue":8')
  const [channel = ''] = state.watching.get('notificationChannels')?.keys() ?? []
  for (const { notificationChannels } of policiesOf(state))
    expect(notificationChannels).toEqual([`projects/plants/notificationChannels/${channel}`])
})

it('a changed setting changes only the resources that depend on it', async () => {
  const { state } = await deployTo(freshState('plants'))
  const settings = settingsText.replace('ALERT_EMAIL=ada@example.org', 'MONTHLY_BUDGET=none')
  const { cloud, status } = await deployTo(state, { settings })
  expect(status).toBe(0)
  expect(namesIn(state, 'notificationChannels')).toEqual([])
  expect(namesIn(state, 'budgets')).toEqual([])
  for (const { notificationChannels } of policiesOf(state)) expect(notificationChannels).toEqual([])
  const written = cloud.commands.filter((line) => /^(POST|PUT|PATCH|DELETE) /.test(line))
  expect(written).toHaveLength(alerts().length + 2)
  expect((await deployTo(state, { settings })).cloud.commands).toEqual([])
})

it('a deployment restores a removed alert, removes a former alert and leaves foreign alerts alone', async () => {
  const { state } = await deployTo(freshState('plants'))
  const there = state.watching.get('alertPolicies')
  const [first = ''] = there?.keys() ?? []
  there?.delete(first)
  const foreign = { name: 'projects/plants/alertPolicies/foreign', displayName: 'Mine' }
  there?.set('foreign', foreign)
  const former = { service: 'plant-analysis', part: 'former', content: 'x' }
  there?.set('former', { name: 'projects/plants/alertPolicies/former', userLabels: former })
  await deployTo(state)
  expect(policiesOf(state)).toHaveLength(alerts().length + 1)
  expect(there?.get('foreign')).toEqual(foreign)
  expect(there?.has('former')).toBe(false)
})

it.each([
  ['ALERT_EMAIL=nobody', 'ALERT_EMAIL: must be an address'],
  ['MONTHLY_BUDGET=ten', 'MONTHLY_BUDGET: must be whole units, or none'],
])('the preflight reports %s as a gap', async (line, gap) => {
  const settings = `${settingsText.replace(/\nALERT_EMAIL.*/, '')}\n${line}`
  const { fault, cloud } = await deployTo(freshState('plants'), { settings })
  expect(fault?.message).toContain(gap)
  expect(cloud.commands).toEqual([])
})
