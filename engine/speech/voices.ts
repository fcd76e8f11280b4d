/** The voices by the names that the form offers. */
import type { Locale } from '../../contract/facts/locales.ts';
import type { voices } from '../../contract/facts/tools/audio.ts';
import type { EspeakOrder } from './espeak.ts';
import { fliteVoices, type FliteVoice } from './flite.ts';

export type VoiceName = (typeof voices)[number];
export type EspeakVoice = Omit<EspeakOrder, 'text' | 'rate'>;

const languages: Record<Locale, string> = { en: 'en-us', zh: 'cmn', fr: 'fr', es: 'es', ru: 'ru' };

type Character = { variant: string; pitch: number; range: number };
/** A recognizer of others mishears half the words of eSpeak's plain voice and of its low variants; these are its clearest. */
const characters: Record<Exclude<VoiceName, FliteVoice>, Character> = {
  neutral: { variant: '+m5', pitch: 40, range: 50 },
  deep: { variant: '+m5', pitch: 24, range: 45 },
  bright: { variant: '+f5', pitch: 50, range: 50 },
};

export const isFlite = (name: VoiceName): name is FliteVoice => (fliteVoices as readonly string[]).includes(name);

/**
 * English is read by Flite whatever the voice, because it is understood: of twenty Harvard sentences the recognizer mishears 15 words in a
 * hundred of the man, 20 of the Scottish man, 32 of the woman, and 85 of eSpeak. The usual voice is the clearest one.
 */
const english: Record<Exclude<VoiceName, FliteVoice>, { voice: FliteVoice; pitch: number }> = {
  neutral: { voice: 'rms', pitch: 1 },
  deep: { voice: 'rms', pitch: 0.86 },
  bright: { voice: 'slt', pitch: 1.12 },
};
export const englishVoice = (name: VoiceName): { voice: FliteVoice; pitch: number } =>
  isFlite(name) ? { voice: name, pitch: 1 } : english[name];

/** Chinese words differ by their tones: eSpeak's usual range lets them fall by three semitones, a speaker by twice as many and more. */
const tonal = { range: 95, higher: 10 } as const;

/** Words per minute at a speed of 1; eSpeak's own default. */
export const defaultRate = 175;

export function espeakVoice(name: VoiceName, language: Locale): EspeakVoice {
  // The English voices speak no other language; the closest one that does is used instead.
  const { variant, pitch, range } = characters[isFlite(name) ? (name === 'slt' ? 'bright' : 'neutral') : name];
  const isTonal = language === 'zh';
  return { name: languages[language] + variant, pitch: pitch + (isTonal ? tonal.higher : 0), range: isTonal ? tonal.range : range };
}
