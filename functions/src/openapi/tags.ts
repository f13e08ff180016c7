import type { EndpointId } from '../contract/generated/endpoint-ids.ts'
import type { Route } from '../contract/route.ts'

type Noun = EndpointId extends `${infer N}.${string}` ? N : never

const descriptions: Record<Noun | 'legacy' | 'preflight', string> = {
  analyses: 'Send a photo, read its diagnosis, and save or delete the analysis.',
  uploads: 'Photos that apps upload straight to storage.',
  history: 'Completed analyses and their ratings.',
  folders: 'Folders of the history.',
  devices: "Sensors, cameras and drones, with the ids of the caller's own systems.",
  apiKeys: 'API keys of an account, and their exchange for identity tokens.',
  invitations: 'How a worker joins and leaves an account.',
  webhooks: 'Callback URLs, their signing secrets and their deliveries.',
  events: 'The events of an account in order, for clients that cannot receive webhooks.',
  account: 'Session, statistics, data export and erasure of the caller.',
  catalogue: 'What the service knows of conditions and plants, for everybody and for offline use.',
  service: 'Public information about the service.',
  admin: 'Moderation, bans, quotas and retries, for the operators of the service.',
  legacy: 'Paths of version 0 and paths without a version, kept for older clients.',
  preflight: 'CORS preflights, which browsers send automatically.',
}

/** The tags of the definition in reading order. */
export const tags = Object.entries(descriptions).map(([name, description]) => ({
  name,
  description,
}))

/** Returns the tag of a route: the noun of its endpoint, or `legacy`. */
export function tagOf(route: Route): string {
  return route.successor ? 'legacy' : route.endpoint.id.replace(/\..*/, '')
}

/** Returns the description of a route. For a legacy route, the description names the successor. */
export function descriptionOf(route: Route): string {
  const sentences = [...route.endpoint.description]
  if (route.callable) {
    sentences.push(`Firebase callable clients reach it by the name \`${route.callable}\`.`)
    sentences.push(`Other clients use \`${route.successor}\`.`)
  } else if (route.successor) {
    sentences.push(`Kept for older clients: use \`${route.successor}\`.`)
  }
  return sentences.join(' ')
}
