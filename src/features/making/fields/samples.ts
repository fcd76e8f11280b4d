/** A sample for every tool. The files are in `public/samples`, made by `scripts/samples.ts`. */
import type { UploadKind } from '../../../../contract/facts/uploads.ts';
import type { FormValues } from '../../../../machines/generation/generation.types.ts';

type SampleFile = { name: string; type: string; size: number; kind: UploadKind };

export type Sample = {
  /** By slot, in the order they are filled in: a mask comes after its picture. */
  files?: Readonly<Record<string, SampleFile>>;
  values?: FormValues;
  /** The sample text (its key in the form's dictionary), and the field it fills. */
  words?: { field: 'prompt' | 'text'; says: 'scene' | 'garden' | 'speech' };
};

const picture = (name: string, size: number): SampleFile => ({
  name,
  type: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  size,
  kind: 'picture',
});

const portrait = picture('portrait.jpg', 16_124);
const other = picture('portrait-two.jpg', 15_690);
const figure = picture('figure.jpg', 40_332);
const cat = picture('cat.jpg', 16_230);
const small = picture('small.jpg', 8817);
const marked = picture('marked.jpg', 28_625);
const fabric = picture('fabric.png', 1169);
const mark: SampleFile = { name: 'mark.png', type: 'image/png', size: 541, kind: 'mask' };
const gif: SampleFile = { name: 'look.gif', type: 'image/gif', size: 242891, kind: 'gif' };
const clip: SampleFile = { name: 'look.mp4', type: 'video/mp4', size: 38894, kind: 'video' };
const markedClip: SampleFile = { name: 'marked.mp4', type: 'video/mp4', size: 51726, kind: 'video' };
const voice: SampleFile = { name: 'voice.mp3', type: 'audio/mpeg', size: 78620, kind: 'audio' };

const scene: Sample['words'] = { field: 'prompt', says: 'scene' };
const garden: Sample['words'] = { field: 'prompt', says: 'garden' };
const speech: Sample['words'] = { field: 'text', says: 'speech' };

const swapIn = (target: SampleFile): Sample => ({ files: { target, 'faces.0.image': other } });

export const samples: Readonly<Record<string, Sample>> = {
  'ai-text-to-image': { words: scene },
  'ai-image-to-image': { files: { image: cat } },
  'text-to-video-ai': { words: scene, values: { duration: 3 } },
  'image-to-video-ai': { files: { image: figure }, values: { duration: 3 } },
  'ai-face-swap': swapIn(figure),
  'multiple-face-swap': swapIn(figure),
  'gif-face-swap': swapIn(gif),
  'ai-gif-face-swap': swapIn(gif),
  'multiple-face-swap-gif': swapIn(gif),
  'video-face-swap': swapIn(clip),
  'multiple-face-swap-video': swapIn(clip),
  'ai-text-to-audio': { words: speech },
  'ai-voice-cloning': { words: speech, files: { audio: voice } },
  'trump-ai-voice-generator': { words: speech },
  'ai-image-enhancer': { files: { image: small } },
  'ai-background-remover': { files: { image: portrait } },
  'ai-background-changer': { files: { image: portrait }, values: { background: { colour: '#FFC93C' } } },
  'ai-watermark-remover': { files: { image: marked, mask: mark } },
  'video-watermark-remover': { files: { video: markedClip }, values: { regions: [{ x: 4, y: 6, width: 80, height: 24 }] } },
  'video-background-remover': { files: { video: clip } },
  'ai-effect': { files: { 'images.0': portrait }, values: { effect: 'watercolour' } },
  'ai-halloween-video-generator': { files: { image: portrait } },
  'ai-hug-generator': { files: { 'images.0': portrait, 'images.1': other } },
  'ai-french-kiss-video-generator': { files: { 'images.0': portrait, 'images.1': other } },
  'ai-clothes-changer': { files: { image: figure, garment: fabric } },
  'ai-girl-generator': { words: garden },
};
