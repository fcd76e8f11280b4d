/**
 * Two people come together on a warm evening: a hug, or a kiss on the cheek. The people of the photos are moved; no pixels of them are
 * generated.
 */
import { join } from 'node:path';
import type { EngineJob } from '../job/job.ts';
import { randomFrom } from '@iridia/pixels/random';
import { boundsOf, faceWidth, points, rollOf, type Mesh } from '../face/mesh.ts';
import { draftNotes, seedOf, type Task } from '../job/task.ts';
import { encodeVideo } from '../media/encode.ts';
import type { FrameBytes } from '../media/video.ts';
import { createVignette } from './atmosphere.ts';
import { blank, drawing, frameOf, lay, type Bitmap } from './bitmap.ts';
import { readCouple, type CutPerson } from './people.ts';
import { tenderSound } from './sound.ts';
import { heartOfLight, hearts, heartSize, warmScenery } from './warm.ts';

/** Frame width in pixels at a 4:3 ratio: it follows the size of the faces, because enlarged faces gain nothing from a large frame. */
const widths = { least: 400, most: 800 } as const;
const fps = 24;
const seconds = 6;

/**
 * Times in seconds, angles in radians; in face widths, `near` is the least distance between the face centers, and `covers` how much of the
 * other face the one in front may hide.
 */
const meetings = {
  hug: { touch: 2.6, lean: 0.1, near: 1.02, covers: 0.12, sway: 0.02 },
  kiss: { touch: 3, lean: 0.17, near: 0.86, covers: 0.2, sway: 0.008 },
} as const;
type Meeting = (typeof meetings)[keyof typeof meetings];

/** Face width as a share of the frame's width: usually, and at most for a photo that ends below the chin, whose head would float. */
const faceShares = { usual: 0.165, most: 0.38 } as const;
const maxEnlarged = 3;

/** Height of a frame in widths. */
const ratio = 3 / 4;
/** The face line as a share of the frame's height: usually, and at the lowest. */
const faceLines = { usual: 0.42, lowest: 0.7 } as const;
/** Pixels that a photo reaches below the frame at least, because people sway. */
const hidden = 14;

type Size = { width: number; height: number };

/** How large the faces are, so that every photo reaches the lower edge of the frame: of close-ups, the video is a close-up. */
function faceShareFor(people: readonly CutPerson[]): number {
  const needed = people.map(({ bitmap, mesh }) => {
    const { y, height } = boundsOf(mesh);
    const below = (bitmap.height - y - height / 2) / faceWidth(mesh);
    return ((1 - faceLines.lowest) * ratio + hidden / widths.least) / below;
  });
  return Math.min(faceShares.most, Math.max(faceShares.usual, ...needed));
}

function sizeFor(people: readonly CutPerson[], faceShare: number): Size {
  const fitting = (Math.min(...people.map(({ mesh }) => faceWidth(mesh))) / faceShare) * 1.5;
  const width = Math.round(Math.min(widths.most, Math.max(widths.least, fitting)) / 8) * 8;
  return { width, height: width * ratio };
}

type Actor = {
  bitmap: Bitmap;
  /** The chest: the pivot for moving and tilting, in pixels of the bitmap. */
  anchor: readonly [number, number];
  scale: number;
  /** Rotation in radians that levels the eyes. */
  level: number;
  flip: boolean;
  /** Distance from the chest up to the center of the face, in pixels of the frame. */
  reach: number;
  /** Distance from the center of the face to the end of the hair on the side of the other person, in pixels of the frame. */
  hair: number;
};

/** The most face widths that hair may keep two faces apart. */
const widestHair = 1.1;

/** How far a person reaches aside beyond the center of the face, between brow and chin; `way` is 1 to the right. In pixels of the bitmap. */
function reachAside(
  { bitmap: { pixels, width, height } }: CutPerson,
  face: { x: number; y: number; high: number; wide: number },
  way: 1 | -1,
): number {
  let most = 0;
  for (let y = Math.max(0, Math.round(face.y - face.high * 0.3)); y < Math.min(height, face.y + face.high * 0.4); y += 1) {
    let x = Math.round(face.x);
    while (x >= 0 && x < width && pixels[(y * width + x) * 4 + 3]! > 127) x += way;
    most = Math.max(most, Math.abs(x - face.x));
  }
  return Math.min(most, widestHair * face.wide);
}

/** Horizontal offset of the nose from the midpoint of the cheeks, in face widths; positive is to the right. */
function looking(mesh: Mesh): number {
  const middle = (mesh[points.leftCheek]![0] + mesh[points.rightCheek]![0]) / 2;
  return (mesh[points.noseTip]![0] - middle) / faceWidth(mesh);
}

const certain = 0.05;

function actorOf(person: CutPerson, side: 'left' | 'right', face: number): Actor {
  const { bitmap, mesh } = person;
  const size = faceWidth(mesh);
  const scale = Math.min(maxEnlarged, face / size);
  const bounds = boundsOf(mesh);
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const aside = looking(mesh);
  // Mirror a person who looks away, so that the two face each other.
  const flip = side === 'left' ? aside < -certain : aside > certain;
  const down = Math.min(1.7 * size, bitmap.height - y);
  return {
    bitmap,
    anchor: [x, y + down],
    scale,
    level: Math.max(-0.12, Math.min(0.12, -rollOf(mesh) * (flip ? -1 : 1))),
    flip,
    reach: down * scale,
    hair: scale * reachAside(person, { x, y, high: bounds.height, wide: size }, (side === 'left') === flip ? -1 : 1),
  };
}

/** The face line is low enough to hide the lower edge of every photo. */
function faceLine(actors: readonly Actor[], height: number): number {
  const needed = actors.map(({ bitmap, anchor, scale, reach }) => height + hidden - (bitmap.height - anchor[1]) * scale - reach);
  return Math.min(height * faceLines.lowest, Math.max(height * faceLines.usual, ...needed));
}

/** The frame, and where the two people are in it. */
export function stageFor(people: readonly [CutPerson, CutPerson]): {
  size: Size;
  actors: readonly [Actor, Actor];
  face: number;
  faceY: number;
} {
  const share = faceShareFor(people);
  const size = sizeFor(people, share);
  const face = size.width * share;
  const actors = [actorOf(people[0], 'left', face), actorOf(people[1], 'right', face)] as const;
  return { size, actors, face, faceY: faceLine(actors, size.height) };
}

const ease = (share: number): number => (share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share));

type Floating = { born: number; x: number; y: number; rise: number; drift: number; size: number; kind: number; turn: number };

/** Hearts that rise continuously, and a burst of them behind the couple when they touch. */
function heartsOf(random: () => number, touch: number, faceY: number, { width, height }: Size): { rising: Floating[]; burst: Floating[] } {
  const unit = width / 960;
  const rising = Array.from({ length: 34 }, (): Floating => ({
    born: 0.6 + random() * (seconds - 1),
    x: random() * width,
    y: height * (0.75 + random() * 0.3),
    rise: (90 + random() * 110) * unit,
    drift: (random() - 0.5) * 40 * unit,
    size: 0.12 + random() * 0.32,
    kind: Math.trunc(random() * 4),
    turn: (random() - 0.5) * 0.7,
  }));
  const burst = Array.from({ length: 36 }, (_, index): Floating => {
    const angle = (index / 36) * 2 * Math.PI + random() * 0.3;
    return {
      born: touch + random() * 0.25,
      x: width / 2 + Math.cos(angle) * 24 * unit,
      y: faceY + Math.sin(angle) * 18 * unit,
      rise: (90 - Math.sin(angle) * 170) * unit,
      drift: Math.cos(angle) * 230 * unit,
      size: 0.14 + random() * 0.26,
      kind: Math.trunc(random() * 4),
      turn: (random() - 0.5) * 0.8,
    };
  });
  return { rising, burst };
}

const heartLife = 2.8;

function drawHearts(frame: Bitmap, floating: readonly Floating[], sprites: readonly Bitmap[], time: number): void {
  for (const { born, x, y, rise, drift, size, kind, turn } of floating) {
    const age = time - born;
    if (age < 0 || age > heartLife) continue;
    lay(frame, sprites[kind]!, {
      x: x + drift * age + Math.sin(age * 3 + turn * 9) * 9,
      y: y - rise * age,
      scale: size * Math.min(1, age * 5) * (frame.width / 960),
      angle: turn + Math.sin(age * 2.4) * 0.15,
      opacity: Math.min(1, (heartLife - age) * 1.4) * 0.92,
    });
  }
}

async function* play(
  { size: { width, height }, actors, face, faceY }: ReturnType<typeof stageFor>,
  meeting: Meeting,
  random: () => number,
): AsyncGenerator<FrameBytes> {
  const { touch, lean, near, covers, sway } = meeting;
  const glowSize = Math.round(width * 0.92);
  const scene = warmScenery(width, height, random);
  const [behind, before, glow] = [
    await drawing(scene.behind, width, height),
    await drawing(scene.before, width, height),
    await drawing(heartOfLight(glowSize), glowSize, glowSize),
  ];
  const sprites = await Promise.all(hearts().map((svg) => drawing(svg, heartSize, heartSize)));
  const [left, right] = actors;
  const { rising, burst } = heartsOf(random, touch, faceY, { width, height });
  const vignette = createVignette(width, height, 0.4);
  const apart = width * 0.56;
  // The left one is in front, and hair that is wide would hide half of the other face.
  const together = Math.max(face * near, left.hair + face * (0.5 - covers));
  for (let index = 0; index < seconds * fps; index += 1) {
    const time = index / fps;
    const met = ease((time - 0.3) / (touch - 0.3));
    const after = Math.max(0, time - touch);
    const camera = 1 + 0.14 * ease((time - touch * 0.5) / (seconds - touch * 0.5));
    const frame = blank(width, height);
    lay(frame, behind, { x: width / 2, y: height / 2, scale: 1.02 + (camera - 1) * 0.4 });
    const beat = 1 + 0.05 * Math.sin(after * 7) * Math.exp(-after * 0.5);
    lay(frame, glow, {
      x: width / 2,
      y: faceY * 0.98,
      scale: ease(after / 0.7) * beat * camera,
      mode: 'glow',
      opacity: Math.min(0.85, after),
    });
    drawHearts(frame, burst, sprites, time);
    const step = Math.sin(time * 5.2) * (1 - met) * 5;
    for (const [actor, side] of [
      [right, 1],
      [left, -1],
    ] as const) {
      const angle = side * -1 * lean * met + Math.sin(after * 1.7) * sway * Math.min(1, after) + actor.level;
      const distance = (apart + (together - apart) * met) / 2;
      // Place the chest so that the tilted face reaches its target position.
      const faceX = side * distance;
      const breastX = faceX - Math.sin(angle) * actor.reach;
      const breastY = faceY - height / 2 + Math.cos(angle) * actor.reach + step * side;
      lay(frame, actor.bitmap, {
        x: width / 2 + breastX * camera,
        y: height / 2 + breastY * camera,
        anchor: actor.anchor,
        scale: actor.scale * camera,
        angle,
        flip: actor.flip,
      });
    }
    lay(frame, before, { x: width / 2, y: height + 2, anchor: [width / 2, height], scale: 1 + (camera - 1) * 1.3 });
    drawHearts(frame, rising, sprites, time);
    vignette(frame);
    yield frameOf(frame);
  }
}

const bringTogether =
  (kind: keyof typeof meetings): Task =>
  async (job: EngineJob, onProgress) => {
    const meeting = meetings[kind];
    const seed = seedOf(job);
    onProgress(0.03, 'findingFaces');
    const people = await readCouple(job.files.images ?? job.files.image ?? [], job.folder);
    const stage = stageFor(people);
    onProgress(0.25, 'meeting');
    const frames = async function* () {
      let done = 0;
      for await (const frame of play(stage, meeting, randomFrom(`${seed}/${kind}`))) {
        done += 1;
        onProgress(0.25 + (0.7 * done) / (seconds * fps), 'filming');
        yield frame;
      }
    };
    const sound = tenderSound(seconds, meeting.touch);
    const output = await encodeVideo(join(job.folder, 'result.mp4'), 'mp4', { ...stage.size, fps, sound }, frames());
    return { outputs: [output], notes: { ...draftNotes({ understood: [], unknown: [] }, seed), people: 2 } };
  };

export const hug: Task = bringTogether('hug');
export const kiss: Task = bringTogether('kiss');
