/** Response codes of the envelope (spec §8, plus the calls that the specification leaves open). */
export const codes = {
  success: 100000,
  invalidInput: 10001,
  wrongCredentials: 10002,
  emailInUse: 10003,
  wrongCode: 10004,
  codeNeeded: 10005,
  tooManyAttempts: 10006,
  refusedByPolicy: 10007,
  factorNeeded: 10008,
  signInNeeded: 20001,
  notEnoughCredits: 30001,
  alreadySubscribed: 30002,
  priceChanged: 30003,
  alreadyClaimed: 40001,
  notFound: 40004,
  keyReused: 40009,
  noEngine: 50001,
  engineFailed: 50002,
  unavailable: 50003,
} as const;

/** The name of a code. The server uses names throughout and converts them to numbers only when it sends the response. */
export type CodeName = keyof typeof codes;
