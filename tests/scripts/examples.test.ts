import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tools } from '../../contract/facts/tools/index.ts';
import { exampleOf } from '../../src/features/making/examples.ts';
import { samples } from '../../src/features/making/fields/samples.ts';

const shown = join(import.meta.dirname, '../../public');

describe('every tool', () => {
  it.each(tools.map((tool) => [tool.slug, exampleOf(tool)] as const))('%s shows what it does', (slug, example) => {
    if (example === null) expect(samples[slug]).toBeUndefined();
    else expect(existsSync(join(shown, example))).toBe(true);
  });
});
