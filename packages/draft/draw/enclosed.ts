/** Scenes without a sky over a horizon: space, the deep sea, a studio, a room. Each returns the position of its ground as a share of the height. */
import { hex, hsl, mix, type Color } from '@iridia/pixels/color';
import { dab, fillPolygon, type Point } from './brush.ts';
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
        if (from >= 1.25) continue;
        // Light from the upper right leaves that side of the hollow dark, and brightens that side of its rim.
        const facing = (across * 0.6 - down * 0.8) / crater.wide;
        const inside = Math.max(0, Math.min(1, (1.08 - from) * 4));
        lit += (0.3 * facing + 0.08) * inside - 0.26 * facing * Math.max(0, 1 - Math.abs(from - 1.05) / 0.2);
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
  paintReef(canvas);
  return 0.9;
}

const corals = ['#e0567a', '#f08a4b', '#b05cc0', '#f2b84b'].map(hex);

/** Rocks, corals and weed at both sides, and bubbles. */
function paintReef(canvas: Canvas): void {
  const { width, height, random } = canvas;
  const short = Math.min(width, height);
  const sea = hex('#0f5f93');
  for (let at = 0; at < 26; at += 1) {
    const near = at / 25;
    const side = random() < 0.5 ? random() * 0.26 : 1 - random() * 0.26;
    const [x, foot] = [side * width, height * (0.83 + 0.14 * near)];
    const high = short * (0.06 + 0.13 * random()) * (0.7 + near * 0.6);
    const hazed = (color: Color): Color => mix(color, sea, 0.62 * (1 - near));
    if (at % 3 === 0) {
      const outline = Array.from({ length: 9 }, (_, corner): Point => {
        const turn = Math.PI * (1 + corner / 8);
        return [x + Math.cos(turn) * high * 0.6, foot + Math.sin(turn) * high * (0.4 + random() * 0.2)];
      });
      fillPolygon(canvas, outline, (column, row) =>
        hazed(mix(hex('#37506a'), hex('#8fb0b8'), Math.max(0, Math.min(1, (foot - row) / high + (column - x) / high / 2)))),
      );
    } else if (at % 3 === 1)
      for (let blade = -2; blade <= 2; blade += 1) {
        const sway = random() * 4;
        const edge = (across: number): Point[] =>
          Array.from({ length: 9 }, (_, step): Point => {
            const up = step / 8;
            return [
              x + blade * high * 0.12 + Math.sin(up * 5 + sway) * high * 0.07 + across * high * 0.035 * (1 - up),
              foot - up * high * (1.5 - Math.abs(blade) * 0.2),
            ];
          });
        fillPolygon(canvas, [...edge(-1), ...edge(1).toReversed()], hazed(blade % 2 === 0 ? hex('#2f8a5a') : hex('#5fb36a')));
      }
    else {
      const color = corals[Math.trunc(random() * corals.length)]!;
      for (let arm = 0; arm < 7; arm += 1) {
        const turn = -Math.PI * (0.15 + 0.7 * (arm / 6));
        for (let bead = 0; bead < 8; bead += 1) {
          const out = (bead / 7) * high * 0.7;
          const size = high * 0.075 * (1 - bead * 0.05);
          dab(
            canvas,
            [x + Math.cos(turn) * out, foot + Math.sin(turn) * out],
            [size, size],
            hazed(mix(color, [255, 255, 255], bead * 0.05)),
          );
        }
      }
    }
  }
  for (let bubble = 0; bubble < 22; bubble += 1) {
    const [x, y, size] = [random() * width, random() * height * 0.8, short * (0.003 + random() * 0.008)];
    dab(canvas, [x, y], [size, size], [220, 250, 255], 0.35);
    dab(canvas, [x + size * 0.3, y - size * 0.35], [size * 0.35, size * 0.35], [255, 255, 255], 0.8);
  }
}

/** A seamless wall and floor of one color under a soft light, with lights out of focus. */
export function paintStudio(canvas: Canvas): number {
  const { width, height, random, wall } = canvas;
  const short = Math.min(width, height);
  const hue = Math.trunc(random() * 360);
  const own = wall ?? hsl(hue, 0.5, 0.62);
  const [lit, shade] = wall
    ? [mix(wall, white, 0.3), mix(wall, [0, 0, 0], 0.18)]
    : [hsl((hue + 16) % 360, 0.66, 0.86), hsl((hue + 330) % 360, 0.46, 0.42)];
  const edge = 0.72;
  fill(canvas, (u, v) => {
    const glow = Math.max(0, 1 - Math.hypot((u - 0.54) * 1.1, (v - 0.44) * 1.15) * 1.5);
    const back = mix(mix(shade, own, Math.min(1, 0.35 + glow * 1.3)), lit, glow * glow * 0.9);
    if (v < edge - 0.06) return back;
    const pool = Math.max(0, 1 - Math.hypot((u - 0.5) * 1.5, (v - 0.84) * 4.2));
    const floor = mix(mix(shade, own, 0.55 + pool * 0.5), lit, pool * 0.75);
    return mix(back, floor, Math.min(1, (v - edge + 0.06) / 0.12));
  });
  if (wall) return 0.84;
  for (let light = 0; light < 16; light += 1) {
    const size = short * (0.012 + random() * 0.045);
    dab(canvas, [random() * width, random() * height * 0.62], [size, size], mix(lit, white, 0.5), 0.1 + random() * 0.16, 0.15);
  }
  return 0.84;
}
