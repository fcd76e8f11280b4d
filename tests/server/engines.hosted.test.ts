import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Capability } from '../../contract/facts/tools/tool.ts';
import { readConfig } from '../../server/core/config.ts';
import { openComfyui } from '../../server/hosted/comfyui/engine.ts';
import { EngineError, type Engine, type EngineJob } from '../../packages/engine/job/job.ts';
import { openFal } from '../../server/hosted/fal/engine.ts';
import { openOpenai } from '../../server/hosted/openai/engine.ts';
import { openReplicate } from '../../server/hosted/replicate/engine.ts';
import { createLog } from '../../server/core/log.ts';

type Asked = { method: string; path: string; body: string; json: any; headers: IncomingMessage['headers'] };
type Answer = { status?: number; json?: unknown; bytes?: Buffer };

const folder = mkdtempSync(join(tmpdir(), 'iridia-hosted-'));
const log = createLog('silent');
let png: Buffer;
let base: string;
let asked: Asked[];
let answers: Record<string, (asked: Asked) => Answer>;

const server = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('latin1');
    const isJson = request.headers['content-type']?.startsWith('application/json');
    const one: Asked = {
      method: request.method!,
      path: request.url!,
      body,
      json: isJson ? JSON.parse(Buffer.concat(chunks).toString()) : null,
      headers: request.headers,
    };
    asked.push(one);
    const answer = answers[`${one.method} ${one.path.split('?')[0]}`]?.(one) ?? { status: 404, json: { detail: 'no such path' } };
    response.writeHead(answer.status ?? 200, { 'content-type': answer.bytes ? 'application/octet-stream' : 'application/json' });
    response.end(answer.bytes ?? JSON.stringify(answer.json ?? {}));
  })();
});

beforeAll(async () => {
  png = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, 'given.png'), png);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
let jobs = 0;
beforeEach(() => {
  asked = [];
  answers = { 'GET /made.png': () => ({ bytes: png }) };
});

const jobOf = (
  capability: Capability,
  inputs: Record<string, unknown> = { prompt: 'a fox' },
  files: EngineJob['files'] = {},
): EngineJob => {
  const own = join(folder, `job-${(jobs += 1)}`);
  mkdirSync(own);
  return { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', tool: 'tool', capability, inputs, files, locale: 'en', folder: own };
};
const seen: [number, string][] = [];
const run = (engine: Engine, job: EngineJob, signal = new AbortController().signal) => {
  seen.length = 0;
  return engine.run(job, { onProgress: (fraction, stage) => seen.push([fraction, stage]), signal });
};
const kindOf = async (running: Promise<unknown>): Promise<string> => {
  const error = await running.then(
    () => null,
    (cause: unknown) => cause,
  );
  return error instanceof EngineError ? error.kind : `no engine error: ${String(error)}`;
};
const configOf = (env: Record<string, string>) => ({ config: readConfig(env), log });
const given = { image: [join(folder, 'given.png')] };

describe('openai', () => {
  const open = async (env: Record<string, string> = {}) =>
    (await openOpenai(
      configOf({
        OPENAI_BASE_URL: `${base}/v1`,
        OPENAI_API_KEY: 'k',
        OPENAI_IMAGE_MODEL: 'paint',
        OPENAI_SPEECH_MODEL: 'say',
        OPENAI_VIDEO_MODEL: 'film',
        ...env,
      }),
    ))!;

  it('offers what it has models for', async () => {
    const engine = await open({ OPENAI_VIDEO_MODEL: '' });
    expect(
      ['image.fromText', 'sticker', 'audio.fromText', 'video.fromText', 'face.image'].map((capability) =>
        engine.offers(capability as Capability),
      ),
    ).toEqual([true, true, true, false, false]);
    expect(await openOpenai(configOf({}))).toBeNull();
  });

  it('draws from words', async () => {
    answers['POST /v1/images/generations'] = () => ({ json: { data: [{ b64_json: png.toString('base64') }] } });
    const { outputs } = await run(await open(), jobOf('image.fromText', { prompt: 'a fox', ratio: '16:9' }));
    expect(outputs[0]).toMatchObject({ type: 'image/png', width: 64, height: 48 });
    expect(readFileSync(outputs[0]!.path).equals(png)).toBe(true);
    expect(asked[0]!.json).toMatchObject({ model: 'paint', prompt: 'a fox', size: '1536x1024' });
    expect(asked[0]!.headers.authorization).toBe('Bearer k');
  });

  it('edits with the mask turned to what the API means by one, and takes relative addresses', async () => {
    const mask = join(folder, 'mask.png');
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#fff' } })
      .png()
      .toFile(mask);
    answers['POST /v1/images/edits'] = () => ({ json: { data: [{ url: '/made.png' }] } });
    const { outputs } = await run(await open(), jobOf('image.inpaint', {}, { ...given, mask: [mask] }));
    expect(outputs[0]!.width).toBe(64);
    const part = /name="mask"[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(asked[0]!.body)![1]!;
    const { data, info } = await sharp(Buffer.from(part, 'latin1')).raw().toBuffer({ resolveWithObject: true });
    expect([info.channels, data[3]]).toEqual([4, 0]);
  });

  it('makes videos as a job whose progress it reports', async () => {
    const states = [{ status: 'queued' }, { status: 'in_progress', progress: 40 }, { status: 'completed' }];
    answers['POST /v1/videos'] = () => ({ json: { id: 'v1', status: 'queued' } });
    answers['GET /v1/videos/v1'] = () => ({ json: { id: 'v1', ...states.shift() } });
    answers['GET /v1/videos/v1/content'] = () => ({
      bytes: Buffer.concat([Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'), Buffer.alloc(100)]),
    });
    const { outputs } = await run(await open(), jobOf('video.fromText', { prompt: 'waves', duration: 6 }));
    expect(outputs[0]!.type).toBe('video/mp4');
    expect(asked[0]!.body).toMatch(/name="seconds"\r\n\r\n8/);
    expect(seen).toContainEqual([0.4, 'painting']);
  });

  it.each([
    [400, { error: { message: 'your prompt was rejected by our safety system' } }, 'refused'],
    [401, {}, 'away'],
    [429, {}, 'away'],
    [500, {}, 'away'],
  ])('takes status %i for what it is', async (status, json, kind) => {
    answers['POST /v1/images/generations'] = () => ({ status, json });
    expect(await kindOf(run(await open(), jobOf('image.fromText')))).toBe(kind);
  });

  it('treats an answer that is not an image as a failure', async () => {
    answers['POST /v1/images/generations'] = () => ({ json: { data: [{ b64_json: Buffer.from('<svg/>').toString('base64') }] } });
    expect(await kindOf(run(await open(), jobOf('image.fromText')))).toBe('failed');
  });
});

describe('fal', () => {
  const open = async () =>
    (await openFal(
      configOf({ FAL_KEY: 'k', FAL_BASE_URL: base, FAL_MODELS: '{"image.fromText":"fal-ai/paint","effect.*":"fal-ai/magic"}' }),
    ))!;
  const submit = (statuses: object[]) => {
    answers['POST /fal-ai/paint'] = () => ({
      json: { request_id: 'r', status_url: `${base}/s`, response_url: `${base}/r`, cancel_url: `${base}/c` },
    });
    answers['GET /s'] = () => ({ json: statuses.length > 1 ? statuses.shift() : statuses[0] });
    answers['PUT /c'] = () => ({ status: 202, json: { status: 'CANCELLATION_REQUESTED' } });
  };

  it('submits, waits and copies the result', async () => {
    submit([{ status: 'IN_QUEUE', queue_position: 2 }, { status: 'IN_PROGRESS' }, { status: 'COMPLETED' }]);
    answers['GET /r'] = () => ({ json: { images: [{ url: `${base}/made.png`, content_type: 'image/png' }] } });
    const engine = await open();
    expect([engine.offers('effect.hug'), engine.offers('chat')]).toEqual([true, false]);
    const { outputs } = await run(engine, jobOf('image.fromText'));
    expect(outputs).toHaveLength(1);
    expect(asked[0]!.json).toEqual({ prompt: 'a fox' });
    expect(asked[0]!.headers.authorization).toBe('Key k');
    expect(seen[0]).toEqual([0.05, 'queued']);
  });

  it('does not take completed for made', async () => {
    submit([{ status: 'COMPLETED' }]);
    answers['GET /r'] = () => ({ status: 422, json: { detail: 'nsfw content' } });
    expect(await kindOf(run(await open(), jobOf('image.fromText')))).toBe('refused');
  });

  it('cancels at the queue', async () => {
    submit([{ status: 'IN_PROGRESS' }]);
    const leaving = new AbortController();
    const engine = await open();
    const running = engine.run(jobOf('image.fromText'), { onProgress: () => leaving.abort(), signal: leaving.signal });
    expect(await kindOf(running)).toBe('cancelled');
    expect(asked.some(({ method, path }) => method === 'PUT' && path === '/c')).toBe(true);
  });
});

describe('replicate', () => {
  const open = async () =>
    (await openReplicate(
      configOf({
        REPLICATE_API_TOKEN: 't',
        REPLICATE_BASE_URL: `${base}/v1`,
        REPLICATE_MODELS: '{"image.fromImage":"owner/paint","image.fromText":"owner/draw:abc"}',
      }),
    ))!;

  it('predicts with a model, sends files as data and copies the output', async () => {
    const states = [
      { status: 'starting' },
      { status: 'processing', logs: ' 10%\n 50%' },
      { status: 'succeeded', output: [`${base}/made.png`] },
    ];
    answers['POST /v1/models/owner/paint/predictions'] = () => ({
      json: { id: 'p', status: 'starting', urls: { get: `${base}/v1/predictions/p` } },
    });
    answers['GET /v1/predictions/p'] = () => ({ json: { id: 'p', ...states.shift() } });
    const { outputs } = await run(await open(), jobOf('image.fromImage', { prompt: 'in oil' }, given));
    expect(outputs[0]!.type).toBe('image/png');
    expect(asked[0]!.json.input.image).toMatch(/^data:image\/png;base64,/);
    expect(seen).toContainEqual([0.45, 'painting']);
  });

  it.each(['failed', 'canceled', 'aborted'])('takes %s for a failure', async (status) => {
    answers['POST /v1/predictions'] = () => ({ json: { id: 'p', status: 'starting' } });
    answers['GET /v1/predictions/p'] = () => ({ json: { id: 'p', status, error: 'out of memory' } });
    expect(await kindOf(run(await open(), jobOf('image.fromText')))).toBe('failed');
    expect(asked[0]!.json.version).toBe('abc');
  });

  it('cancels', async () => {
    answers['POST /v1/predictions'] = () => ({ json: { id: 'p', status: 'starting' } });
    answers['GET /v1/predictions/p'] = () => ({ json: { id: 'p', status: 'processing' } });
    answers['POST /v1/predictions/p/cancel'] = () => ({ json: {} });
    const leaving = new AbortController();
    const engine = await open();
    expect(await kindOf(engine.run(jobOf('image.fromText'), { onProgress: () => leaving.abort(), signal: leaving.signal }))).toBe(
      'cancelled',
    );
    expect(asked.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
  });
});

describe('comfyui', () => {
  const id = '01563e3a-b5d3-d676-4c61-efb99302bd5b';
  const workflows = join(folder, 'workflows');
  beforeAll(() => {
    mkdirSync(workflows);
    const graph = {
      3: { class_type: 'KSampler', inputs: { seed: 1 } },
      6: { class_type: 'CLIPTextEncode', inputs: { text: '' } },
      9: { class_type: 'SaveImage', inputs: {} },
    };
    writeFileSync(join(workflows, 'image.fromText.json'), JSON.stringify(graph));
    writeFileSync(
      join(workflows, 'image.fromText.map.json'),
      JSON.stringify({ inputs: { prompt: ['6', 'text'], seed: ['3', 'seed'] }, outputs: ['9'] }),
    );
  });
  const open = async () => (await openComfyui(configOf({ COMFYUI_URL: base, COMFYUI_WORKFLOWS: workflows })))!;
  const empty = { json: { queue_running: [], queue_pending: [] } };

  it('fills the pasted workflow and fetches what its nodes saved', async () => {
    const histories: object[] = [
      {},
      {
        [id]: {
          outputs: { 9: { images: [{ filename: 'a.png', subfolder: '', type: 'output' }] } },
          status: { status_str: 'success', messages: [] },
        },
      },
    ];
    answers['POST /prompt'] = ({ json }) => ({ json: { prompt_id: json.prompt_id } });
    answers[`GET /history/${id}`] = () => ({ json: histories.shift() });
    answers['GET /queue'] = () => ({ json: { queue_running: [[0, id]], queue_pending: [] } });
    answers['GET /view'] = () => ({ bytes: png });
    const engine = await open();
    expect([engine.offers('image.fromText'), engine.offers('face.image')]).toEqual([true, false]);
    const { outputs, notes } = await run(engine, jobOf('image.fromText', { prompt: 'a fox', seed: 7 }));
    expect(outputs[0]).toMatchObject({ width: 64 });
    expect(notes).toEqual({ seed: 7 });
    const sent = asked.find(({ path }) => path === '/prompt')!.json.prompt;
    expect([sent[6].inputs.text, sent[3].inputs.seed]).toEqual(['a fox', 7]);
  });

  it('calls a job lost that neither queue nor history knows', async () => {
    answers['POST /prompt'] = ({ json }) => ({ json: { prompt_id: json.prompt_id } });
    answers[`GET /history/${id}`] = () => ({ json: {} });
    answers['GET /queue'] = () => empty;
    expect(await kindOf(run(await open(), jobOf('image.fromText')))).toBe('failed');
  });

  it('does not take an interrupted job for a result', async () => {
    answers['POST /prompt'] = ({ json }) => ({ json: { prompt_id: json.prompt_id } });
    answers[`GET /history/${id}`] = () => ({
      json: { [id]: { outputs: {}, status: { status_str: 'success', messages: [['execution_interrupted', {}]] } } },
    });
    expect(await kindOf(run(await open(), jobOf('image.fromText')))).toBe('failed');
  });

  it.each([
    ['waits', { queue_running: [[0, 'other']], queue_pending: [[1, id]] }, '/queue', '/interrupt'],
    ['runs', { queue_running: [[0, id]], queue_pending: [] }, '/interrupt', '/nothing'],
  ])('stops on an older server only the job itself, when it %s', async (_name, queue, stopped, untouched) => {
    const leaving = new AbortController();
    answers['POST /prompt'] = ({ json }) => ({ json: { prompt_id: json.prompt_id } });
    answers[`GET /history/${id}`] = () => {
      leaving.abort();
      return { json: {} };
    };
    answers['GET /queue'] = () => ({ json: queue });
    answers['POST /queue'] = () => ({ json: {} });
    answers['POST /interrupt'] = () => ({ json: {} });
    expect(await kindOf(run(await open(), jobOf('image.fromText'), leaving.signal))).toBe('cancelled');
    const posts = asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posts).toContain(stopped);
    expect(posts).not.toContain(untouched);
  });
});
