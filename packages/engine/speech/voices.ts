/** The voices by the names that the form offers, and who of Kokoro's speakers has each in a language. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { voiceIn, type VoiceName } from '../../../contract/facts/tools/audio.ts';
import type { Voice } from '../voice/read.ts';
import { styleOf, type Style } from '../voice/styles.ts';

/** The sound of one voice with the melody of another, who is a native speaker. */
const withMelody = (sound: Style['sound'], melody: Style['melody']): Style => ({ sound, melody });

/** Kokoro has one French speaker, and none of Russian: others lend their sound to the melody of those who are understood best. */
const styles: Readonly<Record<Locale, Readonly<Record<Exclude<VoiceName, 'britishWoman' | 'britishMan'>, Style>>>> = {
  en: { neutral: styleOf('af_heart'), bright: styleOf('af_bella'), calm: styleOf('am_michael'), deep: styleOf('am_onyx') },
  fr: {
    neutral: styleOf('ff_siwis'),
    bright: withMelody({ af_bella: 0.6, ff_siwis: 0.4 }, { ff_siwis: 1 }),
    calm: withMelody({ am_michael: 1 }, { ff_siwis: 1 }),
    deep: withMelody({ am_onyx: 1 }, { ff_siwis: 1 }),
  },
  es: {
    neutral: styleOf('ef_dora'),
    bright: withMelody({ af_bella: 0.6, ef_dora: 0.4 }, { ef_dora: 1 }),
    calm: styleOf('em_alex'),
    deep: styleOf('em_santa'),
  },
  ru: {
    neutral: styleOf('ef_dora'),
    bright: withMelody({ af_bella: 0.6, ef_dora: 0.4 }, { ef_dora: 1 }),
    calm: styleOf('em_alex'),
    deep: styleOf('em_santa'),
  },
  zh: { neutral: styleOf('zf_xiaoxiao'), bright: styleOf('zf_xiaoyi'), calm: styleOf('zm_yunxi'), deep: styleOf('zm_yunjian') },
};

const british = { britishWoman: styleOf('bf_emma'), britishMan: styleOf('bm_george') } as const;

/** Who speaks under a name. */
export function voiceOf(name: VoiceName, language: Locale): Voice {
  const own = voiceIn(language, name);
  if (own === 'britishWoman' || own === 'britishMan') return { style: british[own], accent: 'en-gb-x-rp' };
  return { style: styles[language][own], accent: language === 'en' ? 'en-us' : language };
}
