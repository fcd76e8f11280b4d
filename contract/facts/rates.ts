import { limits, usualRates } from './limits.ts';
import { times } from './times.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How much of something a person, a browser, an address or an account may do: points per number of seconds. Wide enough that a burst from one
 * user hits the business rules (credits, claims) first, and narrow enough to stop guessing and mass mailing.
 */
export const rates = {
  /** Failed sign-ins. Attempts on one account are bounded by the code that is asked for, so nobody can lock another person out. */
  signInByAddress: { points: 600, seconds: 15 * minute },
  /**
   * Codes sent to an email address: by the browser that asks, by a network of browsers that the account does not know, and by all of these. A code
   * takes four points of an address (six codes), two of its /56 (twelve) and one of its /48 (24): no network takes most of what all have.
   */
  codeByDevice: { points: 8, seconds: 10 * minute },
  codeByNetwork: { points: 24, seconds: hour },
  codeByEmail: { points: 60, seconds: hour },
  codeByAddress: { points: usualRates.codeByAddress, seconds: hour },
  /** Attempted codes, for any purpose; by email address only the guesses of codes that another browser asked for. */
  guessByEmail: { points: 30, seconds: hour },
  guessByAddress: { points: 600, seconds: 15 * minute },
  /** Nonces for Google's credentials and states of another provider: given to a network, and used; a nonce is remembered for longer than it is valid. */
  nonceByAddress: { points: 1200, seconds: hour },
  passkeyChallenge: { points: 1, seconds: times.passkeyChallenge / 1000 + hour },
  openidState: { points: 1, seconds: times.openidSignIn / 1000 + hour },
  googleNonce: { points: 1, seconds: times.googleNonceLife / 1000 + hour },
  /** Wrong passwords where a signed-in person must give the present one. */
  proofByAccount: { points: 10, seconds: hour },
  /** Keys that are made for programs. */
  keyByAccount: { points: 60, seconds: hour },
  /** Wrong codes of a second factor. */
  factorByAccount: { points: 10, seconds: 15 * minute },
  uploadByAccount: { points: 300, seconds: 10 * minute },
  uploadByAddress: { points: 1200, seconds: 10 * minute },
  /** Megabytes of files, as they are received. */
  uploadMegabytesByVisitor: { points: usualRates.uploadMegabytesByVisitor, seconds: day },
  uploadMegabytesByUser: { points: usualRates.uploadMegabytesByUser, seconds: day },
  uploadMegabytesByAddress: { points: usualRates.uploadMegabytesByAddress, seconds: day },
  /** Kilobytes of what is stored in the database. */
  storedKilobytesByVisitor: { points: limits.storedKilobytesPerDay.visitor, seconds: day },
  storedKilobytesByUser: { points: limits.storedKilobytesPerDay.user, seconds: day },
  storedKilobytesByAddress: { points: limits.storedKilobytesPerDay.address, seconds: day },
  /** Kilobytes of text that are read by the content policy. */
  readKilobytesByAccount: { points: limits.readKilobytes.account, seconds: 10 * minute },
  readKilobytesByAddress: { points: limits.readKilobytes.network, seconds: 10 * minute },
  draftByAccount: { points: 1200, seconds: 10 * minute },
  draftByAddress: { points: 6000, seconds: 10 * minute },
  /** Visitors without a cookie each get a row of their own, so new ones count by address. */
  consentByAccount: { points: 60, seconds: 10 * minute },
  consentByAddress: { points: 300, seconds: 10 * minute },
  facesByAccount: { points: 120, seconds: 10 * minute },
  facesByAddress: { points: 600, seconds: 10 * minute },
  garmentsByAccount: { points: 60, seconds: 10 * minute },
  garmentsByAddress: { points: 300, seconds: 10 * minute },
  generationByAddress: { points: usualRates.generationByAddress, seconds: 10 * minute },
  /** Jobs that are cancelled while they run; one that could be played already takes several points. */
  cancelByAccount: { points: 20, seconds: hour },
  cancelByAddress: { points: 100, seconds: hour },
  /** Jobs that are cancelled while they wait, or end with a consent: the ledger keeps their lines for good, so the next one is refused. */
  withdrawByAccount: { points: 100, seconds: hour },
  withdrawByAddress: { points: 500, seconds: hour },
  pushByAddress: { points: 300, seconds: hour },
  chatByAccount: { points: usualRates.chatByAccount, seconds: 10 * minute },
  chatByAddress: { points: 600, seconds: 10 * minute },
  /** Wrong operator or metrics tokens. */
  operatorByAddress: { points: 10, seconds: 15 * minute },
  verifyByAddress: { points: 300, seconds: 10 * minute },
  /** A school has one address; each of its browsers has its own number. */
  contactByAccount: { points: usualRates.contactByAccount, seconds: hour },
  contactByAddress: { points: 60, seconds: hour },
  /** A school has one address; each of its browsers has its own number, and letters about reports have the mailbox's. */
  reportByAccount: { points: 10, seconds: hour },
  reportByAddress: { points: 200, seconds: hour },
  reportLetterByEmail: { points: 5, seconds: hour },
  exportByAccount: { points: 10, seconds: hour },
  exportByAddress: { points: 200, seconds: hour },
  checkoutByAccount: { points: 200, seconds: 10 * minute },
} as const;
