/** What the boards of the console show, and what they ask for. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as jobCalls from '../../contract/structs/calls/operator-jobs.ts';
import Jobs from '../../src/features/operator/jobs.tsx';
import { loadWords } from '../../src/platform/words.ts';
import { granted, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { serverOf } from './person.ts';

await loadWords('en', ['operatorBoards', 'toolNames', 'siteStatus']);

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
  const received = (call: string) => server.received.filter((each) => each.call === call);
  return { server, received };
}

test('a failure leads to its jobs, and everything is one click away', async () => {
  const { received } = await showJobs();
  fireEvent.click(screen.getByRole('button', { name: 'We couldn’t find a face.' }));
  expect(await screen.findByText('Only: local, noFace')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  const queries = received('GET /api/operator/jobs').map(({ query }) => query);
  expect(queries).toEqual([{}, { state: 'failed', tool: 'ai-sticker-maker', engine: 'local', reason: 'noFace' }, { state: 'failed' }]);
});

test('a job is canceled for a reason, and a refusal stands at the field', async () => {
  const { server, received } = await showJobs();
  const item = within(screen.getByText('u_ann', { exact: false }).closest('li')!);
  expect(item.getByText('Waited 90 sec · 2 credits reserved')).toBeTruthy();
  server.answers(jobCalls.cancelJob, refusal('notFound', 'It has already ended.'));
  fireEvent.click(item.getByRole('button', { name: 'Cancel' }));
  const field = item.getByLabelText('Reason, for the record');
  fireEvent.change(field, { target: { value: ' Asked for ' } });
  fireEvent.submit(field.closest('form')!);
  expect(await screen.findByText('It has already ended.')).toBeTruthy();
  expect(received('POST /api/operator/jobs/{id}/cancel').map(({ body }) => body)).toEqual([{ reason: 'Asked for' }]);
});
