import type { OperationDefinition } from '../operation.ts'
import {
  decommissionedDevice,
  device,
  deviceParams,
  devicesQuery,
  registerBody,
  updateBody,
} from '../schemas/device.ts'
import { pageOf } from '../schemas/query.ts'

/** IoT devices of an account. */
export const devices = {
  'devices.list': {
    summary: 'List the IoT devices of the account',
    status: 200,
    query: devicesQuery,
    output: { 200: pageOf(device) },
    problems: [],
  },
  'devices.register': {
    summary: 'Register an IoT device',
    status: 200,
    body: registerBody,
    output: { 200: device },
    problems: ['ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'devices.update': {
    summary: 'Replace the named fields of an IoT device',
    status: 200,
    params: deviceParams,
    body: updateBody,
    output: { 200: device },
    problems: ['NOT_FOUND'],
  },
  'devices.decommission': {
    summary: 'Decommission an IoT device',
    status: 200,
    params: deviceParams,
    output: { 200: decommissionedDevice },
    problems: ['NOT_FOUND'],
  },
} as const satisfies Record<string, OperationDefinition>
