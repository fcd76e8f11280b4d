/** The runtime of a recipe whose styles were computed at build time (`scripts/build/vite/static-styles.ts`). */
type Classes = Record<number, string>;
type Choice = string | boolean | undefined;

/** One class per property; a variant's replaces the base's. */
export const recipe =
  (base: Classes, variants: Record<string, Record<string, Classes>>, defaults: Record<string, string>) =>
  (chosen: Record<string, Choice> = {}): string => {
    const classes = { ...base };
    for (const name in variants) Object.assign(classes, variants[name]![String(chosen[name] ?? defaults[name])]);
    return Object.values(classes).join(' ');
  };
