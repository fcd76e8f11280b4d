import sharp from 'sharp';
import { expect, it } from 'vitest';
import { arrange } from '../arrange/arrange.ts';
import { standingOf } from '../draw/standing.ts';
import { planOf } from '../plan/plan.ts';

const size = { width: 160, height: 160 };

/** The mean of red, green and blue of the arm that hangs at the left of a body. */
async function sleeveOf(prompt: string): Promise<number[]> {
  const plan = planOf(prompt);
  const body = arrange(plan, size, { ground: 0.9, scene: plan.scene }).find(({ role }) => role === 'body')!;
  const [figure] = (await standingOf(body, plan, size, null)).figure;
  const { data, info } = await sharp(figure!.input as Buffer)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(body.x - body.width * 0.38 - figure!.left!);
  const top = Math.round(body.y - body.height * 0.68 - figure!.top!);
  const at = (top * info.width + left) * 4;
  return [...data.subarray(at, at + 4)];
}

it('sleeves have the color of what is worn over them, and those under a cape their own', async () => {
  const [red, green, blue, alpha] = await sleeveOf('a girl in a red coat in a park');
  expect(alpha).toBe(255);
  expect(red! - Math.max(green!, blue!)).toBeGreaterThan(80);
  const white = await sleeveOf('a woman in a lab coat in a park');
  expect(Math.min(...white.slice(0, 3))).toBeGreaterThan(130);
  const caped = await sleeveOf('a boy in a red cape in the city');
  expect(caped[0]! - caped[1]!).toBeLessThan(0);
});
