/**
 * Makes what the voices need beside their weights: `public/voices`, in which each voice introduces itself in each language, and
 * `models/voices/speakers.f16`, Kokoro's speakers as the encoder of speakers encodes them: `node scripts/assets/voices.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../contract/facts/locales.ts';
import { introductionOf, voiceIn, voices } from '../../contract/facts/tools/audio.ts';
import { encodeMp3 } from '@iridia/engine/media';
import { levelled } from '../../packages/engine/speech/loudness.ts';
import { speakerOf } from '../../packages/engine/speech/speaker.ts';
import { voiceOf } from '../../packages/engine/speech/voices.ts';
import { readSentences } from '../../packages/engine/voice/read.ts';
import { speakers, styleOf } from '../../packages/engine/voice/styles.ts';

const root = join(import.meta.dirname, '../..');
const nothing = () => undefined;

/** The sample sentence that a voice speaks; a plain one that advertises nothing. */
const introductions: Readonly<Record<Locale, string>> = {
  en: 'Hello! This is how your text will sound when I read it.',
  fr: 'Bonjour ! Voici comment je lirai votre texte.',
  es: '¡Hola! Así sonará tu texto cuando lo lea yo.',
  ru: 'Здравствуйте! Вот так я прочитаю ваш текст.',
  zh: '你好！我会用这个声音朗读你的文字。',
};

mkdirSync(join(root, 'public/voices'), { recursive: true });
for (const language of locales)
  for (const voice of voices.filter((one) => voiceIn(language, one) === one)) {
    const sound = await readSentences(
      { sentences: [introductions[language]], speed: 1, voice: voiceOf(voice, language), pause: 0 },
      nothing,
    );
    await encodeMp3(join(root, 'public', introductionOf(language, voice)), levelled(sound));
  }

/** Two sentences in the language whose sounds Kokoro knows best. */
const sentences = ['The morning sun came slowly over the quiet hills.', 'Please call me when you arrive at the station.'];
const received: Float32Array[] = [];
for (const speaker of speakers)
  received.push(
    await speakerOf(await readSentences({ sentences, speed: 1, voice: { style: styleOf(speaker), accent: 'en-us' } }, nothing)),
  );
writeFileSync(
  join(root, 'models/voices/speakers.f16'),
  new Uint8Array(Float16Array.from(received.flatMap((values) => [...values])).buffer),
);
