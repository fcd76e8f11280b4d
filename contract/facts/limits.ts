const megabyte = 1024 * 1024;

/** How much of everything there may be; sizes in bytes. */
export const limits = {
  /** Wrong guesses at one code. */
  codeGuesses: 5,
  /** Failed sign-ins of one account before a code is asked. */
  failedSignIns: 5,
  imageBytes: 20 * megabyte,
  imagePixels: 50_000_000,
  audioBytes: 25 * megabyte,
  audioSeconds: 600,
  videoBytes: 200 * megabyte,
  videoSeconds: 60,
  /** Of one frame: a little over 4K. */
  videoPixels: 9_000_000,
  /** Entries of one page of a list. */
  pageSize: 24,
  /** Pictures that one press makes a job of each. */
  batch: 10,
} as const;
