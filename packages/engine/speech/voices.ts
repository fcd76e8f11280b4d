/** The voices by the names that the form offers, and which speaker of Kokoro, in Russian of RHVoice, has each in a language. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { voiceIn, type VoiceName } from '../../../contract/facts/tools/audio.ts';
import type { KokoroVoice, RussianVoice, Voice } from '../voice/read.ts';
import { styleOf, type Style } from '../voice/styles.ts';

/** The sound of one voice with the melody of another, who is a native speaker. */
const withMelody = (sound: Style['sound'], melody: Style['melody']): Style => ({ sound, melody });

type PlainName = Exclude<VoiceName, 'britishWoman' | 'britishMan'>;
/** The languages that Kokoro speaks. */
export type KokoroLocale = Exclude<Locale, 'ru'>;

/** A man's pitch with as much of a Frenchwoman's rhythm as that allows: with her melody alone, men speak as high as she does, and are half understood. */
const frenchMan: Style['melody'] = { im_nicola: 0.6, ff_siwis: 0.4 };

/** Kokoro has one French speaker: others, whose languages are near, lend her their sound. */
const styles: Readonly<Record<KokoroLocale, Readonly<Record<PlainName, Style>>>> = {
  en: { neutral: styleOf('af_heart'), bright: styleOf('af_bella'), calm: styleOf('am_michael'), deep: styleOf('am_onyx') },
  fr: {
    neutral: styleOf('ff_siwis'),
    bright: withMelody({ if_sara: 0.6, ff_siwis: 0.4 }, { if_sara: 0.3, ff_siwis: 0.7 }),
    calm: withMelody({ em_alex: 0.5, ff_siwis: 0.5 }, frenchMan),
    deep: withMelody({ em_santa: 0.5, ff_siwis: 0.5 }, frenchMan),
  },
  es: {
    neutral: styleOf('ef_dora'),
    bright: withMelody({ af_bella: 0.6, ef_dora: 0.4 }, { ef_dora: 1 }),
    calm: styleOf('em_alex'),
    deep: styleOf('em_santa'),
  },
  zh: { neutral: styleOf('zf_xiaoxiao'), bright: styleOf('zf_xiaoyi'), calm: styleOf('zm_yunxi'), deep: styleOf('zm_yunjian') },
};

const russian: Readonly<Record<PlainName, RussianVoice>> = {
  neutral: { speaker: 'elena', pitch: 1 },
  bright: { speaker: 'elena', pitch: 1.15 },
  calm: { speaker: 'aleksandr', pitch: 1 },
  deep: { speaker: 'aleksandr', pitch: 0.85 },
};

const british = { britishWoman: styleOf('bf_emma'), britishMan: styleOf('bm_george') } as const;

/** Who of Kokoro's speakers has a name. */
export function kokoroVoiceOf(name: VoiceName, language: KokoroLocale): KokoroVoice {
  const own = voiceIn(language, name);
  if (own === 'britishWoman' || own === 'britishMan') return { style: british[own], accent: 'en-gb-x-rp' };
  return { style: styles[language][own], accent: language === 'en' ? 'en-us' : language };
}

/** Who speaks under a name. */
export const voiceOf = (name: VoiceName, language: Locale): Voice =>
  language === 'ru' ? russian[voiceIn(language, name) as PlainName] : kokoroVoiceOf(name, language);
