import { voices } from '../../facts/tools/audio.ts';
import { oneOf, optional, record } from '../schema.ts';
import { consent, fileName, language, speed, spoken } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** Text, and how it is spoken. */
const textToAudioInputs = record({
  text: spoken,
  language: optional(language),
  voice: optional(oneOf(voices)),
  speed: optional(speed),
});

/** Text, and a recording of the voice that speaks it. */
const voiceCloningInputs = record({
  text: spoken,
  audio: fileName,
  language: optional(language),
  speed: optional(speed),
  consent,
});

/** Text and its speech rate. */
const parodyVoiceInputs = record({ text: spoken, speed: optional(speed) });

export const inputs = {
  'ai-text-to-audio': textToAudioInputs,
  'ai-voice-cloning': voiceCloningInputs,
  'trump-ai-voice-generator': parodyVoiceInputs,
} satisfies InputsBySlug;
