/** What grows or lies at the lower corners, nearer than the figures: it frames them, and gives the place depth. */
import type { Scene, TimeOfDay } from '../plan/thing.ts';
import { hex, mix, type Color } from '@iridia/pixels/color';
import type { Size } from '@iridia/pixels/image';
import type { ArrangedPart } from '../arrange/part.ts';
import type { Bloom, Setting } from './canvas.ts';
import { nearOf } from './crops.ts';
import { aerial } from './light.ts';

type Corner = {
  scene: Scene;
  time: TimeOfDay;
  /** The ground is rock and grass. */
  rocky: boolean;
  autumnal: boolean;
  bloom: Bloom | null;
  /** The breadth at each side that no figure needs, and the height there, in pixels. */
  breadth: number;
  high: number;
  random: () => number;
};

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const at = (...values: number[]): string => values.map((value) => value.toFixed(1)).join(' ');
const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}"/>`;

/** A color near to us, in the light of the hour. */
const toneOf =
  (time: TimeOfDay) =>
  (color: string, lighter = 0): string => {
    const near: Color = mix(aerial(hex(color), time, 1), lighter < 0 ? [8, 18, 24] : [255, 250, 220], Math.abs(lighter));
    return `rgb(${near.map(Math.round).join(',')})`;
  };
type Tone = ReturnType<typeof toneOf>;

/** A blade that bends to its tip. */
function blade(x: number, foot: number, up: number, lean: number, wide: number, fill: string): string {
  const tip = x + lean;
  return path(
    `M${at(x - wide, foot)}Q${at(x - wide * 0.6 + lean * 0.1, foot - up * 0.6)} ${at(tip, foot - up)}Q${at(x + wide + lean * 0.3, foot - up * 0.5)} ${at(x + wide, foot)}Z`,
    fill,
  );
}

/** A flower on a stem: five petals around its middle, one side of each in the shade. */
function flower(
  x: number,
  foot: number,
  up: number,
  lean: number,
  radius: number,
  [own, heart]: readonly [string, string],
  tone: Tone,
): string {
  const [headX, headY] = [x + lean, foot - up];
  const stem = `<path d="M${at(x, foot)}Q${at(x + lean * 0.2, foot - up * 0.6)} ${at(headX, headY)}" fill="none" stroke="${tone('#3f7a2e')}" stroke-width="${(radius * 0.2).toFixed(1)}"/>`;
  const petals = [0, 1, 2, 3, 4, 5].map((petal) => {
    const turn = petal * 60 + 15;
    const light = petal === 1 || petal === 2 ? -0.16 : petal > 3 ? 0.14 : 0;
    return `<ellipse cx="${headX.toFixed(1)}" cy="${(headY - radius * 0.56).toFixed(1)}" rx="${(radius * 0.36).toFixed(1)}" ry="${(radius * 0.54).toFixed(1)}" fill="${tone(own, light)}" transform="rotate(${turn} ${at(headX, headY)})"/>`;
  });
  return (
    stem +
    petals.join('') +
    circle(headX, headY, radius * 0.32, tone(heart)) +
    circle(headX + radius * 0.08, headY - radius * 0.1, radius * 0.16, tone(heart, 0.4))
  );
}

/** A frond with leaflets on both sides of its spine. */
function fern(x: number, foot: number, up: number, lean: number, [own, light]: readonly [string, string]): string {
  const leaflets: string[] = [];
  const steps = 15;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const [px, py] = [x + lean * share * share, foot - up * share * (1 - 0.18 * share)];
    const long = up * 0.24 * Math.sin(Math.PI * Math.min(1, share * 0.86 + 0.12));
    for (const side of [-1, 1])
      leaflets.push(
        path(
          `M${at(px, py)}Q${at(px + side * long * 0.6, py - long * 0.42)} ${at(px + side * long, py - long * 0.1)}Q${at(px + side * long * 0.5, py + long * 0.16)} ${at(px, py + up * 0.035)}Z`,
          side > 0 ? light : own,
        ),
      );
  }
  return leaflets.join('');
}

/** A round stone in the light from the upper right. */
function stone(x: number, foot: number, wide: number, tone: Tone, color: string): string {
  const high = wide * 0.62;
  return (
    path(
      `M${at(x - wide, foot)}C${at(x - wide, foot - high * 1.1)} ${at(x - wide * 0.3, foot - high * 1.35)} ${at(x + wide * 0.2, foot - high * 1.2)}C${at(x + wide * 0.8, foot - high)} ${at(x + wide * 1.05, foot - high * 0.4)} ${at(x + wide, foot)}Z`,
      tone(color, -0.12),
    ) +
    path(
      `M${at(x - wide * 0.5, foot - high * 0.7)}C${at(x - wide * 0.3, foot - high * 1.3)} ${at(x + wide * 0.4, foot - high * 1.25)} ${at(x + wide * 0.78, foot - high * 0.6)}C${at(x + wide * 0.5, foot - high * 0.85)} ${at(x, foot - high * 0.95)} ${at(x - wide * 0.5, foot - high * 0.7)}Z`,
      tone(color, 0.2),
    )
  );
}

const greens = ['#2c5f22', '#3d7a2c', '#4f9136', '#6cab42'] as const;
const dry = ['#a9793a', '#c99a4e', '#8a5f2a', '#ddb668'] as const;
const blooms = [
  ['#ffffff', '#f2b84b'],
  ['#ff6f91', '#ffe08a'],
  ['#ffd23f', '#c2741a'],
  ['#9d7bff', '#ffe08a'],
  ['#ff5a4a', '#3b2430'],
] as const;

type Plot = Corner & { foot: number; tone: Tone };

/** How far up what stands at `share` of the breadth reaches: the corner is highest. */
const rise = (share: number): number => 0.32 + 0.68 * (1 - share) ** 1.3;

function meadow({ breadth, high, foot, random, tone, autumnal, bloom }: Plot): string {
  const crop = bloom && nearOf(bloom);
  const colors = autumnal || crop === 'ears' ? dry : greens;
  const parts: { order: number; svg: string }[] = [];
  for (let one = 0; one < 26; one += 1) {
    const share = random();
    const up = high * rise(share) * (0.5 + 0.5 * random());
    parts.push({
      order: random(),
      svg: blade(share * breadth, foot, up, (random() - 0.3) * up * 0.5, high * (0.018 + 0.016 * random()), tone(colors[one % 4]!)),
    });
  }
  const chosen =
    typeof crop === 'object' && crop
      ? [crop, crop]
      : [blooms[Math.trunc(random() * blooms.length)]!, blooms[Math.trunc(random() * blooms.length)]!];
  for (let one = 0; one < (crop === 'ears' || crop === 'spikes' ? 0 : 6); one += 1) {
    const share = (one + random()) / 6.4;
    const up = high * rise(share) * (0.56 + 0.34 * random());
    parts.push({
      order: 0.5 + random() * 0.5,
      svg: flower(share * breadth, foot, up, (random() - 0.3) * up * 0.3, high * (0.085 + 0.04 * random()), chosen[one % 2]!, tone),
    });
  }
  return parts
    .toSorted((one, other) => one.order - other.order)
    .map(({ svg }) => svg)
    .join('');
}

function forest({ breadth, high, foot, random, tone, autumnal }: Plot): string {
  const parts: string[] = [];
  const [own, light] = autumnal ? (['#9a5a22', '#cf8a3a'] as const) : (['#1f5a30', '#3f8a42'] as const);
  for (let one = 0; one < 7; one += 1) {
    const share = (one + random()) / 8;
    const up = high * rise(share) * (0.75 + 0.35 * random());
    parts.push(
      fern(share * breadth, foot, up, (share - 0.25 + (random() - 0.5) * 0.8) * up, [
        tone(own, one % 2 ? -0.12 : 0),
        tone(light, one % 2 ? -0.08 : 0.04),
      ]),
    );
  }
  for (let one = 0; one < 8; one += 1) {
    const up = high * (0.2 + 0.22 * random());
    parts.push(blade(random() * breadth, foot, up, (random() - 0.4) * up, high * 0.022, tone(autumnal ? dry[one % 4]! : greens[one % 3]!)));
  }
  return parts.join('');
}

/** A drift, and twigs with berries in it. */
function snow({ breadth, high, foot, random, tone }: Plot): string {
  const parts: string[] = [];
  for (let twig = 0; twig < 4; twig += 1) {
    const share = 0.06 + twig * 0.2 + random() * 0.1;
    const up = high * rise(share) * (0.8 + 0.3 * random());
    const [x, lean] = [share * breadth, (random() - 0.3) * up * 0.5];
    const wide = (high * 0.02).toFixed(1);
    parts.push(
      `<path d="M${at(x, foot)}Q${at(x, foot - up * 0.6)} ${at(x + lean, foot - up)}" fill="none" stroke="${tone('#5b3f33')}" stroke-width="${wide}" stroke-linecap="round"/>`,
    );
    for (let side = 0; side < 5; side += 1) {
      const along = 0.4 + side * 0.14;
      const [px, py] = [x + lean * along * along, foot - up * along];
      const out = (side % 2 ? 1 : -1) * up * 0.2 * (1.2 - along);
      parts.push(
        `<path d="M${at(px, py)}L${at(px + out, py - up * 0.1)}" stroke="${tone('#6b4a3b')}" stroke-width="${(high * 0.012).toFixed(1)}" stroke-linecap="round"/>`,
      );
      parts.push(
        circle(px + out, py - up * 0.1, high * 0.036, tone('#d8273f')),
        circle(px + out + high * 0.01, py - up * 0.1 - high * 0.012, high * 0.013, tone('#ff9aa5')),
      );
      parts.push(
        `<ellipse cx="${(px + out).toFixed(1)}" cy="${(py - up * 0.1 - high * 0.034).toFixed(1)}" rx="${(high * 0.03).toFixed(1)}" ry="${(high * 0.014).toFixed(1)}" fill="${tone('#ffffff')}"/>`,
      );
    }
  }
  parts.push(
    path(
      `M0 ${at(foot - high * 0.34)}C${at(breadth * 0.3, foot - high * 0.4)} ${at(breadth * 0.55, foot - high * 0.2)} ${at(breadth * 1.1, foot + 2)}L0 ${at(foot + 2)}Z`,
      tone('#cfdff2'),
    ),
    path(
      `M0 ${at(foot - high * 0.2)}C${at(breadth * 0.25, foot - high * 0.28)} ${at(breadth * 0.5, foot - high * 0.12)} ${at(breadth * 0.95, foot + 2)}L0 ${at(foot + 2)}Z`,
      tone('#f4f8fe'),
    ),
  );
  return parts.join('');
}

function desert({ breadth, high, foot, random, tone }: Plot): string {
  const parts: string[] = [];
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const turn = (leaf / 8 - 0.5) * 2;
    const up = high * (0.75 - 0.3 * Math.abs(turn)) * (0.8 + 0.2 * random());
    parts.push(blade(breadth * 0.26, foot, up, turn * up * 0.9, high * 0.05, tone(['#5f8a5a', '#7ba56c', '#4d7650'][leaf % 3]!)));
  }
  parts.push(
    stone(breadth * 0.62, foot + high * 0.03, high * 0.2, tone, '#b07a4e'),
    stone(breadth * 0.84, foot + high * 0.03, high * 0.11, tone, '#c08a5a'),
  );
  return parts.join('');
}

/** Grass of the dunes, and a starfish before it. */
function beach({ breadth, high, foot, random, tone }: Plot): string {
  const parts: string[] = [];
  for (let one = 0; one < 20; one += 1) {
    const share = random() ** 1.4 * 0.7;
    const up = high * rise(share) * (0.6 + 0.45 * random());
    parts.push(
      blade(
        share * breadth,
        foot,
        up,
        (random() - 0.25) * up * 0.8,
        high * 0.016,
        tone(['#8a9a4a', '#b3b565', '#6d8440', '#cfc987'][one % 4]!),
      ),
    );
  }
  const [x, y, size] = [breadth * 0.72, foot - high * 0.16, high * 0.14];
  const turn = random() * 60;
  const star = Array.from({ length: 10 }, (_, corner) => {
    const out = size * (corner % 2 ? 0.44 : 1);
    const angle = ((corner * 36 + turn) * Math.PI) / 180;
    return at(x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.55);
  });
  parts.push(
    `<ellipse cx="${(x - size * 0.15).toFixed(1)}" cy="${(y + size * 0.3).toFixed(1)}" rx="${(size * 1.05).toFixed(1)}" ry="${(size * 0.36).toFixed(1)}" fill="#5a4020" fill-opacity=".28"/>`,
    `<path d="M${star.join('L')}Z" fill="${tone('#f0764a')}" stroke="${tone('#f0764a')}" stroke-width="${(size * 0.3).toFixed(1)}" stroke-linejoin="round"/>`,
  );
  return parts.join('');
}

/** A trough of flowers at the curb. */
function street({ breadth, high, foot, random, tone }: Plot): string {
  const parts: string[] = [];
  const [wide, top] = [breadth * 0.82, foot - high * 0.34];
  const color = blooms[1 + Math.trunc(random() * 4)]!;
  for (let one = 0; one < 22; one += 1) {
    const x = random() * wide;
    const up = high * (0.12 + 0.22 * random());
    parts.push(circle(x, top - up * 0.4, high * 0.1, tone(greens[one % 4]!)));
  }
  for (let one = 0; one < 12; one += 1) {
    const [x, y, radius] = [((one + random()) / 12) * wide, top - high * (0.06 + 0.26 * random()), high * (0.05 + 0.02 * random())];
    for (let petal = 0; petal < 5; petal += 1)
      parts.push(
        circle(
          x + Math.cos(petal * 1.257) * radius * 0.7,
          y + Math.sin(petal * 1.257) * radius * 0.7,
          radius * 0.55,
          tone(color[0], petal > 2 ? 0.14 : -0.06),
        ),
      );
    parts.push(circle(x, y, radius * 0.4, tone(color[1])));
  }
  parts.push(
    path(`M0 ${at(top)}L${at(wide, top)}L${at(wide * 0.93, foot + 2)}L0 ${at(foot + 2)}Z`, tone('#8f5a3c')),
    path(`M0 ${at(top)}L${at(wide * 1.03, top)}L${at(wide * 1.02, top + high * 0.08)}L0 ${at(top + high * 0.08)}Z`, tone('#b9794f')),
  );
  return parts.join('');
}

function rocks(color: string): (plot: Plot) => string {
  return ({ breadth, high, foot, random, tone }) =>
    [0.2, 0.62, 0.42]
      .map((share, one) =>
        stone(share * breadth, foot - high * 0.02, high * [0.36, 0.2, 0.13][one]! * (0.85 + random() * 0.3), tone, color),
      )
      .join('');
}

const plots: Partial<Record<Scene, (plot: Plot) => string>> = {
  meadow,
  mountain: meadow,
  forest,
  snow,
  desert,
  beach,
  city: street,
  moon: rocks('#8f8f92'),
  mars: rocks('#a85a38'),
};

/** The share of the shorter side that the foreground is high, and of the width that it is broad at each side. */
const [tall, broad] = [0.2, 0.26] as const;

/** The breadth at a side that is free of small figures: large ones stand behind what grows there. */
function freeAt(side: 'left' | 'right', parts: readonly ArrangedPart[], { width, height }: Size, top: number): number {
  const near = parts.filter((part) => part.y > top && part.width < width * 0.4 && part.role !== 'mark' && part.z > -19);
  const edges = near.map((part) => (side === 'left' ? part.x - part.width / 2 : width - part.x - part.width / 2));
  return Math.min(width * broad, height * broad * 1.2, ...edges.map((edge) => edge * 0.94));
}

/** The foreground of a place as an SVG as large as its lower part, and where that begins; null where nothing grows. */
export function foregroundOver(
  { scene, time }: { scene: Scene; time: TimeOfDay },
  { rocky = false, autumnal = false, bloom = null }: Pick<Setting, 'rocky' | 'autumnal' | 'bloom'>,
  parts: readonly ArrangedPart[],
  size: Size,
  random: () => number,
): { svg: Buffer; top: number } | null {
  const draw = scene === 'beach' && rocky ? meadow : plots[scene];
  if (!draw) return null;
  const { width, height } = size;
  const high = Math.round(Math.min(width, height) * tall);
  const top = height - Math.round(high * 1.15);
  const foot = height - top;
  const body = (['left', 'right'] as const).flatMap((side) => {
    const breadth = freeAt(side, parts, size, top + high * 0.3);
    if (breadth < high * 0.28) return [];
    const fit = high * Math.min(1, 0.45 + breadth / high / 2) * (side === 'left' ? 1 : 0.82);
    const svg = draw({ scene, time, rocky, autumnal, bloom, breadth, high: fit, foot: foot + 1, random, tone: toneOf(time) });
    return [side === 'left' ? svg : `<g transform="translate(${width} 0) scale(-1 1)">${svg}</g>`];
  });
  if (body.length === 0) return null;
  return { svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${foot}">${body.join('')}</svg>`), top };
}
