/** An engine that tries every way we know to make the server ask inner addresses; a canary on loopback counts what arrives. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EngineError, type Engine, type EngineJob } from '../../packages/engine/job/job.ts';
import { readConfig } from '../../server/core/config.ts';
import { createLog } from '../../server/core/log.ts';
import { openFal } from '../../server/hosted/fal/engine.ts';
import { openOpenai } from '../../server/hosted/openai/engine.ts';
import { openReplicate } from '../../server/hosted/replicate/engine.ts';
import { fetchFrom, serviceAt } from '../../server/outbound/service.ts';
import { everyCase } from '../depth.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-outbound-'));
const log = createLog('silent');
let png: Buffer;
let canary: Server;
let hostile: Server;
let canaryPort: number;
let base: string;
/** What reached the canary, and what the engine was asked with which key. */
let reached: string[] = [];
let keys: { path: string; key: string | undefined }[] = [];
/** The engine's answers by path; a function writes its own. */
let answers: Record<string, unknown> = {};

const listening = async (listener: RequestListener, host: string): Promise<Server> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return server;
};
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  canary = await listening((request, response) => {
    reached.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    response.end(png);
  }, '::');
  canaryPort = portOf(canary);
  hostile = await listening((request, response) => {
    const path = request.url!.split('?')[0]!;
    keys.push({ path, key: request.headers.authorization });
    request.resume();
    const answer = answers[path];
    if (typeof answer === 'function') return (answer as RequestListener)(request, response);
    if (answer instanceof Buffer) return void response.end(answer);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  }, '127.0.0.1');
  base = `http://127.0.0.1:${portOf(hostile)}`;
});
afterAll(async () => {
  for (const server of [canary, hostile]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  reached = [];
  keys = [];
  answers = { '/made.png': png };
});
afterEach(() => expect(reached).toEqual([]));

let jobs = 0;
const jobOf = (prompt: string): EngineJob => {
  const own = join(folder, `job-${(jobs += 1)}`);
  mkdirSync(own);
  return {
    id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    tool: 'tool',
    capability: 'image.fromText',
    inputs: { prompt },
    files: {},
    locale: 'en',
    folder: own,
  };
};
const run = (engine: Engine, prompt = 'a fox') =>
  engine.run(jobOf(prompt), { onProgress: () => undefined, signal: new AbortController().signal });
const errorOf = (running: Promise<unknown>): Promise<EngineError> =>
  running.then(
    (made) => expect.unreachable(`made ${JSON.stringify(made)}`),
    (error: unknown) => error as EngineError,
  );

/** The DNS answers for the names in the table. */
const names: Record<string, string[]> = {
  'inner.example': ['127.0.0.1'],
  'inner6.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'private.example': ['10.1.2.3'],
  'link.example': ['169.254.169.254'],
  'local6.example': ['fe80::1%eth0'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'mixed6.example': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 'fd00::1'],
  'nothing.example': [],
  'strange.example': ['localhost'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'translated.example': ['::ffff:0:127.0.0.1'],
  '6to4.example': ['2002:7f00:1::'],
  'unique.example': ['fd12:3456:789a::1'],
  'cloud.example': ['100.100.100.200'],
  'octal.example': ['0177.0.0.1'],
  'decimal.example': ['2130706433'],
};
/** An address of a network that was given back, which counts as public and leads nowhere. */
const nowhere = '3ffe::1';
let asked = 0;
/** `rebinding.example` is public when asked first and inner ever after, as a name with a short life is. */
const resolve = (host: string): Promise<string[]> => {
  if (host === 'rebinding.example') return Promise.resolve([(asked += 1) % 2 === 1 ? nowhere : '127.0.0.1']);
  return Promise.resolve(names[host.replace(/\.$/, '')] ?? ['127.0.0.1']);
};

const surroundings = (env: Record<string, string>) => ({ config: readConfig(env), log, resolve });
const fal = async () => (await openFal(surroundings({ FAL_KEY: 'secret', FAL_BASE_URL: base, FAL_MODELS: '{"image.fromText":"paint"}' })))!;
const replicate = async () =>
  (await openReplicate(
    surroundings({ REPLICATE_API_TOKEN: 'secret', REPLICATE_BASE_URL: base, REPLICATE_MODELS: '{"image.fromText":"o/paint"}' }),
  ))!;
const openai = async () =>
  (await openOpenai(surroundings({ OPENAI_BASE_URL: base, OPENAI_API_KEY: 'secret', OPENAI_IMAGE_MODEL: 'paint' })))!;

const submitted = () => ({ request_id: 'r', status_url: `${base}/s`, response_url: `${base}/r`, cancel_url: `${base}/c` });

/** Each engine, answering with one address where its result belongs. */
const engines: Record<string, { open: () => Promise<Engine>; answer: (url: unknown) => void }> = {
  fal: {
    open: fal,
    answer: (url) => Object.assign(answers, { '/paint': submitted(), '/s': { status: 'COMPLETED' }, '/r': { images: [{ url }] } }),
  },
  replicate: {
    open: replicate,
    answer: (url) =>
      Object.assign(answers, {
        '/models/o/paint/predictions': { id: 'p', status: 'starting' },
        '/predictions/p': { id: 'p', status: 'succeeded', output: [url] },
      }),
  },
  openai: { open: openai, answer: (url) => Object.assign(answers, { '/images/generations': { data: [{ url }] } }) },
};

/** Addresses with `{port}` for the canary's port. All lead inside, or would where such a network is. */
const written = [
  'http://127.0.0.1:{port}/',
  'https://127.0.0.1:{port}/',
  'HTTP://127.0.0.1:{port}/',
  'http://localhost:{port}/',
  'http://LOCALHOST:{port}/',
  'http://localhost.:{port}/',
  'http://a.localhost:{port}/',
  'http://127.0.0.2:{port}/',
  'http://127.1:{port}/',
  'http://127.0.1:{port}/',
  'http://0:{port}/',
  'http://0.0.0.0:{port}/',
  'http://2130706433:{port}/',
  'http://0x7f000001:{port}/',
  'http://0x7f.0.0.1:{port}/',
  'http://0177.0.0.1:{port}/',
  'http://017700000001:{port}/',
  'http://127.0.0.1.:{port}/',
  'http://１２７.０.０.１:{port}/',
  'http://127。0。0。1:{port}/',
  'http://⓵②⑦.0.0.1:{port}/',
  'http://%31%32%37.0.0.1:{port}/',
  'http://[::1]:{port}/',
  'http://[0:0:0:0:0:0:0:1]:{port}/',
  'http://[::]:{port}/',
  'http://[::ffff:127.0.0.1]:{port}/',
  'http://[::ffff:7f00:1]:{port}/',
  'http://[::127.0.0.1]:{port}/',
  'http://[64:ff9b::7f00:1]:{port}/',
  'http://[64:ff9b:1::7f00:1]:{port}/',
  'http://[2002:7f00:1::]:{port}/',
  'http://[2001:0:7f00:1::]:{port}/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[fe80::1]:{port}/',
  'http://[fec0::1]:{port}/',
  'http://[ff02::1]:{port}/',
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://100.100.100.200/latest/meta-data/',
  'https://168.63.129.16/machine',
  'https://192.0.0.192/opc/v2/instance/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://user:password@127.0.0.1:{port}/',
  'http://example.com@127.0.0.1:{port}/',
  'https://example.com:{port}@127.0.0.1:{port}/',
  'http://127.0.0.1:{port}#@example.com/',
  'http:\\\\127.0.0.1:{port}\\',
  'http:/\\127.0.0.1:{port}/',
  'http:127.0.0.1:{port}/',
  '//127.0.0.1:{port}/',
  '/\\127.0.0.1:{port}/',
  '\thttp://127.0.0.1:{port}/',
  'ht\ntp://127.0.0.1:{port}/',
  ' http://127.0.0.1:{port}/',
  'http://127.0.0.1:{port}/\r\nx: y',
  'https://inner.example/',
  'https://inner.example./',
  'https://inner6.example/',
  'https://mapped.example/',
  'https://private.example/',
  'https://link.example/',
  'https://local6.example/',
  'https://mixed.example/',
  'https://mixed6.example/',
  'https://nothing.example/',
  'https://strange.example/',
  'https://inner.example:{port}/',
  'http://rebinding.example:{port}/',
  'ftp://127.0.0.1:{port}/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:{port}/_GET',
  'ws://127.0.0.1:{port}/',
  'blob:http://127.0.0.1:{port}/1',
  'unix:/var/run/docker.sock',
  'http://unix:/var/run/docker.sock:/info',
  'javascript:1',
  'http://',
  'http://[::1',
  `http://127.0.0.1:{port}/${'a'.repeat(10_000)}`,
];
/** The same hosts as the only plain addresses that a result may have, https without a port: what is left to stop them is the host. */
const plainly = [
  ...written
    .filter((url) => /^http:\/\/[^/\\@%#]+:\{port\}\/$/u.test(url))
    .map((url) => url.replace('http://', 'https://').replace(':{port}', '')),
  'https://0x7f.1/',
  'https://127.65530/',
  'https://0251.0376.0251.0376/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://169.254.43518/',
  'https://0x0a000001/',
  'https://3232235777/',
  'https://ｌｏｃａｌｈｏｓｔ/',
  'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
  'https://loc\u00adalhost/',
  'https://loc%61lhost/',
  'https://𝟏𝟐𝟕.𝟎.𝟎.𝟏/',
  'https://127．0．0．1/',
  'https://[::ffff:169.254.169.254]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[2002:a9fe:a9fe::]/',
  'https://[fd12:3456:789a::1]/',
  'https://[2001:db8::1]/',
  'https://[::7f00:1]/',
  'https://example.com@127.0.0.1/',
  'https://127.0.0.1\\@example.com/',
  'https:\\\\127.0.0.1\\',
  'https:127.0.0.1/',
  'https://nat64.example/',
  'https://translated.example/',
  'https://6to4.example/',
  'https://unique.example/',
  'https://cloud.example/',
  'https://octal.example/',
  'https://decimal.example/',
  'https://ıɴɴᴇʀ.example/',
];
const inner = [...written, ...plainly];
const addressed = (url: string): string => url.replaceAll('{port}', String(canaryPort));

/** What can stand in a `location` header. */
const redirected = inner.filter((address) => /^https?:\/\/[\x21-\x7e]{1,90}$/.test(address));

/** A name that changes its address may lead to the one that leads nowhere, and then the file cannot be fetched now. */
const refusalsOf = (url: string): EngineError['kind'][] => (url.includes('rebinding') ? ['failed', 'away'] : ['failed']);

describe.each(Object.keys(engines))('a hostile %s', (name) => {
  // All of them ask at one door. One is tried with every address, the others with every fifth; a deep run tries all. Where a network answers
  // nothing, the address that leads nowhere takes three seconds.
  const isTried = (url: string, index: number) => everyCase || name === 'fal' || (index % 5 === 0 && !url.includes('rebinding'));

  it.each(inner.filter(isTried))('hands over %j for nothing', async (url) => {
    const { open, answer } = engines[name]!;
    answer(addressed(url));
    const error = await errorOf(run(await open()));
    expect(error).toBeInstanceOf(EngineError);
    expect(refusalsOf(url)).toContain(error.kind);
  });

  it.each([
    [302, redirected.filter(isTried)],
    // The status changes nothing in what is asked next: every tenth address shows that each is refused.
    ...[301, 303, 307, 308].map((status): [number, string[]] => [status, redirected.filter((_, index) => index % 10 === 0)]),
  ])(
    'redirects the file with %i for nothing',
    async (status, urls) => {
      const { open, answer } = engines[name]!;
      for (const url of urls) {
        answer(`${base}/away`);
        answers['/away'] = ((_request, response) => response.writeHead(status, { location: addressed(url) }).end()) as RequestListener;
        const error = await errorOf(run(await open()));
        expect(refusalsOf(url), url).toContain(error.kind);
      }
    },
    60_000,
  );

  it('redirects in a circle, to nowhere and to another scheme for nothing', async () => {
    const { open, answer } = engines[name]!;
    for (const location of ['/away', undefined, 'file:///etc/passwd', 'data:image/png;base64,AAAA', `//127.0.0.1:${canaryPort}/`]) {
      answer(`${base}/away`);
      answers['/away'] = ((_request, response) =>
        response.writeHead(302, location === undefined ? {} : { location }).end()) as RequestListener;
      expect((await errorOf(run(await open()))).kind).toBe('failed');
    }
  });

  it('redirects a call for nothing, and the key stays', async () => {
    const { open, answer } = engines[name]!;
    answer(`${base}/made.png`);
    const away: RequestListener = (_request, response) =>
      void response.writeHead(307, { location: `http://127.0.0.1:${canaryPort}/` }).end();
    for (const path of Object.keys(answers).filter((key) => key !== '/made.png')) {
      answer(`${base}/made.png`);
      answers[path] = away;
      expect((await errorOf(run(await open()))).kind).toBe('failed');
    }
  });

  it('hands over a file of its own, which is fetched with the key', async () => {
    const { open, answer } = engines[name]!;
    answer(`${base}/made.png`);
    const { outputs } = await run(await open());
    expect(outputs.map(({ type }) => type)).toEqual(['image/png']);
    expect(keys.at(-1)).toEqual({ path: '/made.png', key: name === 'fal' ? 'Key secret' : 'Bearer secret' });
  });

  it.each<unknown>([null, 7, true, {}, { url: 7 }, { url: { url: 'x' } }, { toString: 1 }, { deep: ['/made.png'] }])(
    'hands over %j as an address for nothing',
    async (url) => {
      const { open, answer } = engines[name]!;
      answer(url);
      const error = await errorOf(run(await open()));
      expect(error.kind).toBe('failed');
    },
  );

  it('sends a compressed answer for nothing', async () => {
    const { open, answer } = engines[name]!;
    answer(`${base}/packed`);
    answers['/packed'] = ((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(png);
    }) as RequestListener;
    expect((await errorOf(run(await open()))).kind).toBe('failed');
  });
});

describe('a name that points inside once it was checked', () => {
  it.each(['https://rebinding.example/', 'away'])('is resolved for its connection only, and once: %s', async (url) => {
    asked = 0;
    answers['/away'] = ((_request, response) =>
      response.writeHead(302, { location: 'https://rebinding.example/' }).end()) as RequestListener;
    const service = serviceAt(base, {}, resolve);
    const target = url === 'away' ? `${base}/away` : url;
    const leaving = fetchFrom(service, { url: target, signal: AbortSignal.timeout(300), maxBytes: 1000 });
    await expect(leaving).rejects.toSatisfy(
      (error: Error) => error.name === 'TimeoutError' || (error.cause as { address?: string }).address === nowhere,
    );
    expect(asked).toBe(1);
  });
});

it('tries more than fifty different ways', () => {
  expect(new Set(inner).size).toBe(inner.length);
  expect(inner.length).toBeGreaterThanOrEqual(120);
});

describe('what an answer repeats', () => {
  const echo = () => `http://127.0.0.1:${canaryPort}/`;

  it('is not taken for an address with fal, wherever it repeats the prompt', async () => {
    engines.fal!.answer(`${base}/made.png`);
    answers['/r'] = {
      prompt: echo(),
      text: `/${canaryPort}`,
      input: { prompt: echo(), image_url: echo() },
      logs: [{ message: echo(), url: echo() }],
      url: echo(),
      thumbnail: { url: echo() },
      images: [{ url: `${base}/made.png`, prompt: echo(), source: { url: echo() } }],
    };
    expect((await run(await fal(), echo())).outputs).toHaveLength(1);
    answers['/r'] = { prompt: `${base}/made.png`, output_text: `${base}/made.png`, extra: { images: [{ url: `${base}/made.png` }] } };
    expect((await errorOf(run(await fal(), echo()))).kind).toBe('failed');
  });

  it('is not taken for an address with Replicate', async () => {
    engines.replicate!.answer(`${base}/made.png`);
    answers['/predictions/p'] = {
      id: 'p',
      status: 'succeeded',
      input: { prompt: echo() },
      logs: echo(),
      output: { text: echo(), deep: { url: echo() } },
    };
    expect((await errorOf(run(await replicate(), echo()))).kind).toBe('failed');
  });
});

describe('the addresses of the queue itself', () => {
  it.each(['status_url', 'response_url', 'cancel_url'])('fal names another %s for nothing, and the key stays', async (field) => {
    engines.fal!.answer(`${base}/made.png`);
    answers['/paint'] = { ...submitted(), [field]: `http://127.0.0.1:${canaryPort}/` };
    if (field !== 'cancel_url') {
      expect((await errorOf(run(await fal()))).kind).toBe('failed');
      return;
    }
    answers['/s'] = { status: 'IN_PROGRESS' };
    const leaving = new AbortController();
    const running = (await fal()).run(jobOf('a fox'), { onProgress: () => leaving.abort(), signal: leaving.signal });
    expect((await errorOf(running)).kind).toBe('cancelled');
  });

  it.each(['get', 'cancel'])('Replicate names another %s for nothing, and the key stays', async (field) => {
    engines.replicate!.answer(`${base}/made.png`);
    answers['/models/o/paint/predictions'] = { id: 'p', status: 'starting', urls: { [field]: `http://127.0.0.1:${canaryPort}/` } };
    if (field === 'get') {
      expect((await errorOf(run(await replicate()))).kind).toBe('failed');
      return;
    }
    answers['/predictions/p'] = { id: 'p', status: 'processing' };
    const leaving = new AbortController();
    const running = (await replicate()).run(jobOf('a fox'), { onProgress: () => leaving.abort(), signal: leaving.signal });
    expect((await errorOf(running)).kind).toBe('cancelled');
  });

  it('ids are never paths', async () => {
    engines.replicate!.answer(`${base}/made.png`);
    answers['/models/o/paint/predictions'] = { id: '../made.png?', status: 'starting' };
    await errorOf(run(await replicate()));
    expect(keys.map(({ path }) => path)).not.toContain('/made.png');
  });
});
