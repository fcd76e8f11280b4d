/** Any server that implements the OpenAI HTTP API: hosted, or LocalAI or vLLM on the operator's machine. */
import type { Capability } from '../../../contract/facts/tools/tool.ts';
import { EngineError, type Engine, type EngineJob, type EngineResult, type EngineRun } from '@iridia/engine';
import type { EngineSurroundings } from '../surroundings.ts';
import { addressesIn, bring, keepBytes } from '../files.ts';
import { formBody } from '../form.ts';
import { openMasks, theirMask, type MaskPool } from '../mask.ts';
import { serviceAt, type Service } from '../../outbound/service.ts';
import { ask, askJson, until } from '../http.ts';

type Images = { data: { b64_json?: string; url?: string }[] };
type Video = { id: string; status: string; progress?: number; error?: { message?: string } | null };
type Api = {
  base: string;
  service: Service;
  masks: MaskPool;
  models: Readonly<Record<'image' | 'speech' | 'video', string | null>>;
};

/** Timeout for images, which can take minutes (milliseconds). */
const imageTimeout = 5 * 60_000;

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
      timeout: imageTimeout,
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
  const [mask] = job.files.mask ?? [];
  const body = await formBody([
    { name: 'model', value: api.models.image! },
    { name: 'prompt', value: [orders[job.capability], words(job)].filter(Boolean).join(' ') || 'Improve this picture.' },
    { name: 'image', path: image },
    ...(job.files.garment ?? []).map((path) => ({ name: 'image[]', path })),
    ...(mask ? [{ name: 'mask', path: await theirMask(api.masks, { mask, image }, job.folder, signal), filename: 'mask.png' }] : []),
    ...(job.capability === 'sticker' ? [{ name: 'background', value: 'transparent' }] : []),
  ]);
  return keepImages(
    job,
    await askJson<Images>({
      service: api.service,
      url: `${api.base}/images/edits`,
      method: 'POST',
      body,
      signal,
      timeout: imageTimeout,
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
    timeout: imageTimeout,
  });
  return { outputs: [await keepBytes(job, new Uint8Array(await response.arrayBuffer()), 0)], notes: {} };
}

async function video(job: EngineJob, api: Api, { signal, onProgress }: EngineRun): Promise<EngineResult> {
  const wanted = Number(job.inputs.duration ?? 4);
  const [image] = job.files.image ?? [];
  const body = await formBody([
    { name: 'model', value: api.models.video! },
    { name: 'prompt', value: words(job) || 'Bring this picture to life.' },
    { name: 'seconds', value: String(videoLengths.find((length) => length >= wanted) ?? videoLengths.at(-1)) },
    { name: 'size', value: videoSizes[String(job.inputs.ratio)] ?? '1280x720' },
    ...(image ? [{ name: 'input_reference', path: image }] : []),
  ]);
  const { id } = await askJson<Video>({
    service: api.service,
    url: `${api.base}/videos`,
    method: 'POST',
    body,
    signal,
    timeout: imageTimeout,
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
  'video.fromText': { model: 'video', run: video },
  'video.fromImage': { model: 'video', run: video },
};

/** Opens the configured server; null when there is none. It offers the capabilities with a configured model. */
export function openOpenai({ config: { openai }, resolve }: EngineSurroundings): Promise<Engine | null> {
  if (!openai) return Promise.resolve(null);
  const api: Api = {
    base: openai.base,
    service: serviceAt(openai.base, openai.key ? { authorization: `Bearer ${openai.key}` } : {}, resolve),
    masks: openMasks(),
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
    close: () => api.masks.close(),
  });
}
