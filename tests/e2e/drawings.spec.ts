/** Mermaid draws every file of docs/flows: its layout refuses some texts that its parser takes, which `tests/mermaid/mermaid.test.ts` cannot see. */
import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { everyPart } from '../depth.ts';
import { bareTest as test } from './kit/server.ts';

const folder = fileURLToPath(new URL('../../docs/flows', import.meta.url));
const script = fileURLToPath(new URL('../mermaid/node_modules/mermaid/dist/mermaid.min.js', import.meta.url));

type Mermaid = { initialize(options: object): void; render(id: string, text: string): Promise<{ svg: string }> };

test.skip(!everyPart, 'each drawing takes seconds to lay out: every run parses them, the deep run draws them');

test('Mermaid draws every chart, and the wiring', async ({ page }) => {
  // Laying out some thirty drawings takes half a minute alone, and several times that beside other tests.
  test.setTimeout(300_000);
  await page.addScriptTag({ path: script });
  const drawings = readdirSync(folder).filter((name) => name.endsWith('.mmd'));
  expect(drawings.length).toBeGreaterThan(30);
  for (const name of drawings) {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const refusal = await page.evaluate(async (drawing) => {
      const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
      mermaid.initialize({ startOnLoad: false });
      return mermaid.render('drawing', drawing).then(
        ({ svg }) => (svg.includes('<svg') ? null : svg),
        (error: unknown) => String(error),
      );
    }, text);
    expect(refusal, name).toBeNull();
  }
});
