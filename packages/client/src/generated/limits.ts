// Generated from the contract by `npm run generate`; change its limits or schemas instead.
// Separate constants, so that a bundle holds only those that it reads.

export const requestPhotoBodyBytesLimit = 10000000
export const pageSizeMax = 100
export const imageSidePxMax = 1024
export const imageLinkSecondsMin = 900
export const transactionWaitSecondsMax = 10
export const analysisTemporaryDays = 30
export const analysisClientReferenceCharactersMax = 128
export const analysisPlantIdCharactersMax = 64
export const analysisSpeciesCharactersMax = 100
export const analysisWateringFrequencyDaysMin = 1
export const analysisWateringFrequencyDaysMax = 365
export const analysisLatitudeDegreesMax = 90
export const analysisLongitudeDegreesMax = 180
export const historyFeedbackCharactersMax = 1000
export const flagTextCharactersMax = 1000
export const folderNameCharactersMax = 100
export const folderAnalysisIdsMax = 100
export const deviceIdCharactersMax = 128
export const deviceMetadataBytesMax = 16384
export const apiKeyNameCharactersMax = 100
export const apiKeyGracePeriodSecondsMax = 604800
export const webhookDescriptionCharactersMax = 200
export const webhookGracePeriodSecondsDefault = 86400
export const webhookGracePeriodSecondsMax = 604800
export const webhookSecretBytes = 32
export const webhookDeliveryTimeoutSeconds = 15
export const webhookSignatureToleranceSeconds = 300
export const eventWaitSecondsMax = 20
export const exportServedDays = 7
export const exportLinkLifetimeSeconds = 900
export const accountNameCharactersMax = 100
export const adminReasonCharactersMax = 500

export const outcomes = [
  'HEALTHY',
  'ISSUES_FOUND',
  'INCONCLUSIVE',
  'NOT_A_PLANT',
  'PHOTO_UNUSABLE',
] as const

export const placements = [
  'inside',
  'outside',
] as const

export const wrongParts = [
  'PLANT',
  'PROBLEM',
  'PLACE',
] as const

export const flagReasons = [
  'PHOTO_OFFENSIVE',
  'PHOTO_SHOWS_PERSON',
  'ANSWER_HARMFUL',
  'OTHER',
] as const

export const deviceTypes = [
  'sensor',
  'camera',
  'drone',
] as const

export const eventTypes = [
  'analysis.completed',
  'analysis.failed',
] as const

export const roles = [
  'user',
  'admin',
  'superadmin',
] as const

export const permissions = [
  'ban-user',
  'unban-user',
  'reset-quota',
  'retry-transaction',
  'retry-failed',
  'assign-permissions',
] as const

export const auditStreams = [
  'admin',
  'security',
] as const
