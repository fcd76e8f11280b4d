/** Kokoro by sherpa-onnx, in a process of its own: Chinese needs its lexicons and its rules for numbers and dates. */
import { join as pathOf } from 'node:path';
import { openChild } from '../voice/child.ts';
import type { Sound } from '../media/video.ts';
import { forgetUse, matches, noteUse, sherpaFor } from '../packs/index.ts';
import { voiceIn, type ReadingOrder } from './pack-voices.ts';
import { join, silence } from '../voice/samples.ts';
import type { SpeechPack } from './supertonic.ts';

/** Absolute paths; several are joined with commas, as sherpa-onnx wants them. `module` is the package.json of sherpa-onnx-node. */
export type SherpaModel = {
  module: string;
  model: string;
  voices: string;
  tokens: string;
  dataDir: string;
  lexicon: string;
  ruleFsts: string;
};
export type SherpaOrder = { model: SherpaModel; text: string; speaker: number; speed: number };
export type SherpaAnswer = { samples: Float32Array; rate: number };

const program = pathOf(import.meta.dirname, 'sherpa.program.ts');
/** Seconds of silence between two sentences. */
const pause = 0.2;

/** In the order of the model's authors: a telephone number is read digit by digit only while no rule has read it as a quantity. */
const rules = ['phone-zh.fst', 'date-zh.fst', 'number-zh.fst'];

function modelOf({ folder, manifest }: SpeechPack, module: string): SherpaModel {
  const all = (pattern: string): string =>
    manifest.files
      .filter(({ path }) => matches(pattern, path))
      .map(({ path }) => pathOf(folder, ...path.split('/')))
      .join(',');
  const folderNamed = (name: string): string =>
    manifest.files.some(({ path }) => path.startsWith(`${name}/`)) ? pathOf(folder, name) : '';
  return {
    module,
    model: all('model*.onnx'),
    voices: all('voices.bin'),
    tokens: all('tokens.txt'),
    dataDir: folderNamed('espeak-ng-data'),
    // Words in Latin letters are read by eSpeak NG, whatever lexicon there is of them.
    lexicon: all('lexicon-zh.txt'),
    ruleFsts: rules
      .map(all)
      .filter((path) => path !== '')
      .join(','),
  };
}

/** Speaks with the pack; null, and a line for the operator, when sherpa-onnx is not installed or breaks. */
export async function speakSherpa(pack: SpeechPack, order: ReadingOrder, onProgress: (fraction: number) => void): Promise<Sound | null> {
  const module = sherpaFor(pack.folder);
  if (module === null) return null;
  const model = modelOf(pack, module);
  const speaker = Number(voiceIn(pack.manifest.pipeline.voices, order.voice).slice(1));
  await using child = openChild<SherpaOrder, SherpaAnswer>(program, 'sherpa-onnx');
  const parts: Float32Array[] = [];
  let rate = pack.manifest.pipeline.sampleRate;
  for (const [index, text] of order.sentences.entries()) {
    const answer = await child.ask({ model, text, speaker, speed: order.speed }).catch((error: Error) => error);
    if (answer instanceof Error) {
      forgetUse(pack);
      process.stderr.write(`The pack “${pack.manifest.name}” could not speak: ${answer.message}\n`);
      return null;
    }
    ({ rate } = answer);
    noteUse(pack);
    const part = join([answer.samples, silence(pause / order.speed, rate)]);
    parts.push(part);
    if (index < order.sentences.length - 1) await order.onSpoken?.({ samples: part, rate, channels: 1 });
    onProgress((index + 1) / order.sentences.length);
  }
  return { samples: join(parts), rate, channels: 1 };
}
