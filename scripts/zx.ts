import { chromium } from 'playwright';
import { openBuiltServer, signUp } from './built-server.ts';
const server = await openBuiltServer();
const token = await signUp(server.address);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const today = new Date().toISOString().slice(0, 10);
for (const [name, width, theme, locale, touch] of [
  ['a', 1440, 'light', '', false],
  ['b', 1440, 'dark', '/ru', false],
  ['c', 390, 'light', '/fr', true],
] as const) {
  const context = await b.newContext({ viewport: { width, height: 900 }, colorScheme: theme, hasTouch: touch, isMobile: touch });
  const page = await context.newPage();
  await page.addInitScript(
    ([t, d]) => {
      localStorage.setItem('creditsDialogAt', d!);
      localStorage.setItem('dailyRewardAt', d!);
      localStorage.setItem('userToken', t!);
    },
    [token, today],
  );
  await page.route('**/api/pay/subscription-info', async (r) => {
    const a = await r.fetch();
    const j: any = await a.json();
    j.data = { plan_id: 5, period_end: null, ends: false, next_plan_id: null };
    await r.fulfill({ response: a, json: j });
  });
  await page.goto(server.address + locale + '/pricing');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const first = page.getByRole('main').locator('section button[aria-disabled=true]').first();
  if (await first.count()) {
    await first.scrollIntoViewIfNeeded();
    await first.hover();
    await page.waitForTimeout(1000);
  } else console.log('no', name);
  await page.screenshot({ path: `/tmp/tip-${name}.png` });
  await context.close();
}
for (const font of [true, false]) {
  const context = await b.newContext({ viewport: { width: 390, height: 700 } });
  const page = await context.newPage();
  if (!font) await page.route(/woff2/, (r) => r.abort());
  for (const l of ['', '/fr', '/es', '/ru', '/zh']) {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(server.address + l + '/pricing');
    await page.waitForLoadState('networkidle');
    const out: string[] = [];
    for (const w of [320, 340, 360, 375, 390, 412, 600, 760, 768, 900, 1024, 1100, 1280]) {
      await page.setViewportSize({ width: w, height: 700 });
      out.push(
        `${w}:${await page.evaluate(() => {
          const h = document.querySelector('header')!;
          return (
            Math.max(
              h.scrollWidth,
              Math.round([...h.querySelectorAll('*')].reduce((m, e) => Math.max(m, e.getBoundingClientRect().right), 0)),
            ) - h.clientWidth
          );
        })}`,
      );
    }
    console.log(font, l || '/en', out.join(' '));
  }
  await context.close();
}
await b.close();
await server.stop();
