/** The only function that reads the environment variables. */
export function environment(): Record<string, string | undefined> {
  return process.env
}
