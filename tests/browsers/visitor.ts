/** What a test does with a browser, whichever it is. */

/** An element by what it is called. Names are matched anywhere in the text unless the pattern states otherwise. */
export type Wanted = {
  /** A CSS selector of what it may be. */
  readonly css: string;
  /** Matches its accessible name or its text. */
  readonly name?: RegExp;
  /** A CSS selector of where it is. */
  readonly in?: string;
};

export type Visitor = {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly count: (wanted: Wanted) => Promise<number>;
  readonly click: (wanted: Wanted) => Promise<void>;
  /** Types into a field that is empty. */
  readonly type: (wanted: Wanted, text: string) => Promise<void>;
  /** Chooses files for an `input[type=file]`. */
  readonly attach: (wanted: Wanted, paths: readonly string[]) => Promise<void>;
  /** The value of an expression in the page. */
  readonly read: <T>(expression: string) => Promise<T>;
  /** Acts in a frame of the page. */
  readonly inFrame: (css: string, act: (inside: Pick<Visitor, 'count' | 'click' | 'type'>) => Promise<void>) => Promise<void>;
  readonly screenshot: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Runs in the page: the elements that are shown, enabled, and called so. */
export const finder = `({ css, source, flags, within }, isFile) => {
  const name = source === null ? null : new RegExp(source, flags);
  const spoken = (element) => {
    const labels = [...(element.labels ?? [])].map((label) => label.textContent);
    return [element.getAttribute('aria-label'), ...labels, element.textContent].filter(Boolean).map((text) => text.trim().replaceAll(/\\s+/g, ' '));
  };
  const isShown = (element) => isFile || (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible');
  return [...document.querySelectorAll(within)]
    .flatMap((place) => [...place.querySelectorAll(css)])
    .filter((element) => isShown(element) && !element.disabled && (name === null || spoken(element).some((text) => name.test(text))));
}`;

/** `Wanted` as it travels into the page. */
export const sent = ({ css, name, in: within = 'body' }: Wanted) => ({
  css,
  source: name?.source ?? null,
  flags: name?.flags ?? '',
  within,
});

export const printed = (wanted: Wanted): string => `${wanted.css}${wanted.name ? ` "${wanted.name.source}"` : ''}`;
