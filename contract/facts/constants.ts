/** Business constants and limits (spec §9 and the running rules), each stated once. Times are milliseconds, sizes bytes. */
export const productName = 'Iridia';
export const projectKey = 'iridia';
export const themeColour = '#7A5CF6';
export const ratingCount = 80;

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const megabyte = 1024 * 1024;

export const credits = {
  /** Default of the daily allowance of visitor and user (spec §9). */
  daily: 19,
  /** To both, when the friend's first job has succeeded. */
  invite: 20,
  invitesPerDay: 10,
} as const;

export const times = {
  codeCooldown: 60 * second,
  codeLife: 10 * minute,
  pollInterval: 3 * second,
  pollLimit: 300 * second,
  paymentFailureToast: 10 * second,
  toast: 4 * second,
  reloadGuard: 10 * second,
  freshnessInterval: 5 * minute,
  localeCookie: 365 * day,
  userInfo: 259_200 * second,
  sessionLife: 60 * day,
} as const;

export const limits = {
  codeGuesses: 5,
  failedSignIns: 5,
  preloads: 4,
  /** UTF-16 units of the words for a picture, a film, a background or a voice. An address that carries so many fits a request of 16 kB in every language. */
  promptLength: 1000,
  /** UTF-16 units of one message to the chat. */
  chatMessageLength: 8000,
  imageBytes: 20 * megabyte,
  imagePixels: 50_000_000,
  audioBytes: 25 * megabyte,
  audioSeconds: 600,
  videoBytes: 200 * megabyte,
  videoSeconds: 60,
  /** Of one frame: a little over 4K. */
  videoPixels: 9_000_000,
  pageSize: 24,
  /** Pictures that one press makes a job of each. */
  batch: 10,
} as const;

export const widths = { login: 950, invite: 672, explore: 753, pricing: 1270 } as const;
export const paymentFrameHeight = 640;

export const videoExtensions = ['.mp4', '.webm', '.ogg', '.mov', '.avi', '.mkv'] as const;
export const audioExtensions = ['mp3', 'wav', 'ogg', 'aac', 'flac', 'm4a', 'wma', 'aiff', 'alac'] as const;

/** Keys of client storage (spec §3). */
export const storageKeys = {
  token: 'userToken',
  inviteCode: 'invite_code',
  userInfoCookie: 'userInfo',
  vipCookie: 'is-vip',
  localeCookie: 'i18n_redirected',
  creditsDialogAt: `${projectKey}creditsDialogAt`,
  dailyRewardAt: `${projectKey}DailyRewardAt`,
  fromFullPath: 'fromFullPath',
  showPricingDialog: 'showPricingDialog',
  theme: `${projectKey}Theme`,
  adult: `${projectKey}Adult`,
  colours: `${projectKey}Colours`,
} as const;
