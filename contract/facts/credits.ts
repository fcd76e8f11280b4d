/** Credits that are given away (spec §9). */
export const credits = {
  /** Default of the daily allowance of visitor and user; the operator may set another, which the server says. */
  daily: 19,
  /** To both, when the friend's first job has succeeded. */
  invite: 20,
  /** Invitations a day that are rewarded. */
  invitesPerDay: 10,
} as const;
