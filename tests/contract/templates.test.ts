import { expect, it } from 'vitest';
import { tabsOf, templateTabs } from '../../contract/facts/templates/tabs.ts';
import { templates } from '../../contract/facts/templates/templates.ts';
import { templateTools } from '../../contract/facts/tools/catalog.ts';

it.each([null, ...templateTools])('every tab of the gallery of %s has templates, and every template its tab', (slug) => {
  const some = templates.filter(({ tool }) => slug === null || tool === slug);
  expect(templateTabs.filter((tab) => some.some((template) => template.tab === tab))).toEqual(tabsOf(slug));
});
