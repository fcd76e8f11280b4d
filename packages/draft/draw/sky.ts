/** A sky with clouds and a sun or moon, down to the ground. */
import { mix, type Color } from '@iridia/pixels/color';
import { dab } from './brush.ts';
import type { Canvas } from './canvas.ts';
import type { Light } from './light.ts';

/** Share of the height at which the distant land begins. */
export const horizon = 0.62;

const clamp01 = (value: number) => Math.max(0, Math.min(1, value));

const cloudColor = (time: Canvas['time'], thickness: number): Color => {
  if (time === 'night') return [62, 78, 120];
  if (time === 'sunset') return mix([255, 190, 150], [150, 70, 120], clamp01((thickness - 0.52) * 6));
  return mix([255, 255, 255], [196, 210, 228], clamp01((thickness - 0.6) * 6));
};

/** Under clouds, where they are thin and where they are thick. */
const gray: Readonly<Record<Canvas['time'], readonly [Color, Color]>> = {
  day: [
    [176, 186, 196],
    [112, 122, 136],
  ],
  sunset: [
    [190, 150, 150],
    [104, 84, 104],
  ],
  night: [
    [44, 54, 78],
    [16, 20, 36],
  ],
};

export function paintSky({ width, height, time, scene, noise, phase, overcast, orbless, put }: Canvas, { sky, sun }: Light): void {
  const night = time === 'night';
  const centerX = sun.x * width;
  const centerY = sun.y * height;
  const disc = night ? 0.036 : 0.034;
  const longer = Math.min(width, height);
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(1, y / (height * (scene === 'sky' ? 1 : horizon)));
    const base = down < 0.55 ? mix(sky[0], sky[1], down / 0.55) : mix(sky[1], sky[2], (down - 0.55) / 0.45);
    // Land or water covers what is below the horizon.
    if (scene !== 'sky' && y > height * (horizon + 0.1)) {
      for (let x = 0; x < width; x += 1) put(y * width + x, base);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      const radius = Math.sqrt((x - centerX) ** 2 + (y - centerY) ** 2) / longer;
      const thickness = noise((x / width) * 2.6 + phase, (y / height) * 7, 6);
      const cover = clamp01((thickness - 0.5) * 4.5) * Math.min(1, down * 2.2) * (1 - down * 0.45);
      let color = cover > 0 ? mix(base, cloudColor(time, thickness), cover * 0.8) : base;
      const glow = Math.exp(-radius * radius * (night ? 160 : 34)) * 0.75 + Math.exp(-radius * 5) * 0.3;
      if (!orbless && glow > 0.004) color = mix(color, sun.color, Math.min(1, glow * (time === 'day' ? 0.9 : 1)));
      if (!orbless && radius < disc) color = mix(color, night ? sun.color : [255, 254, 246], Math.min(1, ((disc - radius) * longer) / 2));
      if (overcast > 0) color = mix(color, mix(...gray[time], clamp01((thickness - 0.3) * 2.2)), overcast);
      put(y * width + x, color);
    }
  }
}

/** The lit top, the own color, and the foot of a heap of clouds. */
const heaps: Readonly<Record<Canvas['time'], readonly [Color, Color, Color]>> = {
  day: [
    [255, 255, 255],
    [236, 243, 250],
    [176, 200, 226],
  ],
  sunset: [
    [255, 224, 178],
    [244, 160, 140],
    [138, 82, 124],
  ],
  night: [
    [92, 112, 160],
    [58, 74, 118],
    [30, 40, 76],
  ],
};

/** Heaps of clouds with a flat foot; more of them where there is nothing but sky. */
export function paintClouds(canvas: Canvas, { sun }: Light): void {
  const { width, height, time, scene, random, overcast } = canvas;
  if (overcast > 0) return;
  const short = Math.min(width, height);
  const count = scene === 'sky' ? 8 : 4;
  const clouds = Array.from({ length: count }, (_, at) => {
    const near = random();
    const lowest = scene === 'sky' ? 0.82 : 0.4;
    return {
      near,
      x: width * ((at + random()) / count),
      y: height * (0.1 + (1 - near) * lowest * 0.9),
      wide: short * (0.07 + 0.1 * near) * (scene === 'sky' ? 1.5 : 1),
    };
  })
    .filter(({ x, y, wide }) => Math.hypot(x - sun.x * width, (y - sun.y * height) * 1.6) > wide * 1.5 + short * 0.05)
    .toSorted((one, other) => one.near - other.near);
  const [lit, own, shade] = heaps[time];
  for (const { near, x, y, wide } of clouds) {
    const bumps = Array.from({ length: 18 }, (_, bump) => {
      const aside = (bump / 17 - 0.5) * 1.7 + (random() - 0.5) * 0.12;
      const round = Math.sqrt(Math.max(0.05, 1 - aside ** 2));
      return { aside, up: random() * 0.46 * round, size: (0.27 + random() * 0.16) * (0.45 + 0.55 * round) };
    });
    const opacity = (time === 'night' ? 0.3 : 0.42) + near * 0.3;
    for (const [color, lift, share] of [
      [shade, 0, 1],
      [own, 0.07, 0.86],
      [lit, 0.15, 0.6],
    ] as const)
      for (const { aside, up, size } of bumps)
        dab(
          canvas,
          [x + (aside + lift * 0.4) * wide, y - (up * 1.1 + lift) * wide],
          [wide * size * share * 1.2, wide * size * share],
          color,
          opacity,
          0.75,
        );
  }
}
