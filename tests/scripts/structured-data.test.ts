import { describe, expect, it } from 'vitest';
import { localeFacts, localePath, locales } from '../../contract/facts/locales.ts';
import { packs, plans } from '../../contract/facts/prices.ts';
import { toolName } from '../../copy/tool-names.ts';
import { structuredData } from '../../scripts/build/prerender/structured-data.ts';

const facts = { title: 'A title', description: 'A description', questions: [] };
type Data = Record<string, unknown> & { '@type': string };

async function graphOf(...given: Parameters<typeof structuredData>): Promise<Data[]> {
  const script = await structuredData(...given);
  return (JSON.parse(script!.replaceAll(/^<script[^>]*>|<\/script>$/g, '')) as { '@graph': Data[] })['@graph'];
}

describe.each(locales)('the structured data in %s', (locale) => {
  it('describes a tool as an application under its own name', async () => {
    const [application] = await graphOf(locale, '/ai-face-swap', facts, []);
    expect(application).toMatchObject({
      '@type': 'WebApplication',
      name: toolName('ai-face-swap', locale),
      inLanguage: localeFacts[locale].tag,
    });
    expect(String(application!.url).endsWith(localePath(locale, '/ai-face-swap'))).toBe(true);
  });

  it('names what is for sale as the pricing page does', async () => {
    const { default: pricing } = (await import(`../../copy/${locale}/pages/pricing.ts`)) as { default: { tiers: Record<string, string> } };
    const [product] = await graphOf(locale, '/pricing', facts, []);
    const names = (product!.offers as { name: string }[]).map(({ name }) => name);
    expect(names.length).toBe(plans.length + packs.length);
    for (const tier of Object.values(pricing.tiers)) expect(names.filter((name) => name.startsWith(`${tier}, `)).length).toBe(2);
  });
});

it('describes no other page as an application', async () => {
  expect(await structuredData('en', '/report', facts, [])).toBeNull();
});
