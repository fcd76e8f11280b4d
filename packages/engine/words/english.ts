/** Models that paint read English: what a person wrote in another language is translated first, where a pack can. */
import { packs as facts } from '../../../contract/facts/packs.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import type { EngineJob } from '../job/job.ts';
import { closeNets } from '../nets/net.ts';
import { find } from '../packs/index.ts';
import { languageOf } from '../speech/text.ts';

/** The inputs that a model reads. */
const read = ['prompt', 'negative'] as const;
/** Maximum tokens of a translated prompt. */
const longest = 160;

const painted: ReadonlySet<string> = new Set(facts.find(({ name }) => name === 'picture')!.serves);

const instructions =
  'Translate what the user writes into English, as a short description of a picture. Answer with the translation only, in one line.';

async function toEnglish(text: string, language: Locale): Promise<string | null> {
  const translator = find('translate');
  // Loaded when it is needed: most jobs translate nothing.
  if (translator?.manifest.languages.includes(language)) return (await import('./marian.ts')).translate(translator, text);
  const chat = find('chat');
  if (!chat?.manifest.pipeline.translates) return null;
  const { answerTo } = await import('./answer.ts');
  let output = '';
  const turns = [
    { role: 'system', content: instructions },
    { role: 'user', content: text },
  ] as const;
  for await (const piece of answerTo(chat, turns, longest)) output += piece;
  // The model that paints needs the memory next.
  await closeNets(chat);
  return output.split('\n')[0]!.trim();
}

/** Returns the job as a model that paints reads it; the same job when none does, when it is in English, or when nothing translates. */
export async function inEnglish(job: EngineJob): Promise<EngineJob> {
  if (!painted.has(job.capability) || !find('diffusion')) return job;
  const inputs: Record<string, unknown> = { ...job.inputs };
  for (const name of read) {
    const text = inputs[name];
    if (typeof text !== 'string' || text.trim() === '') continue;
    const language = languageOf(text, job.locale);
    const english = language === 'en' ? null : await toEnglish(text, language);
    if (english) inputs[name] = english;
  }
  return { ...job, inputs };
}
