/** One command of a deployment. `existing` marks those that fail, rightly, where it has been done before. */
export type Step = { title: string; command: readonly string[]; existing?: true }

/** The words of a command; none of its values holds a blank. */
export const words = (text: string) => text.trim().split(/\s+/)
