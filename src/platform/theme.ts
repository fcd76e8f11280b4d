import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localStore } from './storage.ts';

export type Theme = 'light' | 'dark';

/** The theme of the page as it is shown now. */
export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** The theme of this browser; `theme.js` sets it before the first paint of the next page. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  localStore.set(storageKeys.theme, theme);
}
