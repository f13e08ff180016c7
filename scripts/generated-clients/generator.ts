import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'

const version = '7.25.0'
const sha256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae'
const folder = join(root, '.cache/openapi-generator')
const jar = join(folder, `openapi-generator-cli-${version}.jar`)

/** Runs OpenAPI Generator, which logs every file that it writes. Throws if it fails. */
export function generate(args: readonly string[]): void {
  run('java', '-jar', jar, 'generate', ...args)
}

/** Downloads OpenAPI Generator once. Removes another file than the expected one and throws. */
export function downloadGenerator(): void {
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'
  const artifact = `org.openapitools:openapi-generator-cli:${version}`
  if (!existsSync(jar))
    run('mvn', '-q', '-B', goal, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`)
  const found = createHash('sha256').update(readFileSync(jar)).digest('hex')
  if (found === sha256) return
  rmSync(jar)
  throw new Error(`${jar} had the SHA-256 ${found} instead of ${sha256}`)
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
