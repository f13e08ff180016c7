import { notLoaded } from '../load-part.ts'
import type { PlainTextKey } from '../texts/text-key.ts'

/** Texts by error code. The codes come from the service, Firebase Authentication or the console. */
export type ErrorWords = Readonly<Record<string, PlainTextKey>>

const common: ErrorWords = {
  NETWORK: 'common.errorNetwork',
  REQUEST_TIMEOUT: 'common.errorNetwork',
  [notLoaded]: 'common.errorNotLoaded',
  UNAUTHENTICATED: 'common.errorUnauthenticated',
  PERMISSION_DENIED: 'common.errorPermission',
  APP_CHECK_FAILED: 'common.errorAppCheck',
  ACCOUNT_BANNED: 'common.errorBanned',
  RECENT_SIGN_IN_REQUIRED: 'common.errorRecentSignIn',
  SECOND_FACTOR_REQUIRED: 'common.errorSecondFactor',
  NOT_FOUND: 'common.errorNotFound',
  LIMIT_REACHED: 'common.errorLimit',
  DAILY_QUOTA_EXCEEDED: 'common.errorQuota',
  TOO_MANY_REQUESTS: 'common.errorTooMany',
  IMAGE_UNDECODABLE: 'common.errorImage',
  IMAGE_TOO_LARGE: 'common.errorImageTooLarge',
  IMAGE_WITHHELD: 'common.errorImageWithheld',
  PAYLOAD_TOO_LARGE: 'common.errorImageTooLarge',
  UNAVAILABLE: 'common.errorUnavailable',
  DEADLINE_EXCEEDED: 'common.errorUnavailable',
}

/** The code of an error; '' if the error has no code. */
export function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

export const isIn = (words: ErrorWords, error: unknown): boolean =>
  Object.hasOwn(words, codeOf(error))

/** The text for an error, from `words` or the common texts; undefined if neither has a text. */
export function errorKey(error: unknown, words: ErrorWords = {}): PlainTextKey | undefined {
  return [words, common].find((each) => isIn(each, error))?.[codeOf(error)]
}
