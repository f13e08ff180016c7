import type { Analysis, Plan } from '@plant-analysis/client'
import type { Reminder } from './calendar.ts'

type Action = Plan['actions'][number]

/** The given time plus `days` days, at the same time of day. */
export function dayAfter(start: Date, days: number): Date {
  const day = new Date(start)
  day.setDate(day.getDate() + days)
  return day
}

/** The calendar days from now until a day; negative for a past day. */
export function daysUntil(day: Date, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((midnight(day) - midnight(now)) / (24 * 60 * 60 * 1000))
}

// Users want no endless reminders of an action that continues "until it is gone".
const openEndedDays = 60

export function timesOf({ repeatEveryDays, repeatTimes }: Action): number {
  if (repeatEveryDays === null) return 1
  return 1 + (repeatTimes ?? Math.floor(openEndedDays / repeatEveryDays))
}

/** The calendar reminders of a plan: actions of a later day, repeated actions, the next check. */
export function remindersOf(
  { id, completedAt, plan }: Analysis,
  words: { checkBack: string; link: string },
): Reminder[] {
  if (!plan) return []
  const start = new Date(completedAt)
  const reminders = plan.actions.flatMap((action): Reminder[] => {
    const { startInDays, repeatEveryDays: everyDays } = action
    // A stage, such as leaf fall, has no date.
    if (startInDays === null || (startInDays === 0 && everyDays === null)) return []
    return [
      {
        id: `${id}-${action.order}`,
        date: dayAfter(start, startInDays),
        title: action.title,
        text: `${action.instructions}\n${words.link}`,
        repeat: everyDays === null ? null : { everyDays, count: timesOf(action) },
      },
    ]
  })
  if (plan.checkBackInDays === null) return reminders
  const date = dayAfter(start, plan.checkBackInDays)
  const checkBack = {
    id: `${id}-look`,
    date,
    title: words.checkBack,
    text: words.link,
    repeat: null,
  }
  return [...reminders, checkBack]
}
