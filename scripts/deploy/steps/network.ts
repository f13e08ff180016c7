import { z } from 'zod'
import { network as names } from '../../../functions/src/deployment/functions.ts'
import { type Action, command, type Step } from '../step.ts'

/** A caller's instance needs up to four addresses while it is replaced (docs/decisions/0200). */
const addresses = '10.124.0.0/20'
const zone = 'run-app'
/** Google's private addresses: https://cloud.google.com/vpc/docs/configure-private-google-access */
const privateAddresses = '199.36.153.8,199.36.153.9,199.36.153.10,199.36.153.11'
const records = [
  { name: 'run.app.', type: 'A', data: privateAddresses },
  { name: '*.run.app.', type: 'CNAME', data: 'run.app.' },
]

/**
 * The network through which functions reach the image processor, which accepts only internal calls.
 * A DNS zone maps `*.run.app`, whose addresses are public, to private addresses.
 */
export const network: Step = {
  title: 'Make the network of the image processor',
  async plan(deployment) {
    return [...(await subnetActions(deployment)), ...(await zoneActions(deployment))]
  },
}

async function subnetActions({
  project,
  region,
  read,
}: Parameters<Step['plan']>[0]): Promise<Action[]> {
  const compute = `https://compute.googleapis.com/compute/v1/projects/${project}`
  const hasNetwork = await read.get(`${compute}/global/networks/${names.network}`, z.object({}))
  const subnet = await read.get(
    `${compute}/regions/${region}/subnetworks/${names.subnetwork}`,
    z.object({ privateIpGoogleAccess: z.boolean().default(false) }),
  )
  const networks = 'gcloud compute networks'
  const at = `--region=${region} --project=${project}`
  const make = command(
    'Make the network',
    `${networks} create ${names.network} --subnet-mode=custom --project=${project}`,
  )
  const makeSubnet = command(
    'Make the subnet',
    `${networks} subnets create ${names.subnetwork} --network=${names.network}
      --range=${addresses} --enable-private-ip-google-access ${at}`,
  )
  const openSubnet = command(
    'Let the subnet reach Google by private addresses',
    `${networks} subnets update ${names.subnetwork} --enable-private-ip-google-access ${at}`,
  )
  return [
    ...(hasNetwork ? [] : [make]),
    ...(subnet === undefined ? [makeSubnet] : []),
    ...(subnet?.privateIpGoogleAccess === false ? [openSubnet] : []),
  ]
}

async function zoneActions({ project, read }: Parameters<Step['plan']>[0]): Promise<Action[]> {
  const url = `https://dns.googleapis.com/dns/v1/projects/${project}/managedZones/${zone}`
  const hasZone = (await read.get(url, z.object({}))) !== undefined
  const there = hasZone
    ? await read.list(`${url}/rrsets`, 'rrsets', z.object({ name: z.string() }))
    : []
  const make = command(
    'Make the zone of run.app',
    `gcloud dns managed-zones create ${zone} --dns-name=run.app. --visibility=private
      --networks=${names.network} --description=image-processor --project=${project}`,
  )
  const missing = records.filter(({ name }) => !there.some((record) => record.name === name))
  return [
    ...(hasZone ? [] : [make]),
    ...missing.map(({ name, type, data }) =>
      command(
        `Name the addresses of ${name}`,
        `gcloud dns record-sets create ${name} --zone=${zone} --type=${type} --ttl=300
          --rrdatas=${data} --project=${project}`,
      ),
    ),
  ]
}
