import { PlantError } from '@plant-analysis/client'
import type { Analysis } from './diagnosis/analysis.ts'

/** The exit codes that a script can branch on (docs/guides/clients/command-line.md). */
export const exitCodes = {
  answered: 0,
  failure: 1,
  usage: 2,
  photoUnusable: 3,
  notAuthenticated: 4,
  quota: 5,
  unavailable: 6,
  /** Only `--fail-on-issues` returns this code, so that scripts can tell issues from failures. */
  issuesFound: 7,
  /** The code that shells use for a process that Ctrl-C ended. */
  interrupted: 130,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** A message for the person at the terminal, with the exit code of the process. */
export class CommandError extends Error {
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

export function usageError(message: string): CommandError {
  return new CommandError(exitCodes.usage, message)
}

/** Codes of docs/errors.md and of failed transactions. The HTTP status decides for other errors. */
const byCode: Readonly<Record<string, ExitCode>> = {
  DAILY_QUOTA_EXCEEDED: exitCodes.quota,
  IMAGE_INFECTED: exitCodes.photoUnusable,
  IMAGE_TOO_LARGE: exitCodes.photoUnusable,
  IMAGE_UNDECODABLE: exitCodes.photoUnusable,
  IMAGE_WITHHELD: exitCodes.photoUnusable,
  MODEL_INVALID_OUTPUT: exitCodes.unavailable,
  MODEL_UNAVAILABLE: exitCodes.unavailable,
  NETWORK: exitCodes.unavailable,
  PAYLOAD_TOO_LARGE: exitCodes.photoUnusable,
  PHOTO_NOT_RECEIVED: exitCodes.unavailable,
  TIMED_OUT: exitCodes.unavailable,
}

const byStatus: Readonly<Record<number, ExitCode>> = {
  400: exitCodes.usage,
  401: exitCodes.notAuthenticated,
  408: exitCodes.unavailable,
  // A rate limit ends within a minute, unlike the daily quota.
  429: exitCodes.unavailable,
  502: exitCodes.unavailable,
  503: exitCodes.unavailable,
  504: exitCodes.unavailable,
}

export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof CommandError) return error.exitCode
  if (!(error instanceof PlantError)) return exitCodes.failure
  return byCode[error.code] ?? byStatus[error.status] ?? exitCodes.failure
}

export function exitCodeOfAnalysis(
  { outcome }: Pick<Analysis, 'outcome'>,
  failOnIssues: boolean,
): ExitCode {
  if (outcome === 'NOT_A_PLANT' || outcome === 'PHOTO_UNUSABLE') return exitCodes.photoUnusable
  return outcome === 'ISSUES_FOUND' && failOnIssues ? exitCodes.issuesFound : exitCodes.answered
}

/** An error that affects all photos is graver than an error of one photo. */
const gravestFirst: readonly ExitCode[] = [
  exitCodes.interrupted,
  exitCodes.notAuthenticated,
  exitCodes.usage,
  exitCodes.quota,
  exitCodes.unavailable,
  exitCodes.failure,
  exitCodes.photoUnusable,
  exitCodes.issuesFound,
]

/** The gravest of several exit codes, which becomes the exit code of the whole command. */
export function gravestOf(codes: readonly ExitCode[]): ExitCode {
  return gravestFirst.find((code) => codes.includes(code)) ?? exitCodes.answered
}
