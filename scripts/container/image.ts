import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'
import { makeBaseImage } from './base-image.ts'
import { buildah } from './tools.ts'

const dockerfile = join(root, 'image-processor/Dockerfile')
const image = 'plant-image-processor'

/**
 * Builds the container image of the image processor and returns its name. The scanner gets only the
 * service's own signatures, because the official signatures take 300 MB and their mirror blocks
 * frequent downloads.
 */
export function buildImage(): string {
  const base = /^FROM (\S+)/m.exec(readFileSync(dockerfile, 'utf8'))?.[1]
  if (base === undefined) throw new Error(`${dockerfile} does not name a base image`)
  const baseImage = `docker.io/library/${base.split('@')[0]}`
  const made = () => [...imagesNamed(image), ...imagesNamed(baseImage)]
  const former = made()
  makeBaseImage(baseImage)
  buildah(
    'bud',
    '--quiet',
    '--pull-never',
    `--from=${baseImage}`,
    '--layers=false',
    '--build-arg=SIGNATURES=own',
    `--ignorefile=${dockerfile}.dockerignore`,
    `--file=${dockerfile}`,
    `--tag=${image}`,
    root,
  )
  const current = made()
  removeUnused(former.filter((identifier) => !current.includes(identifier)))
  return image
}

const imagesNamed = (name: string): string[] =>
  buildah('images', '--quiet', '--filter', `reference=${name}`).split('\n').filter(Boolean)

/** Removes former images, which take about 1 GB each. Keeps images that a container uses. */
function removeUnused(images: readonly string[]): void {
  for (const identifier of images) {
    try {
      buildah('rmi', identifier)
    } catch {
      process.stderr.write(`The image ${identifier} is still in use.\n`)
    }
  }
}
