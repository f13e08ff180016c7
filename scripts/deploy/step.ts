/** One command of a deployment. `existing` marks one that fails where it was run before. */
export type Step = { title: string; command: readonly string[]; existing?: true }

/** Splits a command at its spaces; none of its values holds one. */
export const words = (text: string) => text.trim().split(/\s+/)
