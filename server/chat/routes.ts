import * as calls from '../../contract/structs/calls/chat.ts';
import { codes } from '../../contract/facts/codes.ts';
import { textBudgets } from '../../contract/facts/text-lengths.ts';
import { refuseAbove } from '../settings/quoted.ts';
import { admitStored } from '../http/storing.ts';
import { newestOf } from '../policy/budget.ts';
import { checkText } from '../policy/policy.ts';
import { Refusal } from '../core/refusal.ts';
import { groupsOf, type Who } from '../core/who.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import type { Services } from '../core/services.ts';
import type { Domain } from '../http/domain.ts';
import { route, routeAdmitted } from '../http/route.ts';
import { sentence } from '../messages/messages.ts';
import { dropAnswer, keepAnswer, openAnswer } from './account.ts';

const encoder = new TextEncoder();
const event = (data: unknown): Uint8Array => encoder.encode(`data: ${JSON.stringify(data)}\n\n`);

type Answering = {
  assistant: ReturnType<Services['assistants']['current']>;
  messages: Parameters<ReturnType<Services['assistants']['current']>['answer']>[0]['messages'];
  /** The answer that is paid for; null where it costs nothing. */
  paid: Awaited<ReturnType<typeof openAnswer>> | null;
  groups: readonly string[];
  locale: Locale;
  requestId: string;
  /** Aborts when the reader leaves. */
  reader: AbortSignal;
};

/** Streams an answer as events, and keeps or drops what was paid for. An answer that has begun goes on without its reader: the same key returns it. */
function answerStream(
  services: Services,
  { assistant, messages, paid, groups, locale, requestId, reader }: Answering,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  let [isGone, text] = [false, ''];
  const leave = () => {
    isGone = true;
    if (text === '') left.abort();
  };
  reader.addEventListener('abort', leave, { once: true });
  const signal = AbortSignal.any([left.signal, services.stopping.signal]);
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (data: unknown): void => {
        if (!isGone) controller.enqueue(event(data));
      };
      try {
        if (paid && !paid.fresh) send({ delta: String(paid.row.notes.text ?? '') });
        else
          for await (const delta of assistant.answer({ messages, locale, signal, groups })) {
            text += delta;
            send({ delta });
          }
        if (paid?.fresh && !(await keepAnswer(services, paid.row.id, text))) throw new Error('the answer had ended before it was kept');
        send({ done: true, cost: paid?.fresh ? assistant.cost : 0 });
      } catch (error) {
        if (paid?.fresh) await dropAnswer(services, paid.row.id);
        if (!signal.aborted) {
          if (!(error instanceof Refusal)) services.log.error('an answer of the chat broke', { requestId, error });
          const { code, key } = error instanceof Refusal ? error : { code: codes.engineFailed, key: 'engineFailed' as const };
          send({ error: { code, msg: sentence(locale, key) } });
        }
      } finally {
        onEnd();
      }
      try {
        controller.close();
      } catch {
        // The client has disconnected.
      }
    },
    cancel: leave,
  });
}

export const chatDomain: Domain = {
  name: 'chat',
  routes: (app, services) => {
    route(app, services, calls.chatAssistant, () => {
      const { kind, cost } = services.assistants.current();
      return Promise.resolve({ kind, cost });
    });

    // Before the body is read: a megabyte of a conversation costs nothing to send.
    const admit = async ({ who }: { who: Who }): Promise<void> => {
      await services.limits.spend(['chatByAddress', who.address], ['chatByAccount', who.account]);
      if (!services.settings.isOn('tool.ai-chatbot')) throw new Refusal('noEngine');
    };
    routeAdmitted(app, services, calls.chat, admit, async ({ who, body, key, c }) => {
      const messages = newestOf(body.messages, textBudgets.conversation);
      const groups = groupsOf(services, who);
      const assistant = services.assistants.current();
      // A language model reads the whole conversation, and the answers in it are whatever the sender claims they were.
      const read = messages.filter(({ role }) => role === 'user' || assistant.kind === 'model');
      await checkText(
        services,
        read.map(({ content }) => content),
        { budget: textBudgets.conversation, who, groups },
      );
      const pay = async () => {
        if (assistant.cost === 0) return null;
        refuseAbove(body.cost, assistant.cost);
        await admitStored(services, who);
        const opened = await openAnswer(services, who, key, { messages: body.messages, cost: assistant.cost });
        // Another request with the same key is still generating this answer, so the client should retry shortly.
        if (!opened.fresh && opened.row.status !== 'succeeded') throw new Refusal('unavailable');
        return opened;
      };
      const leavePlace = services.places.take('answers', who);
      const paid = await pay().catch((error: unknown) => {
        leavePlace();
        throw error;
      });
      const stream = answerStream(
        services,
        { assistant, messages, paid, groups, locale: who.locale, requestId: c.get('requestId'), reader: c.req.raw.signal },
        leavePlace,
      );
      return c.body(stream, 200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
    });
  },
};
