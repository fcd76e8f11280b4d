/** The default colors of the picker. */
export const firstColors = ['#FFFFFF', '#000000', '#7A5CF6', '#F0489B', '#FF8A5C', '#FFC93C', '#3ED6A8', '#1C62C4', '#C9C4DC'] as const;

/** Moves the picked color to the front and drops the least recently used one. */
export const withColor = (colors: readonly string[], color: string): string[] =>
  [color.toUpperCase(), ...colors.filter((known) => known !== color.toUpperCase())].slice(0, firstColors.length);

/** Validates what was stored; null when it is not a list of colors. */
export function colorsOf(kept: unknown): string[] | null {
  if (!Array.isArray(kept)) return null;
  const colors = kept.filter((color): color is string => typeof color === 'string' && /^#[0-9A-F]{6}$/.test(color));
  return colors.length > 0 ? colors.slice(0, firstColors.length) : null;
}
