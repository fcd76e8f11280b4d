/** Packs that make pictures from words, and from pictures. */
import type { Pack } from '../manifest.ts';
import { openRailM, openRailPlus } from './licences.ts';

const tokenizer = ['tokenizer/vocab.json', 'tokenizer/merges.txt', 'tokenizer/special_tokens_map.json'];

export const picture: Pack = {
  name: 'picture',
  title: 'LCM Dreamshaper v7',
  sources: [
    {
      repo: 'SimianLuo/LCM_Dreamshaper_v7',
      commit: 'a85df6a8bd976cdd08b4fd8f3b73f229c9e54df5',
      files: [
        'model_index.json',
        'scheduler/scheduler_config.json',
        ...tokenizer,
        ...['text_encoder', 'unet', 'vae_decoder', 'vae_encoder'].flatMap((part) => [`${part}/config.json`, `${part}/model.onnx*`]),
      ],
    },
  ],
  // The card says MIT; the weights descend from Stable Diffusion 1.5, whose licence passes on.
  licence: openRailM,
  languages: ['en'],
  memory: 6e9,
  bytes: 4.3e9,
  speed: 'minutes',
  pipeline: {
    kind: 'diffusion',
    sampler: 'lcm',
    spacing: 'leading',
    prediction: 'epsilon',
    steps: { min: 1, max: 8, usual: 4 },
    guidance: { min: 1, max: 14, usual: 8.5 },
    negative: false,
    sides: [512, 768],
    modes: ['text', 'image', 'inpaint'],
  },
};

export const pictureFast: Pack = {
  name: 'picture-fast',
  title: 'SDXS-512 Dreamshaper',
  sources: [
    {
      repo: 'IDKiro/sdxs-512-dreamshaper',
      commit: null,
      files: [
        'model_index.json',
        'scheduler/scheduler_config.json',
        ...tokenizer,
        'text_encoder/config.json',
        'text_encoder/model.safetensors',
        'unet/config.json',
        'unet/diffusion_pytorch_model.safetensors',
        'vae/config.json',
        'vae/diffusion_pytorch_model.safetensors',
      ],
    },
  ],
  licence: openRailPlus,
  languages: ['en'],
  memory: 3.5e9,
  bytes: 1.8e9,
  speed: 'half',
  pipeline: {
    kind: 'diffusion',
    sampler: 'euler',
    spacing: 'trailing',
    prediction: 'epsilon',
    steps: { min: 1, max: 1, usual: 1 },
    guidance: null,
    negative: false,
    sides: [512],
    modes: ['text'],
  },
};
