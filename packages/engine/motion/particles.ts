/** Particles between the camera and the scene: weather, sparks, dust in the light. The same seed gives the same particles. */
import sharp from 'sharp';
import { drawn } from '@iridia/draft/draw';
import type { Color } from '@iridia/pixels/color';
import { projection } from './camera.ts';
import { natures, type Nature, type ParticleKind } from './particle-kinds.ts';
import type { Frame, View } from './render.ts';

/** Premultiplied colors, square. */
type Sprite = { pixels: Uint8Array; side: number };
type Particle = { x: number; y: number; distance: number; size: number; phase: number; speed: number; sprites: readonly Sprite[] };

function sprite(side: number, shade: (x: number, y: number) => number, [red, green, blue]: Color): Sprite {
  const pixels = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const alpha = Math.max(0, Math.min(1, shade(((x + 0.5) / side) * 2 - 1, ((y + 0.5) / side) * 2 - 1)));
      pixels.set([red * alpha, green * alpha, blue * alpha, 255 * alpha], (y * side + x) * 4);
    }
  return { pixels, side };
}

const disc = (x: number, y: number) => (1 - Math.hypot(x, y)) ** 1.5 * 1.3;
const ring = (x: number, y: number) => {
  const radius = Math.hypot(x, y);
  return (
    Math.exp(-(((radius - 0.82) / 0.1) ** 2)) * 0.8 + (radius < 0.85 ? 0.08 : 0) + Math.exp(-(((x + 0.35) ** 2 + (y + 0.4) ** 2) / 0.03))
  );
};
const streak = (x: number, y: number) => Math.exp(-(((x + y * 0.08) / 0.05) ** 2)) * (1 - Math.abs(y)) ** 0.7;
const shades = { soft: disc, ring, streak };

/** A drawing at several rotations. */
async function turned(icon: string, side: number): Promise<Sprite[]> {
  const base = await drawn(icon, side);
  return Promise.all(
    [0, 40, 90, 150, 210, 280, 320].map(async (angle) => {
      const { data, info } = await sharp(base)
        .rotate(angle, { background: '#0000' })
        .resize(side, side)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = new Uint8Array(data.length);
      for (let at = 0; at < data.length; at += 4) {
        const alpha = data[at + 3]!;
        pixels.set([(data[at]! * alpha) / 255, (data[at + 1]! * alpha) / 255, (data[at + 2]! * alpha) / 255, alpha], at);
      }
      return { pixels, side: info.width };
    }),
  );
}

export type Particles = {
  /** Draws the particles that are nearer than the subject, or those that are farther. */
  draw(frame: Frame, view: View, where: 'behind' | 'before'): void;
};

/** `amount` 1 is the usual number of particles. */
export async function createParticles(kind: ParticleKind, height: number, random: () => number, amount = 1): Promise<Particles> {
  const nature = natures[kind];
  const { shape, colors } = nature;
  const count = Math.round(nature.count * amount);
  const cache = new Map<string, readonly Sprite[]>();
  const spritesOf = async (size: number): Promise<readonly Sprite[]> => {
    const side = Math.max(3, Math.round(size / 2) * 2);
    const name =
      typeof shape === 'object' ? shape.icons[Math.trunc(random() * shape.icons.length)]! : String(Math.trunc(random() * colors.length));
    const key = `${name}/${side}`;
    const known = cache.get(key);
    if (known) return known;
    const made = typeof shape === 'object' ? await turned(name, side) : [sprite(side, shades[shape], colors[Number(name)]!)];
    cache.set(key, made);
    return made;
  };
  const all: Particle[] = [];
  for (let index = 0; index < count; index += 1) {
    const distance = 0.45 + random() ** 0.7 * 2;
    const size = ((nature.size + nature.spread * random() ** 3) * height) / distance ** 0.7;
    all.push({
      x: random(),
      y: random(),
      distance,
      size,
      phase: random() * 2 * Math.PI,
      speed: 0.7 + random() * 0.6,
      sprites: await spritesOf(size),
    });
  }
  return {
    draw(frame, view, where) {
      for (const particle of all) if (particle.distance < 1 === (where === 'before')) drawOne(particle, nature, frame, view);
    },
  };
}

const wrapped = (value: number): number => value - Math.floor(value);
/** Particles move in a frame that is wider by this factor, so that none appears inside the image. */
const room = 1.3;

function drawOne({ x, y, distance, phase, speed, sprites }: Particle, nature: Nature, frame: Frame, { camera, zoom, seconds }: View): void {
  const aspect = frame.height / frame.width;
  const near = speed / distance ** 0.6;
  const across = x + seconds * nature.sideways * near * aspect + Math.sin(seconds * 1.3 * speed + phase) * nature.wander * aspect;
  const along = y + seconds * nature.fall * near + Math.sin(seconds * 0.9 * speed + phase * 2) * nature.wander * 0.4;
  const { scale, right, down } = projection(camera, distance);
  const middleX = ((wrapped(across) - 0.5) * room * scale + right) * zoom * frame.width + frame.width / 2;
  const middleY = (((wrapped(along) - 0.5) * room * frame.height * scale) / frame.width + down) * zoom * frame.width + frame.height / 2;
  const lit = nature.twinkle > 0 ? 0.55 + 0.45 * Math.sin(seconds * nature.twinkle * 2 * speed + phase) : 1;
  const opacity = Math.trunc(256 * nature.opacity * lit);
  const turn = sprites.length > 1 ? Math.trunc(wrapped(phase + seconds * 0.12 * speed) * sprites.length) : 0;
  stamp(sprites[turn]!, middleX, middleY, opacity, nature.glows, frame);
}

/** Draws a sprite with subpixel accuracy, so that slow ones do not jump. */
function stamp(
  { pixels, side }: Sprite,
  middleX: number,
  middleY: number,
  opacity: number,
  glows: boolean,
  { rgba, width, height }: Frame,
): void {
  const left = middleX - side / 2;
  const top = middleY - side / 2;
  const x0 = Math.floor(left);
  const y0 = Math.floor(top);
  const across = left - x0;
  const down = top - y0;
  const read = (x: number, y: number, channel: number) =>
    x < 0 || y < 0 || x >= side || y >= side ? 0 : pixels[(y * side + x) * 4 + channel]!;
  const sample = (x: number, y: number, channel: number) =>
    (read(x, y, channel) * (1 - across) + read(x - 1, y, channel) * across) * (1 - down) +
    (read(x, y - 1, channel) * (1 - across) + read(x - 1, y - 1, channel) * across) * down;
  for (let y = Math.max(0, -y0); y <= side && y0 + y < height; y += 1)
    for (let x = Math.max(0, -x0); x <= side && x0 + x < width; x += 1) {
      const alpha = (sample(x, y, 3) * opacity) / 65_280;
      if (alpha < 0.004) continue;
      const at = ((y0 + y) * width + x0 + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (sample(x, y, channel) * opacity) / 256;
        const under = rgba[at + channel]!;
        rgba[at + channel] = glows ? under + (value * (255 - under)) / 255 : Math.min(255, value + under * (1 - alpha));
      }
    }
}
