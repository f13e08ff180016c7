import type { TaskName } from '../deployment/functions.ts'
import type { WebhookTarget } from '../domain/webhooks/url.ts'
import { type CallContext, Unavailable } from './context.ts'

/**
 * Cloud Tasks delivers each task at least once, perhaps early or late. The receiver therefore reads
 * the document to see whether work is due. Throws `Unavailable`.
 */
export interface Queue {
  /** For about an hour, a task with the same `name` is dropped without an error. */
  enqueue(
    queue: TaskName,
    task: { name: string; data: Record<string, unknown>; scheduleAt?: Date },
  ): Promise<void>
}

/** Publishes messages to Pub/Sub. Throws `Unavailable`. */
export interface Publisher {
  /** Publishes a JSON text and returns when the broker has stored it. */
  publish(
    topic: string,
    message: { json: string; attributes: Record<string, string> },
  ): Promise<void>
}

/** `html` has the same content as `text`, for mail programs that display it. */
export type Mail = { to: string; subject: string; text: string; html?: string }

/** The mail server answered but did not accept this mail. A later attempt may succeed. */
export class MailRefused extends Unavailable {
  constructor(cause?: unknown) {
    super('mail', cause)
    this.name = 'MailRefused'
  }
}

/**
 * Hands a mail to the mail server. Throws `MailRefused` if the server rejects the mail, and
 * `Unavailable` if the server cannot be reached. Neither error contains the address, which must not
 * be logged.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

export type WebhookRequest = {
  /** Whose event it is. An account whose receiver does harm is called apart from the others. */
  accountId: string
  target: Exclude<WebhookTarget, { kind: 'FORBIDDEN' }>
  headers: Record<string, string>
  body: string
}

export type WebhookAnswer =
  | {
      kind: 'ANSWERED'
      status: number
      retryAfter?: string | undefined
      /** The start of the response body, as text. */
      response: string
      durationMs: number
    }
  /** No response came. `error` is a code for the owner's log, such as `TIMEOUT`. */
  | { kind: 'UNREACHABLE'; error: string; durationMs: number; retryAfter?: undefined }

/**
 * Calls webhook endpoints, whose URLs may be hostile. The client checks every address when it
 * connects, follows no redirects, and limits time and bytes. A failing receiver causes no error.
 */
export interface WebhookClient {
  post(request: WebhookRequest, context: CallContext): Promise<WebhookAnswer>
  /** Whether the host name now resolves to a forbidden address. False if no address is found. */
  resolvesToForbiddenAddress(hostname: string): Promise<boolean>
}
