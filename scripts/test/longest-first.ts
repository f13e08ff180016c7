import { hash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest on each kind of worker. */
const longest = [
  'container/container',
  'command-line/commands',
  'simulation/lives',
  'acceptance/export',
  'acceptance/operator-commands',
  'image-processor/fuzz/fuzz',
  'image-processor/hostile/large-photos',
  'image-processor/hostile/large-photos-at-once',
  'model/outcomes',
  'acceptance/soak',
  'acceptance/webhooks',
  'rules/firestore',
  'rules/storage',
  'sdk/callables',
  'web/pages',
  'web/grower',
].map((name) => `test/${name}.test.ts`)

/**
 * Starts the longest files first, so that no worker waits for a long file at the end. Then runs
 * one project after another, because a worker ends before a file of another project. The seed
 * shuffles the files of a project in the same way on every machine.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config
    const rankOf = ({ moduleId, project }: TestSpecification) => {
      const name = relative(root, moduleId)
      const isLong = longest.includes(name)
      return `${isLong ? 1 : `2 ${project.name}`} ${hash('sha256', `${sequence.seed} ${name}`)}`
    }
    const sorted = files
      .map((file) => ({ file, rank: rankOf(file) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ file }) => file)
    return spread(sorted)
  }
}

/** Puts a test that runs alone before every second test on photos, so that the next one waits. */
function spread(files: readonly TestSpecification[]): TestSpecification[] {
  const alone = files.filter(({ project }) => project.name === 'alone')
  let photos = 0
  const others = files
    .filter(({ project }) => project.name !== 'alone')
    .flatMap((file) => {
      const isSecond = file.project.name === 'photos' && photos++ % 2 === 0
      return isSecond ? [...alone.splice(0, 1), file] : [file]
    })
  return [...others, ...alone]
}
