/** A sample for every tool. The files are in `public/samples`, made by `scripts/assets/samples.ts`. */
import type { UploadKind } from '../../../../contract/facts/uploads.ts';
import type { FormValues } from '../../../../machines/form/form.types.ts';

type SampleFile = { name: string; type: string; size: number; kind: UploadKind };

export type Sample = {
  /** By slot, in the order they are filled in: a mask comes after its image. */
  files?: Readonly<Record<string, SampleFile>>;
  /** What is marked on its files. */
  marks?: FormValues;
  /** The choices that its example is made with; those of a form are the person's own. */
  values?: FormValues;
  /** The sample text (its key in the form's dictionary), and the field it fills. */
  words?: { field: 'prompt' | 'text'; phrase: 'scene' | 'garden' | 'speech' };
};

const image = (name: string, size: number): SampleFile => ({
  name,
  type: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  size,
  kind: 'picture',
});

const portrait = image('portrait.jpg', 16_124);
const painting = image('painting.jpg', 18_548);
const paintingTwo = image('painting-two.jpg', 25_350);
const officer = image('officer.jpg', 31_473);
const pair = image('pair.jpg', 40_427);
const figure = image('figure.jpg', 40_332);
const cat = image('cat.jpg', 16_230);
const small = image('small.jpg', 8817);
const marked = image('marked.jpg', 28_625);
const fabric = image('fabric.png', 1169);
const mark: SampleFile = { name: 'mark.png', type: 'image/png', size: 541, kind: 'mask' };
const gif = (name: string, size: number): SampleFile => ({ name, type: 'image/gif', size, kind: 'gif' });
const video = (name: string, size: number): SampleFile => ({ name, type: 'video/mp4', size, kind: 'video' });
const lookGif = gif('look.gif', 96_524);
const paintingGif = gif('painting.gif', 135_132);
const pairGif = gif('pair.gif', 138_843);
const clip = video('look.mp4', 48_433);
const pairClip = video('pair.mp4', 123_606);
const markedClip = video('marked.mp4', 48_845);
const voice: SampleFile = { name: 'voice.mp3', type: 'audio/mpeg', size: 70_679, kind: 'audio' };

const scene: Sample['words'] = { field: 'prompt', phrase: 'scene' };
const garden: Sample['words'] = { field: 'prompt', phrase: 'garden' };
const speech: Sample['words'] = { field: 'text', phrase: 'speech' };

/** Each face is another person's than the one it replaces, from left to right. */
const swapIn = (target: SampleFile, ...faces: SampleFile[]): Sample => ({
  files: { target, ...Object.fromEntries(faces.map((face, index) => [`faces.${index}.image`, face])) },
});

export const samples: Readonly<Record<string, Sample>> = {
  'ai-text-to-image': { words: scene },
  'ai-image-to-image': { files: { image: cat } },
  'text-to-video-ai': { words: scene, values: { duration: 3 } },
  'image-to-video-ai': { files: { image: figure }, values: { duration: 3 } },
  'ai-face-swap': swapIn(paintingTwo, portrait),
  'multiple-face-swap': swapIn(pair, painting, portrait),
  'gif-face-swap': swapIn(paintingGif, portrait),
  'ai-gif-face-swap': swapIn(lookGif, painting),
  'multiple-face-swap-gif': swapIn(pairGif, painting, portrait),
  'video-face-swap': swapIn(clip, painting),
  'multiple-face-swap-video': swapIn(pairClip, painting, portrait),
  'ai-text-to-audio': { words: speech },
  'ai-voice-cloning': { words: speech, files: { audio: voice } },
  'trump-ai-voice-generator': { words: speech },
  'ai-image-enhancer': { files: { image: small } },
  'ai-background-remover': { files: { image: portrait } },
  'ai-background-changer': { files: { image: portrait }, values: { background: { colour: '#FFC93C' } } },
  'ai-watermark-remover': { files: { image: marked, mask: mark } },
  'video-watermark-remover': { files: { video: markedClip }, marks: { regions: [{ x: 4, y: 6, width: 80, height: 24 }] } },
  'video-background-remover': { files: { video: clip } },
  'ai-effect': { files: { 'images.0': portrait }, values: { effect: 'watercolour' } },
  'ai-halloween-video-generator': { files: { image: portrait } },
  'ai-hug-generator': { files: { 'images.0': portrait, 'images.1': officer } },
  'ai-french-kiss-video-generator': { files: { 'images.0': portrait, 'images.1': painting } },
  'ai-clothes-changer': { files: { image: figure, garment: fabric } },
  'ai-girl-generator': { words: garden },
};
