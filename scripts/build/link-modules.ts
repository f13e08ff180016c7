import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'

/** Links the packages in a workspace's `node_modules` into the folder of the workspace's bundle. */
export function linkModules(workspace: string, outputFolder: string): void {
  const modules = join(root, workspace, 'node_modules')
  if (outputFolder === join(root, workspace, 'lib') || !existsSync(modules)) return
  const link = join(outputFolder, 'node_modules')
  mkdirSync(outputFolder, { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(modules, link)
}
