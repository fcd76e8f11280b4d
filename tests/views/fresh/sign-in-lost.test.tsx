/** A sign-in whose code does not load: anyone who waits for it is informed. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { codes } from '../../../contract/facts/codes.ts';
import { chat, chatAssistant } from '../../../contract/structs/calls/chat.ts';
import { selectDialog } from '../../../machines/dialogs/dialogs.selectors.ts';
import { loadCopy } from '../../../src/platform/tool-words.ts';
import { loadWords } from '../../../src/platform/words.ts';
import Chatbot from '../../../src/features/chat/chatbot.tsx';
import { Toasts } from '../../../src/boot/shell/toasts.tsx';
import { granted } from '../../machines/answers.ts';
import { show } from '../kit.tsx';
import { Server } from '../server.ts';

vi.mock('../../../src/actors/auth.ts', () => {
  throw new Error('the chunk did not come');
});

beforeAll(async () => {
  await loadWords('en', ['chat', 'tool', 'notice']);
  await loadCopy('ai-chatbot', 'en');
});

test('a request that waits for a sign-in is reported as unanswered, and can be sent again', async () => {
  const server = new Server();
  server.answers(chatAssistant, granted({ kind: 'help', cost: 0 }));
  const talk = server.speaks(chat);
  const { root } = await show(
    <>
      <Chatbot path="/ai-chatbot" />
      <Toasts />
    </>,
    { server },
  );
  await screen.findByRole('log');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your message' }), { target: { value: 'What does it cost?' } });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Your message' }), { key: 'Enter' });
  await waitFor(() => expect(talk.asked).toBe(1));
  await act(async () => talk.reports({ error: { code: codes.signInNeeded, msg: 'Please log in to continue.' } }));
  expect(await screen.findByText('The answer was interrupted. Your question is still here.')).toBeTruthy();
  expect(selectDialog(root.dialogs.getSnapshot())).toBeNull();
  expect(screen.getByText('We couldn’t reach the server. Check your connection and try again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(talk.asked).toBe(2));
});
