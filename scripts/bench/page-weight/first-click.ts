/** Measures the first click that counts: what loads until a click has made a job or opened a checkout, on a phone with a slow connection. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { line } from './measure.ts';

/** What a person does on a page: the words or the file, and the button. */
type Act = { button: string; words?: { field: string; text: string }; file?: { field: string; base64: string } };
type Visit = {
  path: string;
  act: Act;
  /** Resolves when the click counts, with the moment (milliseconds since 1970) where the page itself knows it better. */
  counted: (page: Page) => Promise<unknown>;
  isSignedIn?: boolean;
};

const image = readFileSync(join(import.meta.dirname, '../../../public/examples/ai-background-remover.webp'), 'base64');
/** The calls that make a job and open a checkout. */
const jobs = '/api/generations';
const checkouts = '/api/pay/subscription-session';
/** The server has answered: a click that is only on its way has made nothing yet. */
const answered = (path: string) => (page: Page) =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname === path && (path !== jobs || response.request().method() === 'POST'),
  );
const jobMade = answered(jobs);

/** Noted in the page, because the driver learns of a dialog when more has been asked for. */
async function dialogShown(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('dialog[open], [role=dialog]')) Object.assign(globalThis, { shownAt: Date.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const shown = await page.waitForFunction(() => (globalThis as { shownAt?: number }).shownAt);
  return (await shown.jsonValue())!;
}

const described = (form: string): Act => ({
  button: `${form} button[type=submit]`,
  words: { field: `${form} textarea[name=prompt]`, text: 'a happy fox' },
});
const chosen = (form: string): Act => ({
  button: `${form} button[type=submit]`,
  file: { field: `${form} input[type=file]`, base64: image },
});

const plan: Act = { button: 'main section button:not([popovertarget]):not([role=tab])' };

/** A person's shortest way on each page. */
const visits: readonly Visit[] = [
  { path: '/', counted: jobMade, act: described('main form') },
  { path: '/ai-sticker-maker', counted: jobMade, act: described('main form') },
  { path: '/ai-background-remover', counted: jobMade, act: chosen('main form') },
  // A visitor has to sign in first.
  { path: '/pricing', counted: dialogShown, act: plan },
  { path: '/pricing', counted: answered(checkouts), act: plan, isSignedIn: true },
];

/** Acts in the page as soon as the button is painted, because a driver's own steps take longer than what is measured. */
function actAtSight({ button, words, file }: Act): void {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const act = () => {
    const target = [...document.querySelectorAll<HTMLButtonElement>(button)].find((each) => each.innerText.trim() !== '');
    if (!target || !isPainted()) return requestAnimationFrame(act);
    if (words) {
      const field = document.querySelector<HTMLTextAreaElement>(words.field)!;
      field.value = words.text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (file) {
      const field = document.querySelector<HTMLInputElement>(file.field)!;
      const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
      const given = new DataTransfer();
      given.items.add(new File([bytes], 'photo.webp', { type: 'image/webp' }));
      field.files = given.files;
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
    return target.click();
  };
  if (location.protocol.startsWith('http')) requestAnimationFrame(act);
}

export type FirstClick = {
  page: string;
  /** Bytes of scripts that had been requested when the click counted. */
  scripts: number;
  /** Milliseconds from the request of the page until then. */
  time: number;
  /** The time of a bare form that sends the same, in the same run. */
  bare: number;
};

async function visit(
  browser: Browser,
  address: string,
  token: string,
  { path, act, counted, isSignedIn = false }: Visit,
): Promise<Omit<FirstClick, 'bare'>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  await context.addInitScript(actAtSight, act);
  if (isSignedIn) await context.addInitScript(([name, value]) => localStorage.setItem(name!, value!), [storageKeys.token, token]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bytes = new Map<string, number>();
  const asked = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) => {
    if (type !== 'Script') return;
    bytes.set(requestId, 0);
    asked.set(requestId, wallTime * 1000);
  });
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => bytes.has(requestId) && bytes.set(requestId, encodedDataLength),
  );
  // Noted in the order of the browser's own events: the page asks for more as soon as the answer is here.
  let until: Set<string> | null = null;
  const note = () => {
    until ??= new Set(bytes.keys());
  };
  session.on('Network.responseReceived', ({ response }) => [jobs, checkouts].includes(new URL(response.url).pathname) && note());
  const began = Date.now();
  const isCounted = counted(page);
  await page.goto(address + path, { waitUntil: 'commit' });
  const moment = await isCounted;
  const ended = typeof moment === 'number' ? moment : Date.now();
  const time = ended - began;
  note();
  const requested = [...(until ?? [])].filter((id) => asked.get(id)! <= ended);
  // What had been requested by then may still be on its way.
  await page.waitForLoadState('load');
  const isHere = () => requested.every((id) => bytes.get(id) !== 0);
  for (const late = performance.now() + 10_000; !isHere() && performance.now() < late;) await page.waitForTimeout(100);
  await context.close();
  return {
    page: isSignedIn ? `${path}, signed in` : path,
    time,
    scripts: requested.reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0),
  };
}

/** The median of `times` visits by time, of each page and of the bare form at `bare`. `token` belongs to an account. */
export async function firstClicks(address: string, token: string, bare: string, times: number): Promise<FirstClick[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const median = async (at: string, each: Visit): Promise<Omit<FirstClick, 'bare'>> => {
      const seen: Omit<FirstClick, 'bare'>[] = [];
      for (let time = 0; time < times; time += 1) seen.push(await visit(browser, at, token, each));
      return seen.toSorted((a, b) => a.time - b.time)[Math.floor(times / 2)]!;
    };
    const words = await median(bare, { path: '/', counted: jobMade, act: described('form') });
    const file = await median(bare, { path: '/', counted: jobMade, act: chosen('form') });
    const all = [
      { ...words, page: 'a bare form', bare: words.time },
      { ...file, page: 'a bare form with a file', bare: file.time },
    ];
    for (const each of visits) all.push({ ...(await median(address, each)), bare: (each.act.file ? file : words).time });
    return all;
  } finally {
    await browser.close();
  }
}
