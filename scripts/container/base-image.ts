import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/root.ts'
import { buildah } from './tools.ts'

const certificates = '/etc/ssl/certs/ca-certificates.crt'
const npmVersion = '11.21.2'

/** Builds a replacement for the Dockerfile's base image, from parts in `.cache/container`. */
export function makeBaseImage(name: string): void {
  const working = buildah('from', 'scratch')
  try {
    buildah('add', '--quiet', working, debianArchive(), '/')
    buildah('add', '--quiet', working, process.execPath, '/usr/local/bin/node')
    buildah('add', '--quiet', working, npmFolder(), '/usr/local/lib/node_modules/npm')
    const setUp = [
      'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
      'chmod +x /usr/local/lib/node_modules/npm/bin/npm-cli.js',
      'useradd --create-home node',
    ]
    buildah('run', working, '--', 'sh', '-c', setUp.join(' && '))
    // Lets npm work behind a proxy whose certificate only this machine trusts.
    if (existsSync(certificates)) {
      buildah('add', '--quiet', working, certificates, '/opt/host-certificates.crt')
      buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/opt/host-certificates.crt', working)
    }
    buildah('commit', '--quiet', working, name)
  } finally {
    buildah('rm', working)
  }
}

/** Makes an archive of the smallest Debian system, the basis of `node:24-bookworm-slim`. */
function debianArchive(): string {
  const options = ['--variant=minbase', '--include=ca-certificates', 'bookworm']
  const folder = cacheFolder()
  const archive = join(folder, `debian-${hashOf(options.join(' '))}.tar`)
  if (!existsSync(archive))
    execFileSync('mmdebstrap', ['--quiet', ...options, archive], { stdio: 'inherit' })
  return archive
}

/** Downloads npm's own package, because the interpreter comes without npm. */
function npmFolder(): string {
  const folder = join(cacheFolder(), `npm-${npmVersion}`)
  if (existsSync(folder)) return join(folder, 'package')
  const packed = mkdtempSync(join(tmpdir(), 'npm-'))
  try {
    const options = ['pack', '--silent', `npm@${npmVersion}`, '--pack-destination', packed]
    const archive = execFileSync('npm', options, { encoding: 'utf8' }).trim()
    mkdirSync(folder)
    execFileSync('tar', ['-xzf', join(packed, archive), '-C', folder])
  } finally {
    rmSync(packed, { recursive: true })
  }
  return join(folder, 'package')
}

function cacheFolder(): string {
  const folder = join(root, '.cache/container')
  mkdirSync(folder, { recursive: true })
  return folder
}

const hashOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .update(readFileSync('/etc/debian_version'))
    .digest('hex')
    .slice(0, 12)
