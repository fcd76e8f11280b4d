import { cookies } from './cookies.ts';
import { keptCaches } from './offline.ts';
import { storageKeys } from './storage-keys.ts';
import { times } from './times.ts';

/** How long something stays in a browser: milliseconds of a cookie, or until the tab is closed, or until the person clears it. */
type Life = number | 'tab' | 'cleared';

/** Everything that the site stores in a browser, by name; the privacy policy is rendered from it. */
export const browserData = {
  visitor: { name: cookies.visitor, life: times.visitorCookie },
  userInfo: { name: cookies.userInfo, life: times.userInfo },
  vip: { name: cookies.vip, life: times.userInfo },
  locale: { name: cookies.locale, life: times.localeCookie },
  token: { name: storageKeys.token, life: 'cleared' },
  inviteCode: { name: storageKeys.inviteCode, life: 'cleared' },
  creditsDialogAt: { name: storageKeys.creditsDialogAt, life: 'cleared' },
  dailyRewardAt: { name: storageKeys.dailyRewardAt, life: 'cleared' },
  theme: { name: storageKeys.theme, life: 'cleared' },
  passkey: { name: storageKeys.passkey, life: 'cleared' },
  adult: { name: storageKeys.adult, life: 'cleared' },
  colours: { name: storageKeys.colours, life: 'cleared' },
  fromFullPath: { name: storageKeys.fromFullPath, life: 'tab' },
  showPricingDialog: { name: storageKeys.showPricingDialog, life: 'tab' },
  places: { name: storageKeys.places, life: 'tab' },
  results: { name: keptCaches.results, life: 'cleared' },
  pages: { name: keptCaches.pages, life: 'cleared' },
  assets: { name: keptCaches.assets, life: 'cleared' },
  shared: { name: keptCaches.shared, life: 'cleared' },
} as const satisfies Record<string, { readonly name: string; readonly life: Life }>;

export type BrowserDataName = keyof typeof browserData;
export const browserDataNames = Object.keys(browserData) as BrowserDataName[];
