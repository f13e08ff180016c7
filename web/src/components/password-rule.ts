/**
 * The shortest password that Firebase Authentication accepts. A password that alone signs somebody
 * in has 15 characters: https://pages.nist.gov/800-63-4/sp800-63b.html, section 3.1.1.2.
 */
export const passwordCharactersMin = 15
