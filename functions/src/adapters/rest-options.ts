import { lightTransport } from './light-fetch.ts'

/**
 * Options of a Google client library that uses REST, because the bundle leaves gRPC out. For a
 * local server, an API key replaces the developer's own Google account.
 */
export function restOptions(projectId: string, localUrl: string | undefined) {
  const options = { fallback: true, projectId, ...lightTransport }
  if (localUrl === undefined) return options
  const { hostname, port } = new URL(localUrl)
  const address = { protocol: 'http', apiEndpoint: hostname, port: Number(port) }
  return { ...options, ...address, apiKey: 'local' }
}
