import { projectKey } from './product.ts';

/** Keys of client storage (spec §3). */
export const storageKeys = {
  token: 'userToken',
  inviteCode: 'invite_code',
  creditsDialogAt: `${projectKey}creditsDialogAt`,
  dailyRewardAt: `${projectKey}DailyRewardAt`,
  fromFullPath: 'fromFullPath',
  showPricingDialog: 'showPricingDialog',
  places: `${projectKey}Places`,
  theme: `${projectKey}Theme`,
  /** Set once a passkey was made or used in this browser. */
  passkey: `${projectKey}Passkey`,
  adult: `${projectKey}Adult`,
  colours: `${projectKey}Colours`,
} as const;
