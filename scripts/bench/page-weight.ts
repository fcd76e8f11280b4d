/**
 * `npm run bench:page`: measures the weight of the built pages and their behavior on a phone with a slow connection, beside the floor and
 * the same page made with Next and Nuxt (`--alone` skips those; `--times=7` sets the number of loads per page), and then the time from each
 * click to the next paint. Needs a build, and Chromium.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import home from '../../copy/en/pages/home.ts';
import homeSections from '../../copy/en/pages/homeSections.ts';
import { openBuiltServer, signUp } from '../setup/built-server.ts';
import { openBareForm } from './page-weight/bare-form.ts';
import { firstClicks, type FirstClick } from './page-weight/first-click.ts';
import { floor } from './page-weight/floor.ts';
import { measure, type Weights } from './page-weight/measure.ts';
import { openPeer } from './page-weight/peers.ts';
import { clicks, type Click, type Clicks } from './page-weight/clicks.ts';

const root = join(import.meta.dirname, '../..');
const { values: options } = parseArgs({ options: { alone: { type: 'boolean', default: false }, times: { type: 'string', default: '3' } } });
const times = Number(options.times);
const pages = ['/', '/ai-sticker-maker', '/ai-background-remover', '/ai-effect', '/template', '/pricing', '/login'];
/** The actors' first call: what was requested before it is what a page needs to be alive, however it was split. */
const isLater = (url: string): boolean => new URL(url).pathname.startsWith('/api/');

const kilo = (bytes: number): string => (bytes / 1024).toFixed(1);
const least = await floor(root);
const rows: Record<string, string>[] = [];
const add = (page: string, seen: Weights, still?: Weights) =>
  rows.push({
    page,
    'until alive kB': kilo(seen.first),
    '× floor': (seen.first / least).toFixed(2),
    'scripts kB': kilo(seen.scripts),
    'styles kB': kilo(seen.styles),
    'all kB': kilo(seen.all),
    CLS: seen.cls.toFixed(3),
    'LCP ms': seen.lcp.toFixed(0),
    'LCP without JS': still ? still.lcp.toFixed(0) : '',
    'TBT ms': seen.tbt.toFixed(0),
  });

let clicked: Clicks;
let counted: FirstClick[];
const bare = await openBareForm(root);
const server = await openBuiltServer();
try {
  for (const page of pages)
    add(
      page,
      await measure(server.address + page, { times, scripts: true, isLater }),
      await measure(server.address + page, { times, scripts: false }),
    );
  counted = await firstClicks(server.address, await signUp(server.address), bare.address, times);
} finally {
  await server.stop();
}

// Another server: the visitors of one address have so many free credits in a day, and those before may have spent them.
const fresh = await openBuiltServer();
try {
  clicked = await clicks(fresh.address, await signUp(fresh.address), bare.address);
} finally {
  bare.stop();
  await fresh.stop();
}

console.log(`The floor (React, XState, the router, alone): ${kilo(least)} kB. Scripts over the line, brotli; medians of ${times}.`);
console.table(rows);
console.log('The first press that counts (a job made, a checkout opened), made before any script answers:');
console.table(
  counted.map((seen) => ({
    page: seen.page,
    'scripts kB': kilo(seen.scripts),
    '× floor': (seen.scripts / least).toFixed(2),
    ms: seen.time.toFixed(0),
    '× bare form': (seen.time / seen.bare).toFixed(2),
  })),
);
const { all, dialogs, bare: bareDialog } = clicked;
const late = all[Math.floor(all.length * 0.02)]?.duration;
console.log(
  `${all.length} clicks and keys of the flows, a processor four times slower: 98 of 100 have painted after ${late} ms, a bare React dialog after ${bareDialog.first} ms, and ${bareDialog.again} the second time. The slowest:`,
);
const besideBare = ({ step, duration }: Click) => ({
  step,
  ms: duration,
  '× bare dialog': (duration / bareDialog.first).toFixed(2),
  '× its second': (duration / bareDialog.again).toFixed(2),
});
console.table(all.slice(0, 10).map(besideBare));
console.log('Dialogs that open:');
console.table(dialogs.map(besideBare));

const content = {
  headline: home.headline,
  lead: home.lead,
  questions: Object.values(homeSections.faqs as Record<string, { title: string; body: string }>).map(({ title, body }) => ({
    title,
    body: body.replaceAll(/[{}]/g, ''),
  })),
};
for (const name of options.alone ? [] : (['Next', 'Nuxt'] as const)) {
  // A peer is always the newest, and need not build.
  const peer = await openPeer(name, content).catch((problem: Error) => console.log(`Not measured: ${name}, because ${problem.message}.`));
  if (!peer) continue;
  try {
    add(name, await measure(peer.address, { times, scripts: true }), await measure(peer.address, { times, scripts: false }));
  } finally {
    peer.stop();
  }
  console.table(rows.slice(-1));
}
