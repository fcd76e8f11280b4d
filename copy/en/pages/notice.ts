import type { BaseTranslation } from '../../generated/types.ts';

/** The sentences of toasts. They come with the actors, since nothing can be noticed before. */
const notice = {
  operationSucceeded: 'operation succeeded',
  operationFailed: 'operation failed',
  emailRule: 'Please enter your email address.',
  emailRule2: 'Please enter a whole email address without spaces, like name@example.com.',
  creditsFailed: 'Failed to retrieve credits. Please try again later.',
  networkProblem: 'The network is away for a moment. Please try again.',
  flowFailed: 'This part of the page has stopped.',
  signedIn: 'You are logged in.',
  signedOut: 'You are logged out.',
  sessionExpired: 'Your session has ended. Please log in again.',
  passwordChanged: 'Your password is changed. Please log in with it.',
  localeFailed: 'This language could not be loaded. Please try again.',
  cancelFailed: 'The job could not be cancelled. It goes on.',
  creationDeleted: 'Deleted for good.',
  creationKept: 'It could not be deleted. Please try again.',
  cropFailed: 'The picture could not be cropped. It stays as it was.',
  batchFull: 'There may be ten pictures at once. The rest was left out.',
  deleteFailed: 'It could not be deleted. It is back in your list.',
  payUrlFailed: 'Failed to get pay url',
  paymentFailed:
    'The payment didn’t go through. Try using a different card or payment method. If you need help, feel free to reach out to our support team.',
  paymentSucceeded: 'Payment received. Your credits are here.',
  paymentStillOpen: 'The payment is still open. If it goes through later, your credits arrive by themselves.',
  alreadySubscribed: 'You already have a subscription. More credits are in the one-time packs.',
  firstPurchaseOnly: 'This pack is for a first purchase only.',
  rewardReceived: 'Received. Today’s credits are in your balance.',
  inviteCodeFailed: 'Failed to get invite code',
  copied: 'Copy successful！',
  copyFailed: 'It could not be copied. Please select the link and copy it by hand.',
  pictureNotCopied: 'The picture could not be copied. Please download it.',
  shareCopied: 'The link is copied. Whoever has it sees the result.',
  shareNotCopied: 'The link could not be copied. Please select it and copy it by hand.',
  shareFailed: 'The link could not be made. Please try again.',
  shareStopped: 'No longer shared. The link leads nowhere now.',
  shareStopFailed: 'It could not be stopped. The link still works: please try again.',
} satisfies BaseTranslation;

export default notice;
