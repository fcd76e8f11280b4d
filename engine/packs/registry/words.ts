/** The pack that answers in the chat, and that translates prompts into the language of the picture models. */
import type { Pack } from '../manifest.ts';
import { apache } from './licences.ts';

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
  memory: 1.3e9,
  bytes: 580e6,
  speed: 'half',
  pipeline: { kind: 'chat', dtype: 'q4f16', context: 4096, translates: true },
};
