const columnsMax = 100

const isLong = (line: string) => [...line].length > columnsMax
const isAddress = (text: string) => !text.includes(' ') && /https?:/.test(text)

/** The numbers of the lines longer than 100 columns. Skips tables and single long words. */
export function longLines(text: string): number[] {
  return text.split('\n').flatMap((line, index) => {
    const hasNoChoice = line.startsWith('|') || isAddress(line.trim())
    return isLong(line) && !hasNoChoice ? [index + 1] : []
  })
}

const commentStart = /^\s*(?:\/\/|\/\*|\*)[/*]*\s*/

/**
 * The numbers of the comment lines longer than 100 columns. Skips addresses; the formatter handles
 * code.
 */
export function longCommentLines(code: string): number[] {
  let isInBlock = false
  return code.split('\n').flatMap((line, index) => {
    const isComment = isInBlock || /^\s*(?:\/\/|\/\*)/.test(line)
    isInBlock = isComment && !line.includes('*/') && (isInBlock || /^\s*\/\*/.test(line))
    const isLoneAddress = isAddress(line.replace(commentStart, '').trim())
    return isComment && isLong(line) && !isLoneAddress ? [index + 1] : []
  })
}
