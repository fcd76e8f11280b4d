/** Reads a text in a voice similar to a sample's, or in the parody voice for the tool that takes no sample. */
import { type EngineResult, EngineError, type EngineJob } from '../job/job.ts';
import type { Progress, Task } from '../job/task.ts';
import { readSound } from '../media/decode.ts';
import { find } from '../packs/index.ts';
import { bringTo } from './bring.ts';
import { readEnglish } from './english.ts';
import { likenessOf, matchVoice } from './match.ts';
import { exaggerated, inPhrases, parodyPace, parodyPause, parodyRate, parodyVoice, spokenTag } from './parody.ts';
import { rangeOf, trackPitch } from './pitch.ts';
import { join, resample, silence } from './samples.ts';
import { finish, readIn, readingOf, readWithEspeak } from './task.ts';
import { espeakVoice } from './voices.ts';

/** Maximum seconds of a sample that are analyzed; more adds no information. */
const longestSample = 30;
/** Pitch in hertz above which a synthetic voice with a short vocal tract is the closer match. */
const highVoice = 165;

async function likeSample(job: EngineJob, path: string, onProgress: Progress): Promise<EngineResult> {
  const reading = readingOf(job);
  onProgress(0.02, 'listening');
  const sample = await readSound(path, { seconds: longestSample, rate: 22_050, mono: true });
  if (!sample) throw new EngineError('refused', 'noVoice');
  const likeness = likenessOf(sample);
  const voice = likeness.pitch.median > highVoice ? 'slt' : 'rms';
  onProgress(0.3, 'speaking');
  const base = await readIn(reading, voice, (fraction) => onProgress(0.3 + 0.25 * fraction, 'speaking'));
  const told = (fraction: number) => onProgress(0.55 + 0.35 * fraction, 'matching');
  const pack = find('clone');
  const sound = pack ? await bringTo(pack, base, sample, told) : matchVoice(base, likeness, told);
  return finish(job, sound, onProgress, {
    synthetic: true,
    voiceMatch: true,
    language: reading.language,
    pitch: {
      sample: Math.round(likeness.pitch.median),
      result: Math.round(rangeOf(trackPitch(sound.samples, sound.rate)).median),
    },
  });
}

async function inParody(job: EngineJob, onProgress: Progress): Promise<EngineResult> {
  const reading = readingOf(job);
  const { language } = reading;
  onProgress(0.05, 'speaking');
  const neutral = espeakVoice('neutral', language);
  const tag = await readIn({ sentences: [spokenTag[language]], language, speed: 1 }, 'neutral', () => onProgress(0.2, 'speaking'));
  const phrases = inPhrases(reading.sentences);
  const told = (fraction: number) => onProgress(0.2 + 0.65 * fraction, 'speaking');
  const pause = parodyPause / reading.speed;
  const speech =
    language === 'en'
      ? await readEnglish({ sentences: phrases, speed: reading.speed * parodyPace }, 'neutral', told, { pause, shaped: exaggerated })
      : await readWithEspeak({ sentences: phrases, speed: reading.speed }, parodyVoice(neutral), told, { rate: parodyRate, pause });
  const opening = tag.rate === speech.rate ? tag.samples : resample(tag.samples, tag.rate / speech.rate);
  const samples = join([opening, silence(0.4, speech.rate), speech.samples]);
  return finish(job, { samples, rate: speech.rate, channels: 1 }, onProgress, { synthetic: true, parody: true, language });
}

export const speakLike: Task = (job, onProgress) => {
  const sample = job.files.audio?.[0];
  return sample ? likeSample(job, sample, onProgress) : inParody(job, onProgress);
};
