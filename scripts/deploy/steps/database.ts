import { z } from 'zod'
import { command, type Step } from '../step.ts'

const databaseState = z.object({
  deleteProtectionState: z.string().optional(),
  pointInTimeRecoveryEnablement: z.string().optional(),
})
const schedule = z.object({
  retention: z.string(),
  dailyRecurrence: z.unknown().optional(),
})

const retentionDays = 14

/**
 * Makes the database in the operator's location, which cannot change later. The database is
 * protected from deletion, can be read as it was in any minute of 7 days, and is backed up daily.
 */
export const database: Step = {
  title: 'Make the database',
  async plan({ project, databaseLocation, read }) {
    const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`
    const which = `--database=(default) --project=${project}`
    const found = await read.get(url, databaseState)
    const isSafe =
      found?.deleteProtectionState === 'DELETE_PROTECTION_ENABLED' &&
      found.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
    const schedules = found
      ? await read.list(`${url}/backupSchedules`, 'backupSchedules', schedule)
      : []
    const isBackedUp = schedules.some(({ dailyRecurrence }) => dailyRecurrence !== undefined)
    const make = command(
      'Make the database',
      `gcloud firestore databases create --type=firestore-native --location=${databaseLocation}
        --delete-protection --enable-pitr ${which}`,
    )
    const protect = command(
      'Protect the database',
      `gcloud firestore databases update --delete-protection --enable-pitr ${which}`,
    )
    const backUp = command(
      'Back the database up daily',
      `gcloud firestore backups schedules create --recurrence=daily --retention=${retentionDays}d
        ${which}`,
    )
    return [
      ...(found ? [] : [make]),
      ...(found && !isSafe ? [protect] : []),
      ...(isBackedUp ? [] : [backUp]),
    ]
  },
}
