// Every npm script runs this first, on any Node from version 20 and before any installation, so it
// may import only Node's own modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const toolchain = join(root, 'tools', 'node')
const nodeMajorNeeded = 24
const lockPollMilliseconds = 200
const parentPollMilliseconds = 500
const lockWriteMilliseconds = 5000

const [task, ...args] = process.argv.slice(2)
if (!task) fail('Name a task. The npm scripts start this file, for example `npm test`.')
const script = join(root, 'scripts', `${task}.ts`)

const node = withInstallLock(() => {
  const binary = provideNode()
  install(root, binary)
  return binary
})
if (!existsSync(script)) fail(`There is no task "${task}" (scripts/${task}.ts is missing).`)
runTask()

/**
 * Runs the task. The IPC channel tells the child when this process ends or is killed. The npm
 * scripts use `exec`, because a shell between npm and this process forwards no signal.
 */
function runTask() {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, [script, ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  // If npm is killed, only the new parent process tells it.
  const watch = () => process.ppid === parent || child.kill('SIGTERM')
  setInterval(watch, parentPollMilliseconds).unref()
  child.on('error', (error) => fail(`Could not start ${node}: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
  })
}

function provideNode() {
  if (Number(process.versions.node.split('.')[0]) >= nodeMajorNeeded) return process.execPath
  install(toolchain, process.execPath)
  const binary = join(toolchain, 'node_modules', '.bin', 'node')
  if (spawnSync(binary, ['--version']).status === 0) return binary
  return fail(
    `This is Node ${process.version}, but Node ${nodeMajorNeeded} or later is needed and could not be ` +
      `installed for ${process.platform}-${process.arch}. Install Node ${nodeMajorNeeded} and try again.`,
  )
}

/**
 * Runs `npm ci` under the given Node if the lock file changed since the last successful install.
 */
function install(folder, nodeBinary) {
  const stamp = join(folder, 'node_modules', '.installed-from')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const npm = process.env.npm_execpath ?? fail('Start this through npm, for example `npm test`.')
  console.error(`Installing ${folder === root ? 'packages' : `Node ${nodeMajorNeeded}`} ...`)
  const { npm_config_prefix: _prefix, ...env } = process.env
  const result = spawnSync(nodeBinary, [npm, 'ci', '--prefix', folder, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: { ...env, PATH: [dirname(nodeBinary), env.PATH].join(delimiter) },
  })
  if (result.status !== 0) fail(`\`npm ci\` failed in ${folder}; see its output above.`)
  writeFileSync(stamp, wanted)
}

/** Prevents two npm scripts from running `npm ci` in the same node_modules at once. */
function withInstallLock(work) {
  const lock = join(root, '.cache', 'install.lock')
  mkdirSync(dirname(lock), { recursive: true })
  for (let announced = false; !takeLock(lock); announced = true) {
    if (!announced) console.error('Waiting for another installation to finish ...')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lockPollMilliseconds)
  }
  const release = () => rmSync(lock, { force: true })
  process.on('exit', release)
  const result = work()
  process.off('exit', release)
  release()
  return result
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!holderLives(lock)) rmSync(lock, { force: true })
    return false
  }
}

/** Whether the lock's process runs. A new, empty file is a lock that has no process id yet. */
function holderLives(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    if (pid === 0) return Date.now() - statSync(lock).mtimeMs < lockWriteMilliseconds
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
