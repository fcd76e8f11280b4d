import { textLengths } from '../text-lengths.ts';
import { locales, type Locale } from '../locales.ts';
import { speeds } from './choices.ts';
import { tool, type FormField } from './tool.ts';

/** The first four voices speak every language, the British ones English only. */
export const voices = ['neutral', 'bright', 'calm', 'deep', 'britishWoman', 'britishMan'] as const;
export type VoiceName = (typeof voices)[number];

export const isVoice = (value: unknown): value is VoiceName => voices.includes(value as VoiceName);

/** Returns the voice that speaks a language when another is asked for: the plain one of its sex, if it speaks English only. */
export function voiceIn(language: Locale, voice: VoiceName): VoiceName {
  if (language === 'en') return voice;
  if (voice === 'britishWoman') return 'neutral';
  return voice === 'britishMan' ? 'calm' : voice;
}

/** The address of a recording in which a voice introduces itself in a language. */
export const introductionOf = (language: Locale, voice: VoiceName): string => `/voices/${language}-${voiceIn(language, voice)}.mp3`;

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
