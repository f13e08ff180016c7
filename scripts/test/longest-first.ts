import { hash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, in the order in which they start. The test of the storage rules
 * comes before all tests in the browser (vitest.config.ts).
 */
export const longest = [
  'functions/src/composition/deployed',
  'test/simulation/lives',
  'test/container/container',
  'test/acceptance/export',
  'test/acceptance/operator-commands',
  'test/acceptance/webhooks',
  'test/rules/firestore',
  'test/sdk/callables',
  'test/command-line/commands',
  'scripts/build/client',
  'scripts/local-stack/npm-start',
  'test/openapi/generated-clients',
  'test/image-processor/fuzz/fuzz',
  'test/model/outcomes',
  'test/image-processor/hostile/large-photos-at-once',
  'test/image-processor/hostile/large-photos',
  'test/rules/storage',
  'test/acceptance/soak',
  'test/web/pages',
  'test/web/grower',
  'test/web/second-look',
  'test/web/second-factor',
  'test/web/reference',
  'test/web/enterprise',
  'test/web/operators',
].map((name) => `${name}.test.ts`)

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
      const place = longest.indexOf(name)
      if (place >= 0) return `1 ${String(place).padStart(2, '0')}`
      return `2 ${project.name} ${hash('sha256', `${sequence.seed} ${name}`)}`
    }
    const sorted = files
      .map((file) => ({ file, rank: rankOf(file) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ file }) => file)
    return spread(sorted)
  }
}

/** Puts a test that runs alone before every third test on photos, so that the next one waits. */
function spread(files: readonly TestSpecification[]): TestSpecification[] {
  const alone = files.filter(({ project }) => project.name === 'alone')
  let photos = 0
  const others = files
    .filter(({ project }) => project.name !== 'alone')
    .flatMap((file) => {
      const isThird = file.project.name === 'photos' && photos++ % 3 === 0
      return isThird ? [...alone.splice(0, 1), file] : [file]
    })
  return [...others, ...alone]
}
