/** A part that the call needs did not answer in time or at all; trying again later may help. */
export class Unavailable extends Error {
  readonly part: string

  constructor(part: string, cause?: unknown) {
    super(`${part} is unavailable`, { cause })
    this.name = 'Unavailable'
    this.part = part
  }
}
