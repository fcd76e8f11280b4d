/** Packs that read and write: the chat, what judges texts, and prompts in the language of the models that paint. */
import type { Pack } from '../manifest.ts';
import { apache } from './licenses.ts';

export const chat: Pack = {
  name: 'chat',
  title: 'Qwen3 0.6B',
  sources: [
    {
      repo: 'onnx-community/Qwen3-0.6B-ONNX',
      commit: null,
      files: ['config.json', 'generation_config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx/model_q4f16.onnx*'],
    },
  ],
  licence: apache,
  languages: ['en', 'fr', 'es', 'ru', 'zh'],
  memory: 1.6e9,
  bytes: 580e6,
  speed: 'half',
  pipeline: { kind: 'chat', dtype: 'q4f16', context: 4096, translates: true },
};

/** It judges texts after the rules; its license asks for nothing of users. */
export const guard: Pack = {
  name: 'guard',
  title: 'Qwen3Guard-Gen 0.6B',
  sources: [
    {
      repo: 'nxp/Qwen3Guard-Gen-0.6B-ONNX',
      commit: null,
      // The template is a file of its own, or an entry of the tokenizer's configuration.
      files: ['*.j*', 'model*.onnx*'],
    },
  ],
  licence: apache,
  languages: ['en', 'fr', 'es', 'ru', 'zh'],
  memory: 1.6e9,
  bytes: 600e6,
  speed: 'half',
  pipeline: { kind: 'guard', architecture: 'qwen3guard', file: 'model*.onnx' },
};

export const translate: Pack = {
  name: 'translate',
  title: 'Opus-MT to English',
  sources: [
    {
      repo: 'Xenova/opus-mt-mul-en',
      commit: null,
      files: [
        'config.json',
        'generation_config.json',
        'tokenizer.json',
        'tokenizer_config.json',
        ...['encoder', 'decoder'].map((part) => `onnx/${part}_model_quantized.onnx`),
      ],
    },
  ],
  licence: apache,
  languages: ['fr', 'es', 'ru', 'zh'],
  memory: 0.7e9,
  bytes: 120e6,
  speed: 'seconds',
  pipeline: { kind: 'translate', dtype: 'q8' },
};
