/** A language model behind the OpenAI HTTP API: hosted, or LocalAI, vLLM or Ollama on the operator's machine. */
import { productName } from '../../contract/facts/product.ts';
import { localeFacts } from '../../contract/facts/locales.ts';
import { EngineError } from '@iridia/engine';
import type { Config } from '../core/config.ts';
import type { Services } from '../core/services.ts';
import { callService, OutboundError, serviceAt } from '../outbound/service.ts';
import type { Assistant } from './assistant.ts';
import { readEvents } from './read-events.ts';

/** Returns the server of the configured language model; null when there is none, or when `ENGINES` excludes it. */
export function chatModelOf({ openai, engines }: Pick<Config, 'openai' | 'engines'>): ChatModel | null {
  if (!openai?.models.chat || (engines && !engines.includes('openai'))) return null;
  return { base: openai.base, key: openai.key, model: openai.models.chat };
}

type ChatModel = { base: string; key: string | null; model: string };

/** Time after which an answer is cut off; what was written until then is the answer (milliseconds). */
const timeout = 60_000;
/** Size of an answer with its events at which it is cut off (bytes). */
const maxBytes = 8 * 1024 * 1024;

/** Creates an assistant backed by a language model; an answer costs what a text does. */
export function createModel({ base, key, model }: ChatModel, settings: Pick<Services['settings'], 'costs'>): Assistant {
  const service = serviceAt(base, { authorization: `Bearer ${key ?? ''}` });
  return {
    kind: 'model',
    engine: 'openai',
    get cost() {
      return settings.costs.text;
    },
    async *answer({ messages, locale, signal }) {
      const system = `You are the friendly assistant of ${productName}, a site that makes images, video, GIFs and sound. Answer in ${localeFacts[locale].name} unless asked otherwise.`;
      const late = AbortSignal.timeout(timeout);
      let response: Response;
      try {
        response = await callService(service, {
          url: `${base}/chat/completions`,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            model,
            stream: true,
            messages: [{ role: 'system', content: system }, ...messages],
          }),
          signal: AbortSignal.any([signal, late]),
          maxBytes,
        });
      } catch (cause) {
        throw new EngineError('away', 'chat', { cause });
      }
      if (!response.ok || !response.body) throw new EngineError('failed', `chat answered ${response.status}`);
      let hasBegun = false;
      try {
        for await (const data of readEvents(response.body as ReadableStream<Uint8Array<ArrayBuffer>>)) {
          if (data === '[DONE]') return;
          const event = JSON.parse(data) as { choices?: { delta?: { content?: string | null } }[]; error?: { message?: string } };
          if (event.error) throw new EngineError('failed', event.error.message ?? 'chat');
          const delta = event.choices?.[0]?.delta?.content;
          if (typeof delta !== 'string' || delta === '') continue;
          hasBegun = true;
          yield delta;
        }
      } catch (error) {
        // Otherwise an answer that is asked to be endless would cost nothing.
        const isCut = late.aborted || (error instanceof OutboundError && error.fault === 'size');
        if (hasBegun && isCut && !signal.aborted) return;
        throw error;
      }
      throw new EngineError('failed', 'the answer broke off');
    },
  };
}
