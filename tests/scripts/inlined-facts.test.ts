import { expect, it } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import { withNumbers } from '../../scripts/build/vite/inlined-facts.ts';

const imports = "import { limits } from '../../contract/facts/limits.ts';\nimport { times } from '../../contract/facts/times.ts';\n";

it('puts numbers into their places', () => {
  expect(withNumbers(`${imports}const a = limits.imageBytes, b = 2 * times.toast;`)).toBe(
    `${imports}const a = ${limits.imageBytes}, b = 2 * ${times.toast};`,
  );
});

it('leaves what is nested, what only has the name of a list, and a module without it', () => {
  const nested = `${imports}const a = limits.atOnce.uploads, b = copy.times.toast, c = limits.unknown;`;
  expect(withNumbers(nested)).toBe(nested);
  expect(withNumbers('const a = limits.imageBytes;')).toBe('const a = limits.imageBytes;');
});
