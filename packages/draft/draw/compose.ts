/** Composes an image from a plan: the painted place, what is in the sky, and the figures where `arrange` puts them. */
import { backgroundOf, foregroundOf, hasChimney, isHeated, hasLighthouse, hasSill, hasTallAtRight, placed } from './place.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { colorValue } from '../words/colors.ts';
import { meaningOf, type Plan } from '../plan/plan.ts';
import { isAirborne, isBuilt } from '../art/kinds.ts';
import { randomFrom } from '@iridia/pixels/random';
import { hex } from '@iridia/pixels/color';
import { sharpOf, type Size, unpacked } from '@iridia/pixels/image';
import { arrange } from '../arrange/arrange.ts';
import { isLifted } from '../arrange/hold.ts';
import type { ArrangedPart } from '../arrange/part.ts';
import { paintBackdrop, type Backdrop } from './backdrop.ts';
import { overcastOf, type Setting } from './canvas.ts';
import { drawEarth, drawPlanet, drawRainbow, drawStars } from './heavens.ts';
import { drawWeather } from './weather.ts';
import { bay } from './room.ts';
import { foregroundOver } from './foreground.ts';
import { grade } from './grade.ts';
import { peopled } from './peopled.ts';
import { found, grow, heat, standingOf, type Standing } from './standing.ts';

/** `figures`: the subject stands in the place. `aside`: the middle stays free for a photo's subject. */
export type Composition = 'figures' | 'aside';

const skyless = new Set<Plan['scene']>(['space', 'moon', 'mars', 'underwater', 'studio', 'room']);

function heavensOf({ scene, time, things, weathers }: Plan, size: Size, ground: number, random: () => number): OverlayOptions[] {
  const at = { left: 0, top: 0 };
  const found: OverlayOptions[] = [];
  if (scene === 'moon' || scene === 'mars')
    found.push(
      { input: drawStars(size, { count: scene === 'moon' ? 260 : 40, lowest: 0.5, largest: 2.4 }, random), ...at },
      ...(scene === 'moon' && !things.some(({ drawing }) => drawing?.icon.startsWith('globe'))
        ? [{ input: drawEarth(size, random), ...at }]
        : []),
    );
  if (scene === 'space')
    found.push(
      { input: drawStars(size, { count: 260, lowest: 0.82, largest: 2.6 }, random), ...at },
      { input: drawPlanet(size, random), ...at },
    );
  else if (time === 'night' && !skyless.has(scene) && overcastOf(weathers) === 0)
    found.push({ input: drawStars(size, { count: 140, lowest: 0.5, largest: 1.8 }, random), ...at });
  if (weathers.includes('aurora') && !skyless.has(scene)) found.push({ input: drawWeather('aurora', size, random), ...at });
  if (things.length > 1 && !skyless.has(scene) && things.some(({ drawing }) => drawing?.icon === 'rainbow'))
    found.push({ input: drawRainbow(size, ground), ...at });
  return found;
}

const zoomOf = ({ finishes }: Plan): number => (finishes.includes('closeup') ? 1.45 : finishes.includes('distant') ? 0.6 : 1);

/** Overlays on the painted place, rearmost first: stars and planets, objects in the air, figures and their shadows on the ground. */
export type Pieces = { heavens: OverlayOptions[]; above: OverlayOptions[]; standing: Standing[]; parts: readonly ArrangedPart[] };

export async function piecesOf(
  named: Plan,
  size: Size,
  backdrop: Pick<Backdrop, 'ground' | 'light'>,
  random: () => number,
  composition: Composition = 'figures',
): Promise<Pieces> {
  const plan = peopled(foregroundOf(named), random);
  const { autumnal } = backgroundOf(named);
  const heated = isHeated(named);
  const { scene } = plan;
  const heavens = heavensOf(plan, size, backdrop.ground, random);
  const light = { light: backdrop.light, time: plan.time };
  const above: OverlayOptions[] = [];
  const standing: Standing[] = [];
  const parts = arrange(plan, size, { ground: backdrop.ground, scene, aside: composition === 'aside', zoom: zoomOf(plan) });
  const held = new Set(plan.links.flatMap((link) => (isLifted(link, plan.things[link.to]!.drawing) ? [link.to] : [])));
  const bodied = new Set(parts.flatMap(({ role, thing, copy }) => (role === 'body' ? [`${thing}/${copy}`] : [])));
  for (const part of parts) {
    const rests = bodied.has(`${part.thing}/${part.copy}`) ? part.role === 'body' : part.role === 'thing' && !held.has(part.thing);
    const piece = await standingOf(part, plan, size, light, rests);
    if (part.z <= -19) above.push(...piece.figure);
    else standing.push(piece);
    if (part.role === 'thing' && part.drawing && isBuilt(part.drawing) && part.z > -19) await found(piece, part, plan, size, random);
    if (heated && part.role === 'thing' && part.drawing && hasChimney(part.drawing) && part.z > -19) await heat(piece, part, plan, size);
    if (!autumnal) await grow(piece, plan, size, random);
  }
  return { heavens, above, standing, parts };
}

/** The hour where no sky shows it. */
const dim = (size: Size, color: string, opacity: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${color}" opacity="${opacity}"/></svg>`,
  );

const bayIn = ({ width, height }: Size) => ({
  left: Math.round(bay.left * width),
  top: Math.round(bay.top * height),
  width: Math.round((bay.right - bay.left) * width),
  height: Math.round((bay.bottom - bay.top) * height),
});

/** The glass of the windows in a room: the only weather there is behind it. */
const panesOf = (plan: Plan, size: Size, ground: number, composition: Composition) =>
  hasSill(plan)
    ? [bayIn(size)]
    : arrange(plan, size, { ground, scene: plan.scene, aside: composition === 'aside', zoom: zoomOf(plan) })
        .filter(({ drawing }) => drawing?.icon === 'window')
        .map(({ x, y, width, height }) => ({
          left: Math.round(x - width * 0.4),
          top: Math.round(y - height * 0.9),
          width: Math.max(1, Math.round(width * 0.8)),
          height: Math.max(1, Math.round(height * 0.8)),
        }));

/** What shines by night, and what by day; it stands at the right, where stars may be instead. */
const orbs = { night: /moon/, day: /^sun/, sunset: /^sun/ } as const;

export const settingOf = (plan: Plan): Setting => ({
  ...backgroundOf(plan),
  rocky: hasLighthouse(plan) || plan.ashore === true,
  sill: hasSill(plan),
  windowLeft: hasTallAtRight(foregroundOf(plan)),
  windowless: foregroundOf(plan).things.some(({ drawing }) => drawing?.icon === 'window'),
  ...skyOf(plan),
});

/** The color of the wall and the weather that a plan names. */
const skyOf = ({ wall, weathers, things, time }: Plan): Setting => ({
  wall: wall ? hex(colorValue(wall)) : null,
  weathers,
  orbless: things.some(
    ({ drawing, spot }) =>
      drawing && isAirborne(drawing) && (orbs[time].test(drawing.icon) || (drawing.icon.endsWith('star') && spot?.endsWith('right'))),
  ),
});

/** `seed` and meaning determine every detail: the same words in another language give the same image. */
export async function composeScene(
  named: Plan,
  size: Size,
  seed: number,
  { composition = 'figures' }: { composition?: Composition } = {},
): Promise<Backdrop> {
  const plan = composition === 'figures' ? placed(named) : named;
  const random = randomFrom(`${seed}/${meaningOf(plan)}/${composition}`);
  const setting = settingOf(plan);
  const backdrop = paintBackdrop(plan.scene, plan.time, size.width, size.height, random, setting);
  const { heavens, above, standing, parts } = await piecesOf(plan, size, backdrop, random, composition);
  const near = composition === 'figures' ? foregroundOver(plan, setting, parts, size, randomFrom(`${seed}/${meaningOf(plan)}/near`)) : null;
  const panes =
    plan.scene === 'room' && plan.weathers.length > 0 ? panesOf(plan, size, backdrop.ground, composition) : [{ left: 0, top: 0, ...size }];
  const weather: OverlayOptions[] = plan.weathers
    .filter((one) => one !== 'aurora')
    .flatMap((one) => panes.map(({ left, top, ...pane }) => ({ input: drawWeather(one, pane, random), left, top })));
  // Who sits on a sill is before the window.
  const behind = hasSill(plan) ? weather : [];
  const over = hasSill(plan) ? [] : weather;
  if ((plan.scene === 'room' || plan.scene === 'underwater') && plan.time !== 'day')
    over.push({ input: plan.time === 'night' ? dim(size, '#0a1030', 0.32) : dim(size, '#ff8a3c', 0.22), left: 0, top: 0 });
  const { finishes } = plan;
  const place = finishes.includes('soft')
    ? sharp(
        await sharpOf(backdrop)
          .blur(size.width / 110)
          .png(unpacked)
          .toBuffer(),
      )
    : sharpOf(backdrop);
  let image = place
    .composite([
      ...heavens,
      ...behind,
      ...above,
      ...standing.flatMap(({ shadow, figure, grass }) => [...shadow, ...figure, ...grass]),
      ...(near ? [{ input: near.svg, left: 0, top: near.top }] : []),
      ...over,
    ])
    .removeAlpha();
  if (finishes.includes('mono') || finishes.includes('sepia')) image = sharp(await image.png(unpacked).toBuffer()).greyscale();
  if (finishes.includes('sepia'))
    image = sharp(await image.png(unpacked).toBuffer())
      .toColourspace('srgb')
      .tint('#c9a679');
  if (finishes.includes('mono')) image = sharp(await image.png(unpacked).toBuffer()).toColourspace('srgb');
  const rgb = await image.toColourspace('srgb').removeAlpha().raw().toBuffer();
  if (!finishes.includes('mono') && !finishes.includes('sepia')) grade({ ...size, rgb });
  return { ...backdrop, rgb };
}

/** The figures of a plan alone, without place, light, or shadow, in a frame that they fill; `gather` may move them together. */
export async function freeStanding(
  named: Plan,
  size: Size,
  random: () => number,
  gather: (parts: readonly ArrangedPart[], size: Size) => readonly ArrangedPart[],
): Promise<OverlayOptions[]> {
  const plan = peopled(named, random);
  const zoom = plan.finishes.includes('closeup') ? 1.9 : 1.55;
  const layers: OverlayOptions[] = [];
  for (const part of gather(arrange(plan, size, { ground: 0.985, scene: 'studio', zoom }), size)) {
    // Each seed gives another tilt; what belongs together keeps its place.
    const tilt = part.role === 'thing' && plan.links.length === 0 ? (random() - 0.5) * 9 : 0;
    layers.push(...(await standingOf({ ...part, turn: part.turn + tilt }, plan, size, null)).figure);
  }
  return layers;
}
