import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawingOf, svgOf } from '../art/art.ts';
import { shorter } from '../build/shorter.ts';
import { meant, names, own } from '../build/tables.ts';

it('has our own drawings baked as their files are', () => {
  const files = readdirSync(join(import.meta.dirname, '../build/own'));
  expect(own.map(({ drawing }) => `${drawing}.svg`).toSorted()).toEqual(files.toSorted());
  expect(own.filter(({ drawing, body }) => !svgOf(drawing, 32).includes(shorter(body)))).toEqual([]);
});

it('knows every drawing that the tables name', () => {
  const named = [...names, ...meant].map(({ drawing }) => drawing);
  expect(named.filter((drawing) => !drawingOf(drawing) && !drawingOf(`${drawing}-face`))).toEqual([]);
});

/** The numbers of a path, as SVG reads them. */
const numbersOf = (path: string): number[] => (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

it.each(['m.345.999 1', 'a1 1 0 01.567.9996', 'M0.996.5', 'l10.9999.25-.0001.5', 'c1.7 0-2.456 1.522-2.455 3.008', 'M.345.678.9961.0049'])(
  'rounds the numbers of a drawing and keeps them apart: %s',
  (path) => {
    const [before, after] = [numbersOf(path), numbersOf(shorter(path))];
    expect(after).toHaveLength(before.length);
    after.forEach((number, at) => expect(Math.abs(number - before[at]!)).toBeLessThanOrEqual(0.0101));
    expect(shorter(path)).not.toMatch(/\.\d{3}/);
  },
);
