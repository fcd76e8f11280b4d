/** Packs that speak. */
import type { Pack } from '../manifest.ts';
import { apache, mit, openRailVoice } from './licenses.ts';

const styles = ['F', 'M'].flatMap((sex) => [1, 2, 3, 4, 5].map((number) => `${sex}${number}`));

export const voices: Pack = {
  name: 'voices',
  title: 'Supertonic 3',
  sources: [
    {
      repo: 'Supertone/supertonic-3',
      // The one that the package supertonic 1.3.1 was tested with.
      commit: '724fb5abbf5502583fb520898d45929e62f02c0b',
      files: [
        ...[
          'duration_predictor.onnx',
          'text_encoder.onnx',
          'vector_estimator.onnx',
          'vocoder.onnx',
          'tts.json',
          'unicode_indexer.json',
        ].map((file) => `onnx/${file}`),
        ...styles.map((style) => `voice_styles/${style}.json`),
      ],
    },
  ],
  licence: openRailVoice,
  languages: ['en', 'fr', 'es', 'ru'],
  memory: 0.8e9,
  bytes: 400e6,
  speed: 'seconds',
  pipeline: { kind: 'speech', architecture: 'supertonic', sampleRate: 44_100, voices: styles },
};

/** Kokoro numbers its speakers: 3 to 57 are women of China, 58 to 102 men (k2-fsa.github.io/sherpa, kokoro-multi-lang-v1_1). */
const chinese = ['F3', 'F20', 'M58', 'M65', 'M72', 'M80', 'M90'];

export const voicesZh: Pack = {
  name: 'voices-zh',
  title: 'Kokoro multi-lang 1.1',
  sources: [
    {
      repo: 'csukuangfj/kokoro-int8-multi-lang-v1_1',
      commit: null,
      files: [
        'model.int8.onnx',
        'voices.bin',
        'tokens.txt',
        'lexicon-zh.txt',
        'date-zh.fst',
        'number-zh.fst',
        'phone-zh.fst',
        'espeak-ng-data/**',
      ],
    },
  ],
  licence: apache,
  languages: ['zh', 'en'],
  memory: 0.6e9,
  bytes: 180e6,
  speed: 'seconds',
  pipeline: { kind: 'speech', architecture: 'kokoro', sampleRate: 24_000, voices: chinese },
};

export const clone: Pack = {
  name: 'clone',
  title: 'OpenVoice 2',
  sources: [{ repo: 'moonbox-dev/OpenVoiceV2-ONNX', commit: null, files: ['converter*', 'ref_encoder*'] }],
  licence: mit,
  languages: ['en', 'fr', 'es', 'ru', 'zh'],
  memory: 0.6e9,
  bytes: 66e6,
  speed: 'seconds',
  pipeline: {
    kind: 'clone',
    architecture: 'openvoice',
    sampleRate: 22_050,
    reference: 'ref_encoder*.onnx',
    converter: 'converter*.onnx',
    fft: 1024,
    hop: 256,
    tau: 0.3,
  },
};
