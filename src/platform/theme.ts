import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localStore } from './storage.ts';

export type Theme = 'light' | 'dark';

/** The theme that the page shows now. */
export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** Colors change at once: the transitions of all buttons together would take a slow processor several frames. */
function stillColors(): void {
  // Safari before 16.4 keeps the transitions.
  if (!('adoptedStyleSheets' in document)) return;
  const still = new CSSStyleSheet();
  still.replaceSync('*,::before,::after{transition:none!important}');
  document.adoptedStyleSheets.push(still);
  // Styles the whole page once more, so long after the frame with the new colors that it cannot delay it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    }, 300),
  );
}

/** Sets and stores the theme of this browser; `early.js` applies it before the first paint of the next page. */
export function applyTheme(theme: Theme): void {
  stillColors();
  document.documentElement.dataset['theme'] = theme;
  localStore.set(storageKeys.theme, theme);
}
