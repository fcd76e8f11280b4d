import { voices } from '../../facts/tools/audio.ts';
import { oneOf, optional, record } from '../schema.ts';
import { consent, fileName, language, speed, spoken } from './values.ts';

/** Text, and how it is spoken. */
export const textToAudioInputs = record({
  text: spoken,
  language: optional(language),
  voice: optional(oneOf(voices)),
  speed: optional(speed),
});

/** Text, and a recording of the voice that speaks it. */
export const voiceCloningInputs = record({
  text: spoken,
  audio: fileName,
  language: optional(language),
  speed: optional(speed),
  consent,
});

/** Text and its speech rate. */
export const parodyVoiceInputs = record({ text: spoken, speed: optional(speed) });
