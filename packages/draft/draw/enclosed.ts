/** Scenes without a sky over a horizon: space, the deep sea, a studio, a room. Each returns the position of its ground as a share of the height. */
import { hex, hsl, mix, type Color } from '@iridia/pixels/color';
import type { Canvas } from './canvas.ts';

const white: Color = [255, 255, 255];

function fill({ width, height, put, begin }: Canvas, color: (u: number, v: number) => Color): void {
  begin({ kind: 'wall' });
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) put(y * width + x, color(x / width, y / height));
}

type Floor = { at: number; light: Color; dark: Color; contrast: number; far: Color };

/** A rough floor below a wavy line, darker toward its far edge. */
function paintFloor({ width, height, noise, phase, put, begin }: Canvas, { at, light, dark, contrast, far }: Floor): void {
  begin({ kind: 'floor' });
  for (let x = 0; x < width; x += 1) {
    const top = Math.floor((at + (noise((x / width) * 3 + phase, 3, 4) - 0.5) * 0.06) * height);
    for (let y = top; y < height; y += 1) {
      const below = (y - top) / height;
      const grain = noise((x / width) * (14 / (0.3 + below * 4)), (y / height) * 40, 4);
      put(y * width + x, mix(mix(light, dark, Math.min(1, grain * contrast)), far, Math.max(0, 0.45 - below * 4)));
    }
  }
}

export function paintSpace(canvas: Canvas): number {
  const { noise, phase, random } = canvas;
  const hue = Math.trunc(random() * 360);
  const [black, blue] = [hex('#05061a'), hex('#0d2a5e')];
  const [first, second] = [hsl((hue + 280) % 360, 0.7, 0.5), hsl((hue + 40) % 360, 0.8, 0.5)];
  fill(canvas, (u, v) => {
    const cloud = noise(u * 3.2 + phase, v * 3.2, 6);
    const bent = noise(u * 2.3 + cloud * 1.6 + phase * 2, v * 2.3 + cloud * 1.2, 5);
    const density = Math.max(0, bent - 0.42) * 2.2;
    const nebula = mix(mix(black, blue, v * 0.6), first, Math.min(0.75, density * cloud * 1.6));
    return mix(nebula, second, Math.min(0.6, Math.max(0, cloud - 0.5) * density * 3));
  });
  paintFloor(canvas, { at: 0.83, light: hex('#55516b'), dark: hex('#b9b3c8'), contrast: 1.3, far: [20, 16, 40] });
  return 0.89;
}

const soils = {
  moon: { top: '#02030a', low: '#11131f', light: '#c9c7c2', dark: '#77757a' },
  mars: { top: '#b98a68', low: '#e9c39a', light: '#d0713f', dark: '#8a3f22' },
} as const;

/** The bare ground of the moon or of Mars, with craters that are flatter the farther they lie. */
export function paintCraters(canvas: Canvas, of: keyof typeof soils): number {
  const { width, height, noise, phase, random, put, begin } = canvas;
  const { top, low, light, dark } = soils[of];
  const [high, deep, bright, dim] = [hex(top), hex(low), hex(light), hex(dark)];
  const horizon = 0.62;
  fill(canvas, (_, v) => mix(high, deep, Math.min(1, v / horizon)));
  const craters = Array.from({ length: 26 }, () => {
    const near = random() ** 1.4;
    return { u: random(), v: horizon + 0.02 + near * 0.36, wide: (0.012 + random() * 0.05) * (0.35 + near * 1.9), flat: 0.22 + near * 0.2 };
  });
  begin({ kind: 'floor' });
  for (let x = 0; x < width; x += 1) {
    const u = x / width;
    const edge = Math.floor((horizon + (noise(u * 4 + phase, 5, 4) - 0.5) * 0.05) * height);
    for (let y = edge; y < height; y += 1) {
      const v = y / height;
      const near = (v - horizon) / (1 - horizon);
      let lit = 0.35 + (noise((u - 0.5) * (16 / (0.4 + near)) + phase, v * 34, 4) - 0.5) * 0.55;
      for (const crater of craters) {
        const [across, down] = [((u - crater.u) * width) / height, (v - crater.v) / crater.flat];
        const from = Math.hypot(across, down) / crater.wide;
        if (from < 1) lit += down < 0 ? 0.34 * (1 - from * 0.4) : -0.22 * from;
        else if (from < 1.25) lit -= 0.25 * (1.25 - from) * 4;
      }
      put(y * width + x, mix(bright, dim, Math.max(0, Math.min(1, lit))));
    }
  }
  return 0.9;
}

export function paintUnderwater(canvas: Canvas): number {
  const { noise, phase } = canvas;
  const [surface, middle, deep] = [hex('#7fe3ee'), hex('#1593c0'), hex('#06315f')];
  const ray: Color = [235, 255, 250];
  fill(canvas, (u, v) => {
    const water = v < 0.5 ? mix(surface, middle, v * 2) : mix(middle, deep, v * 2 - 1);
    const shaft = noise((u - 0.5) * (7 / (0.35 + v)) + phase, v * 0.3, 3);
    return mix(water, ray, Math.max(0, shaft - 0.47) * 1.6 * (1 - v) ** 1.4);
  });
  paintFloor(canvas, { at: 0.84, light: hex('#d9c89a'), dark: hex('#8fa58c'), contrast: 0.9, far: [10, 70, 110] });
  return 0.9;
}

export function paintStudio(canvas: Canvas): number {
  const { width, height, phase, random, wall } = canvas;
  const hue = Math.trunc(random() * 360);
  const [inner, outer] = wall ? [mix(wall, white, 0.25), wall] : [hsl(hue, 0.75, 0.82), hsl((hue + 45) % 360, 0.7, 0.6)];
  const floor = mix(outer, [0, 0, 0], 0.2);
  fill(canvas, (u, v) => {
    const across = u - 0.5;
    const down = ((v - 0.56) * height) / width;
    const radius = Math.hypot(across, down);
    const ray = Math.max(0, Math.min(1, (Math.sin(Math.atan2(down, across) * 12 + phase) + 0.05) * 8 * Math.min(1, radius * 4)));
    const wall = mix(mix(inner, outer, Math.min(1, radius * 1.25)), white, ray * 0.2 * (1 - Math.min(1, radius * 1.1)));
    return mix(wall, floor, Math.max(0, v - 0.84) * 1.2);
  });
  return 0.8;
}

/** A wall with a window, a skirting board, and a floor of planks. */
export function paintRoom(canvas: Canvas): number {
  const { width, height, noise, random, put, begin } = canvas;
  const hue = Math.trunc(random() * 360);
  const [upper, lower] = [hsl(hue, 0.3, 0.86), hsl(hue, 0.28, 0.76)];
  const [plank, gap] = [hex('#b98555'), hex('#7b5233')];
  const floorAt = 0.74;
  const board = 0.022;
  fill(canvas, (u, v) => {
    const stripe = Math.trunc(u * 26) % 2 === 0 ? 0 : 0.06;
    const lit = Math.max(0, 1 - Math.hypot(u - 0.72, v - 0.3) * 1.9) * 0.35;
    return mix(mix(mix(upper, lower, v), white, stripe), [255, 244, 214], lit);
  });
  begin({ kind: 'floor' });
  for (let y = Math.floor((floorAt - board) * height); y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const v = y / height;
      if (v < floorAt) {
        put(y * width + x, mix(lower, white, 0.55));
        continue;
      }
      const near = (v - floorAt) / (1 - floorAt);
      const across = (x / width - 0.5) / (0.45 + near);
      const column = across * 16;
      const grain = noise(across * 9, v * 30 + Math.floor(column) * 7, 4);
      const edge = Math.abs(column - Math.round(column)) < 0.035 ? 0.7 : 0;
      put(y * width + x, mix(mix(plank, gap, grain * 0.7), gap, edge));
    }
  return 0.9;
}
