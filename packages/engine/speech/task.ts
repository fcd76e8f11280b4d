/** Text to speech: reads a text in a synthetic voice. */
import { join as pathOf } from 'node:path';
import { isLocale, type Locale } from '../../../contract/facts/locales.ts';
import { isVoice, type VoiceName } from '../../../contract/facts/tools/audio.ts';
import { EngineError, type EngineJob } from '../job/job.ts';
import { textOf, type Progress, type Task } from '../job/task.ts';
import type { Sound } from '../media/video.ts';
import { encodeMp3 } from '../media/sound.ts';
import { readByModel } from './by-model.ts';
import { readSentences } from '../voice/read.ts';
import { levelled } from './loudness.ts';
import { openParts, type Parts } from './parts.ts';
import { spoken } from './spoken.ts';
import { languageOf, sentencesOf } from './text.ts';
import { voiceOf } from './voices.ts';

export type Reading = { sentences: string[]; language: Locale; speed: number };

/** The text to read. Rejects with `refused` when no part of it can be spoken. */
export function readingOf(job: EngineJob): Reading {
  const text = textOf(job, 'text');
  const asked = textOf(job, 'language');
  const language = isLocale(asked) ? asked : languageOf(text, job.locale);
  const sentences = sentencesOf(spoken(text, language), language);
  if (sentences.length === 0) throw new EngineError('refused', 'nothingToSay');
  return { sentences, language, speed: typeof job.inputs.speed === 'number' ? job.inputs.speed : 1 };
}

/** Writes the sound as the job's only output. Rejects with `refused` when it is silent. */
export async function finish(job: EngineJob, sound: Sound, onProgress: Progress, notes: Record<string, unknown>) {
  if (!sound.samples.some((value) => Math.abs(value) > 0.01)) throw new EngineError('refused', 'nothingToSay');
  onProgress(0.9, 'encoding');
  return { outputs: [await encodeMp3(pathOf(job.folder, 'result.mp3'), levelled(sound))], notes };
}

/** Reads in the clearest voice of that name that speaks the language: that of a pack, if there is one. */
export async function readIn(reading: Reading, voice: VoiceName, onProgress: (fraction: number) => void, parts?: Parts): Promise<Sound> {
  const order = { ...reading, onSpoken: parts?.add };
  const byModel = await readByModel({ ...order, voice }, onProgress, parts?.restart);
  if (byModel) return byModel;
  return readSentences({ ...order, voice: voiceOf(voice, reading.language) }, onProgress);
}

export const readAloud: Task = async (job, onProgress, early) => {
  const reading = readingOf(job);
  const { language } = reading;
  const asked = textOf(job, 'voice');
  const voice = isVoice(asked) ? asked : 'neutral';
  onProgress(0.05, 'speaking');
  const told = (fraction: number) => onProgress(0.05 + 0.8 * fraction, 'speaking');
  const notes = { synthetic: true, language, voice };
  const sound = await readIn(reading, voice, told, openParts(job.folder, notes, early?.onPart));
  return finish(job, sound, onProgress, notes);
};
