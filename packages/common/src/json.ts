/** Parses JSON. Returns undefined for other text, such as a proxy's error page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
