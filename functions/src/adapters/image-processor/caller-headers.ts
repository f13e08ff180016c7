import { traceCarrier } from '../trace/trace.ts'

/** What the image processor knows a caller and a request by. */
export function callerHeaders(token: string, requestId: string): Record<string, string> {
  return {
    'x-request-id': requestId,
    ...traceCarrier(),
    // Cloud Run checks this token and removes its signature. The processor checks the other
    // itself.
    'x-serverless-authorization': `Bearer ${token}`,
    authorization: `Bearer ${token}`,
  }
}
