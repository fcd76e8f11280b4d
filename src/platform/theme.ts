import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localStore } from './storage.ts';

export type Theme = 'light' | 'dark';

/** The theme that the page shows now. */
export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** Sets and stores the theme of this browser; `early.js` applies it before the first paint of the next page. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  localStore.set(storageKeys.theme, theme);
}
