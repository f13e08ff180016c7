import { expect, it } from 'vitest'
import { dayAfter, daysUntil, remindersOf, timesOf } from './plan-days.ts'
import { actionWith, analysisWith } from './samples.ts'

const words = { checkBack: 'Look again', link: 'https://console.example/analyses/an_1' }

it('days are counted as calendar days, also across the end of a month', () => {
  const start = new Date(2026, 0, 30, 23, 30)
  expect(dayAfter(start, 3)).toEqual(new Date(2026, 1, 2, 23, 30))
  expect(daysUntil(dayAfter(start, 1), start)).toBe(1)
  expect(daysUntil(start, dayAfter(start, 4))).toBe(-4)
  expect(daysUntil(new Date(2026, 0, 31, 0, 5), start)).toBe(1)
})

it('an action is scheduled once, a given number of times, or for two months', () => {
  expect(timesOf(actionWith({}))).toBe(1)
  expect(timesOf(actionWith({ repeatEveryDays: 7, repeatTimes: 3 }))).toBe(4)
  expect(timesOf(actionWith({ repeatEveryDays: 7 }))).toBe(9)
})

it('a plan has reminders for later actions, for repeated actions and for the next check of the plant', () => {
  const actions = [
    actionWith({ order: 1 }),
    actionWith({ order: 2, startInDays: 3, title: 'Feed' }),
    actionWith({ order: 3, repeatEveryDays: 7, repeatTimes: 2, title: 'Wash' }),
  ]
  const plan = { actions, checkBackInDays: 14, seekExpertIf: null }
  const reminders = remindersOf(analysisWith({ plan }), words)
  expect(reminders.map(({ id, title, repeat }) => [id, title, repeat])).toEqual([
    ['an_1-2', 'Feed', null],
    ['an_1-3', 'Wash', { everyDays: 7, count: 3 }],
    ['an_1-look', 'Look again', null],
  ])
  const completed = new Date('2026-11-22T12:00:00.000Z')
  expect(reminders.map(({ date }) => daysUntil(date, completed))).toEqual([3, 0, 14])
})

it('an action of a stage has no reminder, because no date is known', () => {
  const later = actionWith({ startInDays: null, stage: 'LEAF_FALL', stageText: 'At leaf fall' })
  const plan = { actions: [later], checkBackInDays: null, seekExpertIf: null }
  expect(remindersOf(analysisWith({ plan }), words)).toEqual([])
})

it('a plan has no reminders when nothing is left to do', () => {
  const plan = { actions: [actionWith({})], checkBackInDays: null, seekExpertIf: null }
  expect(remindersOf(analysisWith({ plan }), words)).toEqual([])
  expect(remindersOf(analysisWith({}), words)).toEqual([])
})
