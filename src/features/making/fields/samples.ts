/** Samples for every tool, the best first. The files are in `public/samples`, made by `scripts/assets/samples.ts`; what comes of them, by `scripts/assets/examples.ts`. */
import type { ToolSlug } from '../../../../contract/facts/tools/catalog.ts';
import type { UploadKind } from '../../../../contract/facts/uploads.ts';
import type { FormValues } from '../../../../machines/form/form.types.ts';
import { sampleSizes } from '../../../../contract/facts/collected.ts';

type SampleFile = { name: string; type: string; size: number; kind: UploadKind };

/** The sample texts, by their key in the copy (`toolSamples`). */
type Phrase =
  | 'scene'
  | 'boat'
  | 'balloon'
  | 'lighthouse'
  | 'garden'
  | 'beach'
  | 'snow'
  | 'library'
  | 'royal'
  | 'speech'
  | 'departure'
  | 'story'
  | 'birthday';

export type Sample = {
  /** By slot, in the order they are filled in: a mask comes after its image. */
  files?: Readonly<Record<string, SampleFile>>;
  /** What is marked on its files. */
  marks?: FormValues;
  /** The choices that its result is made with; they fill in a form whose choices nobody has touched. */
  values?: FormValues;
  /** The sample text, and the field it fills. */
  words?: { field: 'prompt' | 'text'; phrase: Phrase };
};

const types = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', mp4: 'video/mp4', mp3: 'audio/mpeg' } as const;
const kinds = { jpg: 'picture', png: 'picture', gif: 'gif', mp4: 'video', mp3: 'audio' } as const;

const file = (name: string): SampleFile => {
  const extension = name.split('.').at(-1) as keyof typeof types;
  return { name, type: types[extension], size: sampleSizes[name] ?? 0, kind: kinds[extension] };
};
const photo = (name: string): SampleFile => file(`${name}.jpg`);

/** Each face is another person's than the one it replaces, from left to right. */
const swapIn = (target: string, ...faces: string[]): Sample => ({
  files: { target: file(target), ...Object.fromEntries(faces.map((face, index) => [`faces.${index}.image`, photo(face)])) },
});
const ofImage = (name: string, values?: FormValues): Sample => ({ files: { image: photo(name) }, ...(values && { values }) });
const ofVideo = (name: string): Sample => ({ files: { video: file(`${name}.mp4`) } });
const ofTwo = (one: string, two: string): Sample => ({ files: { 'images.0': photo(one), 'images.1': photo(two) } });
const ofEffect = (name: string, effect: string): Sample => ({ files: { 'images.0': photo(name) }, values: { effect } });
const ofWords = (phrase: Phrase, values?: FormValues): Sample => ({ words: { field: 'prompt', phrase }, ...(values && { values }) });
const spoken = (phrase: Phrase, rest: Sample = {}): Sample => ({ ...rest, words: { field: 'text', phrase } });
const clothed = (name: string, fabric: string): Sample => ({ files: { image: photo(name), garment: file(`${fabric}.png`) } });
const marked = (name: string): Sample => ({ files: { image: photo(`${name}-marked`), mask: { ...file('mark.png'), kind: 'mask' } } });
const markedVideo = (name: string): Sample => ({
  files: { video: file(`${name}-marked.mp4`) },
  marks: { regions: [{ x: 4, y: 6, width: 80, height: 24 }] },
});
const onColor = (name: string, color: string): Sample => ofImage(name, { background: { colour: color } });
const sticker = (name: string): Sample => ofImage(name, { mode: 'image' });

export const samples: Readonly<Record<string, readonly Sample[]>> = {
  'ai-sticker-maker': [
    sticker('green-hat'),
    { ...ofImage('meadow', { mode: 'both' }), words: { field: 'prompt', phrase: 'royal' } },
    sticker('raccoon'),
    sticker('rocket'),
  ],
  'ai-text-to-image': (['scene', 'boat', 'balloon', 'lighthouse'] as const).map((phrase) => ofWords(phrase, { ratio: '4:3' })),
  'ai-image-to-image': [
    ofImage('pavilion', { style: 'oil' }),
    ofImage('cat', { style: 'watercolour' }),
    ofImage('dahlia', { style: 'pencil' }),
    ofImage('painting', { style: 'pop-art' }),
  ],
  'text-to-video-ai': (['scene', 'boat', 'balloon', 'lighthouse'] as const).map((phrase) => ofWords(phrase, { duration: 3 })),
  'image-to-video-ai': [
    ofImage('pavilion', { duration: 3, motion: 'orbit' }),
    ofImage('moose', { duration: 3, motion: 'push-in' }),
    ofImage('rocket', { duration: 3, motion: 'dolly' }),
    ofImage('galaxies', { duration: 3, motion: 'drift' }),
  ],
  'ai-face-swap': [
    swapIn('tea-field.jpg', 'redhead'),
    swapIn('yellow-door.jpg', 'workshop'),
    swapIn('redhead.jpg', 'tea-field'),
    swapIn('wooden-wall.jpg', 'workshop'),
  ],
  'multiple-face-swap': [
    swapIn('redhead-collar.jpg', 'pebbles', 'wooden-wall'),
    swapIn('pebbles-wooden-wall.jpg', 'redhead', 'collar'),
    swapIn('redhead-wooden-wall.jpg', 'pebbles', 'collar'),
    swapIn('pebbles-collar.jpg', 'redhead', 'wooden-wall'),
  ],
  'gif-face-swap': [
    swapIn('pebbles.gif', 'moonlight'),
    swapIn('green-hat.gif', 'collar'),
    swapIn('moonlight.gif', 'pebbles'),
    swapIn('collar.gif', 'green-hat'),
  ],
  'ai-gif-face-swap': [
    swapIn('auburn.gif', 'silver-hair'),
    swapIn('stripes.gif', 'balcony'),
    swapIn('silver-hair.gif', 'auburn'),
    swapIn('balcony.gif', 'stripes'),
  ],
  'multiple-face-swap-gif': [
    swapIn('knitwear-workshop.gif', 'tea-field', 'stripes'),
    swapIn('tea-field-stripes.gif', 'knitwear', 'workshop'),
    swapIn('knitwear-stripes.gif', 'tea-field', 'workshop'),
    swapIn('tea-field-workshop.gif', 'knitwear', 'stripes'),
  ],
  'video-face-swap': [
    swapIn('knitwear.mp4', 'auburn'),
    swapIn('rice-field.mp4', 'yellow-door'),
    swapIn('skyline.mp4', 'knitwear'),
    swapIn('yellow-door.mp4', 'rice-field'),
  ],
  'multiple-face-swap-video': [
    swapIn('moonlight-balcony.mp4', 'auburn', 'yellow-door'),
    swapIn('auburn-yellow-door.mp4', 'moonlight', 'balcony'),
    swapIn('moonlight-yellow-door.mp4', 'auburn', 'balcony'),
    swapIn('auburn-balcony.mp4', 'moonlight', 'yellow-door'),
  ],
  'ai-text-to-audio': [
    spoken('speech'),
    spoken('departure', { values: { voice: 'calm' } }),
    spoken('story', { values: { voice: 'bright' } }),
    spoken('birthday', { values: { voice: 'deep' } }),
  ],
  'ai-voice-cloning': [
    spoken('speech', { files: { audio: file('voice.mp3') } }),
    spoken('departure', { files: { audio: file('voice-man.mp3') } }),
    spoken('story', { files: { audio: file('voice-bright.mp3') } }),
    spoken('birthday', { files: { audio: file('voice-deep.mp3') } }),
  ],
  'trump-ai-voice-generator': [spoken('speech'), spoken('departure'), spoken('story'), spoken('birthday')],
  'ai-image-enhancer': [ofImage('dahlia-small'), ofImage('coffee-small'), ofImage('panda-small'), ofImage('rocket-small')],
  'ai-background-remover': [ofImage('panda'), ofImage('silver-hair'), ofImage('skyline'), ofImage('moose')],
  'ai-background-changer': [
    onColor('knitwear', '#FFC93C'),
    onColor('raccoon', '#8EC5FF'),
    onColor('stone-wall', '#F7B5C8'),
    onColor('coffee', '#B8E3C6'),
  ],
  'ai-watermark-remover': [marked('moose'), marked('cat'), marked('meadow'), marked('coffee')],
  'video-watermark-remover': [markedVideo('painting-two'), markedVideo('galaxies'), markedVideo('painting'), markedVideo('figure')],
  'video-background-remover': [ofVideo('stripes-wide'), ofVideo('skyline-wide'), ofVideo('rice-field-wide'), ofVideo('stars-wide')],
  'ai-effect': [
    ofEffect('portrait', 'vampire'),
    ofEffect('pavilion', 'low-poly'),
    ofEffect('panda', 'watercolour'),
    ofEffect('dahlia', 'pop-art'),
  ],
  'ai-halloween-video-generator': [
    ofImage('wooden-wall', { effect: 'zombie' }),
    ofImage('moonlight', { effect: 'witch' }),
    ofImage('stone-wall', { effect: 'vampire' }),
    ofImage('stars', { effect: 'skeleton' }),
  ],
  'ai-hug-generator': [
    ofTwo('tea-field', 'workshop'),
    ofTwo('silver-hair', 'green-hat'),
    ofTwo('tea-field', 'green-hat'),
    ofTwo('silver-hair', 'workshop'),
  ],
  'ai-french-kiss-video-generator': [
    ofTwo('redhead', 'collar'),
    ofTwo('pebbles', 'stars'),
    ofTwo('redhead', 'stars'),
    ofTwo('pebbles', 'collar'),
  ],
  'ai-clothes-changer': [
    clothed('rice-field', 'fabric'),
    clothed('meadow', 'fabric-stripes'),
    clothed('balcony', 'fabric-dots'),
    clothed('figure', 'fabric-leaves'),
  ],
  'ai-girl-generator': (['garden', 'beach', 'snow', 'library'] as const).map((phrase) => ofWords(phrase, { ratio: '4:3' })),
};

/** The tool that an effect for two people is by itself. */
const toolsForTwo: Readonly<Record<string, ToolSlug>> = { hug: 'ai-hug-generator', kiss: 'ai-french-kiss-video-generator' };

/** The samples that a form offers, and the tool after which their results are named: an effect for two has those of its own tool. */
export function samplesFor(slug: string, effect: unknown): { of: string; all: readonly Sample[] } {
  const of = (slug === 'ai-effect' && toolsForTwo[String(effect)]) || slug;
  return { of, all: samples[of] ?? [] };
}
