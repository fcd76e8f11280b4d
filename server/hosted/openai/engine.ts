/** Any server that implements the OpenAI HTTP API: hosted, or LocalAI or vLLM on the operator's machine. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import type { Capability } from '../../../contract/facts/tools/tool.ts';
import { EngineError, type Engine, type EngineJob, type EngineResult, type EngineRun } from '@iridia/engine';
import type { EngineSurroundings } from '../surroundings.ts';
import { addressesIn, bring, keepBytes, typeOfFile } from '../files.ts';
import { serviceAt, type Service } from '../../outbound/service.ts';
import { ask, askJson, until } from '../http.ts';

type Images = { data: { b64_json?: string; url?: string }[] };
type Video = { id: string; status: string; progress?: number; error?: { message?: string } | null };
type Api = { base: string; service: Service; models: Readonly<Record<'image' | 'speech' | 'video', string | null>> };

/** Timeout for pictures, which can take minutes (milliseconds). */
const pictureTimeout = 5 * 60_000;

const sizes: Readonly<Record<string, string>> = {
  '1:1': '1024x1024',
  '3:4': '1024x1536',
  '9:16': '1024x1536',
  '4:3': '1536x1024',
  '16:9': '1536x1024',
};
const videoSizes: Readonly<Record<string, string>> = { '9:16': '720x1280', '3:4': '720x1280' };
/** Video durations that the API supports (seconds). */
const videoLengths = [4, 8, 12];

const words = ({ inputs }: EngineJob): string =>
  [inputs.prompt, inputs.style && `Style: ${String(inputs.style)}`].filter(Boolean).join('. ');

/** Converts our mask, where white marks the area to change, to the API's format, where transparency marks it. */
async function theirMask(path: string, image: string): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata();
  const alpha = await sharp(path)
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#000' })
    .greyscale()
    .negate()
    .raw()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

const blob = async (path: string): Promise<Blob> => new Blob([await readFile(path)], { type: typeOfFile(path) });

async function keepImages(job: EngineJob, { data }: Images, { service }: Api, signal: AbortSignal): Promise<EngineResult> {
  const made = Array.isArray(data) ? data[0] : undefined;
  if (typeof made?.b64_json === 'string') return { outputs: [await keepBytes(job, Buffer.from(made.b64_json, 'base64'), 0)], notes: {} };
  const [url] = addressesIn(made);
  if (url !== undefined) return { outputs: [await bring(job, url, 0, { service, signal })], notes: {} };
  throw new EngineError('failed', 'handed over nothing');
}

async function draw(job: EngineJob, api: Api, { signal }: EngineRun): Promise<EngineResult> {
  const isSticker = job.capability === 'sticker';
  const prompt = isSticker ? `A die-cut sticker with a thick white outline on a transparent background: ${words(job)}` : words(job);
  const json = {
    model: api.models.image,
    prompt,
    n: 1,
    size: sizes[String(job.inputs.ratio ?? '1:1')],
    ...(isSticker && { background: 'transparent', output_format: 'png' }),
  };
  return keepImages(
    job,
    await askJson<Images>({
      service: api.service,
      url: `${api.base}/images/generations`,
      method: 'POST',
      json,
      signal,
      timeout: pictureTimeout,
    }),
    api,
    signal,
  );
}

const orders: Partial<Record<Capability, string>> = {
  'image.inpaint': 'Fill the masked area so that it fits its surroundings seamlessly.',
  'image.garment': 'Dress the person in this garment. Change nothing else:',
  sticker: 'Make a die-cut sticker with a thick white outline and a transparent background of this picture.',
};

async function edit(job: EngineJob, api: Api, { signal }: EngineRun): Promise<EngineResult> {
  const [image] = job.files.image ?? [];
  if (!image) throw new EngineError('refused', 'engineRefused');
  const form = new FormData();
  form.append('model', api.models.image!);
  form.append('prompt', [orders[job.capability], words(job)].filter(Boolean).join(' ') || 'Improve this picture.');
  form.append('image', await blob(image), basename(image));
  for (const garment of job.files.garment ?? []) form.append('image[]', await blob(garment), basename(garment));
  const [mask] = job.files.mask ?? [];
  if (mask) form.append('mask', new Blob([new Uint8Array(await theirMask(mask, image))], { type: 'image/png' }), 'mask.png');
  if (job.capability === 'sticker') form.append('background', 'transparent');
  return keepImages(
    job,
    await askJson<Images>({
      service: api.service,
      url: `${api.base}/images/edits`,
      method: 'POST',
      body: form,
      signal,
      timeout: pictureTimeout,
    }),
    api,
    signal,
  );
}

async function speak(job: EngineJob, api: Api, { signal }: EngineRun): Promise<EngineResult> {
  const { text, voice, speed } = job.inputs;
  const json = {
    model: api.models.speech,
    input: String(text ?? '').slice(0, 4096),
    voice: voice ?? 'alloy',
    response_format: 'mp3',
    ...(speed !== undefined && { speed }),
  };
  const response = await ask({
    service: api.service,
    url: `${api.base}/audio/speech`,
    method: 'POST',
    json,
    signal,
    timeout: pictureTimeout,
  });
  return { outputs: [await keepBytes(job, new Uint8Array(await response.arrayBuffer()), 0)], notes: {} };
}

async function film(job: EngineJob, api: Api, { signal, onProgress }: EngineRun): Promise<EngineResult> {
  const wanted = Number(job.inputs.duration ?? 4);
  const form = new FormData();
  form.append('model', api.models.video!);
  form.append('prompt', words(job) || 'Bring this picture to life.');
  form.append('seconds', String(videoLengths.find((length) => length >= wanted) ?? videoLengths.at(-1)));
  form.append('size', videoSizes[String(job.inputs.ratio)] ?? '1280x720');
  const [image] = job.files.image ?? [];
  if (image) form.append('input_reference', await blob(image), basename(image));
  const { id } = await askJson<Video>({
    service: api.service,
    url: `${api.base}/videos`,
    method: 'POST',
    body: form,
    signal,
    timeout: pictureTimeout,
  });
  const own = `${api.base}/videos/${encodeURIComponent(id)}`;
  await until(
    async () => {
      const { status, progress = 0, error } = await askJson<Video>({ service: api.service, url: own, signal });
      if (status === 'completed') return true;
      if (status === 'failed') throw new EngineError('failed', error?.message ?? 'failed');
      onProgress(Math.min(0.9, progress / 100), status === 'queued' ? 'queued' : 'painting');
      return null;
    },
    signal,
    1000,
  );
  return {
    outputs: [await bring(job, `${own}/content`, 0, { service: api.service, signal })],
    notes: {},
  };
}

type Endpoint = { model: keyof Api['models']; run: (job: EngineJob, api: Api, run: EngineRun) => Promise<EngineResult> };

const endpoints: Partial<Record<Capability, Endpoint>> = {
  'image.fromText': { model: 'image', run: draw },
  'image.fromImage': { model: 'image', run: edit },
  'image.inpaint': { model: 'image', run: edit },
  'image.garment': { model: 'image', run: edit },
  sticker: { model: 'image', run: (job, api, run) => (job.files.image ? edit(job, api, run) : draw(job, api, run)) },
  'audio.fromText': { model: 'speech', run: speak },
  'video.fromText': { model: 'video', run: film },
  'video.fromImage': { model: 'video', run: film },
};

/** Opens the configured server; null when there is none. It offers the capabilities with a configured model. */
export function openOpenai({ config: { openai }, resolve }: EngineSurroundings): Promise<Engine | null> {
  if (!openai) return Promise.resolve(null);
  const api: Api = {
    base: openai.base,
    service: serviceAt(openai.base, openai.key ? { authorization: `Bearer ${openai.key}` } : {}, resolve),
    models: openai.models,
  };
  const endpointOf = (capability: Capability): Endpoint | null => {
    const endpoint = endpoints[capability];
    return endpoint && api.models[endpoint.model] ? endpoint : null;
  };
  return Promise.resolve({
    name: 'openai',
    offers: (capability) => endpointOf(capability) !== null,
    run: (job, run) => {
      run.onProgress(0.05, 'painting');
      return endpointOf(job.capability)!.run(job, api, run);
    },
    close: () => Promise.resolve(),
  });
}
