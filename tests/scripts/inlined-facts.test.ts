import { expect, it } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import { withNumbers } from '../../scripts/build/vite/inlined-facts.ts';

const imports = "import { limits } from '../../contract/facts/limits.ts';\nimport { times } from '../../contract/facts/times.ts';\n";

it('puts numbers into their places, and leaves no import without a use', () => {
  expect(withNumbers(`${imports}// The limits.\nconst a = limits.imageBytes, b = 2 * times.toast;`)).toBe(
    `\n\n// The limits.\nconst a = ${limits.imageBytes}, b = 2 * ${times.toast};`,
  );
  for (const from of ['./limits.ts', '../limits.ts'])
    expect(withNumbers(`import { limits } from '${from}';const a = limits.imageBytes;`)).toBe(`const a = ${limits.imageBytes};`);
});

it('leaves what is nested, what only has the name of a list, and a module without it', () => {
  const nested = "import { limits } from './limits.ts';const a = limits.atOnce.uploads, b = copy.times.toast, c = limits.unknown;";
  expect(withNumbers(nested)).toBe(nested);
  expect(withNumbers('const a = limits.imageBytes;')).toBe('const a = limits.imageBytes;');
});
