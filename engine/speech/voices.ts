/** The voices by the names that the form offers. */
import type { Locale } from '../../contract/facts/locales.ts';
import type { voices } from '../../contract/facts/tools/audio.ts';
import type { EspeakOrder } from './espeak.ts';
import { fliteVoices, type FliteVoice } from './flite.ts';

export type VoiceName = (typeof voices)[number];
export type EspeakVoice = Omit<EspeakOrder, 'text' | 'rate'>;

const languages: Record<Locale, string> = { en: 'en-us', zh: 'cmn', fr: 'fr', es: 'es', ru: 'ru' };

type Character = { variant: string; pitch: number; range: number };
const characters: Record<Exclude<VoiceName, FliteVoice>, Character> = {
  neutral: { variant: '', pitch: 50, range: 55 },
  deep: { variant: '+m3', pitch: 22, range: 45 },
  bright: { variant: '+f2', pitch: 52, range: 60 },
};

export const isFlite = (name: VoiceName): name is FliteVoice => (fliteVoices as readonly string[]).includes(name);

/** Words per minute at a speed of 1; eSpeak's own default. */
export const defaultRate = 175;

export function espeakVoice(name: VoiceName, language: Locale): EspeakVoice {
  // The English voices speak no other language; the closest one that does is used instead.
  const { variant, pitch, range } = characters[isFlite(name) ? (name === 'slt' ? 'bright' : 'neutral') : name];
  return { name: languages[language] + variant, pitch, range };
}
