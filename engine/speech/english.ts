/** Reads English with Flite, and the words in letters that Flite doesn't know with eSpeak NG in the language of the letters. */
import type { Sound } from '../media/film.ts';
import { openEspeak } from './espeak.ts';
import { speakFlite, type FliteVoice } from './flite.ts';
import { trackPitch } from './pitch.ts';
import { repitch } from './repitch.ts';
import { atRate, join, silence } from './samples.ts';
import { defaultRate, englishVoice, espeakVoice, type VoiceName } from './voices.ts';

const otherLetters = /(\p{Script=Han}+|\p{Script=Cyrillic}+(?:[\s-]+\p{Script=Cyrillic}+)*)/u;

/** Latin letters without their accents, of which Flite reads only the bytes. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[æœ]/gu, 'e')
    .replaceAll('ø', 'o')
    .replaceAll(/\s&\s/gu, ' and ');

const spokenAtAll = /[\p{L}\p{N}]/u;

/** One voice ignores the pitch that it is asked for, so its sound is lowered; the others are clearer when they speak at another pitch. */
async function pitched(text: string, voice: FliteVoice, speed: number, pitch: number): Promise<Sound> {
  if (voice !== 'rms' || pitch === 1) return await speakFlite(text, voice, speed, pitch);
  const sound = await speakFlite(text, voice, speed, 1);
  return { ...sound, samples: repitch(sound.samples, sound.rate, trackPitch(sound.samples, sound.rate), () => pitch, 1) };
}

/** `pause`: seconds of silence after a sentence; `shaped`: what becomes of the sound of each sentence. */
export async function readEnglish(
  { sentences, speed }: { sentences: readonly string[]; speed: number },
  name: VoiceName,
  onProgress: (fraction: number) => void,
  { pause = 0.15 / speed, shaped = (sound: Sound) => sound }: { pause?: number; shaped?: (sound: Sound) => Sound } = {},
): Promise<Sound> {
  const { voice, pitch } = englishVoice(name);
  const parts: Float32Array[] = [];
  let rate = 0;
  for (const [index, sentence] of sentences.entries()) {
    for (const text of sentence.split(otherLetters).filter((run) => spokenAtAll.test(run))) {
      const sound = otherLetters.test(text)
        ? await foreign(text, name, speed)
        : shaped(await pitched(plainLetters(text), voice, speed, pitch));
      rate ||= sound.rate;
      parts.push(atRate(sound, rate));
    }
    parts.push(silence(pause, rate));
    onProgress((index + 1) / sentences.length);
  }
  return { samples: join(parts), rate, channels: 1 };
}

async function foreign(text: string, name: VoiceName, speed: number): Promise<Sound> {
  await using espeak = openEspeak();
  const voice = espeakVoice(name, /\p{Script=Han}/u.test(text) ? 'zh' : 'ru');
  return await espeak.speak({ ...voice, text, rate: Math.round(defaultRate * speed) });
}
