import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'
import { makeBaseImage } from './base-image.ts'
import { buildah } from './tools.ts'

const dockerfile = join(root, 'image-processor/Dockerfile')
const image = 'plant-image-processor'

/**
 * Builds the image of the image processor from its Dockerfile and returns its name. Its scanner has
 * the service's own signatures alone: the official ones are 300 MB, from a mirror that bans whoever
 * asks often.
 */
export function buildImage(): string {
  const base = /^FROM (\S+)/m.exec(readFileSync(dockerfile, 'utf8'))?.[1]
  if (base === undefined) throw new Error(`${dockerfile} names no base image`)
  makeBaseImage(`docker.io/library/${base.split('@')[0]}`)
  buildah(
    'bud',
    '--quiet',
    '--pull-never',
    '--layers=false',
    '--build-arg=SIGNATURES=own',
    `--ignorefile=${dockerfile}.dockerignore`,
    `--file=${dockerfile}`,
    `--tag=${image}`,
    root,
  )
  return image
}
