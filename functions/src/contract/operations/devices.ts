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
    description: [
      'Newest first; several filters hold together.',
      'A page may be shorter than `pageSize`: only an absent `nextPageToken` ends the list.',
    ],
    status: 200,
    query: devicesQuery,
    output: { 200: pageOf(device) },
    problems: [],
  },
  'devices.register': {
    summary: 'Register an IoT device',
    description: [
      'An `id` of the caller is unique within the account; without one an id is made.',
      'An `id` that is registered already is 409 `ALREADY_EXISTS`.',
      'An account has at most 10,000 devices.',
    ],
    status: 200,
    body: registerBody,
    output: { 200: device },
    idempotent: true,
    problems: ['CONFLICT', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'devices.read': {
    summary: 'Read an IoT device',
    description: [
      'The device as the list shows it.',
      'One that was decommissioned is 404, like one that never was.',
    ],
    status: 200,
    params: deviceParams,
    output: { 200: device },
    problems: ['NOT_FOUND'],
  },
  'devices.update': {
    summary: 'Replace the named fields of an IoT device',
    description: [
      'Fields that are not named stay as they are.',
      '`plantIds` and `metadata` are replaced as a whole.',
    ],
    status: 200,
    params: deviceParams,
    body: updateBody,
    output: { 200: device },
    problems: ['NOT_FOUND'],
  },
  'devices.decommission': {
    summary: 'Decommission an IoT device',
    description: [
      'The device leaves the list, and its id can be registered again.',
      'A second time is 404.',
    ],
    status: 200,
    params: deviceParams,
    output: { 200: decommissionedDevice },
    problems: ['NOT_FOUND'],
  },
} as const satisfies Record<string, OperationDefinition>
