/** Loads pages in Chromium with the speed of a phone on a slow connection, and measures their weight and behavior. */
import { chromium, type Browser } from 'playwright';

export type Weights = {
  /** Bytes transferred: scripts requested before the actors' first call, and all scripts. */
  first: number;
  scripts: number;
  styles: number;
  all: number;
  /** Layout shift; largest contentful paint and blocking time in milliseconds, each the median. */
  cls: number;
  lcp: number;
  tbt: number;
};

type Loading = { times: number; scripts: boolean; isLater?: (url: string) => boolean };

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** 1.6 Mbit/s, 150 ms latency, CPU slowed down four times. */
export const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

async function load(browser: Browser, url: string, { scripts, isLater = () => false }: Loading): Promise<Weights> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kinds = new Map<string, { url: string; kind: string; isFirst: boolean; bytes: number }>();
  let isFirst = true;
  let began = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    began ||= wallTime;
    if (isLater(request.url)) isFirst = false;
    kinds.set(requestId, { url: request.url, kind: type ?? 'Other', isFirst, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = kinds.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  // Without scripts the page cannot observe itself, so the browser reports the paint.
  let painted = 0;
  const isPainted = new Promise<void>((resolve) => {
    session.on('PerformanceTimeline.timelineEventAdded', ({ event: { lcpDetails } }) => {
      if (!lcpDetails) return;
      painted = Math.max(lcpDetails.renderTime, lcpDetails.loadTime);
      resolve();
    });
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
  await page.addInitScript(() => {
    const seen = { cls: 0, lcp: 0, tbt: 0 };
    Object.assign(globalThis, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({ type, buffered: true });
    watch('layout-shift', (entry) => {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    });
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
    });
    // Counted from the first paint on, as the metric defines.
    watch('longtask', (entry) => {
      const isPainted = (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity) <= entry.startTime;
      if (isPainted) seen.tbt += entry.duration - 50;
    });
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  if (!scripts) await isPainted;
  const seen = scripts
    ? await page.evaluate(() => (globalThis as unknown as { seen: { cls: number; lcp: number; tbt: number } }).seen)
    : { cls: 0, tbt: 0, lcp: Math.max(0, painted - began) * 1000 };
  await context.close();
  const sum = (take: (one: { kind: string; isFirst: boolean }) => boolean) =>
    [...kinds.values()].filter(take).reduce((total, { bytes }) => total + bytes, 0);
  return {
    first: sum(({ kind, isFirst: first }) => kind === 'Script' && first),
    scripts: sum(({ kind }) => kind === 'Script'),
    styles: sum(({ kind }) => kind === 'Stylesheet'),
    all: sum(() => true),
    ...seen,
  };
}

/** The medians of `times` loads, each with an empty cache. */
export async function measure(url: string, loading: Loading): Promise<Weights> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const seen: Weights[] = [];
    for (let time = 0; time < loading.times; time += 1) seen.push(await load(browser, url, loading));
    return Object.fromEntries(Object.keys(seen[0]!).map((key) => [key, median(seen.map((one) => one[key as keyof Weights]))])) as Weights;
  } finally {
    await browser.close();
  }
}
