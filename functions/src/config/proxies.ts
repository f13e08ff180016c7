import { z } from 'zod'

/** The settings of what stands between the clients and the functions. */
export const proxyVariables = {
  /** The issuer of the gateway's token. The token replaces the caller's Authorization header. */
  GATEWAY_ISSUER: z.url().default('https://accounts.google.com'),
  /** Cloud Run appends one address to X-Forwarded-For: the address of API Gateway. */
  FORWARDED_HOPS: z.coerce.number().int().min(0).default(1),
  /** The load balancer before the gateway, which appends its own address too. */
  LOAD_BALANCER_ADDRESS: z.ipv4().optional(),
}

const shape = z.object(proxyVariables)

export function readProxies(variables: z.infer<typeof shape>, isBehindGateway: boolean) {
  return {
    gatewayIssuers: [variables.GATEWAY_ISSUER],
    forwardedHops: isBehindGateway ? variables.FORWARDED_HOPS : 0,
    balancerAddress: isBehindGateway ? variables.LOAD_BALANCER_ADDRESS : undefined,
  }
}
