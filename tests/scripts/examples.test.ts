import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import { works } from '../../src/features/discover/home/works.ts';
import { exampleOf, liveExampleOf } from '../../src/features/making/examples.ts';
import { nameOfResult } from '../../src/features/making/fields/sample-results.ts';
import { samples } from '../../src/features/making/fields/samples.ts';

const shown = join(import.meta.dirname, '../../public');
const makers = tools.filter(({ capability }) => capability !== 'chat');
const all = makers.flatMap((tool) => samples[tool.slug]!.map((sample, at) => ({ tool, sample, at, name: nameOfResult(tool.slug, at) })));
const filesOf = ({ sample }: (typeof all)[number]) => Object.values(sample.files ?? {}).map(({ name }) => name);

it('every tool has at least four samples, and the chat has none', () => {
  expect(makers.filter(({ slug }) => (samples[slug]?.length ?? 0) < 4)).toEqual([]);
  expect(Object.keys(samples)).toHaveLength(makers.length);
});

it('what each sample gives is there already, in each language that it is spoken in, none of more than 260 kB', () => {
  for (const { tool, sample, at, name } of all) {
    const still = exampleOf(tool, name)!;
    const live = locales.flatMap((locale) => {
      const { kind: _, ...files } = liveExampleOf(tool, sample, at, locale) ?? { kind: null };
      return Object.values(files);
    });
    const button = tool.capability.startsWith('audio.') ? [] : [`/examples/${name}-small.webp`];
    for (const path of [still, ...button, ...live]) expect([path, statSync(join(shown, path)).size < 260_000]).toEqual([path, true]);
  }
});

it('what it gives moves where the tool makes a video or a GIF', () => {
  for (const { tool, sample, at } of all.filter(({ tool: { slug } }) => /video|gif|hug/.test(slug)))
    expect(liveExampleOf(tool, sample, at, 'en')?.kind).toBe('video');
});

it('no file of ours is shown by nothing', () => {
  const used = new Set(all.flatMap(filesOf));
  const sources = new Set([...used].flatMap(sourcesOf));
  expect(
    readdirSync(join(shown, 'samples')).filter((name) => !used.has(name) && !sourcesOf(name).every((source) => sources.has(source))),
  ).toEqual([]);
});

/** The photographs that files are made of: two stand side by side in `one-two`. */
const photographs = readdirSync(join(shown, 'samples')).flatMap((name) => (name.endsWith('.jpg') ? [name.slice(0, -4)] : []));
/** Two names for one person. */
const alias: Readonly<Record<string, string>> = { portrait: 'figure' };
function sourcesOf(file: string): string[] {
  const name = file.split('.')[0]!.replace(/-(marked|small|wide)$/, '');
  const [one, two] = photographs.flatMap((left) =>
    name.startsWith(`${left}-`) && photographs.includes(name.slice(left.length + 1)) ? [left, name.slice(left.length + 1)] : [],
  );
  return (one && two ? [one, two] : [name]).map((source) => alias[source] ?? source);
}

it('no photograph is in more than three tools', () => {
  const toolsOf = new Map<string, Set<string>>();
  for (const sample of all)
    for (const source of filesOf(sample)
      .filter((name) => /\.(jpg|gif|mp4)$/.test(name))
      .flatMap(sourcesOf))
      toolsOf.set(source, (toolsOf.get(source) ?? new Set()).add(sample.tool.slug));
  expect(toolsOf.size).toBeGreaterThan(25);
  expect([...toolsOf].filter(([, slugs]) => slugs.size > 3)).toEqual([]);
});

describe('a sample with faces', () => {
  const isMeeting = (slug: string) => /hug|kiss/.test(slug);
  it('puts another person in the place of each, and shows two people who meet', () => {
    for (const sample of all.filter(({ tool: { slug } }) => slug.includes('face-swap') || isMeeting(slug))) {
      const [target, ...faces] = filesOf(sample);
      const people = sourcesOf(target!);
      if (isMeeting(sample.tool.slug)) expect(faces.flatMap(sourcesOf)).not.toEqual(people);
      else expect(faces.flatMap(sourcesOf).map((face, index) => face !== people[index])).toEqual(people.map(() => true));
    }
  });

  it('is as large as it claims', () => {
    for (const { sample } of all)
      for (const { name, size } of Object.values(sample.files ?? {}))
        expect([name, statSync(join(shown, 'samples', name)).size]).toEqual([name, size]);
  });
});

it('every work of the start page opens its tool with a sample that exists', () => {
  for (const { tool, at, moves } of works) {
    expect(samples[tool]?.[at]).toBeDefined();
    expect(existsSync(join(shown, `examples/${nameOfResult(tool, at)}.${moves ? 'mp4' : 'webp'}`))).toBe(true);
  }
  expect(works.some(({ moves }) => moves)).toBe(true);
});
