import { dirname } from 'node:path';
import { randomFrom } from '@iridia/pixels/random';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { effectsOf } from '../../../contract/facts/tools/effects.ts';
import { createEngine } from '../engine.ts';
import { costumes } from '../effects/costumes/index.ts';
import { bitmapOf, blank, drawing, frameOf, lay } from '../effects/bitmap.ts';
import { coupleOf } from '../effects/couple.ts';
import { headOf } from '../effects/head.ts';
import { hugging, places as hugPlaces } from '../effects/hug.ts';
import { kissing, places as kissPlaces } from '../effects/kiss.ts';
import { readCouple, type CutPerson } from '../effects/people.ts';
import { clearRim } from '../effects/rim.ts';
import { tintFace } from '../effects/tint.ts';
import { findFaces } from '../face/find.ts';
import { faceWidth } from '../face/mesh.ts';
import { rgbOf } from '../media/frame.ts';
import { openVideo } from '../media/decode.ts';
import type { FrameBytes } from '../media/video.ts';
import { astronaut, fixture, imageOf } from './kit/faces.ts';
import { loudness } from './kit/sound.ts';
import { workshop } from './kit/task.ts';
import { everyCase } from './kit/depth.ts';

const { path, make } = workshop();
let portrait: string;
beforeAll(async () => {
  portrait = path('portrait.png');
  await sharp(astronaut).extract({ left: 80, top: 0, width: 280, height: 300 }).resize(140, 150).png().toFile(portrait);
});

async function framesOf(file: string, fps: number): Promise<{ frames: FrameBytes[]; width: number; height: number; sound: number }> {
  const video = await openVideo(file, { longest: 2000, fps });
  const frames: FrameBytes[] = [];
  for await (const frame of video.frames()) frames.push(frame);
  return { frames, width: video.width, height: video.height, sound: loudness((await video.sound())!) };
}

/** The mean of each color. */
function colorOf(frame: FrameBytes): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < frame.length; at += 4) for (const channel of [0, 1, 2] as const) sum[channel] += frame[at + channel]!;
  return sum.map((value) => value / (frame.length / 4)) as typeof sum;
}

describe('the costumes of Halloween', () => {
  it('are those of the cards', () => {
    expect(Object.keys(costumes).toSorted()).toEqual(
      effectsOf('halloween')
        .map(({ id }) => id)
        .toSorted(),
    );
    const engine = createEngine();
    for (const { capability } of [...effectsOf('halloween'), ...effectsOf('together')]) expect(engine.offers(capability)).toBe(true);
    expect(engine.offers('effect.unknown')).toBe(false);
  });

  it('paint skin and nothing else', async () => {
    const image = await imageOf(sharp(astronaut));
    const before = Buffer.from(image.rgb);
    const [face] = await findFaces(image);
    tintFace(image, face!.mesh, costumes.witch.tint);
    const greener = (x: number, y: number) => {
      const at = (y * 512 + x) * 3;
      return image.rgb[at + 1]! - image.rgb[at]! - (before[at + 1]! - before[at]!);
    };
    const [cheekX, cheekY] = face!.mesh[50]!;
    expect(greener(Math.round(cheekX), Math.round(cheekY))).toBeGreaterThan(30);
    expect(greener(225, 40), 'hair').toBeLessThan(5);
    expect(greener(420, 60), 'the wall').toBeLessThan(5);
    expect(greener(150, 330), 'the suit').toBeLessThan(5);
  });

  it('paint a forehead up to its hair, not to the upper edge of the mesh', async () => {
    const photo = await imageOf(sharp(astronaut));
    const [face] = await findFaces(photo);
    const [x, y] = face!.mesh[10]!.map(Math.round) as [number, number];
    const [noseX, noseY] = face!.mesh[5]!.map(Math.round) as [number, number];
    const skin = [...photo.rgb.subarray((noseY * 512 + noseX) * 3, (noseY * 512 + noseX) * 3 + 3)];
    const bald = `<svg width="512" height="512"><ellipse cx="${x}" cy="${y + 4}" rx="38" ry="32" fill="rgb(${skin.join(',')})"/></svg>`;
    const image = await imageOf(sharp(astronaut).composite([{ input: Buffer.from(bald) }]));
    const before = Buffer.from(image.rgb);
    tintFace(image, face!.mesh, costumes.witch.tint);
    const red = ((y - 14) * 512 + x) * 3;
    expect(image.rgb[red]! - before[red]!).toBeLessThan(-30);
  });

  it('turn a portrait into a video: first unchanged, then in costume at night, with sound, the same for the same seed', async () => {
    const { path: video, outputs, notes, progress } = await make('effect.halloween', { effect: 'witch', seed: 3 }, { image: [portrait] });
    expect(outputs).toMatchObject([{ type: 'video/mp4', width: 140, duration: 6 }]);
    expect(notes).toMatchObject({ draft: true, seed: 3, costume: 'witch' });
    const { frames, height, sound } = await framesOf(video, 2);
    expect(height, 'room for the hat').toBeGreaterThan(170);
    expect(sound).toBeGreaterThan(0.02);
    const [first, last] = [colorOf(frames[0]!), colorOf(frames.at(-1)!)];
    expect(Math.max(...last), 'it is night').toBeLessThan(Math.max(...first) * 0.6);
    expect(progress.map(([fraction]) => fraction)).toEqual(progress.map(([fraction]) => fraction).toSorted((a, b) => a - b));
    expect(progress.filter(([, stage]) => stage === 'filming')).toHaveLength(144);
    if (!everyCase) return;
    const again = await make('effect.halloween', { effect: 'witch', seed: 3 }, { images: [portrait] });
    expect((await framesOf(again.path, 1)).frames.at(-1)).toEqual((await framesOf(video, 1)).frames.at(-1));
    const other = await make('effect.halloween', { effect: 'zombie', seed: 3 }, { image: [portrait] });
    expect(other.outputs[0]!.height, 'no hat').toBeLessThan(height);
  });

  it.skipIf(!everyCase)(
    'are worn by people in the foreground; a face that goes with the background leaves no paint in the night',
    async () => {
      // Smaller, for every frame costs as much as it has pixels.
      const pair = path('pair.jpg');
      const beside = { input: await sharp(fixture('mona-lisa.jpg')).resize(90, 90).toBuffer(), left: 300, top: 20 };
      await sharp(astronaut)
        .resize(210, 210)
        .extend({ right: 210, background: '#b8b0a8' })
        .composite([beside])
        .jpeg({ quality: 92 })
        .toFile(pair);
      expect(await findFaces(await imageOf(sharp(pair)))).toHaveLength(2);
      const { path: video } = await make('effect.halloween', { effect: 'skeleton', seed: 3 }, { image: [pair] });
      const { frames, width, height } = await framesOf(video, 2);
      const places: boolean[] = [];
      for (const frame of frames.slice(4))
        for (const { mesh } of await findFaces(await imageOf(sharp(frame, { raw: { width, height, channels: 4 } }))))
          places.push(mesh[4]![0] < width / 2);
      expect(places.filter((isLeft) => !isLeft)).toEqual([]);
      expect(places.length).toBeGreaterThan(4);
    },
  );

  it('need a face', async () => {
    await expect(make('effect.halloween', {}, { image: [fixture('coffee.jpg')] })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'noFace',
    });
  });
});

describe('two people', () => {
  const paths: Record<'one' | 'other' | 'both', string> = { one: '', other: '', both: '' };
  /** Cutting people out takes long, so each is cut out once: the two of one image, and a head that ends at the chin and a man with a hat. */
  let together: Awaited<ReturnType<typeof readCouple>>;
  let head: CutPerson;
  let hatted: CutPerson;
  beforeAll(async () => {
    const person = sharp(astronaut).extract({ left: 60, top: 0, width: 330, height: 400 }).resize(165, 200);
    Object.assign(paths, { one: path('one.png'), other: path('other.png'), both: path('both.png') });
    await person.clone().toFile(paths.one);
    await person.clone().flop().modulate({ hue: 120 }).toFile(paths.other);
    await person
      .clone()
      .extend({ right: 165, background: '#dcd' })
      .composite([{ input: paths.other, left: 165, top: 0 }])
      .toFile(paths.both);
    together = await readCouple([paths.both], dirname(paths.both));
    if (!everyCase) return;
    const chin = path('head.png');
    await sharp(astronaut).extract({ left: 160, top: 0, width: 130, height: 190 }).toFile(chin);
    [head, hatted] = await readCouple([chin, fixture('tanguy.jpg')], dirname(paths.both));
  });

  it('of one image or of two are cut out, each with their own face, from left to right', async () => {
    for (const couple of everyCase ? [together, await readCouple([paths.one, paths.other], dirname(paths.both))] : [together]) {
      for (const { bitmap, mesh } of couple) {
        const opaque = (right: number, down: number) => {
          const [x, y] = mesh[4]!;
          return bitmap.pixels[(Math.round(y + down) * bitmap.width + Math.round(x + right)) * 4 + 3]!;
        };
        expect(opaque(0, 0), 'the face').toBeGreaterThan(240);
        expect(opaque(0, faceWidth(mesh) * 0.9), 'the neck').toBeGreaterThan(200);
        expect(bitmap.pixels[(bitmap.width / 2 + 8) * 4 + 3], 'the wall').toBeLessThan(60);
        expect(bitmap.width, 'not the other one').toBeLessThan(240);
      }
    }
  });

  it.skipIf(!everyCase)(
    'are brought together, with hearts and sound, also when a job names its images under both inputs, as the server does',
    async () => {
      const {
        path: video,
        outputs,
        notes,
      } = await make('effect.hug', { seed: 5 }, { image: [paths.one], images: [paths.one, paths.other] });
      expect(outputs).toMatchObject([{ type: 'video/mp4', duration: 6 }]);
      expect(notes).toMatchObject({ draft: true, seed: 5, people: 2 });
      const { frames, width, height, sound } = await framesOf(video, 1);
      expect(sound).toBeGreaterThan(0.02);
      const apart = async (frame: FrameBytes) => {
        const faces = await findFaces({ rgb: rgbOf(frame), width, height });
        const [a, b] = faces.map(({ mesh }) => mesh[4]!);
        const greens = [a, b].map((nose) => {
          const at = (Math.round(nose![1]) * width + Math.round(nose![0])) * 4;
          return frame[at + 1]! - frame[at]!;
        });
        return { count: faces.length, distance: Math.hypot(a![0] - b![0], a![1] - b![1]) / width, greens };
      };
      const [first, last] = [await apart(frames[0]!), await apart(frames.at(-1)!)];
      expect(first.count).toBe(2);
      expect(first.distance).toBeGreaterThan(0.4);
      // One light for both brings their colors a third of the way together, and that of the place is warm.
      expect(Math.min(...first.greens), 'the one').toBeLessThan(-10);
      expect(Math.max(...first.greens) - Math.min(...first.greens), 'the other, whose skin is green').toBeGreaterThan(10);
      expect(last.distance).toBeLessThan(0.6 * first.distance);
    },
  );

  const dressed = (people: readonly [CutPerson, CutPerson]) => coupleOf(people, [1, 1, 1]);

  it.each([
    ['hug', hugging, hugPlaces, 2.6, 5],
    ['kiss', kissing, kissPlaces, 4.4, 4.6],
  ] as const)('leave both faces of a %s in sight where their heads lean together', async (_, play, places, touch, time) => {
    const couple = await dressed(together);
    const draw = await play(couple, places[0]!, touch, randomFrom('1'));
    const found = await findFaces({ rgb: rgbOf(frameOf(await draw(time))), ...couple.size });
    expect(found).toHaveLength(2);
    const [one, other] = found.map(({ mesh }) => mesh[4]!);
    expect(Math.abs(one![0] - other![0]) / faceWidth(found[0]!.mesh)).toBeGreaterThan(1);
  });

  it.each([
    ['usual photos', Infinity],
    ['photos that end below the chin', 0.75],
  ])('of %s end in a heart that is whole, with both mouths in it', async (_, below) => {
    const cropped = together.map(({ bitmap, mesh }): CutPerson => {
      const height = Math.min(bitmap.height, Math.round(mesh[4]![1] + below * faceWidth(mesh)));
      return { mesh, bitmap: { ...bitmap, pixels: bitmap.pixels.subarray(0, bitmap.width * height * 4), height } };
    });
    const couple = await dressed(cropped as [CutPerson, CutPerson]);
    const { width, height } = couple.size;
    const draw = await kissing(couple, kissPlaces[0]!, 4.4, randomFrom('1'));
    const last = (await draw(5.9)).pixels;
    const isOpen = (x: number, y: number) => last[(y * width + x) * 4]! > 90;
    const open = { left: width, right: 0, top: height, bottom: 0 };
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        if (isOpen(x, y))
          Object.assign(open, {
            left: Math.min(open.left, x),
            right: Math.max(open.right, x),
            top: Math.min(open.top, y),
            bottom: Math.max(open.bottom, y),
          });
    expect(open.left).toBeGreaterThan(width * 0.02);
    expect(open.right).toBeLessThan(width * 0.98);
    expect(open.top).toBeGreaterThan(height * 0.02);
    expect(open.bottom).toBeLessThan(height * 0.98);
    expect(Math.abs((open.top + open.bottom) / 2 - height / 2), 'in the middle').toBeLessThan(height * 0.08);
    const found = await findFaces({ rgb: rgbOf(frameOf(await draw(4.6))), width, height });
    const mouths = found.map(({ mesh }) => mesh[13]![0]);
    const middle = (open.left + open.right) / 2;
    for (const mouth of mouths) expect(Math.abs(mouth - middle)).toBeLessThan((open.right - open.left) * 0.44);
    expect(Math.abs((mouths[0]! + mouths[1]!) / 2 - middle), 'between the mouths').toBeLessThan(width * 0.04);
  });

  it('blow a kiss that leaves its print on a cheek: a third of the face wide at most, and inside it', async () => {
    const couple = await dressed(together);
    const { width, height } = couple.size;
    const draw = await kissing(couple, kissPlaces[0]!, 4.4, randomFrom('1'));
    const red = async (time: number) => {
      const frame = frameOf(await draw(time));
      const faces = await findFaces({ rgb: rgbOf(frame), width, height });
      const right = faces.map(({ mesh }) => mesh).toSorted((a, b) => b[4]![0] - a[4]![0])[0]!;
      const [left, over, under] = [right[234]![0], right[6]![1], right[152]![1]];
      const columns = new Set<number>();
      for (let y = Math.round(over); y < under; y += 1)
        for (let x = Math.round(left - 10); x < right[454]![0] + 10; x += 1) {
          const at = (y * width + x) * 4;
          if (frame[at]! - frame[at + 1]! > 120) columns.add((x - left) / faceWidth(right));
        }
      return [...columns];
    };
    expect(await red(0.4)).toHaveLength(0);
    const print = await red(2.3);
    expect(Math.min(...print), 'inside the face').toBeGreaterThan(0.05);
    expect(Math.max(...print), 'inside the face').toBeLessThan(0.95);
    const wide = Math.max(...print) - Math.min(...print);
    expect(wide).toBeGreaterThan(0.15);
    expect(wide).toBeLessThan(1 / 3);
  });

  it('wear hats that fit their heads', async () => {
    const [{ bitmap, mesh }] = together;
    const size = faceWidth(mesh);
    const narrow = Uint8Array.from(bitmap.pixels);
    for (let at = 0; at < narrow.length; at += 4)
      if (Math.abs(((at / 4) % bitmap.width) - mesh[10]![0]) > size * 0.5) narrow.fill(0, at, at + 4);
    const person = { mesh, bitmap: { ...bitmap, pixels: narrow } };
    const { brow } = await headOf(person, { face: 100, light: [1, 1, 1], flip: false });
    expect(brow.half).toBeGreaterThan(0.4);
    expect(brow.half).toBeLessThan(0.54);
    const whole = await headOf(together[0], { face: 100, light: [1, 1, 1], flip: false });
    expect(whole.brow.half).toBeGreaterThan(brow.half);
  });

  it('wear no brim of their own beside a drawn hat', async () => {
    const [{ bitmap, mesh }] = together;
    const size = faceWidth(mesh);
    const brimmed = Uint8Array.from(bitmap.pixels);
    for (let y = 0, at = 0; y < bitmap.height; y += 1)
      for (let x = 0; x < bitmap.width; x += 1, at += 4) {
        const [aside, down] = [Math.abs(x - mesh[4]![0]) / size, (y - mesh[4]![1]) / size];
        if (aside > 0.5) brimmed.set(aside < 1 && down > -0.7 && down < -0.1 ? [255, 0, 255, 255] : [0, 0, 0, 0], at);
      }
    const head = await headOf({ mesh, bitmap: { ...bitmap, pixels: brimmed } }, { face: 100, light: [1, 1, 1], flip: false });
    expect(Math.max(head.hair.left, head.hair.right)).toBeLessThan(0.76);
  });

  it('wear what is drawn, up to the chin: of the photo there is hair, and no collar', async () => {
    const [{ bitmap, mesh }] = together;
    const size = faceWidth(mesh);
    const [noseX, noseY] = mesh[4]!;
    const painted = (from: number, to: number): CutPerson => {
      const pixels = Uint8Array.from(bitmap.pixels);
      for (let y = 0; y < bitmap.height; y += 1)
        for (let x = 0; x < bitmap.width; x += 1) {
          const [aside, down] = [Math.abs(x - noseX) / size, (y - noseY) / size];
          if (aside > 0.5)
            pixels.set(aside < 0.8 && down > from && down < to ? [255, 0, 255, 255] : [0, 0, 0, 0], (y * bitmap.width + x) * 4);
        }
      return { mesh, bitmap: { ...bitmap, pixels } };
    };
    const own = async (person: CutPerson) => {
      const { bitmap: head } = await headOf(person, { face: 100, light: [1, 1, 1], flip: false });
      let count = 0;
      for (let at = 0; at < head.pixels.length; at += 4)
        if (head.pixels[at + 3]! > 200 && head.pixels[at + 1]! < 40 && head.pixels[at]! > 200) count += 1;
      return count;
    };
    const hair = await own(painted(-0.5, 0.6));
    expect(hair).toBeGreaterThan(1500);
    expect(await own(painted(0.25, 1))).toBeLessThan(hair * 0.1);
  });

  it('show nothing beside their jaw but the scarf: no collar that the photo has there', async () => {
    const [{ bitmap, mesh }] = together;
    const size = faceWidth(mesh);
    const [[noseX, noseY], chinY] = [mesh[4]!, mesh[152]![1]];
    const pixels = Uint8Array.from(bitmap.pixels);
    for (let y = 0, at = 0; y < bitmap.height; y += 1)
      for (let x = 0; x < bitmap.width; x += 1, at += 4) {
        const aside = Math.abs(x - noseX) / size;
        if (aside > 0.56) pixels.fill(0, at, at + 4);
        else if (aside > 0.34 && y > noseY + (chinY - noseY) * 0.75) pixels.set([255, 0, 255, 255], at);
      }
    const head = await headOf({ mesh, bitmap: { ...bitmap, pixels } }, { face: 100, light: [1, 1, 1], flip: false });
    let scraps = 0;
    for (let at = 0; at < head.bitmap.pixels.length; at += 4) {
      const [red, green, , alpha] = head.bitmap.pixels.subarray(at, at + 4);
      if (alpha! > 128 && green! < 40 && red! > 100) scraps += 1;
    }
    expect(scraps).toBeLessThan(60);
  });

  it('have no rim in the color of their old background', () => {
    const side = 40;
    const disc = new Uint8Array(side * side * 4);
    for (let at = 0; at < side * side; at += 1) {
      const away = Math.hypot((at % side) - 20, Math.trunc(at / side) - 20);
      if (away < 15) disc.set(away > 13 ? [0, 255, 0, 255] : [200, 120, 90, 255], at * 4);
    }
    clearRim(disc, side, side, 2);
    for (let at = 0; at < disc.length; at += 4) if (disc[at + 3]! > 0) expect(disc[at + 1]! - disc[at]!, `${at}`).toBeLessThan(0);
    expect([...disc.subarray((20 * side + 20) * 4, (20 * side + 20) * 4 + 4)], 'the middle').toEqual([200, 120, 90, 255]);
  });

  it('meet in one of three places, each with a look of its own', async () => {
    for (const places of [hugPlaces, kissPlaces]) {
      const looks = await Promise.all(
        places.map(async ({ scenery }) => {
          const { pixels } = await drawing(scenery(80, 60, randomFrom('1')).behind, 80, 60);
          return pixels;
        }),
      );
      for (const [at, one] of looks.entries()) {
        expect([...one].filter((_, channel) => channel % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
        for (const other of looks.slice(at + 1))
          expect(one.reduce((sum, value, channel) => sum + Math.abs(value - other[channel]!), 0) / one.length).toBeGreaterThan(12);
      }
    }
  });

  it.skipIf(!everyCase)('come no nearer than the hair of one of them leaves the face of the other in sight', async () => {
    const { path: video } = await make('effect.kiss', { seed: 5 }, { images: [fixture('mona-lisa.jpg'), paths.one] });
    const { frames, width, height } = await framesOf(video, 1);
    const [left, right] = (await findFaces({ rgb: rgbOf(frames[4]!), width, height })).map(({ mesh }) => mesh[4]!);
    expect(Math.hypot(left![0] - right![0], left![1] - right![1]) / width).toBeGreaterThan(0.15);
  });

  it.skipIf(!everyCase)('have a body when the photo ends at the chin, so that no head floats', async () => {
    const couple = await dressed([head, together[0]]);
    const { width, height } = couple.size;
    const frame = frameOf(await (await hugging(couple, hugPlaces[0]!, 2.6, randomFrom('1')))(0.2));
    for (const { mesh } of await findFaces({ rgb: rgbOf(frame), width, height })) {
      const below = (Math.round(mesh[152]![1] + faceWidth(mesh) * 0.5) * width + Math.round(mesh[152]![0])) * 4;
      expect(frame[below]! - frame[below + 2]!, 'a scarf').toBeGreaterThan(20);
    }
  });

  it.skipIf(!everyCase)('keep a hat that the net for people does not know', () => {
    const { bitmap, mesh } = hatted;
    const [x, y] = mesh[4]!;
    expect(bitmap.pixels[(Math.round(y - faceWidth(mesh) * 0.9) * bitmap.width + Math.round(x)) * 4 + 3]).toBeGreaterThan(240);
  });

  it.skipIf(!everyCase)('leave behind everyone else in the photo, and the print that shows them', async () => {
    const print = path('print.png');
    const photo = await sharp(paths.one).extend({ top: 10, bottom: 15, left: 10, right: 10, background: '#f4efdc' }).toBuffer();
    await sharp({ create: { width: 320, height: 310, channels: 3, background: '#b98a7c' } })
      .composite([{ input: photo, left: 65, top: 30 }])
      .toFile(print);
    const [one, shown] = await readCouple([paths.both, print], dirname(paths.both));
    const opaque = ({ bitmap: { pixels, width }, mesh }: typeof one, right: number, down: number) => {
      const [x, y] = [Math.round(mesh[4]![0] + right), Math.round(mesh[4]![1] + down)];
      return x < 0 || x >= width ? 0 : pixels[(y * width + x) * 4 + 3]!;
    };
    for (const person of [one, shown]) expect(opaque(person, 0, 0), 'the face').toBeGreaterThan(240);
    for (const aside of [-200, -165, -130, 130, 165, 200]) expect(opaque(one, aside, 0), 'the neighbor').toBe(0);
    expect(opaque(shown, 1.6 * faceWidth(shown.mesh), -0.9 * faceWidth(shown.mesh)), 'the wall in the print').toBe(0);
    expect(shown.bitmap.height, 'up to the border of the print').toBeLessThan(240);
  });

  it('are needed', async () => {
    await expect(make('effect.kiss', {}, { images: [paths.one] })).rejects.toMatchObject({ reason: 'twoPeopleNeeded' });
    await expect(make('effect.kiss', {}, { images: [paths.one, fixture('coffee.jpg')] })).rejects.toMatchObject({ reason: 'noFace' });
  });
});

describe('a bitmap', () => {
  const red = bitmapOf(Uint8Array.from([255, 0, 0, 255, 255, 0, 0, 128]), 2, 1);
  const pixel = ({ pixels }: { pixels: Uint8Array }, at: number) => [...pixels.subarray(at * 4, at * 4 + 4)];

  it('covers as much as it is opaque, moved, turned over and faded', () => {
    const ground = bitmapOf(new Uint8Array(16).fill(255), 4, 1);
    lay(ground, red, { x: 1, y: 0, anchor: [0, 0] });
    expect([0, 1, 2, 3].map((at) => pixel(ground, at)[1])).toEqual([255, 0, 127, 255]);
    const flipped = bitmapOf(new Uint8Array(16).fill(255), 4, 1);
    lay(flipped, red, { x: 2, y: 0.5, flip: true });
    expect([0, 1, 2, 3].map((at) => pixel(flipped, at)[1])).toEqual([255, 127, 0, 255]);
    const faded = bitmapOf(new Uint8Array(16).fill(255), 4, 1);
    lay(faded, red, { x: 0, y: 0, anchor: [0, 0], opacity: 0.5 });
    expect(pixel(faded, 0)[1]).toBe(127);
  });

  it('glows by adding its light, and makes a transparent ground as opaque as itself', () => {
    const dark = bitmapOf(Uint8Array.from([0, 50, 0, 255, 0, 50, 0, 255]), 2, 1);
    lay(dark, red, { x: 0, y: 0, anchor: [0, 0], mode: 'glow' });
    expect(pixel(dark, 0)).toEqual([255, 50, 0, 255]);
    const nothing = blank(2, 1);
    lay(nothing, red, { x: 0, y: 0, anchor: [0, 0] });
    expect([pixel(nothing, 0)[3], pixel(nothing, 1)[3]]).toEqual([255, 128]);
  });
});
