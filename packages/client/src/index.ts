export type { AnalyseOptions, Photo } from './analyse.ts'
export type { LogEntry } from './answer.ts'
export type { Client, ClientOptions } from './client.ts'
export { createClient } from './client.ts'
export type { Credential } from './credential.ts'
export type { ClientErrorCode, FieldError } from './error.ts'
export { PlantError } from './error.ts'
export type * from './generated/types.ts'
export type { ListName } from './pages.ts'
export type {
  CallOptions,
  Input,
  Output,
  RequestOptions,
} from './request.ts'
export type { Resources } from './resources.ts'
export type { Storage, Uploaded, UploadOptions } from './upload.ts'
export type { Progress, WaitOptions } from './wait-for.ts'
