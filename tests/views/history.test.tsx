import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { creditHistory } from '../../contract/structs/calls/credits.ts';
import { loadWords } from '../../src/platform/words.ts';
import { History } from '../../src/features/account/settings/history.tsx';
import { selectIsDownloading } from '../../machines/download/download.selectors.ts';
import { historyDownloadFlow } from '../../src/actors/download.ts';
import { levelsOf } from '../../src/features/account/settings/balance-levels.ts';
import type { LedgerLine } from '../../src/actors/listing.ts';
import { granted, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { Server } from './server.ts';

await loadWords('en', ['history', 'toolNames']);

const line = (
  id: string,
  kind: LedgerLine['kind'],
  source: LedgerLine['source'],
  amount: number,
  balance: number,
  tool: string | null = null,
): LedgerLine => ({
  id,
  at: `2026-11-2${id}T08:00:00Z`,
  kind,
  source,
  amount,
  balance,
  job: null,
  tool,
  txn: null,
});
const newest = [
  line('3', 'settle', 'job', -20, 998, 'text-to-video-ai'),
  line('4', 'release', 'job', 0, 1018, 'gone-tool'),
  line('2', 'hold', 'job', -1, 1018),
];
const oldest = [line('1', 'grant', 'pack', 1000, 1019), line('0', 'grant', 'daily', 19, 19)];

async function opened() {
  const server = new Server();
  server.answers(creditHistory, granted({ items: newest, next: '2' }));
  const shown = await show(<History />, { server, href: '/settings' });
  await screen.findByRole('table');
  return shown;
}
/** The words of each cell but the first; the time that a phone shows under them is another element. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1).map(({ firstChild }) => firstChild?.textContent));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('each line has its subject, its time, its amount, and the balance after it', async () => {
  await opened();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Description',
    'Credits',
    'Balance after',
  ]);
  expect(rows()).toEqual([
    ['Spent: Text to video', '−20', '998'],
    ['Returned: gone-tool', '0', '1,018'],
    ['Reserved: something you made', '−1', '1,018'],
  ]);
  const times = within(screen.getAllByRole('row')[1]!).getAllByText(/Nov 23, 2026/);
  expect(times.map((time) => time.getAttribute('datetime'))).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-23T08:00:00.000Z']);
});

test('more is shown on wish, and asked for again where it did not come', async () => {
  const { server } = await opened();
  server.answers(creditHistory, refusal('unavailable'));
  click('Show more');
  await screen.findByText('We couldn’t load the rest.');
  server.answers(creditHistory, granted({ items: oldest, next: null }));
  click('Show more');
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(server.requestsOf(creditHistory).at(-1)!.query).toEqual({ cursor: '2' });
  expect(rows().slice(3)).toEqual([
    ['Received: credit pack', '+1,000', '1,019'],
    ['Received: free daily credits', '+19', '19'],
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('nothing moved yet', async () => {
  const server = new Server();
  server.answers(creditHistory, granted({ items: [], next: null }));
  await show(<History />, { server, href: '/settings' });
  await screen.findByText('No credits have been added or spent yet.');
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('a history that does not come may be asked for again', async () => {
  const server = new Server();
  server.answers(creditHistory, refusal('unavailable'));
  await show(<History />, { server, href: '/settings' });
  await screen.findByText('We couldn’t load your history.');
  server.answers(creditHistory, granted({ items: oldest, next: null }));
  click('Try again');
  await screen.findByRole('table');
});

let files: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  files = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:csv';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs.at(-1)! });
  });
});
afterEach(() => vi.restoreAllMocks());

test('the whole of it is a CSV file, not only the pages that were read', async () => {
  const { server } = await opened();
  const pages = [granted({ items: newest, next: '2' }), granted({ items: oldest, next: null })];
  const asked = server.requestsOf(creditHistory).length;
  server.answersInTurn(creditHistory, pages);
  click('Download CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(
    server
      .requestsOf(creditHistory)
      .slice(asked)
      .map(({ query }) => query),
  ).toEqual([{}, { cursor: '2' }]);
  expect(files[0]!.name).toBe('iridia-credits.csv');
  const bytes = new Uint8Array(await files[0]!.blob.arrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'Date,Description,Credits,Balance after',
    '2026-11-23T08:00:00Z,Spent: Text to video,-20,998',
    '2026-11-24T08:00:00Z,Returned: something you made,0,1018',
    '2026-11-22T08:00:00Z,Reserved: something you made,-1,1018',
    '2026-11-21T08:00:00Z,Received: credit pack,1000,1019',
    '2026-11-20T08:00:00Z,Received: free daily credits,19,19',
    '',
  ]);
});

test('half a history is not offered as a file, and its refusal is one message: the server’s', async () => {
  const { server, root } = await opened();
  server.answersInTurn(creditHistory, [granted({ items: newest, next: '2' }), refusal('unavailable')]);
  click('Download CSV');
  const download = historyDownloadFlow(root);
  await waitFor(() => expect(server.requestsOf(creditHistory).at(-1)!.query).toEqual({ cursor: '2' }));
  await waitFor(() => expect(selectIsDownloading(download.getSnapshot())).toBe(false));
  expect(root.toasts.getSnapshot().context.visible.map(({ message }) => message)).toEqual([{ text: refusal('unavailable').msg }]);
  expect(files).toEqual([]);
});

test('the balance of the last 30 days is plotted, from what it was before the first line of them', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  const on = (at: string, balance: number) => ({ at: `${at}T12:00:00Z`, balance });
  const lines = [on('2026-11-20', 3), on('2026-11-10', 8), on('2026-10-20', 9), on('2026-10-01', 4)];
  expect(levelsOf(lines, now).map(({ at, balance }) => [new Date(at).toISOString().slice(0, 10), balance])).toEqual([
    ['2026-10-31', 9],
    ['2026-11-10', 8],
    ['2026-11-20', 3],
  ]);
  // What came before the lines that are loaded is not known.
  expect(levelsOf(lines.slice(0, 2), now).map(({ balance }) => balance)).toEqual([8, 3]);
  expect(levelsOf([], now)).toEqual([]);
});

test('a plot of the balance is described by what it was and is', async () => {
  vi.setSystemTime(new Date('2026-11-25T08:00:00Z'));
  await opened();
  expect(screen.getByRole('img', { name: /^Your balance since November 22: 1,018 then, 998 today, 1,018 at most\.$/ })).toBeTruthy();
  vi.useRealTimers();
});
