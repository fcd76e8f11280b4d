import * as calls from '../../contract/structs/calls/chat.ts';
import { codes } from '../../contract/facts/codes.ts';
import { checkText } from '../policy/policy.ts';
import { Refusal } from '../core/refusal.ts';
import type { Room } from '../core/room.ts';
import { route } from '../http/route.ts';
import { sentence } from '../messages/messages.ts';
import { dropAnswer, keepAnswer, openAnswer } from './account.ts';

const encoder = new TextEncoder();
const event = (data: unknown): Uint8Array => encoder.encode(`data: ${JSON.stringify(data)}\n\n`);

export const chatRoom: Room = {
  name: 'chat',
  routes: (app, services) => {
    route(app, services, calls.chatAssistant, () => {
      const { kind, cost } = services.assistant;
      return Promise.resolve({ kind, cost });
    });

    route(app, services, calls.chat, async ({ who, body, key, c }) => {
      const { messages } = body;
      await services.limits.consume('chatByAccount', who.account);
      const { assistant } = services;
      // A language model reads the whole conversation, and the answers in it are what the sender says they were.
      const read = messages.filter(({ role }) => role === 'user' || assistant.kind === 'model');
      await checkText(
        services,
        read.map(({ content }) => content),
      );
      const paid = assistant.cost > 0 ? await openAnswer(services, who, key, assistant.cost) : null;
      // Another request with the same key is still generating this answer, so the client should retry shortly.
      if (paid && !paid.fresh && paid.row.status !== 'succeeded') throw new Refusal('unavailable');
      const left = new AbortController();
      const signal = AbortSignal.any([left.signal, services.stopping.signal, c.req.raw.signal]);

      const stream = new ReadableStream<Uint8Array>({
        async start(controller) {
          let text = '';
          try {
            if (paid && !paid.fresh) controller.enqueue(event({ delta: String(paid.row.notes.text ?? '') }));
            else
              for await (const delta of assistant.answer({ messages, locale: who.locale, signal })) {
                text += delta;
                controller.enqueue(event({ delta }));
              }
            if (paid?.fresh && !(await keepAnswer(services, paid.row.id, text))) throw new Error('the answer had ended before it was kept');
            controller.enqueue(event({ done: true, cost: paid?.fresh ? assistant.cost : 0 }));
          } catch (error) {
            if (paid?.fresh) await dropAnswer(services, paid.row.id);
            if (!signal.aborted) {
              services.log.error('an answer of the chat broke', { requestId: c.get('requestId'), error });
              controller.enqueue(event({ error: { code: codes.engineFailed, msg: sentence(who.locale, 'engineFailed') } }));
            }
          }
          try {
            controller.close();
          } catch {
            // The client has disconnected.
          }
        },
        cancel: () => left.abort(),
      });
      return c.body(stream, 200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
    });
  },
};
