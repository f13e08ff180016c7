import type { Tool } from './tool.ts'
import { analysePhoto } from './tools/analyse-photo.ts'
import {
  careForPlant,
  isItPoisonous,
  readCondition,
  searchConditions,
  searchPlants,
} from './tools/catalogue.ts'
import { compareAnalyses } from './tools/compare-analyses.ts'
import { followUp } from './tools/follow-up.ts'
import { listAnalyses } from './tools/list-analyses.ts'
import { listPhotos } from './tools/list-photos.ts'
import { readAnalysis } from './tools/read-analysis.ts'

export const tools: readonly Tool[] = [
  listPhotos,
  analysePhoto,
  followUp,
  readAnalysis,
  listAnalyses,
  compareAnalyses,
  searchConditions,
  readCondition,
  searchPlants,
  careForPlant,
  isItPoisonous,
]
