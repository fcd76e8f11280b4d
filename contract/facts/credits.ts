/** Credits granted for free (spec §9). */
export const credits = {
  /** Default daily allowance of visitors and users; the operator can override it, and the server reports the actual value. */
  daily: 19,
  /** How many visitors of one network address receive the daily allowance on one day, unless the operator overrides it. */
  allowancesPerAddress: 50,
  /** Granted to both accounts when the friend's first job succeeds. */
  invite: 20,
  /** Maximum number of rewarded invitations per day. */
  invitesPerDay: 10,
} as const;
