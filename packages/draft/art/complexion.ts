/** How people look whom the words leave open: skin, and the hair that goes with it. The drawings have one complexion; the others are made of its colors. */
import { hex, mix, type Color } from '@iridia/pixels/color';

/** `skin`: what its colors are multiplied by. `hair`: from its darkest shade to its lightest; null where it stays blond. */
type Look = { skin: Color; hair: readonly [dark: Color, light: Color] | null };

const brown = [hex('#43241a'), hex('#b27a4c')] as const;
const black = [hex('#1c151a'), hex('#57474a')] as const;

const looks = {
  'light brown': { skin: [1.03, 1.05, 1.1], hair: brown },
  'light black': { skin: [1.03, 1.05, 1.1], hair: black },
  blond: { skin: [1, 1, 1], hair: null },
  tan: { skin: [0.93, 0.86, 0.79], hair: brown },
  medium: { skin: [0.76, 0.67, 0.6], hair: black },
  'medium dark': { skin: [0.56, 0.46, 0.41], hair: black },
  dark: { skin: [0.42, 0.34, 0.31], hair: black },
} as const satisfies Record<string, Look>;
export type Complexion = keyof typeof looks;

/** Those that are chosen from; in the darkest, drawings as small as these lose their features. */
export const complexions = (Object.keys(looks) as Complexion[]).filter((one) => one !== 'dark');
export const drawnComplexion: Complexion = 'blond';

/** The complexion that an emoji is typed in: Unicode has five modifiers. */
const modifiers: Readonly<Record<string, Complexion>> = {
  '\u{1F3FB}': 'light black',
  '\u{1F3FC}': 'blond',
  '\u{1F3FD}': 'medium',
  '\u{1F3FE}': 'medium dark',
  '\u{1F3FF}': 'dark',
};
export const complexionTyped = (words: string): Complexion | undefined => modifiers[/\p{Emoji_Modifier}/u.exec(words)?.[0] ?? ''];

const bodySkin = hex('#eab694');
const longHair = hex('#f3d894');

const skinned = (color: Color, { skin }: Look): Color =>
  [0, 1, 2].map((channel) => Math.min(255, Math.round(color[channel]! * skin[channel]!))) as [number, number, number];

function haired(color: Color, look: Look): Color {
  if (!look.hair) return color;
  const light = (0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2]) / 255;
  const shade = mix(look.hair[0], look.hair[1], Math.max(0, Math.min(1, (light - 0.5) / 0.48)));
  return shade.map(Math.round) as [number, number, number];
}

/** The color of hands and necks that are modeled below the heads. */
export const skinOf = (complexion: Complexion): Color => skinned(bodySkin, looks[complexion]);
/** The color of hair that falls behind the back. */
export const hairColorOf = (complexion: Complexion): Color => haired(longHair, looks[complexion]);

/** A color as SVG has it. */
export const written = (color: Color): string => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/**
 * In the baked drawings the colors of skin are in capitals, and those of hair have two more. The shade at a rim, of which a filter has the
 * channels, has a space before it, and that of hair has two.
 */
const markedColor = /#(?=[\dA-F]*[A-F])([\dA-F]{6})(FF)?(?=")/g;
const markedRim = /(?<=values=") ( ?)0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+)/g;

/** The body of a drawing with skin and hair of a complexion. */
export function complexioned(body: string, complexion: Complexion): string {
  const look = looks[complexion];
  const paint = (color: Color, isHair: boolean): Color => (isHair ? haired(color, look) : skinned(color, look));
  return body
    .replaceAll(markedColor, (_, color: string, hair?: string) => written(paint(hex(`#${color}`), hair !== undefined)))
    .replaceAll(markedRim, (_, hair: string, ...channels: string[]) => {
      const color = channels.slice(0, 3).map((channel) => Number(channel) * 255) as [number, number, number];
      return `0 0 0 0 ${paint(color, hair !== '')
        .map((channel) => (channel / 255).toFixed(3))
        .join(' 0 0 0 0 ')}`;
    });
}
