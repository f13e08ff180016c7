// Generated from the contract by `npm run generate`; change its limits or schemas instead.
// Separate constants, so that a bundle holds only those that it reads.

export const requestPhotoBodyBytesLimit = 10000000
export const pageSizeMax = 100
export const imageSidePxMax = 1024
export const imageLinkSecondsMin = 900
export const transactionWaitSecondsMax = 10
export const chainHours = 24
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
export const catalogueSearchCharactersMax = 100
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

export const conditionCategories = [
  'FUNGAL',
  'BACTERIAL',
  'VIRAL',
  'PEST',
  'NUTRIENT',
  'WATER',
  'LIGHT',
  'TEMPERATURE',
  'MECHANICAL',
  'AGEING',
  'OTHER',
] as const

export const poisonTargets = [
  'PEOPLE',
  'CATS',
  'DOGS',
  'LIVESTOCK',
] as const

export const deviceTypes = [
  'sensor',
  'camera',
  'drone',
] as const

export const scopes = [
  'read',
  'analyse',
  'manage',
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

export const auditActions = [
  'analysis.approve',
  'analysis.block',
  'analysis.flag',
  'user.ban',
  'user.ban-permanently',
  'user.unban',
  'quota.reset',
  'transaction.retry',
  'transactions.retry-failed',
  'permissions.request',
  'permissions.apply',
  'role.grant',
  'malware.in-request',
  'malware.in-upload',
  'malware.further',
] as const

export const auditStreams = [
  'admin',
  'security',
] as const

export const countries = 'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(' ')
