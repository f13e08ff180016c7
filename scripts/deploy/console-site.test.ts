import { expect, it } from 'vitest'
import { readConsoleSite } from './console-site.ts'
import { createReader } from './read.ts'
import { createProject, project } from './testing/recorder.ts'

const site = (name: string, type: string) => ({
  name: `projects/${project}/sites/${name}`,
  type,
  defaultUrl: `https://${name}.web.app`,
})

it.each([
  ['the default site', [site('blog', 'USER_SITE'), site('plants-9', 'DEFAULT_SITE')], 'plants-9'],
  ['the only site, of whatever type', [site('plants-9', 'USER_SITE')], 'plants-9'],
  ['a new site', [], undefined],
  ['a new site beside others', [site('blog', 'USER_SITE'), site('shop', 'USER_SITE')], undefined],
])('the console gets %s', async (_what, sites, found) => {
  const { cloud } = createProject([[`/projects/${project}/sites`, { sites }]])
  const chosen = await readConsoleSite({ project, read: createReader(cloud) })
  expect(chosen).toMatchObject({ site: found ?? project, isThere: found !== undefined })
})
