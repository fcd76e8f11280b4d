import { expect, it } from 'vitest';
import { hasTallAtRight, placed } from '../draw/place.ts';
import { composeScene, settingOf } from '../draw/compose.ts';
import { planOf } from '../plan/plan.ts';

it.each([
  ['a lighthouse', 'beach', true],
  ['маяк ночью', 'beach', true],
  ['a lighthouse in a storm', 'beach', true],
  ['a grandfather fishing by the lake', 'beach', true],
  ['тигр идёт через реку', 'beach', true],
  ['a girl on the beach', 'beach', false],
  ['a boy by the sea', 'beach', false],
  ['湖边的小木屋和月亮', 'beach', true],
  ['старый дом на берегу озера', 'beach', true],
  ['un niño pescando en el río', 'beach', true],
  ['a ship on the sea', 'sea', false],
])('“%s” is at a shore (%s), of rock: %s', (prompt, scene, rocky) => {
  const plan = placed(planOf(prompt));
  expect([plan.scene, settingOf(plan).rocky]).toEqual([scene, rocky]);
});

it('a moon that is named without an hour is seen by night', () => {
  expect(placed(planOf('a cat looking at the moon from a house')).time).toBe('night');
  expect(placed(planOf('a cat in front of a house')).time).toBe('day');
});

it.each([
  ['a bear in a kitchen with a big stove', true],
  ['a girl reading a book in a library', true],
  ['an oven and a bear in a kitchen', false],
  ['two cats in a room', false],
])('the window of a room is where nothing tall hides it: “%s”', (prompt, left) => {
  expect(hasTallAtRight(placed(planOf(prompt)))).toBe(left);
});

it('a lighthouse shines by night, and to both sides', async () => {
  const side = 160;
  const { rgb } = await composeScene(planOf('a lighthouse at night'), { width: side, height: side }, 7);
  const lightAt = (x: number, y: number) => {
    const at = (Math.round(y * side) * side + Math.round(x * side)) * 3;
    return rgb[at]! + rgb[at + 1]! + rgb[at + 2]!;
  };
  const lamp = [...Array(side).keys()].map((row) => row / side).find((y) => lightAt(0.5, y) > 700)!;
  expect(lamp).toBeGreaterThan(0.3);
  expect(lamp).toBeLessThan(0.6);
  for (const x of [0.3, 0.7]) expect(lightAt(x, lamp + 0.02), `${x}`).toBeGreaterThan(1.3 * lightAt(x, lamp - 0.14));
});
