/** A language model behind the OpenAI HTTP API: hosted, or LocalAI, vLLM or Ollama on the operator's machine. */
import { productName } from '../../contract/facts/product.ts';
import { localeFacts } from '../../contract/facts/locales.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { EngineError } from '../../engine/job.ts';
import type { Services } from '../core/services.ts';
import type { Assistant } from './assistant.ts';
import { readEvents } from './read-events.ts';

const listed = ({ env }: Services['config']): boolean => !env.ENGINES || env.ENGINES.split(',').some((name) => name.trim() === 'openai');

export const isModelConfigured = (config: Services['config']): boolean =>
  Boolean(config.env.OPENAI_CHAT_MODEL && (config.env.OPENAI_BASE_URL || config.env.OPENAI_API_KEY)) && listed(config);

/** Silence for this long counts as an answer that will not come (milliseconds). */
const patience = 60_000;

export function createModel({ config: { env } }: Services): Assistant {
  const base = (env.OPENAI_BASE_URL || 'https://api.openai.com/v1').replace(/\/$/, '');
  return {
    kind: 'model',
    cost: toolBySlug('ai-chatbot')?.cost ?? 1,
    async *answer({ messages, locale, signal }) {
      const system = `You are the friendly assistant of ${productName}, a site that makes images, video, GIFs and sound. Answer in ${localeFacts[locale].name} unless asked otherwise.`;
      let response: Response;
      try {
        response = await fetch(`${base}/chat/completions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${env.OPENAI_API_KEY ?? ''}` },
          body: JSON.stringify({
            model: env.OPENAI_CHAT_MODEL,
            stream: true,
            messages: [{ role: 'system', content: system }, ...messages],
          }),
          signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        });
      } catch (cause) {
        throw new EngineError('away', 'chat', { cause });
      }
      if (!response.ok || !response.body) throw new EngineError('failed', `chat answered ${response.status}`);
      for await (const data of readEvents(response.body)) {
        if (data === '[DONE]') return;
        const event = JSON.parse(data) as { choices?: { delta?: { content?: string | null } }[]; error?: { message?: string } };
        if (event.error) throw new EngineError('failed', event.error.message ?? 'chat');
        const delta = event.choices?.[0]?.delta?.content;
        if (delta) yield delta;
      }
      throw new EngineError('failed', 'the answer broke off');
    },
  };
}
