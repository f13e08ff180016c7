import type { Texts } from '../texts.ts'
import { actions } from './actions.ts'
import { care, species } from './care.ts'
import { conditions } from './conditions.ts'
import { evidence, photoIssues, retake, summary } from './messages.ts'

export const english: Texts = {
  conditions,
  actions,
  photoIssues,
  retake,
  summary,
  evidence,
  care,
  species,
}
