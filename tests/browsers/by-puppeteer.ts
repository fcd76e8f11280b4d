/** Chromium and Firefox by WebDriver BiDi or DevTools, as Puppeteer speaks them. */
import { launch, type ElementHandle, type Frame } from 'puppeteer-core';
import { finder, printed, sent, type Visitor, type Wanted } from './visitor.ts';

const isFile = ({ css }: Wanted): boolean => css.includes('type=file');

/** The first element that is wanted. Throws when there is none. */
async function found(frame: Frame, wanted: Wanted): Promise<ElementHandle> {
  const handle = await frame.evaluateHandle(`(${finder})(${JSON.stringify(sent(wanted))}, ${isFile(wanted)})[0]`);
  const element = handle.asElement();
  if (!element) throw new Error(`There is no ${printed(wanted)}`);
  return element as ElementHandle;
}

const within = (frame: Frame) => ({
  count: async (wanted: Wanted) =>
    (await frame.evaluate(`(${finder})(${JSON.stringify(sent(wanted))}, ${isFile(wanted)}).length`)) as number,
  click: async (wanted: Wanted) => (await found(frame, wanted)).click(),
  type: async (wanted: Wanted, text: string) => (await found(frame, wanted)).type(text),
});

/** Starts a browser whose downloads go to `downloads`. */
export async function openByPuppeteer(browser: 'chrome' | 'firefox', executablePath: string, downloads: string): Promise<Visitor> {
  const started = await launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--lang=en-US'] : [],
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.helperApps.neverAsk.saveToDisk': 'image/png',
      'intl.accept_languages': 'en-US',
    },
    ...(browser === 'chrome' && { downloadBehavior: { policy: 'allow' as const, downloadPath: downloads } }),
  });
  const page = await started.newPage();
  return {
    ...within(page.mainFrame()),
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    attach: async (wanted, paths) => ((await found(page.mainFrame(), wanted)) as ElementHandle<HTMLInputElement>).uploadFile(...paths),
    read: async (expression) => (await page.evaluate(expression)) as never,
    inFrame: async (css, act) => {
      const frame = await (await found(page.mainFrame(), { css })).contentFrame();
      if (!frame) throw new Error(`${css} is not a frame`);
      await act(within(frame));
    },
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => started.close(),
  };
}
