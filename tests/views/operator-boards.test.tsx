/** What the boards of the console show, and what they ask for. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as jobCalls from '../../contract/structs/calls/operator-jobs.ts';
import * as moneyCalls from '../../contract/structs/calls/operator-money.ts';
import * as personCalls from '../../contract/structs/calls/operator-people.ts';
import * as reportCalls from '../../contract/structs/calls/operator-reports.ts';
import * as settingCalls from '../../contract/structs/calls/operator-settings.ts';
import Jobs from '../../src/features/operator/jobs.tsx';
import Money from '../../src/features/operator/money.tsx';
import People from '../../src/features/operator/people.tsx';
import Reports from '../../src/features/operator/reports.tsx';
import Settings from '../../src/features/operator/settings.tsx';
import { loadWords } from '../../src/platform/words.ts';
import { granted, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { serverOf } from './person.ts';

await loadWords('en', [
  'operatorBoards',
  'operatorMoney',
  'operatorPeople',
  'operatorReports',
  'operatorSettings',
  'reportResult',
  'toolNames',
  'siteStatus',
]);

const job = {
  id: 'job-1',
  account: 'u_ann',
  tool: 'ai-sticker-maker',
  engine: 'local',
  status: 'queued',
  reason: null,
  why: null,
  cost: 2,
  credits: 'held',
  attempts: 0,
  at: '2026-11-21T12:00:00.000Z',
  waited: 90_000,
  ran: null,
} as const;
const failures = { tool: 'ai-sticker-maker', engine: 'local', reason: 'noFace', why: 'We couldn’t find a face.', count: 3, ran: 2000 };

async function showJobs() {
  const server = serverOf({});
  server.answers(jobCalls.listJobs, granted({ items: [job], next: null, groups: [failures] }));
  await show(<Jobs path="/operator/jobs" />, { server, token: 'token', href: '/operator/jobs' });
  await screen.findByRole('heading', { level: 1, name: 'Queue' });
  return server;
}

test('a failure leads to its jobs, and everything is one click away', async () => {
  const server = await showJobs();
  fireEvent.click(screen.getByRole('button', { name: 'We couldn’t find a face.' }));
  expect(await screen.findByText('Only: Built-in method · We couldn’t find a face.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  const queries = server.requestsOf(jobCalls.listJobs).map(({ query }) => query);
  expect(queries).toEqual([{}, { state: 'failed', tool: 'ai-sticker-maker', engine: 'local', reason: 'noFace' }, { state: 'failed' }]);
});

test('the built-in engine has a name that people read, in the jobs and in their table', async () => {
  await showJobs();
  expect(screen.queryByText(/\blocal\b/)).toBeNull();
  expect(screen.getByRole('cell', { name: 'Built-in method' })).toBeTruthy();
  expect(screen.getByText('u_ann').parentElement!.textContent).toBe('Built-in method · u_ann');
});

test('a job is canceled for a reason, and a refusal stands at the field', async () => {
  const server = await showJobs();
  const item = within(screen.getByText('u_ann', { exact: false }).closest('li')!);
  expect(item.getByText('Waited 90 sec · 2 credits reserved')).toBeTruthy();
  server.answers(jobCalls.cancelJob, refusal('notFound', 'It has already ended.'));
  fireEvent.click(item.getByRole('button', { name: 'Cancel' }));
  const field = item.getByLabelText('Reason, for the record');
  fireEvent.change(field, { target: { value: ' Asked for ' } });
  fireEvent.submit(field.closest('form')!);
  expect(await screen.findByText('It has already ended.')).toBeTruthy();
  expect(server.requestsOf(jobCalls.cancelJob).map(({ body }) => body)).toEqual([{ reason: 'Asked for' }]);
});

test('a report states its deadline and what the nets guess, and is answered in words that go to everyone', async () => {
  const server = serverOf({});
  const reported = {
    id: 'R-1',
    status: 'open',
    reason: 'me',
    url: 'https://localhost/s/abc',
    message: '',
    answered: true,
    at: '2026-11-19T10:00:00.000Z',
    dueAt: '2026-11-21T10:00:00.000Z',
    left: -2 * 3_600_000,
    closedAt: null,
    outcome: null,
    subject: 'job-1',
    account: 'u_ann',
    suspected: 'forgery',
    files: [{ url: '/files/1.png', type: 'image/png', hint: { photograph: 0.07, explicit: 0.5, suggestive: 0.2 } }],
    copies: 1,
    remixes: 0,
    sources: 2,
  } as const;
  server.answers(reportCalls.listReports, granted({ items: [{ ...reported, files: [...reported.files] }], next: null }));
  server.answers(reportCalls.decideReport, granted(null));
  await show(<Reports path="/operator/reports" />, { server, token: 'token', href: '/operator/reports' });
  expect(await screen.findByText('2 hr late')).toBeTruthy();
  expect(screen.getByText(/nudity in a photo 7%, pornography 50%, suggestive 20%/)).toBeTruthy();
  expect(screen.getByText(/a neural network suspects a forged document/)).toBeTruthy();
  expect(screen.getByText(/1 uploaded copy, 0 results made from it, 2 files it was made from/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const field = screen.getByLabelText('Answer, as everyone concerned will read it');
  fireEvent.change(field, { target: { value: 'It shows you, so it is gone.' } });
  fireEvent.submit(field.closest('form')!);
  await screen.findByRole('button', { name: 'Remove' });
  expect(server.requestsOf(reportCalls.decideReport).map(({ path, body }) => [path, body])).toEqual([
    ['/api/operator/reports/R-1/decide', { decision: 'removed', outcome: 'It shows you, so it is gone.', remixes: true }],
  ]);
});

test('a person is found, and gets credits under one key however often the try is repeated', async () => {
  const server = serverOf({});
  const counts = { balance: 19, sessions: 1, factor: false, keys: 0, jobs: 2, payments: 0 };
  const ann = { id: 'u_ann', email: 'ann@example.com', at: '2026-11-19T10:00:00.000Z', closedAt: null, operator: false, made: null };
  server.answers(personCalls.listPeople, granted({ items: [{ ...ann, ...counts }], next: null }));
  await show(<People path="/operator/people" />, { server, token: 'token', href: '/operator/people' });
  expect(await screen.findByText('19 credits · 2 creations · 0 payments · 1 signed-in device · 0 keys')).toBeTruthy();
  const search = screen.getByLabelText('Email or account ID');
  fireEvent.change(search, { target: { value: ' ann@example.com ' } });
  fireEvent.submit(search.closest('form')!);
  await screen.findByRole('button', { name: 'Show everyone' });
  expect(server.requestsOf(personCalls.listPeople).at(-1)!.query).toEqual({ search: 'ann@example.com' });

  server.answers(personCalls.moveCredits, refusal('refusedByPolicy', 'Not that many.'));
  fireEvent.click(await screen.findByRole('button', { name: 'Give or take credits' }));
  fireEvent.change(screen.getByLabelText('Credits (a minus takes them)'), { target: { value: '-50' } });
  const reason = screen.getByLabelText('Reason, for the record');
  fireEvent.change(reason, { target: { value: 'A mistake' } });
  fireEvent.submit(reason.closest('form')!);
  expect(await screen.findByText('Not that many.')).toBeTruthy();
  fireEvent.submit(reason.closest('form')!);
  await waitFor(() => expect(server.requestsOf(personCalls.moveCredits)).toHaveLength(2));
  const [first, second] = server.requestsOf(personCalls.moveCredits);
  expect([first!.path, first!.body]).toEqual(['/api/operator/people/u_ann/credits', { amount: -50, reason: 'A mistake' }]);
  expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'));
});

test('a payment stands beside its credits, and what does not add up is marked', async () => {
  const server = serverOf({});
  const payment = {
    id: 'pay_1',
    account: 'u_ann',
    email: 'ann@example.com',
    kind: 'pack',
    price: '19.99',
    currency: 'USD',
    status: 'paid',
    processor: 'sandbox',
    charge: null,
    at: '2026-11-19T10:00:00.000Z',
    settledAt: '2026-11-19T10:01:00.000Z',
    credits: 1000,
    given: 900,
    taken: 0,
    refund: 'none',
    balanced: false,
    difference: null,
  } as const;
  const returned = { ...payment, id: 'pay_2', price: '29.99', given: 1000, balanced: true, difference: 'unknownRefund' } as const;
  server.answers(moneyCalls.listPayments, granted({ items: [payment, returned], next: null }));
  await show(<Money path="/operator/money" />, { server, token: 'token', href: '/operator/money' });
  expect(await screen.findByRole('heading', { name: '$19.99 · Credit pack' })).toBeTruthy();
  expect(screen.getByText('1,000 credits bought, 900 given, 0 taken back')).toBeTruthy();
  expect(screen.getByText('The ledger doesn’t match this payment.')).toBeTruthy();
  expect(screen.getByText(/The processor has returned money without reporting it/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Take credits back' })).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'dearest' } });
  await waitFor(() => expect(server.requestsOf(moneyCalls.listPayments).at(-1)!.query).toEqual({ order: 'dearest' }));
  fireEvent.click(screen.getByText('Returned', { exact: true }));
  await waitFor(() => expect(server.requestsOf(moneyCalls.listPayments).at(-1)!.query).toEqual({ order: 'dearest', state: 'returned' }));
});

test('a setting is changed after what was on screen, and undone; a tool is turned off', async () => {
  const server = serverOf({});
  const changes = [{ seq: 4, operator: 'u_boss', before: null, after: 30, reason: 'A holiday', at: '2026-11-19T10:00:00.000Z' }];
  const daily = { id: 'dailyCredits', value: 30, configured: 19, changes };
  const tool = { id: 'tool.ai-sticker-maker', value: true, configured: true, changes: [] };
  server.answers(settingCalls.listSettings, granted({ items: [daily, tool], next: null }));
  server.answers(settingCalls.changeSetting, granted(null));
  server.answers(settingCalls.undoSetting, granted(null));
  await show(<Settings path="/operator/settings" />, { server, token: 'token', href: '/operator/settings' });
  const item = within((await screen.findByRole('heading', { name: 'Free credits a day' })).closest('li')!);
  expect([item.getByText('Configured: 19'), item.getByText(/19 → 30 · A holiday/)]).toHaveLength(2);
  const fill = (form: ReturnType<typeof within>, reason: string, value?: string) => {
    if (value !== undefined) fireEvent.change(form.getByLabelText('New value'), { target: { value } });
    const field = form.getByLabelText('Reason, for the record');
    fireEvent.change(field, { target: { value: reason } });
    fireEvent.submit(field.closest('form')!);
  };
  const bodiesOf = (call: typeof settingCalls.changeSetting | typeof settingCalls.undoSetting) =>
    server.requestsOf(call).map(({ path, body }) => [path, body]);
  fireEvent.click(item.getByRole('button', { name: 'Change' }));
  fill(item, 'Less', '25');
  await waitFor(() =>
    expect(bodiesOf(settingCalls.changeSetting)).toEqual([['/api/operator/settings/dailyCredits', { value: 25, seen: 4, reason: 'Less' }]]),
  );
  fireEvent.click(await item.findByRole('button', { name: 'Undo' }));
  fill(item, 'Over');
  await waitFor(() =>
    expect(bodiesOf(settingCalls.undoSetting)).toEqual([['/api/operator/settings/dailyCredits/undo', { seen: 4, reason: 'Over' }]]),
  );
  const sticker = within(screen.getByRole('heading', { name: 'Sticker maker' }).closest('li')!);
  fireEvent.click(await sticker.findByRole('button', { name: 'Turn off' }));
  fill(sticker, 'Broken');
  await waitFor(() =>
    expect(bodiesOf(settingCalls.changeSetting).at(-1)).toEqual([
      '/api/operator/settings/tool.ai-sticker-maker',
      { value: false, seen: 0, reason: 'Broken' },
    ]),
  );
});
