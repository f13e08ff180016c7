/** The shortest password that Firebase Authentication accepts. */
export const passwordCharactersMin = 6
