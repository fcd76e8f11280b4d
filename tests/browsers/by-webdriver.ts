/** WebKit by WebDriver: Debian's build of WebKitGTK on a display without a screen. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { finder, printed, sent, type Visitor, type Wanted } from './visitor.ts';

const isFile = ({ css }: Wanted): boolean => css.includes('type=file');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a display of its own; Xvfb picks its number and prints it. */
async function openDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(process.stdout!, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, process };
}

/** Brings an element into view and answers once it has stopped moving, as a person would wait for it. */
const settled = `
  const [element, done] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let before = '';
  let still = 0;
  const look = () => {
    const now = JSON.stringify(element.getBoundingClientRect());
    still = now === before ? still + 1 : 0;
    before = now;
    if (still < 3) setTimeout(look, 50);
    else done();
  };
  look();
`;

const all = (driver: WebDriver, wanted: Wanted): Promise<WebElement[]> =>
  driver.executeScript(`return (${finder})(arguments[0], arguments[1])`, sent(wanted), isFile(wanted));

async function found(driver: WebDriver, wanted: Wanted): Promise<WebElement> {
  const [element] = await all(driver, wanted);
  if (!element) throw new Error(`There is no ${printed(wanted)}`);
  return element;
}

const within = (driver: WebDriver) => ({
  count: async (wanted: Wanted) => (await all(driver, wanted)).length,
  click: async (wanted: Wanted) => {
    const element = await found(driver, wanted);
    await driver.executeAsyncScript(settled, element);
    await element.click();
  },
  type: async (wanted: Wanted, text: string) => (await found(driver, wanted)).sendKeys(text),
});

async function connect(address: string, binary: string): Promise<WebDriver> {
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 20_000, interval: 100 });
  const wanted = new Capabilities({ 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }).setBrowserName('MiniBrowser');
  const driver = await new Builder().usingServer(address).withCapabilities(wanted).build();
  await driver.manage().window().setRect({ width: 1280, height: 1000, x: 0, y: 0 });
  return driver;
}

/** Starts WebKit with its home, and so its downloads, in `home`. */
export async function openByWebDriver(binary: string, home: string): Promise<Visitor> {
  const { display, process: screen } = await openDisplay();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const end = async () => {
    service.kill();
    screen.kill();
    await Promise.all([service, screen].map(async (child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  };
  const driver = await connect(address, binary).catch(async (problem: unknown) => {
    await end();
    throw problem;
  });
  return {
    ...within(driver),
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    attach: async (field, paths) => (await found(driver, field)).sendKeys(paths.join('\n')),
    read: (expression) => driver.executeScript(`return (${expression})`),
    inFrame: async (css, act) => {
      await driver.switchTo().frame(await found(driver, { css }));
      await act(within(driver));
      await driver.switchTo().defaultContent();
    },
    screenshot: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      await end();
    },
  };
}
