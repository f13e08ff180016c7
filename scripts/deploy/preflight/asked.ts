import type { Place } from '../deployment.ts'

/** The input of a preflight check, and the clients with which it reads the project. */
export type Asked = Pick<Place, 'project' | 'region' | 'settings' | 'cloud' | 'read'>

/** A gap ends the deployment. A warning is only printed. */
export type Finding = { kind: 'GAP' | 'WARNING'; text: string }

export const gap = (text: string): Finding => ({ kind: 'GAP', text })
export const gapIf = (isGap: boolean, text: string): Finding[] => (isGap ? [gap(text)] : [])
export const warning = (text: string): Finding => ({ kind: 'WARNING', text })
