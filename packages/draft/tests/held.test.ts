/** Who holds, eats, reads or plays something is seen to do it. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { arrange } from '../arrange/arrange.ts';
import type { ArrangedPart } from '../arrange/part.ts';
import { drawingOf } from '../art/art.ts';
import { isBuilt, isHung } from '../art/kinds.ts';
import { sculpt } from '../draw/clay.ts';
import { elbowOf } from '../draw/limbs.ts';
import { moundOf } from '../draw/mound.ts';
import { lightUp } from '../draw/panes.ts';
import { foregroundOf, placed } from '../draw/place.ts';
import { movesWith } from '../draw/together.ts';
import { bodyOf } from '../draw/trunk.ts';
import { isLifted } from '../arrange/hold.ts';
import { bareThing } from '../plan/thing.ts';
import { planOf } from '../plan/plan.ts';
import { randomFrom } from '@iridia/pixels/random';

const size = { width: 400, height: 400 };
const partsOf = (prompt: string): ArrangedPart[] => {
  const plan = foregroundOf(placed(planOf(prompt)));
  return arrange(plan, size, { ground: 0.9, scene: plan.scene });
};
const of = (parts: readonly ArrangedPart[], icon: RegExp) => parts.find(({ drawing }) => icon.test(drawing?.icon ?? ''))!;
const handsOf = (parts: readonly ArrangedPart[]) =>
  parts.filter(({ role }) => role === 'hand').map(({ x, y, height }) => ({ x, y: y - height / 2 }));
const holds = ({ x, y, width, height }: ArrangedPart, hand: { x: number; y: number }) =>
  Math.abs(hand.x - x) <= width * 0.56 && hand.y <= y + height * 0.05 && hand.y >= y - height * 1.05;

describe('what hands hold', () => {
  it.each([
    ['a panda eating pizza in a forest', /^pizza/, 2],
    ['a man reading a book in a park', /book/, 2],
    ['a knight with a sword in a meadow', /^sword/, 1],
    ['a bear playing the guitar on a beach', /^guitar/, 2],
    ['an astronaut playing the guitar on the moon', /^guitar/, 2],
    ['a girl with an umbrella in the rain', /^umbrella/, 1],
    ['a cat reading a newspaper in a park', /^newspaper/, 2],
  ] as const)('has them on it: %s', (prompt, icon, count) => {
    const parts = partsOf(prompt);
    const hands = handsOf(parts);
    expect(hands).toHaveLength(count);
    for (const hand of hands) expect(holds(of(parts, icon), hand)).toBe(true);
  });

  it('is reached by the arms of the body', () => {
    const parts = partsOf('a man reading a book in a park');
    const body = parts.find(({ role }) => role === 'body')!;
    const spots = [body.reach!.left!, body.reach!.right!].map(([x, y]) => ({
      x: body.x + (x - 0.5) * body.width,
      y: body.y - (1 - y) * body.height,
    }));
    for (const [at, spot] of spots.entries()) {
      const hand = handsOf(parts)[at]!;
      expect([spot.x, spot.y]).toEqual([expect.closeTo(hand.x, 1), expect.closeTo(hand.y, 1)]);
    }
  });

  it('is at the mouth where it is eaten, and the eyes stay free', () => {
    const parts = partsOf('a fox eating a burger in a meadow');
    const [head, food] = [of(parts, /^fox/), of(parts, /burger/)];
    expect(food.y - food.height).toBeGreaterThan(head.y - head.height * 0.45);
    expect(food.y - food.height).toBeLessThan(head.y);
  });

  it('is over the head where it keeps off the rain', () => {
    const parts = partsOf('a girl with an umbrella in the rain');
    const [head, umbrella] = [of(parts, /^girl/), of(parts, /^umbrella/)];
    expect(umbrella.y - umbrella.height).toBeLessThan(head.y - head.height);
    expect(umbrella.z).toBeGreaterThan(head.z);
    expect(umbrella.width).toBeGreaterThan(head.width * 1.5);
  });

  it('is in the other hand where the first has something', () => {
    const parts = partsOf('a knight with a sword and a shield in a meadow');
    const [body, sword, shield] = [parts.find(({ role }) => role === 'body')!, of(parts, /^sword/), of(parts, /^shield/)];
    expect(sword.x).toBeGreaterThan(body.x);
    expect(shield.x).toBeLessThan(body.x);
  });

  it('a toy that is hugged is off the ground, and a drum is on it', () => {
    expect([isLifted({ relation: 'face' }, drawingOf('teddy-bear')!), isLifted({ relation: 'play' }, drawingOf('drum')!)]).toEqual([
      true,
      false,
    ]);
    const parts = partsOf('a boy hugging a teddy bear in a room');
    for (const hand of handsOf(parts)) expect(holds(of(parts, /^teddy/), hand)).toBe(true);
  });

  it('a football is at the foot that kicks it', () => {
    const parts = partsOf('a boy playing football in a park');
    const [body, ball] = [parts.find(({ role }) => role === 'body')!, of(parts, /ball/)];
    expect([body.gesture, Math.abs(ball.y - body.y) < 2]).toEqual(['kicking', true]);
    expect(ball.x).toBeGreaterThan(body.x + body.width * 0.4);
  });
});

it('in a video those who are linked move together, and a house alone stands still', () => {
  const plan = planOf('a bear eating pizza in a forest');
  const [bear, pizza] = [/^bear/, /^pizza/].map((icon) => plan.things.findIndex(({ drawing }) => icon.test(drawing!.icon)));
  expect(movesWith(pizza!, plan).leader).toBe(movesWith(bear!, plan).leader);
  expect(movesWith(0, planOf('a house'))).toEqual({ leader: 0, stirs: false });
});

it('an elbow is below and outside of the line from shoulder to hand', () => {
  const [x, y] = elbowOf([30, 10], [40, 10], 8, 1);
  expect([x, y]).toEqual([35, expect.closeTo(10 + Math.sqrt(39), 5)]);
});

it('a person who is drawn down to the elbows stands on legs in a place, and in a car does not', () => {
  expect(partsOf('a firefighter in a meadow').map(({ role }) => role)).toEqual(['body', 'thing', 'arms']);
  expect(partsOf('a firefighter in a car in the city').map(({ role }) => role)).not.toContain('body');
});

it('clay is round, lit from the upper right, and darkens what it lies on', () => {
  const frame = { width: 60, height: 60, left: 0, top: 0, scale: 2 };
  const at = (data: Buffer, x: number, y: number) => data[(y * 60 + x) * 4]!;
  const { data } = sculpt([{ forms: [[15, 15, 12, 15, 15, 12]], color: [120, 120, 120] }], frame);
  expect(at(data, 40, 20)).toBeGreaterThan(at(data, 20, 40) + 30);
  expect(data[3]).toBe(0);
  const laid = sculpt(
    [
      { forms: [[15, 15, 12, 15, 15, 12]], color: [120, 120, 120] },
      { forms: [[18, 12, 3, 18, 12, 3]], color: [200, 60, 60] },
    ],
    frame,
  ).data;
  expect(at(laid, 28, 31)).toBeLessThan(at(data, 28, 31) - 8);
});

it('arms reach beyond the body, and a skirt is broader than trousers', async () => {
  const bounds = async (icon: string, reach = {}) => {
    const png = await bodyOf(bareThing(drawingOf(icon)!, 'itself', icon), { width: 60, height: 78, reach });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const covered = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]! > 128;
    const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
      Array.from({ length: info.height }, (__, y) => y).some((y) => covered(x, y)),
    );
    const skirt = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
      covered(x, Math.round(info.height * 0.25 + 78 * 0.68)),
    ).length;
    return { right: columns.at(-1)!, skirt };
  };
  const [girl, boy, reaching] = await Promise.all([bounds('girl'), bounds('boy'), bounds('boy', { right: [1.3, 0.3] })]);
  expect(reaching.right).toBeGreaterThan(boy.right + 10);
  expect(girl.skirt).toBeGreaterThan(boy.skirt + 4);
});

describe('what stands and what hangs', () => {
  it('a building has bushes, snow or rocks at its foot, and none on a paved street', async () => {
    const mound = (scene: 'meadow' | 'snow' | 'beach' | 'city') => moundOf({ scene, time: 'day' }, 80, randomFrom(scene));
    expect(isBuilt(drawingOf('castle')!) && isBuilt(drawingOf('lighthouse')!) && !isBuilt(drawingOf('wall')!)).toBe(true);
    expect((await Promise.all((['meadow', 'snow', 'beach', 'city'] as const).map(mound))).map((one) => one !== null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('a clock or a mirror in a room hangs on the wall, above those who stand', () => {
    const parts = partsOf('a cat and a clock in a living room');
    const clock = parts.find(({ drawing }) => drawing && isHung(drawing))!;
    expect(clock.y).toBeLessThan(size.height * 0.5);
  });

  it.each([
    ['a sailboat', 'sea'],
    ['a penguin in a scarf on the ice', 'snow'],
    ['a fox', 'forest'],
    ['an octopus', 'underwater'],
    ['a woman by a lake', 'beach'],
    ['a rocket among the stars at night', 'space'],
    ['a whale in the sea with fish', 'underwater'],
  ])('“%s” names no place and is at home in one: %s', (prompt, scene) => {
    expect(placed(planOf(prompt)).scene).toBe(scene);
  });

  it('a road or ice is of its place, and a bowl in a room is on a table', () => {
    const icons = (prompt: string) => foregroundOf(placed(planOf(prompt))).things.map(({ drawing }) => drawing!.icon);
    expect(icons('a car on a mountain road')).toEqual(['automobile']);
    expect(icons('a penguin on the ice')).toEqual(['penguin']);
    const plan = placed(planOf('a cook and a bowl in a kitchen'));
    const [bowl, table] = [/bowl/, /^table$/].map((of) => plan.things.findIndex(({ drawing }) => of.test(drawing!.icon)));
    expect(plan.links).toContainEqual({ relation: 'on', from: bowl, to: table });
  });

  it('windows are lit by night', async () => {
    const side = { width: 4, height: 4 };
    const png = await sharp({ create: { ...side, channels: 4, background: '#29b6f6' } })
      .png()
      .toBuffer();
    const data = await sharp(await lightUp(png, png, side))
      .raw()
      .toBuffer();
    expect([data[0]! < 100, data[15 * 4]! > 200, data[15 * 4 + 2]! < 130]).toEqual([true, true, true]);
  });

  it('who stands before a house is still as large as who the image is about', () => {
    const parts = partsOf('a knight with a sword in front of a castle');
    const [body, head] = [parts.find(({ role }) => role === 'body')!, of(parts, /^helm/)];
    expect(body.y - (head.y - head.height)).toBeGreaterThan(size.height * 0.3);
  });
});
