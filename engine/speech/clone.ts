/** Reads a text in a voice similar to a sample's, or in the parody voice for the tool that takes no sample. */
import { type EngineResult, EngineError, type EngineJob } from '../job/job.ts';
import type { Progress, Task } from '../job/task.ts';
import { readSound } from '../media/decode.ts';
import { find } from '../packs/index.ts';
import { bringTo } from './bring.ts';
import { readWithKokoro } from '../voice/read.ts';
import { likenessOf, matchVoice } from './match.ts';
import { exaggerated, inPhrases, parodyPace, parodyPause, parodyVoice, spokenTag } from './parody.ts';
import { rangeOf, trackPitch } from './pitch.ts';
import { join } from '../voice/samples.ts';
import { finish, readIn, readingOf } from './task.ts';
import { voiceOf } from './voices.ts';

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
  const voice = likeness.pitch.median > highVoice ? 'neutral' : 'calm';
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
  const voice = parodyVoice(language);
  const told = (from: number, share: number) => (fraction: number) => onProgress(from + share * fraction, 'speaking');
  const joke = { ...reading, sentences: inPhrases(reading.sentences), speed: reading.speed * parodyPace, voice };
  const speech = await readWithKokoro({ ...joke, pause: parodyPause / reading.speed, shaped: exaggerated }, told(0.05, 0.7));
  const tag = { sentences: [spokenTag[language]], speed: 1, voice: voiceOf('calm', language), pause: 0 };
  const { samples, rate } = await readWithKokoro(tag, told(0.75, 0.1));
  return finish(job, { samples: join([speech.samples, samples]), rate, channels: 1 }, onProgress, {
    synthetic: true,
    parody: true,
    language,
  });
}

export const speakLike: Task = (job, onProgress) => {
  const sample = job.files.audio?.[0];
  return sample ? likeSample(job, sample, onProgress) : inParody(job, onProgress);
};
