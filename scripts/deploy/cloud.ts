export type Answer = { status: number; stdout: string; stderr: string }

export type Request = {
  method: string
  url: string
  headers?: Record<string, string>
  body?: unknown
}

/** `body` is parsed JSON, or undefined without a body. Header names are in lower case. */
export type Reply = {
  status: number
  body: unknown
  headers?: Readonly<Record<string, string>>
}

/** Everything that a deployment does outside this machine. Tests use a fake cloud. */
export type Cloud = {
  /** Runs `gcloud`, `firebase` or `terraform`. Returns every exit status without throwing. */
  execute(
    command: readonly string[],
    input?: string,
    environment?: Record<string, string>,
  ): Promise<Answer>
  request(request: Request): Promise<Reply>
  wait(seconds: number): Promise<void>
}
