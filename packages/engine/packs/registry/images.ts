/** Packs that make images from words, and from images. */
import type { Pack } from '../manifest.ts';
import { openRailM, openRailPlus } from './licenses.ts';

const tokenizer = ['tokenizer/vocab.json', 'tokenizer/merges.txt', 'tokenizer/special_tokens_map.json'];

const autoencoder = ['vae/config.json', 'vae/diffusion_pytorch_model.safetensors'];
const painted = [
  'model_index.json',
  'scheduler/scheduler_config.json',
  ...tokenizer,
  'text_encoder/config.json',
  'text_encoder/model.safetensors',
  'unet/config.json',
  'unet/diffusion_pytorch_model.safetensors',
  ...autoencoder,
];

export const image: Pack = {
  name: 'picture',
  title: 'Dreamshaper 8 LCM',
  sources: [{ repo: 'Lykon/dreamshaper-8-lcm', commit: null, files: painted }],
  licence: openRailM,
  languages: ['en'],
  memory: 6e9,
  bytes: 2.2e9,
  speed: 'minutes',
  // Words, four steps and the decoder at 512 pixels a side.
  work: 5.3e12,
  pipeline: {
    kind: 'diffusion',
    sampler: 'lcm',
    spacing: 'leading',
    prediction: 'epsilon',
    steps: { min: 1, max: 8, usual: 4 },
    // Above 1, every step takes twice as long.
    guidance: { min: 1, max: 3, usual: 1 },
    negative: false,
    sides: [512, 768],
    modes: ['text', 'image', 'inpaint'],
  },
};

export const imageFast: Pack = {
  name: 'picture-fast',
  title: 'SDXS-512 Dreamshaper',
  sources: [
    {
      repo: 'IDKiro/sdxs-512-dreamshaper',
      commit: null,
      files: painted,
    },
  ],
  licence: openRailPlus,
  languages: ['en'],
  memory: 3.5e9,
  bytes: 1.8e9,
  speed: 'half',
  // Words, one step and the small decoder at 512 pixels a side.
  work: 0.6e12,
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
