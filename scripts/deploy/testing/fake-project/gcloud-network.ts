import { need, Refused } from './command.ts'
import { type Handler, requireApi } from './refusals.ts'

/** Commands for the network, its subnets and its private DNS zones. */
export const networkCommands: Record<string, Handler> = {
  'compute networks create': (state, command, [name = '']) => {
    requireApi(state, 'compute')
    if (state.networks.has(name)) throw new Refused(`ALREADY_EXISTS: network ${name}`)
    state.networks.set(name, { mode: need(command, '--subnet-mode') })
    return ''
  },
  'compute networks subnets create': (state, command, [name = '']) => {
    requireApi(state, 'compute')
    const network = need(command, '--network')
    if (!state.networks.has(network)) throw new Refused(`NOT_FOUND: network ${network}`)
    if (state.subnets.has(name)) throw new Refused(`ALREADY_EXISTS: subnet ${name}`)
    const hasPrivateAccess = '--enable-private-ip-google-access' in command.flags
    state.subnets.set(name, { network, region: need(command, '--region'), hasPrivateAccess })
    return ''
  },
  'compute networks subnets update': (state, { flags }, [name = '']) => {
    const subnet = state.subnets.get(name)
    if (!subnet) throw new Refused(`NOT_FOUND: subnet ${name}`)
    if ('--enable-private-ip-google-access' in flags) subnet.hasPrivateAccess = true
    return ''
  },
  'dns managed-zones create': (state, command, [name = '']) => {
    requireApi(state, 'dns')
    if (state.zones.has(name)) throw new Refused(`ALREADY_EXISTS: zone ${name}`)
    const network = need(command, '--networks')
    if (!state.networks.has(network)) throw new Refused(`NOT_FOUND: network ${network}`)
    need(command, '--description')
    state.zones.set(name, { domain: need(command, '--dns-name'), records: new Map() })
    return ''
  },
  'dns record-sets create': (state, command, [name = '']) => {
    const zone = state.zones.get(need(command, '--zone'))
    if (!zone) throw new Refused(`NOT_FOUND: zone of ${name}`)
    if (zone.records.has(name)) throw new Refused(`ALREADY_EXISTS: record set ${name}`)
    zone.records.set(name, `${need(command, '--type')} ${need(command, '--rrdatas')}`)
    return ''
  },
}
