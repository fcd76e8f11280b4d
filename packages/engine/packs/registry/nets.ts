/** Packs of one net each, which change an image. */
import { imageNet } from './imagenet.ts';
import type { Pack } from '../manifest.ts';
import { apache, bsd, mit } from './licenses.ts';

export const cutout: Pack = {
  name: 'cutout',
  title: 'BiRefNet lite 512',
  sources: [{ repo: 'shozebDev/birefnet-lite-512-onnx', commit: null, files: ['*.onnx'] }],
  licence: mit,
  languages: [],
  memory: 2e9,
  bytes: 192e6,
  speed: 'seconds',
  pipeline: { kind: 'cutout', file: '*.onnx', side: 512, ...imageNet, sigmoid: true },
};

export const enlarge: Pack = {
  name: 'enlarge',
  title: 'Real-ESRGAN general x4 v3',
  sources: [{ repo: 'aigchacker/BSRGANx2', commit: null, files: ['realesr-general-x4v3.onnx'] }],
  licence: bsd,
  languages: [],
  memory: 0.5e9,
  bytes: 4.9e6,
  speed: 'half',
  pipeline: { kind: 'enlarge', file: 'realesr-general-x4v3.onnx', side: 128, scale: 4 },
};

export const inpaint: Pack = {
  name: 'inpaint',
  title: 'MI-GAN',
  sources: [{ repo: 'andraniksargsyan/migan', commit: null, files: ['migan_pipeline_v2.onnx'] }],
  licence: mit,
  languages: [],
  memory: 0.7e9,
  bytes: 28e6,
  speed: 'seconds',
  pipeline: { kind: 'inpaint', architecture: 'migan', file: 'migan_pipeline_v2.onnx' },
};

export const depth: Pack = {
  name: 'depth',
  title: 'Depth Anything V2 small',
  sources: [
    { repo: 'onnx-community/depth-anything-v2-small', commit: null, files: ['config.json', 'preprocessor_config.json', 'onnx/model.onnx'] },
  ],
  licence: apache,
  languages: [],
  memory: 0.7e9,
  bytes: 99e6,
  speed: 'seconds',
  pipeline: { kind: 'depth', file: 'onnx/model.onnx', side: 518, multiple: 14 },
};
