import { Firestore } from '@google-cloud/firestore'
import { initializeApp } from 'firebase-admin/app'
import { onRequest } from 'firebase-functions/v2/https'

initializeApp()
const firestore = new Firestore({
  projectId: 'demo-bench',
  preferRest: true,
  // As in functions/src/adapters/firestore/client.ts.
  apiKey: 'local',
  grpc: { credentials: { createInsecure: () => undefined } },
})

/** The smallest function that reads a document, with neither a bundle nor a cache. */
export const api = onRequest(async (_request, response) => {
  const [user] = await firestore.getAll(firestore.doc('users/one'))
  response.json({ exists: user?.exists })
})
