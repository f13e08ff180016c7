import { onRequest } from 'firebase-functions/v2/https'

/** The smallest function, with neither a bundle nor a cache, as most projects deploy it. */
export const api = onRequest((_request, response) => {
  response.json({ minimal: true })
})
