import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tools } from '../../contract/facts/tools/index.ts';
import { exampleOf, liveExampleOf } from '../../src/features/making/examples.ts';
import { samples } from '../../src/features/making/fields/samples.ts';

const shown = join(import.meta.dirname, '../../public');

describe('every tool', () => {
  it.each(tools.map((tool) => [tool.slug, exampleOf(tool)] as const))('%s shows what it does', (slug, example) => {
    if (example === null) expect(samples[slug]).toBeUndefined();
    else expect(existsSync(join(shown, example))).toBe(true);
  });
});

describe('an example that is more than a still', () => {
  const live = tools.flatMap((tool) => liveExampleOf(tool) ?? []);

  it('has all of its files, none of more than 260 kB', () => {
    for (const { kind: _, ...files } of live)
      for (const path of Object.values(files)) expect([path, statSync(join(shown, path)).size < 260_000]).toEqual([path, true]);
  });

  it('is a video for every tool that makes one, or a GIF', () => {
    for (const tool of tools.filter(({ slug }) => /video|gif|hug/.test(slug))) expect(liveExampleOf(tool)?.kind).toBe('video');
  });
});

/** Who is in a sample's file, from left to right. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  'portrait.jpg': ['Collins'],
  'figure.jpg': ['Collins'],
  'look.gif': ['Collins'],
  'look.mp4': ['Collins'],
  'officer.jpg': ['Hopper'],
  'painting.jpg': ['Mona Lisa'],
  'painting.gif': ['Mona Lisa'],
  'painting-two.jpg': ['Tanguy'],
  'pair.jpg': ['Collins', 'Tanguy'],
  'pair.gif': ['Collins', 'Tanguy'],
  'pair.mp4': ['Collins', 'Tanguy'],
};

describe('a sample with faces', () => {
  const isMeeting = (slug: string) => /hug|kiss/.test(slug);
  it.each(Object.entries(samples).filter(([slug]) => slug.includes('face-swap') || isMeeting(slug)))(
    '%s shows different people',
    (slug, { files = {} }) => {
      const names = Object.values(files).map(({ name }) => name);
      const [target, ...faces] = names;
      if (isMeeting(slug)) expect(new Set(names.map((name) => shownIn[name]![0])).size).toBe(2);
      else for (const [index, face] of faces.entries()) expect(shownIn[face]![0]).not.toBe(shownIn[target!]![index]);
      expect(isMeeting(slug) || faces.length === shownIn[target!]!.length).toBe(true);
    },
  );

  it('has the size that it declares', () => {
    for (const { files = {} } of Object.values(samples))
      for (const { name, size } of Object.values(files)) expect([name, statSync(join(shown, 'samples', name)).size]).toEqual([name, size]);
  });
});
