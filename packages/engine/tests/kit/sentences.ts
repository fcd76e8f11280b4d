/** Thirty sentences of others a language, six of them with numbers, dates, prices and names, and how a voice reads them. */
import type { Locale } from '../../../../contract/facts/locales.ts';
import type { VoiceName } from '../../../../contract/facts/tools/audio.ts';
import { levelled } from '../../speech/loudness.ts';
import { spoken } from '../../speech/spoken.ts';
import { sentencesOf } from '../../speech/text.ts';
import { voiceOf } from '../../speech/voices.ts';
import { readSentences, type VoiceReading } from '../../voice/read.ts';
import type { Spoken } from './ear.ts';
import sentences from './sentences.json' with { type: 'json' };

type Reading = (reading: VoiceReading) => ReturnType<typeof readSentences>;

/** Reads every `every`th sentence of a language in a voice. `texts`: other sentences. `read` reads in another way. */
export async function spokenBy(
  voice: VoiceName,
  language: Locale,
  {
    every = 1,
    texts = sentences[language],
    read = (reading) => readSentences(reading, () => undefined),
  }: { every?: number; texts?: readonly string[]; read?: Reading } = {},
): Promise<Spoken[]> {
  const all: Spoken[] = [];
  for (const text of texts.filter((_, at) => at % every === 0)) {
    const parts = sentencesOf(spoken(text, language), language);
    const sound = await read({ sentences: parts, speed: 1, voice: voiceOf(voice, language) });
    all.push({ text, inWords: parts.join(' '), sound: levelled(sound) });
  }
  return all;
}
