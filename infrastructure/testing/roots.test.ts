import { afterAll, describe, expect, it } from 'vitest'
import { type CopiedRoot, copyRoot, runProgram } from './terraform.ts'

it('all parts are formatted', async () => {
  expect(
    (await runProgram(['terraform', 'fmt', '-check', '-recursive', 'infrastructure'])).status,
  ).toBe(0)
})

describe.each(['base', 'database', 'region', 'gateway', 'edge', 'budget'])(
  'infrastructure/%s',
  (name) => {
    let copied: CopiedRoot
    afterAll(() => copied.remove())

    it('is valid for the real provider', async () => {
      copied = await copyRoot(name)
      expect(await copied.terraform('validate')).toMatchObject({ status: 0 })
    })

    it('passes its own tests', async () => {
      const { status, text } = await copied.terraform('test')
      expect(text).toMatch(/[1-9]\d* passed, 0 failed/)
      expect(status).toBe(0)
    })
  },
)

it('the editor role is taken away after every grant on the project, because that takes no lock', async () => {
  const copied = await copyRoot('base')
  const { text } = await copied.terraform('graph')
  copied.remove()
  const after = (name: string) =>
    `"google_project_iam_member_remove.default_editor" -> "google_project_iam_${name}"`
  for (const name of ['audit_config.photos', 'member.role', 'member.function_sources'])
    expect(text).toContain(after(name))
})
