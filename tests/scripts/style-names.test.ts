/** The engine understands a style by its label on the form, in each language. */
import { expect, test } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { askedIn } from '../../packages/engine/styles/words.ts';

const spelled: Readonly<Record<string, string>> = { popArt: 'pop-art', lowPoly: 'low-poly' };

test.each(locales)('the labels of the styles name them, in %s', async (locale) => {
  const { default: words } = (await import(`../../copy/${locale}/pages/form.ts`)) as {
    default: { options: { style: Record<string, string> } };
  };
  const { plain: _, ...labels } = words.options.style;
  for (const [name, label] of Object.entries(labels)) expect([label, askedIn(label).style]).toEqual([label, spelled[name] ?? name]);
});
