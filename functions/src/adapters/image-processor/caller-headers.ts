import { traceCarrier } from '../trace/trace.ts'

/** The headers that identify a caller and a request to the image processor. */
export function callerHeaders(token: string, requestId: string): Record<string, string> {
  return {
    'x-request-id': requestId,
    ...traceCarrier(),
    // Cloud Run checks this token and removes its signature. The processor checks the other header.
    'x-serverless-authorization': `Bearer ${token}`,
    authorization: `Bearer ${token}`,
  }
}
