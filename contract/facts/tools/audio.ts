import { textLengths } from '../text-lengths.ts';
import { locales } from '../locales.ts';
import { speeds } from './choices.ts';
import { tool, type FormField } from './tool.ts';

/** The first three voices support every language; the others are English only. */
export const voices = ['neutral', 'deep', 'bright', 'slt', 'rms', 'awb', 'kal'] as const;

/** Seconds of speech that a sample of a voice must have. */
export const leastSampleSeconds = 3;

const words: FormField = { kind: 'prompt', name: 'text', max: textLengths.prompt };
/** Without a language, it is detected from the text. */
const tongue: FormField = { kind: 'choice', name: 'language', options: ['', ...locales], initial: '' };
const pace: FormField = { kind: 'slider', name: 'speed', min: speeds.min, max: speeds.max, step: 0.1, initial: speeds.usual };

export const textToAudio = tool('ai-text-to-audio', {
  capability: 'audio.fromText',
  fields: [words, tongue, { kind: 'choice', name: 'voice', options: voices, initial: 'neutral' }, pace],
  files: [],
});

export const voiceCloning = tool('ai-voice-cloning', {
  capability: 'audio.clone',
  fields: [words, { kind: 'audio', name: 'audio' }, tongue, pace],
  files: ['audio'],
  consent: true,
  adult: true,
});

/** A parody voice that imitates no recording of a real person, so no consent is required. */
export const parodyVoice = tool('trump-ai-voice-generator', {
  capability: 'audio.clone',
  fields: [words, pace],
  files: [],
  adult: true,
});
