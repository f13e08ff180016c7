/** Go builds this version, and checks its source against the checksums that all users share. */
export const gitleaks = ['go', 'run', 'github.com/zricethezav/gitleaks/v8@v8.30.1'] as const
