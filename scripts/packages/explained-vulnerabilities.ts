/**
 * Vulnerabilities of high or critical severity that cannot harm the service, by their GHSA id, with
 * the reason. `npm run vulnerabilities` refuses an explanation that it no longer needs.
 */
export const explained: Readonly<Record<string, string>> = {}
