/** Settings of the domain rules, taken from the configuration. */
export type RuleSettings = {
  quota: { userDaily: number; keyDaily: number; memberDaily: number }
  /** A transaction that stays unfinished for longer than this time counts as failed. */
  transactionTimeoutSeconds: number
}
