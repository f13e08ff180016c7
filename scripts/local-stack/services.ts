import { join } from 'node:path'
import type { FrameworkName } from '../../functions/src/deployment/functions.ts'
import { root } from '../common/root.ts'
import {
  type Environment,
  httpFunctionEnvironment,
  imageProcessorEnvironment,
} from './environment.ts'
import type { Ports } from './ports.ts'
import type { RunFolder } from './run-folder.ts'
import type { Service } from './supervisor.ts'
import { waitForPort } from './wait.ts'

/** Neither the functions framework nor the image processor has an option for the host. */
const onLoopback = `--import=${new URL('loopback.ts', import.meta.url).href}`

/** Runs a function outside the emulator, which would take 200 MB for each concurrent request. */
export function httpFunctionService(
  target: FrameworkName,
  ports: Ports,
  folder: RunFolder,
  env: Environment,
): Service {
  const port = ports[target]
  return {
    name: target,
    command: process.execPath,
    args: [
      onLoopback,
      '--enable-source-maps',
      join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js'),
      `--source=${folder.functions}`,
    ],
    cwd: folder.functions,
    env: { ...env, ...httpFunctionEnvironment(target, port) },
    restart: 'always',
    ready: (signal) => waitForPort(port, signal),
  }
}

export function imageProcessorService(ports: Ports, folder: RunFolder, env: Environment): Service {
  return {
    name: 'image-processor',
    command: process.execPath,
    args: [onLoopback, '--enable-source-maps', join(folder.imageProcessor, 'server.js')],
    cwd: folder.imageProcessor,
    env: { ...env, ...imageProcessorEnvironment(ports) },
    restart: 'always',
    ready: (signal) => waitForPort(ports.imageProcessor, signal),
  }
}

/** The local gateway, which reads the generated gateway file. */
export function gatewayService(ports: Ports, env: Environment): Service {
  return {
    name: 'gateway',
    command: process.execPath,
    args: [join(root, 'api-gateway/emulator/main.ts')],
    cwd: root,
    env: { ...env, PORT: String(ports.gateway) },
    restart: 'always',
    ready: (signal) => waitForPort(ports.gateway, signal),
  }
}
