import type { BaseTranslation } from '../../generated/types.ts';

/** The sentences of toasts. They come with the actors, since nothing can be noticed before. */
const notice = {
  operationSucceeded: 'operation succeeded',
  operationFailed: 'operation failed',
  emailRule: 'Please enter your email address.',
  emailRule2: 'Please enter a complete email address without spaces, like name@example.com.',
  creditsFailed: 'Failed to retrieve credits. Please try again later.',
  networkProblem: 'Connection lost. Check your network and try again.',
  signedIn: 'You are logged in.',
  signedOut: 'You are logged out.',
  sessionExpired: 'Your session has ended. Please log in again.',
  passwordChanged: 'Your password has been changed. Please log in with it.',
  localeFailed: 'This language could not be loaded. Please try again.',
  cancelFailed: 'It could not be canceled and is still in progress.',
  creationDeleted: 'Deleted.',
  creationKept: 'It could not be deleted. Please try again.',
  cropFailed: 'The photo could not be cropped. It is unchanged.',
  batchFull: 'You can add up to ten photos at once. The rest was left out.',
  deleteFailed: 'It could not be deleted and is back in your list.',
  payUrlFailed: 'Failed to get pay url',
  paymentFailed:
    'The payment didn’t go through. Try using a different card or payment method. If you need help, feel free to reach out to our support team.',
  paymentSucceeded: 'Payment received. Your credits have been added.',
  paymentStillOpen: 'The payment is still being processed. Your credits are added as soon as it goes through.',
  alreadySubscribed: 'You already have a plan. You can add credits with a one-time pack.',
  firstPurchaseOnly: 'This pack is for a first purchase only.',
  rewardReceived: 'Today’s credits have been added to your balance.',
  inviteCodeFailed: 'Failed to get invite code',
  copied: 'Copy successful！',
  copyFailed: 'It could not be copied. Please select the link and copy it.',
  pictureNotCopied: 'The image could not be copied. Please download it instead.',
  fileNotTaken: 'This tool can’t open that file. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  shareCopied: 'Link copied. Anyone with the link can see the result.',
  shareNotCopied: 'The link could not be copied. Please select it and copy it.',
  shareFailed: 'The link could not be created. Please try again.',
  consentRevoked: 'Consent withdrawn. Everything made with it has been deleted.',
  shareStopped: 'Sharing stopped. The link no longer works.',
  shareStopFailed: 'Sharing could not be stopped and the link still works. Please try again.',
} satisfies BaseTranslation;

export default notice;
