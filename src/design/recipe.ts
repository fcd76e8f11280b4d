/** What is left of a recipe once its styles were worked out while building (`scripts/vite/static-styles.ts`). */
type Classes = Record<number, string>;
type Choice = string | boolean | undefined;

/** A class each property, the variants' in the place of the base's. */
export const recipe =
  (base: Classes, variants: Record<string, Record<string, Classes>>, defaults: Record<string, string>) =>
  (chosen: Record<string, Choice> = {}): string => {
    const classes = { ...base };
    for (const name in variants) Object.assign(classes, variants[name]![String(chosen[name] ?? defaults[name])]);
    return Object.values(classes).join(' ');
  };
