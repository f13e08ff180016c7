/** A required part did not answer, or not in time. A later attempt may succeed. */
export class Unavailable extends Error {
  readonly part: string

  constructor(part: string, cause?: unknown) {
    super(`${part} is unavailable`, { cause })
    this.name = 'Unavailable'
    this.part = part
  }
}
