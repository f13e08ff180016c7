import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../common/root.ts'
import { describeWith } from '../../test/describe-with.ts'
import { createProject, project } from '../testing/recorder.ts'
import { deployedTwice, deployTo, emptyProject, rollBack, serving } from '../testing/run-on.ts'
import { faultsOf, readCommandTree } from './command-tree.ts'

const tree = readCommandTree()

/** All command lines that deployments and rollbacks run. */
async function deployedCommands(): Promise<string[][]> {
  const found = await deployedTwice()
  await rollBack(found)
  const serviceAccountEmail = `photo-reader@${project}.iam.gserviceaccount.com`
  const items = [{ accessId: 'GOOG1', state: 'ACTIVE', serviceAccountEmail }]
  const lost = createProject([...serving('api-1', 'c1'), ['/hmacKeys', { items }]])
  await deployTo(lost)
  const tried = emptyProject()
  for (const imageSource of ['source1', 'source2']) await deployTo(tried, { imageSource })
  await rollBack(tried)
  const lines = [...found.commands, ...found.reads, ...lost.commands, ...tried.commands]
  return lines.map((line) => line.split(' '))
}

/** The gcloud commands in a script, split into words. */
function commandsIn(text: string): string[][] {
  const joined = text.replaceAll(/\\\n\s*/g, '')
  return [...joined.matchAll(/^(?:\s*\| )?\s*(?:again |remove )?(gcloud [^\n|`]+)/gm)].map(
    ([, line = '']) =>
      line
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '\\'),
  )
}

await describeWith('gcloud', 'checking gcloud commands', () => {
  const faultsOfAll = (lines: readonly string[][]) => {
    if (tree === undefined) throw new Error('the Google Cloud SDK is not installed')
    const known = tree
    return [...new Set(lines.flatMap((line) => faultsOf(known, line)))]
  }

  it('the Google Cloud SDK has every command and flag that a deployment and a rollback use', async () => {
    const lines = (await deployedCommands()).filter(([program]) => program === 'gcloud')
    expect(lines.length).toBeGreaterThan(40)
    expect(faultsOfAll(lines)).toEqual([])
  })

  it('the Google Cloud SDK has the commands of the image build', () => {
    const build = readFileSync(join(root, 'infrastructure/region/image-build.yaml'), 'utf8')
    const lines = [...build.matchAll(/gcloud [^|\n;)]+/g)].map(([line]) =>
      line
        .replace('$$at', '--region=here')
        .replace('$${all:-}', '--to-revisions=made=100')
        .replaceAll(/"?\$\$\([^)]*\)?"?/g, 'made')
        .trim()
        .split(/ +/),
    )
    expect(lines).toHaveLength(8)
    expect(faultsOfAll(lines)).toEqual([])
  })

  it.each([
    ['connect-github.sh', 9],
    ['remove-region.sh', 11],
  ])('the Google Cloud SDK has every command of %s', (file, count) => {
    const lines = commandsIn(readFileSync(join(root, 'infrastructure', file), 'utf8'))
    expect(lines).toHaveLength(count)
    expect(faultsOfAll(lines)).toEqual([])
  })

  it('the Google Cloud SDK has every command that the preflight advises', async () => {
    const empty = createProject(serving('api-1', 'c1'))
    empty.cloud.execute = async () => ({ status: 1, stdout: '', stderr: '' })
    const { text } = await deployTo(empty)
    const lines = [...text.matchAll(/: (gcloud .*)/g)]
    expect(lines.length).toBeGreaterThan(1)
    expect(faultsOfAll(lines.map(([, line = '']) => line.split(' ')))).toEqual([])
  })

  it('the check reports commands and flags that do not exist', () => {
    const wrong = [
      'gcloud run depoly image-processor',
      'gcloud run deploy image-processor --cpu-bost',
      'gcloud run deploy image-processor --ingress=nobody',
      'gcloud firestore databases create --location',
      'gcloud alpha firestore databases describe --database=x',
    ].map((line) => line.split(' '))
    expect(wrong.map((line) => faultsOfAll([line]).length)).toEqual([1, 1, 1, 1, 1])
  })
})
