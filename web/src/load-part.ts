/** The code of the error where a part of the console did not load. */
export const notLoaded = 'NOT_LOADED'

/**
 * A part of the console that is loaded by itself. Rejects with the code `NOT_LOADED` where the
 * connection fails, or a deployment has replaced the file: the page loaded anew names the new one.
 */
export const loadPart = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause: unknown) => {
    const error = new Error('a part of the console did not load', { cause })
    throw Object.assign(error, { code: notLoaded })
  })
