/** The chat by a language model of a pack on this machine: it answers from the product's own texts, and where they have no answer, it gives none. */
import type { Engine } from '@iridia/engine';
import { localeFacts } from '../../contract/facts/locales.ts';
import { productName } from '../../contract/facts/product.ts';
import { newId } from '../core/id.ts';
import { sentence } from '../messages/messages.ts';
import type { Assistant, Conversation } from './assistant.ts';
import type { Help } from './help/assistant.ts';
import { chatTool } from './account.ts';

/** Milliseconds after which an answer is cut off; what was written until then is the answer. */
const timeout = 120_000;

const instructionsOf = (locale: Conversation['locale'], unknown: string, facts: string): string =>
  [
    `You are the help assistant of ${productName}, a site that makes images, video, GIFs and sound.`,
    `Answer in ${localeFacts[locale].name}, in at most four short sentences, and only with what the facts below say. Invent nothing.`,
    `If they do not answer the question, say: “${unknown}”`,
    `Facts:\n${facts}`,
  ].join('\n');

/** Turns what a callback receives into a sequence that ends with the work. */
async function* received(work: (onText: (text: string) => void) => Promise<unknown>): AsyncGenerator<string> {
  const pieces: string[] = [];
  let wake = () => undefined as void;
  const state = { isOver: false };
  const done = work((text) => {
    pieces.push(text);
    wake();
  }).finally(() => {
    state.isOver = true;
    wake();
  });
  // It is awaited at the end; until then a failure must not count as unhandled.
  done.catch(() => undefined);
  while (!state.isOver || pieces.length > 0) {
    if (pieces.length > 0) yield pieces.shift()!;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  await done;
}

/** Creates the assistant. `engine` runs the model in a child process; `help` finds the facts. Answers cost nothing, as those of the help do. */
export function createGrounded(engine: Engine, help: Help): Assistant {
  return {
    kind: 'model',
    engine: 'local',
    cost: 0,
    async *answer({ messages, locale, signal, groups = [] }) {
      const unknown = sentence(locale, 'chatNothingFound');
      const found = await help.factsFor(messages, locale, groups);
      // Without facts a small model would invent some, so it is not asked; the help knows what to answer to thanks.
      if (!found) {
        yield* help.answer({ messages, locale, signal, groups });
        return;
      }
      const turns = [{ role: 'system', content: instructionsOf(locale, unknown, found.text) }, ...messages];
      const late = AbortSignal.timeout(timeout);
      const job = { id: newId(Date.now()), tool: chatTool, capability: 'chat', inputs: { turns }, files: {}, locale, folder: '' } as const;
      let hasBegun = false;
      try {
        for await (const piece of received((onText) =>
          engine.run(job, { onProgress: () => undefined, onText, signal: AbortSignal.any([signal, late]), groups }),
        )) {
          hasBegun = true;
          yield piece;
        }
      } catch (error) {
        if (!hasBegun || !late.aborted || signal.aborted) throw error;
      }
      yield `\n\n${sentence(locale, 'chatReadMore', { path: found.path })}`;
    },
  };
}
