/** What a check found: `fault` keeps the site from working, `warning` will hurt later, `fine` was looked at and works. */
export type Finding = {
  /** What was looked at, in a word or two. */
  readonly about: string;
  readonly level: 'fault' | 'warning' | 'fine';
  readonly found: string;
  /** What to do; none where nothing has to be done. */
  readonly advice?: string;
};

export const fine = (about: string, found: string): Finding => ({ about, level: 'fine', found });
export const fault = (about: string, found: string, advice: string): Finding => ({ about, level: 'fault', found, advice });
export const warning = (about: string, found: string, advice: string): Finding => ({ about, level: 'warning', found, advice });
