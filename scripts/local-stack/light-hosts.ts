import { createRequire, findPackageJSON, Module } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

const findModuleRoot = (name: string, file: string): string =>
  dirname(findPackageJSON(name, file) ?? file)

/**
 * What a process of the functions emulator loads, but does not need. The build contains its own
 * copies of the SDKs. The rest of the module that finds packages prepares deployments.
 */
const stubs = {
  'firebase-admin': {},
  'firebase-functions': {},
  'firebase-tools/lib/emulator/functionsEmulatorShared.js': { findModuleRoot },
}

// The processes inherit this file from the CLI, which needs all of that module.
if (process.argv[1]?.endsWith('functionsEmulatorRuntime'))
  for (const [name, exports] of Object.entries(stubs)) {
    const id = require.resolve(name)
    require.cache[id] = Object.assign(new Module(id), { exports, loaded: true })
  }
