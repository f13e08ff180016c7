import { accessWeakenings } from './weakenings-of-access.ts'
import { workWeakenings } from './weakenings-of-work.ts'

/** All weakenings. The auditor must find each of them. */
export const weakenings = [...workWeakenings, ...accessWeakenings]
