/** Where two people meet: what a place has to have for them, and the lights that several places share. */

export type Random = () => number;

/** What is drawn behind the people, out of focus, and before them. Both are the markup inside an svg element of the frame's size. */
export type Scenery = { behind: string; before: string };

export type MeetingPlace = {
  /** What its light does to red, green and blue of a head. */
  light: readonly [number, number, number];
  snows: boolean;
  scenery: (width: number, height: number, random: Random) => Scenery;
};

/** One of several, by chance. */
export const oneOf = <Kind>(all: readonly Kind[], random: Random): Kind => all[Math.trunc(random() * all.length)]!;

const warm = ['#ffe0a0', '#ffc46b', '#ffb08a', '#fff0cf'] as const;

/** Lights so far away that a lens makes discs of them, in a part of the frame. */
export const discs = (
  count: number,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  size: number,
  random: Random,
): string =>
  Array.from({ length: count }, () => {
    const [x, y] = [left + (right - left) * random(), top + (bottom - top) * random()];
    const r = size * (0.45 + random() * 0.75);
    const color = oneOf(warm, random);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${color}" fill-opacity="${(0.22 + random() * 0.4).toFixed(2)}" stroke="${color}" stroke-opacity=".5" stroke-width="${(size * 0.07).toFixed(1)}"/>`;
  }).join('');

/** A glow that other drawings refer to by `id`. */
export const glowOf = (id: string, core: string, rim: string): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${core}" stop-opacity=".95"/><stop offset=".3" stop-color="${rim}" stop-opacity=".42"/><stop offset="1" stop-color="${rim}" stop-opacity="0"/></radialGradient>`;

const bulbs = 13;

/** Two strings of lamps that hang from one side to the other, with the glow `lamp`. */
export const lamps = (width: number, height: number): string =>
  [
    [0.03, 0.06, 0.1],
    [0.1, 0.02, 0.07],
  ]
    .map(([from, to, sag]) => {
      const at = (share: number) => height * (from! * (1 - share) + to! * share + 4 * sag! * share * (1 - share));
      const lights = Array.from({ length: bulbs }, (_, bulb) => {
        const share = (bulb + 0.5) / bulbs;
        const [x, y] = [(share * width).toFixed(1), (at(share) + height * 0.02).toFixed(1)];
        return `<circle cx="${x}" cy="${y}" r="${height * 0.06}" fill="url(#lamp)"/><circle cx="${x}" cy="${y}" r="${height * 0.014}" fill="#fff3d0"/>`;
      });
      return `<path d="M0 ${height * from!}Q${width / 2} ${at(0.5) * 2 - (height * (from! + to!)) / 2} ${width} ${height * to!}" fill="none" stroke="#2a1f3f" stroke-width="${height * 0.004}"/>${lights.join('')}`;
    })
    .join('');
