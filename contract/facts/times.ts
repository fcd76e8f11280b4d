const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds (spec §9 and the running rules). */
export const times = {
  /** Before another code may be sent to an address. */
  codeCooldown: 60 * second,
  codeLife: 10 * minute,
  /** Between two questions of how a payment stands, and how long they are asked (spec §4). */
  pollInterval: 3 * second,
  pollLimit: 300 * second,
  paymentFailureToast: 10 * second,
  toast: 4 * second,
  /** Within which a page does not reload twice for a new build. */
  reloadGuard: 10 * second,
  /** Between two looks for a new build. */
  freshnessInterval: 5 * minute,
  localeCookie: 365 * day,
  userInfo: 259_200 * second,
  sessionLife: 60 * day,
} as const;
