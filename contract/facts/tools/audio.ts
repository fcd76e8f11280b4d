import { locales } from '../locales.ts';
import { oneOf, optional, record } from '../../structs/schema.ts';
import { consent, fileName, language, prompt, speed, speeds } from '../../structs/inputs.ts';
import type { FormField, Tool } from './tool.ts';

/** The first three speak every language; the others are English voices. */
export const voices = ['neutral', 'deep', 'bright', 'slt', 'rms', 'awb', 'kal'] as const;

const words: FormField = { kind: 'prompt', name: 'text', max: 1000 };
/** Without a language the words say which it is. */
const tongue: FormField = { kind: 'choice', name: 'language', options: ['', ...locales], initial: '' };
const pace: FormField = { kind: 'slider', name: 'speed', min: speeds.min, max: speeds.max, step: 0.1, initial: speeds.usual };

const common = { group: 'audio', result: 'audio', cost: 2 } as const;

export const textToAudio: Tool = {
  ...common,
  slug: 'ai-text-to-audio',
  section: 'ai_text_to_audio',
  capability: 'audio.fromText',
  fields: [words, tongue, { kind: 'choice', name: 'voice', options: voices, initial: 'neutral' }, pace],
  inputs: record({ text: prompt, language: optional(language), voice: optional(oneOf(voices)), speed: optional(speed) }),
  files: [],
};

export const voiceCloning: Tool = {
  ...common,
  slug: 'ai-voice-cloning',
  section: 'text_to_audio',
  capability: 'audio.clone',
  fields: [words, { kind: 'audio', name: 'audio' }, tongue, pace],
  inputs: record({ text: prompt, audio: fileName, language: optional(language), speed: optional(speed), consent }),
  files: ['audio'],
  consent: true,
  adult: true,
};

/** A parody voice that imitates no recording: nobody is heard, so nobody's consent is asked. */
export const parodyVoice: Tool = {
  ...common,
  slug: 'trump-ai-voice-generator',
  section: 'text_to_audio',
  capability: 'audio.clone',
  fields: [words, pace],
  inputs: record({ text: prompt, speed: optional(speed) }),
  files: [],
  adult: true,
};
