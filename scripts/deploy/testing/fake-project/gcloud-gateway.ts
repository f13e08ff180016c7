import { readFileSync } from 'node:fs'
import { need, Refused } from './command.ts'
import { type Handler, requireApi, requireMember } from './refusals.ts'

/** The gateway commands. Configurations cannot change. An API has at most 100 configurations. */
export const gatewayCommands: Record<string, Handler> = {
  'api-gateway apis create': (state, _, [name = '']) => {
    requireApi(state, 'apigateway')
    if (state.gatewayApis.has(name)) throw new Refused(`ALREADY_EXISTS: api ${name}`)
    state.gatewayApis.add(name)
    return ''
  },
  'api-gateway api-configs create': (state, command, [name = '']) => {
    const api = need(command, '--api')
    if (!state.gatewayApis.has(api)) throw new Refused(`NOT_FOUND: api ${api}`)
    if (state.gatewayConfigs.has(name)) throw new Refused(`ALREADY_EXISTS: api config ${name}`)
    if (state.gatewayConfigs.size >= 100) throw new Refused('RESOURCE_EXHAUSTED: 100 api configs')
    for (const api of ['servicemanagement', 'servicecontrol']) requireApi(state, api)
    requireMember(state, `serviceAccount:${need(command, '--backend-auth-service-account')}`)
    const text = readFileSync(need(command, '--openapi-spec'), 'utf8')
    state.gatewayConfigs.set(name, { text, state: 'ACTIVE', madeAt: state.seconds })
    return ''
  },
  'api-gateway api-configs delete': (state, _, [name = '']) => {
    if ([...state.gateways.values()].includes(name))
      throw new Refused(`FAILED_PRECONDITION: api config ${name} is in use`)
    if (!state.gatewayConfigs.delete(name)) throw new Refused(`NOT_FOUND: api config ${name}`)
    return ''
  },
  'api-gateway gateways create': (state, command, [name = '']) => {
    if (state.gateways.has(name)) throw new Refused(`ALREADY_EXISTS: gateway ${name}`)
    const config = need(command, '--api-config')
    if (state.gatewayConfigs.get(config)?.state !== 'ACTIVE')
      throw new Refused(`FAILED_PRECONDITION: api config ${config} is not active`)
    state.gateways.set(name, config)
    return ''
  },
  'api-gateway gateways update': (state, command, [name = '']) => {
    if (!state.gateways.has(name)) throw new Refused(`NOT_FOUND: gateway ${name}`)
    const config = need(command, '--api-config')
    if (state.gatewayConfigs.get(config)?.state !== 'ACTIVE')
      throw new Refused(`FAILED_PRECONDITION: api config ${config} is not active`)
    state.gateways.set(name, config)
    return ''
  },
}
