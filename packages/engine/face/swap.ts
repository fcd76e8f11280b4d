/** Puts a face onto an image in place: warp, mask, light, seam. Pixels away from the face are unchanged. */
import sharp from 'sharp';
import type { Image } from '@iridia/pixels/image';
import { bringsBeard, hasBeard, type BeardMemory } from './beard.ts';
import { holdSkin } from './bounds.ts';
import { withoutBrows, type Brows } from './brows.ts';
import { glassesIn } from './glasses.ts';
import type { LightMemory } from './light.ts';
import { relight } from './light.ts';
import { lipsOf, maskOf, openingOf, rectangleMask, type BrowMemory, type Glasses } from './mask.ts';
import { boundsOf, faceWidth, moved, outline, type Mesh } from './mesh.ts';
import { redden, tone, toningOf } from './monochrome.ts';
import { keepProportions, type ShapeMemory } from './proportions.ts';
import { judge, type Judged } from './flesh.ts';
import { matchGrain } from './grain.ts';
import { matchSeam } from './seam.ts';
import { sampled, stepFor, type FaceWindow, type Sampled } from './sampled.ts';
import type { Plane } from '../image/raster.ts';
import { newFace, warp, type NewFace, type Planes, type Warped } from './warp.ts';

export type SwapOptions = {
  /** `rectangle`: there's no face underneath, so its skin and shape are ignored. */
  place?: 'face' | 'rectangle';
  /** From 0 (invisible) to 1. */
  opacity?: number;
  /** State that is kept from frame to frame of a video. */
  memory?: Partial<BrowMemory & BeardMemory & LightMemory & GlassesMemory & ShapeMemory>;
};

/** Whose glasses the first frame of a video shows: they must not come and go. */
type GlassesMemory = { glasses: 'kept' | 'brought' | 'none' };

/** The face at its display scale, because a larger one would alias. Widths are in pixels. */
export async function fitFace(image: Image, mesh: Mesh, width: number): Promise<NewFace> {
  const scale = width / faceWidth(mesh);
  if (scale > 0.9) return newFace(image, mesh);
  const { x, y, width: faceWide, height: faceHigh } = boundsOf(mesh);
  const margin = faceWide * 0.2;
  const left = Math.max(0, Math.floor(x - margin));
  const top = Math.max(0, Math.floor(y - margin));
  const wide = Math.min(image.width, Math.ceil(x + faceWide + margin)) - left;
  const high = Math.min(image.height, Math.ceil(y + faceHigh + margin)) - top;
  const { data, info } = await sharp(image.rgb, { raw: { width: image.width, height: image.height, channels: 3 } })
    .extract({ left, top, width: wide, height: high })
    .resize(Math.max(2, Math.round(wide * scale)), Math.max(2, Math.round(high * scale)), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return newFace(
    { rgb: data, width: info.width, height: info.height },
    moved(mesh, info.width / wide, (-left * info.width) / wide, (-top * info.width) / wide),
  );
}

/** The part of an image around a face: what is painted depends on nothing else of it. */
export function windowAround(image: Pick<Image, 'width' | 'height'>, mesh: Mesh) {
  const bounds = boundsOf(outline.oval.map((index) => mesh[index]!));
  const left = Math.max(0, Math.floor(bounds.x - bounds.width * 0.1));
  const top = Math.max(0, Math.floor(bounds.y - bounds.height * 0.1));
  const step = stepFor(bounds.width);
  const inSteps = (length: number) => length - (length % step);
  const width = inSteps(Math.min(image.width, Math.ceil(bounds.x + bounds.width * 1.1)) - left);
  const height = inSteps(Math.min(image.height, Math.ceil(bounds.y + bounds.height * 1.2)) - top);
  return { left, top, width, height, faceWidth: bounds.width, step };
}

type Around = ReturnType<typeof windowAround>;

function planesOf({ rgb, width: whole }: Image, { left, top, width, height }: Around): Planes {
  const planes: Planes = [new Float32Array(width * height), new Float32Array(width * height), new Float32Array(width * height)];
  for (let y = 0; y < height; y += 1) takeRow(rgb, ((y + top) * whole + left) * 3, planes, y * width, width);
  return planes;
}

// What is called once a frame of a video stays slow in V8, however long its inner loop; what is called once a row does not.
function takeRow(rgb: Uint8Array, start: number, [red, green, blue]: Planes, to: number, count: number): void {
  for (let x = 0, from = start; x < count; x += 1, from += 3) {
    red[to + x] = rgb[from]!;
    green[to + x] = rgb[from + 1]!;
    blue[to + x] = rgb[from + 2]!;
  }
}

const byteOf = (value: number): number => Math.round(Math.min(255, Math.max(0, value)));

function putRow([red, green, blue]: Planes, start: number, rgb: Uint8Array, to: number, count: number): void {
  for (let x = 0, at = to; x < count; x += 1, at += 3) {
    rgb[at] = byteOf(red[start + x]!);
    rgb[at + 1] = byteOf(green[start + x]!);
    rgb[at + 2] = byteOf(blue[start + x]!);
  }
}

/** The frames of glasses to keep, or those to bring along where the target has none: half a frame would be left of either. */
function glassesOf({ planes }: Warped, target: Planes, { mesh, placed, ...size }: FaceWindow, memory: Partial<GlassesMemory>): Glasses {
  const known = memory.glasses;
  const kept = known === 'kept' || !known ? glassesIn(target, mesh, size, known === 'kept') : null;
  const brought = known === 'brought' || (!known && !kept) ? glassesIn(planes, placed, size, known === 'brought') : null;
  memory.glasses ??= kept ? 'kept' : brought ? 'brought' : 'none';
  return { brought, kept };
}

/** Lays skin over the target's brows, where no frame of glasses that stays crosses them. */
function coverBrows(target: Planes, brows: Brows, seen: Planes, coarse: Sampled, width: number, kept: Plane | null): void {
  const bare = withoutBrows(seen, brows, coarse.window).map((plane) => coarse.wholeRows(plane, brows.rows)) as Planes;
  const hair = coarse.wholeRows(brows.own, brows.rows);
  const end = bare[0].length;
  for (let from = 0; from < end; from += width)
    for (const channel of [0, 1, 2] as const) coverRow(target[channel], bare[channel], hair, kept, from, from + width);
}

function coverRow(plane: Plane, bare: Plane, hair: Plane, kept: Plane | null, from: number, to: number): void {
  for (let at = from; at < to; at += 1)
    plane[at]! += (bare[at]! - plane[at]!) * Math.min(1, hair[at]! * 1.6) * (1 - (kept === null ? 0 : kept[at]!));
}

/** Judges the face in a window, in fewer pixels; with no mesh there is none. */
function judged(planes: Planes, { width, height, faceWidth, step }: Around, mesh: Mesh | null): Judged {
  const coarse = sampled({ width, height, faceWidth, mesh: mesh ?? [], placed: [] }, step);
  return judge(coarse.planes(planes), mesh && coarse.window.mesh, null, coarse.window);
}

/** Whose beard is seen: a full one that comes, or any of the photo's, or none. */
function beardOf({ image, mesh }: NewFace, old: Judged, around: Around, own: Mesh): BeardMemory['beard'] {
  const inSteps = ({ width, height, faceWidth, step }: Around) => ({
    width: width / step,
    height: height / step,
    faceWidth: faceWidth / step,
  });
  const alone = windowAround(image, mesh);
  const placed = moved(mesh, 1, -alone.left, -alone.top);
  const comes = judged(planesOf(image, alone), alone, placed);
  if (bringsBeard(comes, moved(placed, 1 / alone.step), inSteps(alone))) return 'new';
  return hasBeard(old, moved(own, 1 / around.step), inSteps(around)) ? 'own' : 'none';
}

const leastWindow = 8;

export function putOn(face: NewFace, image: Image, mesh: Mesh, { place = 'face', opacity = 1, memory = {} }: SwapOptions = {}): void {
  const around = windowAround(image, mesh);
  const { left, top, width, height } = around;
  if (width < leastWindow || height < leastWindow || opacity <= 0) return;
  const own = moved(mesh, 1, -left, -top);
  const target = planesOf(image, around);
  const isFace = place === 'face';
  const old = judged(target, around, isFace ? own : null);
  if (isFace) memory.beard ??= beardOf(face, old, around, own);
  const isWithin = memory.beard === 'own';
  const placed = isFace ? keepProportions(face.mesh, own, memory, isWithin ? 'own' : 'new') : own;
  const warped = warp(face, placed, width, height);
  const window = { width, height, faceWidth: around.faceWidth, mesh: own, placed };
  const coarse = sampled(window, around.step);
  const glasses = isFace ? glassesOf(warped, target, window, memory) : null;
  const few = coarse.warped(warped);
  const faces = { target: old, source: judge(few.planes, coarse.window.placed, few.covered, coarse.window) };
  const {
    mask: soft,
    flesh,
    bare,
    isBearded,
    brows,
  } = isFace
    ? maskOf(faces, few.covered, coarse.window, openingOf(face.mesh), glasses?.brought ? coarse.pick(glasses.brought) : null, memory)
    : rectangleMask(faces, few.covered, coarse.window);
  const colourless = isFace ? toningOf(few.planes, few.covered).share : 0;
  const mask = coarse.whole(soft);
  show(mask, warped.covered, glasses?.kept ?? null);
  relight(warped, target, flesh, coarse, isBearded ? 'bearded' : place, memory, colourless);
  if (colourless > 0) redden(warped.planes, lipsOf(placed, window), colourless, target, lipsOf(own, window));
  tone(warped.planes, toningOf(old.planes));
  if (bare) {
    matchSeam(warped, old.planes, bare, coarse, isWithin);
    holdSkin(warped, old.planes, bare.own, coarse, memory.beard === 'new');
    matchGrain(warped, target, bare.inside, window, coarse);
  }
  if (brows) coverBrows(target, brows, old.planes, coarse, width, glasses?.kept ?? null);
  for (const channel of [0, 1, 2] as const) layOver(warped.planes[channel], target[channel], mask, opacity);
  for (let y = 0; y < height; y += 1) putRow(target, y * width, image.rgb, ((y + top) * image.width + left) * 3, width);
}

/** Ends the mask where nothing was painted and where glasses stay, and what was painted where the mask ends: nobody sees its light. */
function show(mask: Plane, covered: Uint8Array, kept: Plane | null): void {
  for (let at = 0; at < mask.length; at += 1) {
    mask[at] = covered[at] ? mask[at]! * (1 - (kept === null ? 0 : kept[at]!)) : 0;
    if (mask[at] === 0) covered[at] = 0;
  }
}

function layOver(over: Plane, under: Plane, mask: Plane, opacity: number): void {
  for (let at = 0; at < under.length; at += 1) under[at]! += (over[at]! - under[at]!) * mask[at]! * opacity;
}
