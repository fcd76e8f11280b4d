import { expect, it } from 'vitest';
import { tools } from '../../contract/facts/tools/index.ts';
import { toolSlugs } from '../../contract/facts/tools/slugs.ts';

it('the list of slugs is the one of the catalogue', () => {
  expect(tools.map(({ slug }) => slug)).toEqual([...toolSlugs]);
});
