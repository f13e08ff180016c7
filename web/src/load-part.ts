/** The error code for a part of the console that did not load. */
export const notLoaded = 'NOT_LOADED'

/**
 * Loads a part of the console. Rejects with the code `NOT_LOADED` if the connection fails, or if a
 * new deployment has replaced the file. A reload of the page loads the new file.
 */
export const loadPart = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause: unknown) => {
    const error = new Error('a part of the console did not load', { cause })
    throw Object.assign(error, { code: notLoaded })
  })
