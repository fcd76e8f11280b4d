/** A conversation, walked in a browser: asked, streamed, stopped, broken, refused, restored, retried. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { projectKey } from '../../../contract/facts/product.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { chatModel } from '../../../machines/chat/chat.model.ts';
import { selectAssistant, selectMessages, type ChatSnapshot } from '../../../machines/chat/chat.selectors.ts';
import type { ChatAssistant, SavedConversation } from '../../../machines/chat/chat.types.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import type { Site } from '../../model/browser/site.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const assistant = ['/api/chat/assistant'];
const answers = ['/api/chat'];

type Stream = Awaited<ReturnType<Site['calls']['stream']>>;

class Asker extends Person {
  private token: string | null = null;
  private stream: Stream | null = null;

  log = () => this.page.getByRole('log', { name: 'Conversation', includeHidden: true });
  button = (name: string) => this.page.getByRole('main').getByRole('button', { name, exact: true });
  message = () => this.page.getByLabel('Your message');
  isAsked = () => expect.poll(() => this.stream !== null || this.site.calls.isHeld(...answers)).toBe(true);

  private async receiving(): Promise<Stream> {
    this.stream ??= await this.site.calls.stream(answers);
    return this.stream;
  }

  async receives(event: unknown): Promise<void> {
    (await this.receiving()).send(event);
  }

  /** The answer ends in any way: the next one has its own stream. */
  async receivesAtLast(event: unknown): Promise<void> {
    await this.receives(event);
    this.stream = null;
  }

  async loses(): Promise<void> {
    (await this.receiving()).end();
    this.stream = null;
  }

  async stops(): Promise<void> {
    this.stream = null;
    await this.button('Stop').click();
  }

  async clears(): Promise<void> {
    this.stream = null;
    await this.button('New conversation').click();
  }

  /** The page reloads in a tab that has stored a conversation. */
  async finds({ messages, key }: SavedConversation): Promise<void> {
    const who = this.token === null ? 'visitor' : 'user';
    const entry = [`${projectKey}Chat`, JSON.stringify({ who, messages, key })] as const;
    await this.page.evaluate(([name, value]) => sessionStorage.setItem(name, value), entry);
    await this.page.reload();
  }

  /** The session changes in another tab; an open sign-in form is closed then. */
  async isSomebodyElse(): Promise<void> {
    const isAsked = (await this.dialog('Log in').count()) > 0;
    this.stream = null;
    this.token = this.token === 'A' ? 'B' : 'A';
    if (!isAsked) return this.becomes(this.token);
    await this.inAnotherTab(storageKeys.token, this.token);
    await expect.poll(() => this.site.calls.isHeldFor(this.token, answers[0]!)).toBe(true);
    await this.declinesSignIn();
  }
}

/** The page has loaded but does not know the assistant yet. */
const isUntold = ({ context }: ChatSnapshot) => context.messages.length === 0 && context.draft === '' && context.assistant === null;

walkInBrowser(
  {
    ...chatModel,
    inputs: [{ who: 'visitor' }],
    events: {
      ...chatModel.events,
      // The form to sign in lies over what is written while it is asked for.
      'draft.changed': (snapshot: ChatSnapshot) =>
        snapshot.matches('awaitingSignIn') || selectMessages(snapshot).length > 1 ? [] : [{ text: 'How do I make a sticker?' }],
      'conversation.cleared': (snapshot: ChatSnapshot) =>
        selectMessages(snapshot).length === 0 || snapshot.matches('awaitingSignIn') ? [] : [{}],
      // What is kept is found when the page comes, before anybody has reported who answers.
      'conversation.restored': (snapshot: ChatSnapshot): SavedConversation[] =>
        isUntold(snapshot)
          ? [
              { messages: [{ role: 'user', content: 'How?' }], key: 'key-0' },
              {
                messages: [
                  { role: 'user', content: 'How?' },
                  { role: 'assistant', content: 'Like this.' },
                ],
                key: null,
              },
            ]
          : [],
      'session.changed': (snapshot: ChatSnapshot) => (snapshot.matches('awaitingSignIn') ? [] : [{ who: 'user' as const }]),
    },
    outcomes: {
      ...chatModel.outcomes,
      askAssistant: {
        done: (snapshot: ChatSnapshot): ChatAssistant[] => (isUntold(snapshot) ? [{ kind: 'help', cost: 0 }] : []),
        error: (snapshot: ChatSnapshot) => (isUntold(snapshot) ? [new Error('offline')] : []),
      },
    },
  },
  {
    background: {
      ...usual,
      '/api/pay/check-first-purchase': { is_first_purchase: true },
      '/api/pay/subscription-info': unsubscribed,
    },
    nobodyCauses: {},
    nobodyTakes: {
      'session.changed [isUserUnknown]': 'who is here is known before the page can be looked at',
      'awaitingSignIn — session.changed': 'the sign-in ends with it',
    },
    nobodySees: {},
    subject: (page, site) => {
      const person = new Asker(page, site);
      /** What was written, and who answers. */
      const reports = async (snapshot: ChatSnapshot) => {
        for (const { content } of selectMessages(snapshot))
          await expect(person.log().getByText(content, { exact: true }).last()).toBeVisible();
        const reported = selectAssistant(snapshot);
        if (reported) await expect(page.getByText('Help assistant: answers from our own pages')).toHaveCount(1);
      };
      /** A page asks once: to ask again it is reloaded. */
      const asksWho = async () => {
        if (!site.calls.isHeld(...assistant)) await page.reload();
      };
      return {
        start: async () => {
          await person.keep(greeted);
          await page.goto(`${site.address}/ai-chatbot`);
          // The text area is visible before its code has loaded.
          await expect.poll(() => site.calls.isHeld(...assistant)).toBe(true);
        },
        events: {
          'draft.changed': ({ event }: { event: AnyEventObject }) => person.message().fill(event['text']),
          'message.sent': () => person.message().press('Enter'),
          'stop.clicked': () => person.stops(),
          'retry.clicked': () => person.button('Try again').click(),
          'conversation.cleared': () => person.clears(),
          'conversation.restored': ({ event }: { event: AnyEventObject }) => person.finds(event as unknown as SavedConversation),
          'session.changed': () => person.isSomebodyElse(),
          'done.signIn': ({ event }: { event: AnyEventObject }) =>
            event['output'].signedIn ? person.isSomebodyElse() : person.declinesSignIn(),
          // The page begins to listen as soon as it has asked.
          'answer.started': () => {},
          'answer.grew': ({ event }: { event: AnyEventObject }) => person.receives({ delta: event['delta'] }),
          'answer.finished': ({ event }: { event: AnyEventObject }) => person.receivesAtLast({ done: true, cost: event['cost'] }),
          'answer.refused': async ({ event }: { event: AnyEventObject }) => {
            await person.receivesAtLast({ error: { code: event['code'], msg: event['msg'] } });
            if (event['code'] !== codes.notEnoughCredits) return;
            // The dialog of the offer opens automatically.
            await person.dialog('A few credits short').waitFor();
            await person.closesDialogs();
          },
          'answer.broken': () => person.loses(),
          'done.askAssistant': async ({ event }: { event: AnyEventObject }) => {
            await asksWho();
            await site.calls.answer(assistant, granted(event['output']));
          },
          'failed.askAssistant': async () => {
            await asksWho();
            await site.calls.fail(assistant);
          },
        },
        states: {
          writing: async (snapshot) => {
            await reports(snapshot);
            await expect(person.button('Stop')).toHaveCount(0);
            await expect(person.log().getByRole('alert')).toHaveCount(0);
            if (selectMessages(snapshot).length === 0)
              await expect(page.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible();
          },
          answering: async (snapshot) => {
            await reports(snapshot);
            await expect(person.button('Stop')).toBeVisible();
            await expect(person.log().getByText(snapshot.context.reply || 'Writing…')).toHaveCount(1);
            await person.isAsked();
          },
          awaitingSignIn: async () => {
            await expect(person.dialog('Log in')).toBeVisible();
            await expect(person.log().getByText('Log in and we’ll answer your question.')).toHaveCount(1);
          },
          failed: async (snapshot) => {
            await reports(snapshot);
            const { failure } = snapshot.context;
            const words = failure && 'msg' in failure ? failure.msg : 'The answer was interrupted. Your question is still here.';
            await expect(person.log().getByRole('alert')).toContainText(words);
          },
        },
      };
    },
  },
);
