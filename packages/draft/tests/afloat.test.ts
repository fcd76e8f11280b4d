import { expect, it } from 'vitest';
import { figureOf } from '../draw/figure.ts';
import { dryShare } from '../draw/afloat.ts';
import { planOf } from '../plan/plan.ts';
import { arrange } from '../arrange/arrange.ts';
import { composeScene } from '../draw/compose.ts';
import sharp from 'sharp';

const ownWater = async (prompt: string, afloat: boolean): Promise<number> => {
  const [thing] = planOf(prompt).things;
  const { data, info } = await sharp(await figureOf(thing!, thing!.drawing, 100, 100, { afloat }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = info.width * 4 * 85; at < data.length; at += 4)
    if (data[at + 3]! > 128 && data[at + 2]! > data[at]! * 1.35 && data[at + 2]! > 150) count += 1;
  return count / (info.width * 15);
};

it.each(['a sailboat', 'a canoe', 'a speedboat', 'a blue sailboat'])(
  '%s brings water where there is none, and none onto a sea',
  async (prompt) => {
    expect(await ownWater(prompt, false)).toBeGreaterThan(0.6);
    expect(await ownWater(prompt, true)).toBe(0);
  },
);

it('a boat on the sea is seen in the water below it, the same for the same seed', async () => {
  const size = { width: 320, height: 320 };
  const [plan, red] = [planOf('a sailboat on the sea'), planOf('a red sailboat on the sea')];
  const [one, again, other] = await Promise.all([composeScene(plan, size, 3), composeScene(plan, size, 3), composeScene(red, size, 3)]);
  expect(one.rgb.equals(again.rgb)).toBe(true);
  const [boat] = arrange(red, size, { ground: other.ground, scene: 'sea' });
  const foot = Math.ceil(boat!.y - boat!.height * (1 - dryShare(boat!.drawing!))) + 2;
  let reddish = 0;
  for (let at = foot * size.width * 3; at < other.rgb.length; at += 3) if (other.rgb[at]! > other.rgb[at + 1]! * 1.1) reddish += 1;
  expect(reddish).toBeGreaterThan(50);
});
