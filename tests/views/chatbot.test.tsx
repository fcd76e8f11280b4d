import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { chat, chatAssistant } from '../../contract/structs/calls/chat.ts';
import { anonymousCredit } from '../../contract/structs/calls/credits.ts';
import { codes } from '../../contract/facts/codes.ts';
import { loadWords } from '../../src/platform/words.ts';
import Chatbot from '../../src/features/chat/chatbot.tsx';
import { loadCopy } from '../../src/platform/tool-words.ts';
import { granted } from '../machines/answers.ts';
import { leave, show } from './kit.tsx';
import { Server } from './server.ts';

beforeAll(async () => {
  await loadWords('en', ['chat', 'tool']);
  await loadCopy('ai-chatbot', 'en');
});

async function opened(kind: 'help' | 'model' = 'help', server = new Server()) {
  server.answers(chatAssistant, granted({ kind, cost: kind === 'model' ? 1 : 0 }));
  const talk = server.speaks(chat);
  const shown = await show(<Chatbot path="/ai-chatbot" />, { server });
  await screen.findByRole('log');
  return { ...shown, talk };
}

const log = () => screen.getByRole('log', { name: 'Conversation' });
const message = () => screen.getByRole('textbox', { name: 'Your message' });
const messages = () =>
  [...log().querySelectorAll<HTMLElement>('[data-role]')].map(({ dataset, lastChild }) => [dataset['role'], lastChild!.textContent]);

async function ask(talk: ReturnType<Server['speaks']>, text: string) {
  const before = talk.asked;
  fireEvent.change(message(), { target: { value: text } });
  fireEvent.keyDown(message(), { key: 'Enter' });
  await waitFor(() => expect(talk.asked).toBe(before + 1));
}
const reports = (talk: ReturnType<Server['speaks']>, ...events: unknown[]) =>
  act(async () => events.forEach((event) => talk.reports(event)));

test('states who answers and that it costs nothing', async () => {
  await opened('help');
  expect(await screen.findByText('Help assistant: answers from our own pages')).toBeTruthy();
  expect(screen.getByText('Free')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});

test('a language model states its price, on the button too', async () => {
  await opened('model');
  expect(await screen.findByText('1 credit per answer')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Send\s*1 credit$/ })).toBeTruthy();
});

test('an answer that cannot be paid is reported before the question is sent', async () => {
  const server = new Server();
  server.answers(anonymousCredit, granted({ credit_remain: 0 }));
  await opened('model', server);
  expect(await screen.findByText('You need 1 more credit: this costs 1, and you have 0.')).toBeTruthy();
});

test('a question and its answer, which grows and is read out when it is whole', async () => {
  const { talk, server } = await opened();
  await ask(talk, ' How? ');
  expect(server.requestsOf(chat)[0]!.body).toEqual({ cost: 0, messages: [{ role: 'user', content: 'How?' }] });
  expect(log().getAttribute('aria-busy')).toBe('true');
  await reports(talk, { delta: 'Like ' });
  await waitFor(() =>
    expect(messages()).toEqual([
      ['user', 'How?'],
      ['assistant', 'Like '],
    ]),
  );
  await reports(talk, { delta: 'this.' }, { done: true, cost: 0 });
  await waitFor(() => expect(log().getAttribute('aria-busy')).toBe('false'));
  expect(messages()).toEqual([
    ['user', 'How?'],
    ['assistant', 'Like this.'],
  ]);
});

test('an answer can be stopped; what came of it stays', async () => {
  const { talk } = await opened();
  await ask(talk, 'How?');
  await reports(talk, { delta: 'Like' });
  await waitFor(() => expect(messages()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(messages()).toEqual([
    ['user', 'How?'],
    ['assistant', 'Like'],
  ]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});

test('an answer that breaks off is reported and requested again under the same key', async () => {
  const { talk, server } = await opened();
  await ask(talk, 'How?');
  await act(async () => talk.breaks());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('The answer was interrupted. Your question is still here.')).toBeTruthy();
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(talk.asked).toBe(2));
  const [first, second] = server.requestsOf(chat).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

test('a refusal shows the server’s reason', async () => {
  const { talk } = await opened('model');
  await ask(talk, 'How?');
  await reports(talk, { error: { code: codes.engineFailed, msg: 'The engine gave up.' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The engine gave up.');
  expect(within(alert).getByRole('button', { name: /^Try again\s*1 credit$/ })).toBeTruthy();
});

test('a bare address is shown by the name of its page', async () => {
  const { talk } = await opened();
  await ask(talk, 'How?');
  await reports(talk, { delta: 'Read more: /settings\n\nOr /fr/ai-image-enhancer or /nowhere' }, { done: true, cost: 0 });
  await waitFor(() => expect(within(log()).getAllByRole('link')).toHaveLength(3));
  const links = within(log()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Settings', '/settings'],
    ['Image enhancer', '/ai-image-enhancer'],
    ['/nowhere', '/nowhere'],
  ]);
});

test('what an answer holds is text, code and links, never markup', async () => {
  const { talk } = await opened();
  await ask(talk, 'How?');
  await reports(talk, {
    delta:
      '<img src=x onerror=alert(1)> See /fr/pricing, [prices](/pricing), [bad](javascript:alert(1)), [far](https://example.com/a)\n\n- **one**\n- two\n\n```js\n<b>x</b>\n```',
  });
  await reports(talk, { done: true, cost: 0 });
  await waitFor(() => expect(log().querySelector('pre')?.textContent).toBe('<b>x</b>'));
  expect(log().querySelector('img[src="x"]')).toBeNull();
  const links = within(log()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pricing', '/pricing'],
    ['prices', '/pricing'],
    ['far', 'https://example.com/a'],
  ]);
  expect(links[2]!.getAttribute('rel')).toContain('noopener');
  expect(
    within(log())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['one', 'two']);
});

test('a message that is pasted too long stays whole and is reported', async () => {
  const { talk } = await opened();
  const long = 'word '.repeat(2000);
  fireEvent.change(message(), { target: { value: long } });
  expect((message() as HTMLTextAreaElement).maxLength).toBe(-1);
  expect(await screen.findByText('Please shorten this to 8,000 characters.')).toBeTruthy();
  fireEvent.keyDown(message(), { key: 'Enter' });
  expect([talk.asked, (message() as HTMLTextAreaElement).value]).toEqual([0, long]);
});

test('a sample writes its question and sends nothing', async () => {
  const { talk } = await opened();
  fireEvent.click(screen.getByRole('button', { name: 'How much does a plan cost?' }));
  expect((message() as HTMLTextAreaElement).value).toBe('How much does a plan cost?');
  expect([talk.asked, document.activeElement]).toEqual([0, message()]);
});

test('the conversation is there again after a reload, and gone when it is cleared', async () => {
  const first = await opened();
  await ask(first.talk, 'How?');
  await reports(first.talk, { delta: 'So.' }, { done: true, cost: 0 });
  await waitFor(() => expect(log().getAttribute('aria-busy')).toBe('false'));
  first.unmount();
  leave();
  const second = await opened();
  await waitFor(() =>
    expect(messages()).toEqual([
      ['user', 'How?'],
      ['assistant', 'So.'],
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'New conversation' }));
  expect(messages()).toEqual([]);
  second.unmount();
  leave();
  await opened();
  await screen.findByText('Free');
  expect(messages()).toEqual([]);
});
