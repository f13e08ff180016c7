import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../common/root.ts'
import { describeWith } from '../../test/describe-with.ts'
import { renewalBuild } from '../image-build.ts'
import { deployTo, rollBack } from '../testing/deploy-to.ts'
import { freshState } from '../testing/fake-project/state.ts'
import { neglectedState } from '../testing/neglected.ts'
import { faultsOf, readCommandTree } from './command-tree.ts'

const tree = readCommandTree()

/** All command lines that deployments and rollbacks run. */
async function deployedCommands(): Promise<string[][]> {
  const first = await deployTo(freshState('plants'))
  const again = await deployTo(await neglectedState(), { code: 'second' })
  const { state } = await deployTo(first.state, { code: 'second' })
  const back = await rollBack(state)
  const forth = await deployTo(state, { code: 'second' })
  return [first, again, back, forth].flatMap(({ cloud }) => cloud.asked.map((line) => [...line]))
}

/** The gcloud commands in a page or another text, split into words. */
function commandsIn(text: string): string[][] {
  const joined = text.replaceAll(/\\\n\s*/g, '')
  return [...joined.matchAll(/^(?:\s*\| )?\s*(gcloud [^\n|`]+)/gm)].map(([, line = '']) =>
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
    expect(lines.length).toBeGreaterThan(100)
    expect(faultsOfAll(lines)).toEqual([])
  })

  it('the Google Cloud SDK has the command of the daily build', () => {
    const to = { project: 'plants', region: 'europe-west1' }
    const build = JSON.stringify(renewalBuild(to, 'source'))
    const lines = [...build.matchAll(/"(gcloud [^"]+)"/g)].map(([, line = '']) =>
      line.replace(/\$\$\([^)]*\)/, 'digest').split(' '),
    )
    expect(lines).toHaveLength(1)
    expect(faultsOfAll(lines)).toEqual([])
  })

  it.each(['docs/deploying.md', 'docs/operations-manual.md'])(
    'the Google Cloud SDK has every command in %s',
    (page) => {
      const lines = commandsIn(readFileSync(join(root, page), 'utf8'))
      expect(lines.length).toBeGreaterThan(3)
      expect(faultsOfAll(lines)).toEqual([])
    },
  )

  it('the Google Cloud SDK has every command that the preflight advises', async () => {
    const empty = { ...freshState('plants'), hasBilling: false, secrets: new Map() }
    const { fault } = await deployTo(empty)
    const lines = [...(fault?.message ?? '').matchAll(/: (gcloud .*)/g)]
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
