/** What the colour picker offers before anything was picked. */
export const firstColours = ['#FFFFFF', '#000000', '#7A5CF6', '#F0489B', '#FF8A5C', '#FFC93C', '#3ED6A8', '#1C62C4', '#C9C4DC'] as const;

/** The picked colour comes first, the one unused for longest goes. */
export const withColour = (colours: readonly string[], colour: string): string[] =>
  [colour.toUpperCase(), ...colours.filter((known) => known !== colour.toUpperCase())].slice(0, firstColours.length);

/** What was kept, if it is a list of colours. */
export function coloursOf(kept: unknown): string[] | null {
  if (!Array.isArray(kept)) return null;
  const colours = kept.filter((colour): colour is string => typeof colour === 'string' && /^#[0-9A-F]{6}$/.test(colour));
  return colours.length > 0 ? colours.slice(0, firstColours.length) : null;
}
