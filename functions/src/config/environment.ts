/** The only place that reads the environment. */
export function environment(): Record<string, string | undefined> {
  return process.env
}
