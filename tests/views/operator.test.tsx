import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as calls from '../../contract/structs/calls/operator.ts';
import Operator from '../../src/features/operator/operator.tsx';
import { loadWords } from '../../src/platform/words.ts';
import { granted, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { serverOf } from './person.ts';

await loadWords('en', ['operatorConsole', 'operatorBoards', 'operatorSettings', 'launchpad', 'pricing', 'toolNames', 'siteStatus']);

const day = (at: number, made: number) => ({
  day: `2026-11-${String(at).padStart(2, '0')}`,
  visitors: 0,
  accounts: 1,
  made,
  failed: 0,
  paid: 0,
  wait: made > 0 ? 1500 : null,
});

async function opened(step: 'prove' | 'open') {
  const server = serverOf({});
  server.answers(calls.getConsole, granted({ step }));
  server.answers(calls.getToday, granted({ days: [day(20, 3), day(21, 4)], waiting: 2, running: 1 }));
  server.answers(calls.listActs, granted({ items: [], next: null }));
  await show(<Operator path="/operator" />, { server, token: 'token', href: '/operator' });
  return server;
}

test('shows the missing page to everyone but operators', async () => {
  const server = serverOf({});
  server.answers(calls.getConsole, refusal('notFound'));
  await show(<Operator path="/operator" />, { server, token: 'token', href: '/operator' });
  expect(await screen.findByText('404')).toBeTruthy();
  expect(screen.queryByText('Console')).toBeNull();
});

test('shows each figure as a drawing and as a table', async () => {
  await opened('open');
  expect(await screen.findByText('4 today · 7 in total')).toBeTruthy();
  expect(screen.getByText('1.5 sec today')).toBeTruthy();
  expect(screen.getAllByRole('row', { name: 'Nov 20 3', hidden: true })).toHaveLength(1);
});

test('the record names what was changed as people do, and keeps what only an earlier version knew', async () => {
  const server = serverOf({});
  const act = (seq: number, name: 'settingChanged' | 'packAdded' | 'jobCanceled', subject: string) =>
    ({ seq: seq + 1, act: name, subject, operator: 'u_boss', reason: null, at: '2026-11-21T12:00:00.000Z' }) as const;
  const subjects = ['tool.ai-sticker-maker', 'engine.local', 'dailyCredits', 'limit.noLonger', 'cost.noLonger'];
  const items = [
    ...subjects.map((each, index) => act(index, 'settingChanged', each)),
    act(7, 'packAdded', 'picture'),
    act(8, 'jobCanceled', 'J1'),
  ];
  server.answers(calls.getConsole, granted({ step: 'open' }));
  server.answers(calls.getToday, granted({ days: [day(20, 3)], waiting: 0, running: 0 }));
  server.answers(calls.listActs, granted({ items, next: null }));
  await show(<Operator path="/operator" />, { server, token: 'token', href: '/operator' });
  const written = (await screen.findAllByText(/ · /)).map(({ textContent }) => textContent!.split(' · ')[1]);
  const names = ['Sticker maker', 'Built-in method', 'Free credits a day', 'limit.noLonger', 'cost.noLonger', 'Images from words', 'J1'];
  expect(written.filter((each) => names.includes(each!))).toEqual(names);
});

test('a wrong code is described at its field', async () => {
  const server = await opened('prove');
  server.answers(calls.proveFactor, refusal('wrongCode', 'That code is wrong.'));
  const field = await screen.findByLabelText('Code');
  fireEvent.change(field, { target: { value: '123456' } });
  fireEvent.submit(field.closest('form')!);
  expect(await screen.findByText('That code is wrong.')).toBeTruthy();
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
});
