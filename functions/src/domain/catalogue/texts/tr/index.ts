import type { Words } from '../texts.ts'
import { actions } from './actions.ts'
import { care } from './care.ts'
import { conditions } from './conditions.ts'
import { disclaimer, evidence, photoIssues, retake, summary } from './messages.ts'
import { species } from './species.ts'

export const words: Words = {
  conditions,
  actions,
  photoIssues,
  retake,
  summary,
  evidence,
  care,
  species,
  disclaimer,
  sentenceGap: ' ',
  nameGap: '; ',
}
