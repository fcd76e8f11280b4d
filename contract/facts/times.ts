const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Durations in milliseconds (spec §9 and the operating rules). */
export const times = {
  /** Minimum time between two codes sent to the same address, and the step of its countdown (spec §4). */
  codeCooldown: 60 * second,
  countdownStep: second,
  codeLife: 10 * minute,
  /** For how long a mail server that takes no letters is tried, and a browser that is off is waited for with a notification. */
  letterLife: day,
  notificationLife: day,
  /** How long the link of a file is valid at least. */
  fileLinkLife: day,
  /** How long a sign-in waits for its second step. */
  secondStep: 10 * minute,
  passkeyChallenge: 5 * minute,
  /** Interval between looks at the jobs under way. */
  jobsInterval: 3 * second,
  /** Interval and total duration of polling the payment status, and the longest wait for the last answer (spec §4). */
  pollInterval: 3 * second,
  pollTimeout: 5 * minute,
  lastCheckTimeout: 10 * second,
  paymentFailureToast: 10 * second,
  toast: 4 * second,
  /** How long a page that is returned to may grow until the place where it was left is there. */
  placeTimeout: 3 * second,
  /** Interval between looks at packs of model weights that are being fetched. */
  packInterval: second,
  /** How long a proved second factor keeps the operator's console open. */
  operatorProof: 12 * hour,
  /** How long an operator sees what a person made once a reason was given. */
  operatorLook: hour,
  /** From here on the operator's console lists a job as slow. */
  slowJob: 30 * second,
  /** A page reloads at most once per this interval to pick up a new build. */
  reloadGuard: 10 * second,
  /** Interval between checks for a new build. */
  freshnessInterval: 5 * minute,
  /** How long an upload that broke off can go on. */
  unfinishedUpload: hour,
  /** After which nothing more of it is expected where others of the network wait for its place. */
  idleUpload: 2 * minute,
  /** A failed request of a job is retried after this, twice as long each time up to the maximum. */
  retryBackoff: second,
  retryBackoffMax: 15 * second,
  /** A failed read of the person, or a failed save of a draft, is retried after this. */
  retryPause: 10 * second,
  /** A job ends after this, whatever its engine does. */
  jobLimit: 30 * minute,
  /** A job that reports nothing for this long is polled. */
  stallLimit: 20 * second,
  /** A draft is saved when nothing was typed for this long. */
  writingPause: second,
  /** How long a submit waits at most for a proposal that the user has not seen yet. */
  proposalLimit: 30 * second,
  /** How long a removed creation can be brought back: long enough to reach the button by keyboard. */
  undoTime: 12 * second,
  /** In this time the body of a request must have come: it holds memory and a place until then. */
  bodyLimit: 30 * second,
  /** Minimum time between two claims of the daily reward in different zones: naming another zone, where the day is another, brings none sooner. */
  betweenZones: 20 * hour,
  /** How long a failed sign-in counts. */
  failureMemory: day,
  /** How long the end of a session waits at most for what was sent in it last. */
  lastingTimeout: 3 * second,
  /** How long a slide of the carousel stays. */
  slidePause: 4 * second,
  /** How long a button shows that its text was copied. */
  copiedTime: 2 * second,
  /** The longest day of a person: what waits for the next midnight waits at most this long. */
  day,
  localeCookie: 365 * day,
  /** The longest life that browsers grant a cookie. */
  visitorCookie: 400 * day,
  /** How long the calls of a page that has no cookie yet are known as one visitor's. */
  visit: hour,
  userInfo: 259_200 * second,
  sessionLife: 60 * day,
  /** A session ends when it was not used for this long. */
  sessionIdle: 45 * day,
  /** How long Google's button may stand on a page before its credential is no longer taken. */
  googleNonceLife: 12 * hour,
  /** How long somebody may take at the OpenID provider, and how long what it reports of itself is believed. */
  openidSignIn: 15 * minute,
  openidDiscovery: hour,
} as const;
