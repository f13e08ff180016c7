import type { Analysis } from '@plant-analysis/client'
import { calendarFile } from '../../components/diagnosis/calendar.ts'
import { remindersOf } from '../../components/diagnosis/plan-days.ts'
import { saveFile } from '../../components/save-file.ts'
import { t } from '../../texts/t.ts'

/** The reminders of a plan for the user's calendar. */
export function Reminders({ analysis }: { analysis: Analysis }) {
  const reminders = remindersOf(analysis, wordsOf(analysis))
  if (reminders.length === 0) return null
  const save = () =>
    saveFile(
      `${analysis.plantId ?? 'plant'}.ics`,
      calendarFile(reminders, new Date()),
      'text/calendar',
    )
  return (
    <div class="actions">
      <button type="button" onClick={save}>
        {t('analysis.addToCalendar')}
      </button>
      <a class="button" href={againHref(analysis)}>
        {t('analysis.photographAgain')}
      </a>
    </div>
  )
}

/** The link for another photo of the same plant. */
export const againHref = ({ plantId }: Analysis): string =>
  plantId ? `/?plantId=${encodeURIComponent(plantId)}` : '/'

const wordsOf = (analysis: Analysis) => ({
  checkBack: analysis.plantId
    ? t('analysis.checkBackAt', { plant: analysis.plantId })
    : t('analysis.checkBackAtPlant'),
  link: `${location.origin}/analyses/${encodeURIComponent(analysis.id)}`,
})
