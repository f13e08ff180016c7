import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from '../common/root.ts'
import { deploy } from './deploy.ts'
import { emptyProject } from './empty-project.ts'
import { dryRunOnNothing } from './run-on.ts'
import { deployTo, fakeBuild } from './testing/deploy-to.ts'
import { freshState } from './testing/fake-project/state.ts'

it('a dry run without a project prints the commands of a first deployment and never calls Google', async () => {
  mkdirSync(join(root, '.build'), { recursive: true })
  const folder = mkdtempSync(join(root, '.build', 'deploy-'))
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const printed: string[] = []
  const faults: string[] = []
  const status = await deploy({
    ...dryRunOnNothing(),
    folders: { work: join(folder, 'work'), functions: join(folder, 'functions') },
    build: async () => fakeBuild(folder, 'first'),
    print: (line) => printed.push(line),
    complain: (line) => faults.push(line),
  })
  rmSync(folder, { recursive: true })
  vi.unstubAllGlobals()
  expect({ status, faults }).toEqual({ status: 0, faults: [] })
  expect(fetch).not.toHaveBeenCalled()
  const { printed: ofFake } = await deployTo(freshState('plants'), { isDryRun: true })
  // Of an empty project nobody has enabled an API, not even in the console.
  const verbs = (lines: readonly string[], project: string) =>
    lines
      .flatMap((line) => /^ *((?:gcloud|firebase)(?: [a-z-]+)+)/.exec(line)?.[1] ?? [])
      .filter((line) => !line.startsWith('gcloud services enable'))
      .map((line) => line.replace(project, 'PROJECT'))
  expect(verbs(printed, emptyProject).length).toBeGreaterThan(50)
  expect(verbs(printed, emptyProject)).toEqual(verbs(ofFake, 'plants'))
})
