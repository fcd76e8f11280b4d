import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localStore } from './storage.ts';

export type Theme = 'light' | 'dark';

let stilled: ReturnType<typeof setTimeout> | undefined;

/** The theme that the page shows now. */
export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/**
 * Colors change at once: the transitions of all buttons together would take a slow processor several frames. By an attribute that the styles
 * know, because a sheet of its own would have the browser sort the rules of all anew.
 */
function stillColors({ dataset }: HTMLElement): void {
  dataset['still'] = '';
  clearTimeout(stilled);
  // Styles the whole page once more, so long after the frame with the new colors that it cannot delay it.
  stilled = setTimeout(() => delete dataset['still'], 300);
}

/** Sets and stores the theme of this browser; `early.js` applies it before the first paint of the next page. */
export function applyTheme(theme: Theme): void {
  stillColors(document.documentElement);
  document.documentElement.dataset['theme'] = theme;
  localStore.set(storageKeys.theme, theme);
}
