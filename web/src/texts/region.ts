/** The browser's first tag of the language, because a British reader expects British dates. */
export const regionalTag = (language: string, tags: readonly string[]): string =>
  tags.find((tag) => tag.split('-')[0] === language) ?? language
