/** The default colors of the picker. */
export const firstColors = ['#FFFFFF', '#000000', '#7A5CF6', '#F0489B', '#FF8A5C', '#FFC93C', '#3ED6A8', '#1C62C4', '#C9C4DC'] as const;

/** Moves the picked color to the front and drops the least recently used one. */
export const withColor = (colours: readonly string[], colour: string): string[] =>
  [colour.toUpperCase(), ...colours.filter((known) => known !== colour.toUpperCase())].slice(0, firstColors.length);

/** Validates what was stored; null when it is not a list of colors. */
export function colorsOf(kept: unknown): string[] | null {
  if (!Array.isArray(kept)) return null;
  const colours = kept.filter((colour): colour is string => typeof colour === 'string' && /^#[0-9A-F]{6}$/.test(colour));
  return colours.length > 0 ? colours.slice(0, firstColors.length) : null;
}
