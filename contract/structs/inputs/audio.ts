import { voices } from '../../facts/tools/audio.ts';
import { oneOf, optional, record } from '../schema.ts';
import { consent, fileName, language, prompt, speed } from './values.ts';

/** Words, and how they are spoken. */
export const textToAudioInputs = record({
  text: prompt,
  language: optional(language),
  voice: optional(oneOf(voices)),
  speed: optional(speed),
});

/** Words, and the recording of the voice that speaks them. */
export const voiceCloningInputs = record({
  text: prompt,
  audio: fileName,
  language: optional(language),
  speed: optional(speed),
  consent,
});

/** Words and their pace. */
export const parodyVoiceInputs = record({ text: prompt, speed: optional(speed) });
