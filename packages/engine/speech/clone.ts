/** Reads a text in a voice similar to a sample's, or in the parody voice for the tool that takes no sample. */
import { type EngineResult, EngineError, type EngineJob, type EngineRun } from '../job/job.ts';
import type { Progress, Task } from '../job/task.ts';
import { readSound } from '../media/decode.ts';
import { find } from '../packs/index.ts';
import { bringTo } from './bring.ts';
import type { VoiceName } from '../../../contract/facts/tools/audio.ts';
import type { Sound } from '../media/video.ts';
import { readSentences, spelled, type VoiceReading } from '../voice/read.ts';
import { rate } from '../voice/rate.ts';
import { speakSymbols } from '../voice/speak.ts';
import type { Style } from '../voice/styles.ts';
import { likestStyle, type Shares } from './likest.ts';
import { coloredShape, likenessOf, pitchShape, throatShape, type Likeness, type Shape } from './match.ts';
import type { ClonePack } from './openvoice.ts';
import { openParts, type Parts } from './parts.ts';
import { exaggerated, inPhrases, parodyPace, parodyPause, parodyVoice, spokenTag } from './parody.ts';
import { rangeOf, trackPitch } from './pitch.ts';
import { join } from '../voice/samples.ts';
import { nearness, speakerOf } from './speaker.ts';
import { finish, readIn, readingOf, type Reading } from './task.ts';
import { kokoroVoiceOf, voiceOf, type KokoroLocale } from './voices.ts';

/** Maximum seconds of a sample that are analyzed; more adds no information. */
const longestSample = 30;
/** Pitch in hertz above which a woman's voice is the closer match. */
const highVoice = 165;
/** Symbols of the text that each attempt speaks, about two seconds, and those by which the voice that was found is measured. */
const [attempt, measured] = [30, 90];
/** Seconds of a voice that tell enough of it. */
const enough = 10;

/** How near a result came to its sample, in words; the numbers are the encoder's, and where another one agrees with the words (docs/voices.md). */
const likenessFor = (near: number): 'near' | 'fair' | 'far' => (near >= 0.8 ? 'near' : near >= 0.7 ? 'fair' : 'far');

/** Cuts symbols between two words; a text that is shorter is said again. */
function shortened(symbols: string, most: number): string {
  const long = symbols.length < most ? `${symbols} ${symbols}` : symbols;
  const end = long.indexOf(' ', most);
  return end === -1 ? long : long.slice(0, end);
}

/** Whose voice a match is brought to: how the encoder hears it, and what was measured of it. */
type Aim = { speaker: Float32Array; likeness: Likeness; sample: Sound };
type Matched = { sound: Sound; likeness: 'near' | 'fair' | 'far' };

/** The nearest of a voice with the sample's pitch alone, and with its colors too, with the own throat or a like one. `base`: some seconds of the voice. */
async function nearestShape(base: Sound, { speaker, likeness, sample }: Aim): Promise<Shape> {
  const pitched = pitchShape(base, likeness);
  const shapes = [pitched, ...[pitched, throatShape(base, likeness)].map((shape) => coloredShape(shape, base, sample))];
  const nears = await Promise.all(shapes.map(async (shape) => nearness(await speakerOf(shape(base)), speaker)));
  return shapes[nears.indexOf(Math.max(...nears))]!;
}

/** Reads with every sentence shaped in the same way. `before`: how near an attempt came. */
async function readShaped(
  reading: VoiceReading,
  base: Sound,
  aim: Aim,
  onProgress: (fraction: number) => void,
  before = 0,
): Promise<Matched> {
  const sound = await readSentences({ ...reading, shaped: await nearestShape(base, aim) }, onProgress);
  // A short text tells less of a voice than an attempt, which says it twice.
  return { sound, likeness: likenessFor(Math.max(before, nearness(await speakerOf(sound), aim.speaker))) };
}

/** Speaks in the mix of Kokoro's voices that is nearest to the sample, shaped as far as that brings it nearer. */
async function mixed(reading: Reading & { language: KokoroLocale }, aim: Aim, name: VoiceName, onProgress: Progress, parts: Parts) {
  const { language } = reading;
  const { accent, style } = kokoroVoiceOf(name, language);
  // Who speaks another language than English keeps the melody of a speaker of it, so that every word stays understood.
  const styleFor = (sound: Shares): Style => ({ sound, melody: language === 'en' ? sound : style.melody });
  const symbols = (await spelled(reading.sentences, accent)).flat().join(' ');
  const search = { symbols: shortened(symbols, attempt), styleFor, shaped: (sound: Sound) => pitchShape(sound, aim.likeness)(sound) };
  const found = await likestStyle(aim.speaker, search, (fraction) => onProgress(0.05 + 0.35 * fraction, 'matching'));
  const told = (fraction: number) => onProgress(0.4 + 0.5 * fraction, 'speaking');
  const order = { ...reading, voice: { accent, style: found.style }, onSpoken: parts.add };
  const base: Sound = { samples: await speakSymbols(shortened(symbols, measured), found.style, 1), rate, channels: 1 };
  return readShaped(order, base, aim, told, found.nearness);
}

/** Speaks in our own voice, shaped toward the sample: Russian has no voices to mix, but a synthesizer fast enough to say everything twice. */
async function shaped(reading: Reading, aim: Aim, name: VoiceName, onProgress: Progress, parts: Parts) {
  const order = { ...reading, voice: voiceOf(name, reading.language) };
  onProgress(0.1, 'matching');
  const { samples, rate: own } = await readSentences(order, () => undefined);
  const base: Sound = { samples: samples.subarray(0, enough * own), rate: own, channels: 1 };
  return readShaped({ ...order, onSpoken: parts.add }, base, aim, (fraction) => onProgress(0.3 + 0.6 * fraction, 'speaking'));
}

async function likeSample(job: EngineJob, path: string, onProgress: Progress, onPart: EngineRun['onPart']): Promise<EngineResult> {
  const reading = readingOf(job);
  const { language } = reading;
  onProgress(0.02, 'listening');
  const sample = await readSound(path, { seconds: longestSample, rate: 22_050, mono: true });
  if (!sample) throw new EngineError('refused', 'noVoice');
  const likeness = likenessOf(sample);
  const name = likeness.pitch.median > highVoice ? 'neutral' : 'calm';
  const pack = find('clone');
  const notes = { synthetic: true, voiceMatch: true, language };
  const parts = openParts(job.folder, notes, onPart);
  const aim = { speaker: await speakerOf(sample), likeness, sample };
  const made = pack
    ? { sound: await brought(pack, reading, name, sample, onProgress, parts) }
    : language === 'ru'
      ? await shaped(reading, aim, name, onProgress, parts)
      : await mixed({ ...reading, language }, aim, name, onProgress, parts);
  return finish(job, made.sound, onProgress, {
    ...notes,
    ...('likeness' in made && { likeness: made.likeness }),
    pitch: {
      sample: Math.round(likeness.pitch.median),
      result: Math.round(rangeOf(trackPitch(made.sound.samples, made.sound.rate)).median),
    },
  });
}

/** Speaks in one of our voices and brings it to the tone of the sample with the net of a pack. */
async function brought(
  pack: ClonePack,
  reading: Reading,
  name: VoiceName,
  sample: Sound,
  onProgress: Progress,
  parts: Parts,
): Promise<Sound> {
  const base = await readIn(reading, name, (fraction) => onProgress(0.3 + 0.25 * fraction, 'speaking'));
  return bringTo(pack, base, sample, (fraction) => onProgress(0.55 + 0.35 * fraction, 'matching'), parts.add);
}

async function inParody(job: EngineJob, onProgress: Progress, onPart: EngineRun['onPart']): Promise<EngineResult> {
  const reading = readingOf(job);
  const { language } = reading;
  onProgress(0.05, 'speaking');
  const voice = parodyVoice(language);
  const told = (from: number, share: number) => (fraction: number) => onProgress(from + share * fraction, 'speaking');
  const notes = { synthetic: true, parody: true, language };
  const parts = openParts(job.folder, notes, onPart);
  const joke = { ...reading, sentences: inPhrases(reading.sentences), speed: reading.speed * parodyPace, voice };
  const order = { ...joke, pause: parodyPause / reading.speed, shaped: exaggerated, onSpoken: parts.add };
  const speech = await readSentences(order, told(0.05, 0.7));
  const tag = { sentences: [spokenTag[language]], speed: 1, voice: voiceOf('calm', language), pause: 0 };
  const { samples, rate } = await readSentences(tag, told(0.75, 0.1));
  return finish(job, { samples: join([speech.samples, samples]), rate, channels: 1 }, onProgress, notes);
}

export const speakLike: Task = (job, onProgress, early) => {
  const sample = job.files.audio?.[0];
  return sample ? likeSample(job, sample, onProgress, early?.onPart) : inParody(job, onProgress, early?.onPart);
};
