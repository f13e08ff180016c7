const columnsMax = 100

/** The numbers of the lines that are longer than 100 columns; a table and a word of that length have no choice. */
export function longLines(text: string): number[] {
  return text.split('\n').flatMap((line, index) => {
    const hasNoChoice = line.startsWith('|') || (!line.trim().includes(' ') && /https?:/.test(line))
    return [...line].length > columnsMax && !hasNoChoice ? [index + 1] : []
  })
}
