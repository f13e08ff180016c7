import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { unpack } from './training/collect.ts'
import { readKeptForJudging, refuseKeptForJudging } from './training/kept-for-judging.ts'
import { type MaskSource, maskSources } from './training/mask-sources.ts'

const usage = `
Prepares photos with masks of their symptoms, so that npm run evaluate can judge the evidence.

  node image-processor/model/prepare-masks.ts --repositories <folder> --work <folder> --kept <file>

  --repositories  holds a clone owner+name/repo of each source of training/mask-sources.ts
  --work          scratch space; it gets masks/ with a manifest.csv
  --kept          lists the repositories that are kept for judging, by hash

If <work>/left-out has a network that was trained without a source, that network is judged on the
source's photos. A source whose repository is missing is left out.`

const sidePxMax = 1024

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const options = { repositories: text, work: text, kept: text } as const
  const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } })
  if (values.help === true) return console.log(usage.trim())
  const { repositories, work, kept: keptFile } = values
  if (!repositories || !work || !keptFile) throw new Error('A folder is missing: see --help.')
  sharp.concurrency(1)
  const kept = readKeptForJudging(keptFile)
  for (const { repository } of maskSources) refuseKeptForJudging(repository, kept)
  const folder = join(work, 'masks')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const rows = ['file,label,health,source,network,symptoms,leaf']
  for (const source of maskSources) {
    if (!existsSync(join(repositories, source.repository.replace('/', '+')))) continue
    const network = linkNetwork(source.name, work, folder)
    const unpacked = unpack(source, repositories, join(work, 'photos', `masks-${source.name}`))
    const found = await layOut(source, unpacked, folder)
    console.log(`${source.name}: ${found.length} photos with masks`)
    for (const { file, symptoms, leaf } of found)
      rows.push([file, 'masked', 'unknown', source.name, network, symptoms, leaf].join(','))
  }
  writeFileSync(join(folder, 'manifest.csv'), `${rows.join('\n')}\n`)
}

function linkNetwork(source: string, work: string, folder: string): string {
  const file = `${source}.onnx`
  const network = resolve(work, 'left-out', file)
  if (!existsSync(network)) return ''
  symlinkSync(network, join(folder, file))
  return file
}

type Masked = { readonly file: string; readonly symptoms: string; readonly leaf: string }

async function layOut(source: MaskSource, unpacked: string, folder: string): Promise<Masked[]> {
  const found: Masked[] = []
  for (const path of readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).sort()) {
    const mask = source.maskOf(path)
    if (mask === null || !existsSync(join(unpacked, mask))) continue
    const name = `${source.name}-${basename(path, extname(path))}`
    const file = `${name}${extname(path)}`
    symlinkSync(resolve(unpacked, path), join(folder, file))
    const masks = {
      symptoms: `${name}-symptoms.png`,
      leaf: source.leafOf ? `${name}-leaf.png` : '',
    }
    await write(source.symptomsOf(sharp(join(unpacked, mask))), join(folder, masks.symptoms))
    if (source.leafOf)
      await write(source.leafOf(sharp(join(unpacked, mask))), join(folder, masks.leaf))
    found.push({ file, ...masks })
  }
  return found
}

async function write(mask: Sharp, file: string): Promise<void> {
  const whole = await mask.png().toBuffer()
  await sharp(whole)
    .resize(sidePxMax, sidePxMax, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .toFile(file)
}

await main()
