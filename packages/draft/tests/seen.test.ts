import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../art/art.ts';
import { figureOf } from '../draw/figure.ts';
import { planOf } from '../plan/plan.ts';
import { randomFrom } from '@iridia/pixels/random';
import { arrange } from '../arrange/arrange.ts';
import { paintBackdrop } from '../draw/backdrop.ts';
import { settingOf } from '../draw/compose.ts';

describe('where things are seen', () => {
  const parts = (prompt: string) => arrange(planOf(prompt), { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });
  const of = (prompt: string, icon: string) => parts(prompt).filter(({ drawing }) => drawing?.icon === icon);

  it('kittens look out over the rim of their basket, lower than its handle', () => {
    const [basket] = of('two kittens in a basket', 'basket');
    const rim = basket!.y - basket!.height * (1 - 0.33);
    for (const cat of of('two kittens in a basket', 'cat')) {
      expect(cat.y).toBeGreaterThan(rim);
      expect(cat.y - cat.height * 0.6).toBeLessThan(rim);
    }
  });

  it('a hat is on the head of an animal in profile, and not on its back', () => {
    const [donkey] = of('a donkey with a hat', 'donkey');
    const [hat] = of('a donkey with a hat', 'top-hat');
    expect(hat!.x).toBeLessThan(donkey!.x - donkey!.width * 0.2);
    expect(hat!.y).toBeGreaterThan(donkey!.y - donkey!.height * 0.85);
  });

  it('an astronaut’s helmet takes the color of the prompt, and the face keeps its own', async () => {
    const [white, red] = await Promise.all(
      ['an astronaut', 'an astronaut with a red helmet'].map(async (prompt) => {
        const thing = planOf(prompt).things[0]!;
        return sharp(await figureOf(thing, drawingOf('astronaut')!, 320, 320))
          .raw()
          .toBuffer();
      }),
    );
    const redness = (data: Buffer, x: number, y: number) => data[(y * 320 + x) * 4]! - data[(y * 320 + x) * 4 + 2]!;
    expect(redness(red!, 160, 10) - redness(white!, 160, 10)).toBeGreaterThan(60);
    expect(redness(red!, 160, 130)).toBe(redness(white!, 160, 130));
    expect(planOf('an astronaut with a red helmet').things).toHaveLength(1);
  });

  it('a figure on a bench sits in front of its back', () => {
    const [bench] = of('a man on a bench', 'bench');
    const foot = Math.max(
      ...parts('a man on a bench')
        .filter(({ thing }) => thing === 0)
        .map(({ y }) => y),
    );
    expect(foot).toBeGreaterThan(bench!.y - bench!.height * 0.4);
  });

  it('where the moon is a figure, the sky has no other', () => {
    const brightest = (prompt: string) => {
      const plan = planOf(prompt);
      const { rgb } = paintBackdrop(plan.scene, plan.time, 64, 64, randomFrom('moon'), settingOf(plan));
      return rgb.reduce((most, value) => Math.max(most, value), 0);
    };
    expect(brightest('a witch in the night sky')).toBeGreaterThan(225);
    expect(brightest('a witch before the full moon in the night sky')).toBeLessThan(180);
  });
});
