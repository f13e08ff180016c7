/** What an operator may set about the rules; the numbers come from the configuration. */
export type RuleSettings = {
  quota: { userDaily: number; keyDaily: number }
  /** How long a pending transaction may take before it counts as failed. */
  transactionTimeoutSeconds: number
}
