const megabyte = 1024 * 1024;

/** Limits on counts and sizes; sizes in bytes. */
export const limits = {
  /** Maximum number of wrong guesses per code. */
  codeGuesses: 5,
  /** Maximum number of valid codes per email address, purpose and browser that asked; the oldest ends first. */
  livingCodes: 3,
  /** Failed sign-ins per account before a code is required. */
  failedSignIns: 5,
  imageBytes: 20 * megabyte,
  imagePixels: 50_000_000,
  /** Times that a JPEG is gone over: programs write about ten. */
  jpegScans: 100,
  /** Segments of a JPEG: 20 MB in the longest ones are about three hundred. */
  jpegSegments: 2000,
  /** Chunks of a PNG: 20 MB in those of usual programs are some thousands, and an animation has two or three for each frame. */
  pngChunks: 50_000,
  /** Frames of a GIF or an animated WebP, pages of a TIFF. */
  imagePages: 10_000,
  /** Boxes of a file whose credentials are read: a video of ten minutes has some for each second at most. */
  credentialBoxes: 20_000,
  /** Strips or tiles of a TIFF: the largest image in the smallest tiles, of 16 × 16. */
  tiffPieces: 200_000,
  /** Packets of a stream, at five hundred in a second of the longest video and of the longest sound. */
  imagePackets: 30_000,
  soundPackets: 300_000,
  /** Maximum of an enlarged image: a photo of 12 megapixels, doubled, which takes about two and a half minutes of one core. */
  enhancedPixels: 50_000_000,
  audioBytes: 25 * megabyte,
  audioSeconds: 600,
  videoBytes: 200 * megabyte,
  videoSeconds: 60,
  /** Maximum per frame: slightly more than 4K. */
  videoPixels: 9_000_000,
  /** Shares of a file whose end is missing: more of an image spoils it; what is left of a recording can be used, and its length shows how much that is. */
  missingOfImage: 0.05,
  missingOfRecording: 0.5,
  /** The largest share of an image, or of each frame of a video, that may be removed and filled: beyond it, too little is left to fill it from. */
  removedOfImage: 0.6,
  removedOfFrame: 0.5,
  /** The smallest side of a mark, as a share of the image's shorter side: less is a slip of the hand. */
  markShare: 0.02,
  /**
   * Megabytes of files that are received in a day, accepted or not, and of what is kept beyond four times what came: from a visitor, from a user, from
   * all people of an address. A cookie costs nothing, so the address counts as well.
   */
  uploadMegabytesPerDay: { visitor: 1024, user: 5 * 1024, address: 20 * 1024 },
  /**
   * What may go on at the same time, for an account and for all people of a network (an address, or a /64 of IPv6): files on their way, a
   * batch of them for a person; streams of events; answers of the chat; bodies that are being read.
   */
  atOnce: {
    uploads: { account: 10, network: 40 },
    streams: { account: 20, network: 100 },
    answers: { account: 25, network: 100 },
    bodies: { account: 30, network: 200 },
  },
  /** Connections that are open at the same time, of all networks. */
  connections: 5000,
  /** Kilobytes of everything else that is stored in a day: saved forms, inputs, consents, messages, reports, letters. */
  storedKilobytesPerDay: { visitor: 8 * 1024, user: 64 * 1024, address: 256 * 1024 },
  /** Kilobytes of text that are read by the content policy in ten minutes: a long prompt has one, the longest conversation sixteen and more. */
  readKilobytes: { account: 768, network: 3072 },
  /** Bytes of a JSON body, how many values it may hold, and how deep they may be nested; files are sent as multipart. */
  bodyBytes: megabyte,
  /** Bytes of such bodies that a process holds until the rest of them has come, of all networks. */
  heldBytes: 64 * megabyte,
  bodyValues: 10_000,
  bodyDepth: 32,
  /** Bytes of a saved form: the longest has a prompt, a text of a voice, and names of files. */
  draftBytes: 16 * 1024,
  /** The largest seed: an unsigned integer of 32 bits. */
  seed: 4_294_967_295,
  /** Entries per page of a list. */
  pageSize: 24,
  /** Days whose figures the operator's console shows. */
  figureDays: 30,
  /** Days whose jobs it counts by how they ended, and the most groups that it shows. */
  groupDays: 7,
  jobGroups: 30,
  /** The most credits that an operator gives or takes at once, and how many things that a person made are shown. */
  operatorCredits: 10_000,
  operatorMade: 24,
  /** Recovery codes of an operator's second factor. */
  recoveryCodes: 10,
  /** Ids in the text of a report that are looked up. */
  reportedIds: 10,
  /** Days that are compared with the payment processor, and the most charges of them. */
  comparedDays: 30,
  comparedCharges: 2000,
  /** The newest creations that are looked at for jobs under way. */
  recentJobs: 12,
  /** Maximum number of images per batch; each image becomes its own job. */
  batch: 10,
  /** Browsers per account that are notified when a job ends, and the maximum length of the address of one. */
  pushBrowsers: 10,
  pushEndpoint: 1024,
} as const;

/** Limits that an operator may set otherwise: how much of something in the time that `rates.ts` gives it. */
export const usualRates = {
  uploadMegabytesByVisitor: limits.uploadMegabytesPerDay.visitor,
  uploadMegabytesByUser: limits.uploadMegabytesPerDay.user,
  uploadMegabytesByAddress: limits.uploadMegabytesPerDay.address,
  generationByAddress: 2000,
  chatByAccount: 120,
  codeByAddress: 300,
  contactByAccount: 10,
} as const;
export type RateName = keyof typeof usualRates;
