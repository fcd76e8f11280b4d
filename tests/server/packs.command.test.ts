/** `npm run models` as a person meets it: a process, its words, its exit code. */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packsToImport } from '../../server/packs/check.ts';
import { runModels } from '../../server/packs/command.ts';
import { PackFault } from '../../server/packs/fault.ts';
import { everyCase } from '../depth.ts';
import { bytesOf, commitOf, openTestHub, type TestHub } from './kit/hub.ts';

const net = bytesOf(400_000);
const config = Buffer.from('{}\n');
const migan = 'andraniksargsyan/migan';
const depth = 'onnx-community/depth-anything-v2-small';

let hub: TestHub;
let dataDir: string;

beforeEach(async () => {
  hub = await openTestHub({
    [migan]: { commit: commitOf('1'), files: { 'migan_pipeline_v2.onnx': net } },
    [depth]: { commit: commitOf('2'), files: { 'config.json': config, 'preprocessor_config.json': config, 'onnx/model.onnx': net } },
  });
  dataDir = mkdtempSync(join(tmpdir(), 'iridia-models-'));
});
afterEach(async () => {
  await hub.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Ended = { code: number | null; out: string; err: string };

function start(args: string[], env: Record<string, string> = {}): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [resolve('scripts/operate/models.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      HF_ENDPOINT: hub.endpoint,
      ...env,
    },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  return { child, ended: new Promise((done) => child.on('close', (code) => done({ code, out, err }))) };
}
/** The same without a process of its own, which takes half a second to begin. */
async function run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  let [out, err] = ['', ''];
  const code = await runModels(args, {
    env: { DATA_DIR: dataDir, HF_ENDPOINT: hub.endpoint, ...env },
    signal: new AbortController().signal,
    report: (text) => (out += `${text}\n`),
    print: (line) => (err += `${line}\n`),
  });
  return { code, out, err };
}
const models = (...args: string[]): Promise<Ended> => run(args);
const json = <T>({ out }: Ended): T => JSON.parse(out) as T;
const placed = (name: string) => existsSync(join(dataDir, 'models', name, 'pack.json'));

it('shows how it is called, and what it does not know', async () => {
  expect(await start([]).ended).toMatchObject({ code: 2, out: '' });
  expect(await models('add')).toMatchObject({ code: 2 });
  const unknown = await models('add', 'pictures');
  expect(unknown).toMatchObject({ code: 2 });
  expect(unknown.err).toContain('picture-fast');
  if (everyCase) for (const order of [['list', '--yes'], ['toString']]) expect(await models(...order)).toMatchObject({ code: 2 });
  expect(await run(['list'], { HF_ENDPOINT: 'hub' })).toMatchObject({ code: 1 });
});

it('lists every pack without asking the hub', async () => {
  const answer = await models('list', '--json');
  expect(answer).toMatchObject({ code: 0, err: '' });
  const list = json<
    {
      name: string;
      tools: string[];
      licence: { commercial: boolean; url: string };
      placed: unknown;
      memory: number;
      misfits: unknown[];
    }[]
  >(answer);
  expect(list.map(({ name }) => name)).toEqual([
    'picture',
    'picture-fast',
    'voices',
    'voices-zh',
    'clone',
    'chat',
    'guard',
    'translate',
    'cutout',
    'enlarge',
    'inpaint',
    'depth',
  ]);
  for (const { name, tools, licence: license, memory, placed: place } of list) {
    // What judges texts serves no tool of its own.
    expect(tools.length > 0).toBe(name !== 'guard');
    expect(license.url).toMatch(/^https:/);
    expect(memory).toBeGreaterThan(0);
    expect(place).toBeNull();
  }
  expect(hub.asked).toEqual([]);
  const printed = await models('list');
  for (const word of [
    'OpenRAIL',
    '/ai-image-enhancer',
    'of memory',
    'languages en, fr, es, ru',
    'sherpa-onnx-node@1.13.8',
    'while a pack that paints is in place',
  ])
    expect(printed.out).toContain(word);
});

it('shows the plan and fetches nothing until the license is accepted', async () => {
  const refused = await models('add', 'depth');
  expect(refused).toMatchObject({ code: 3, out: '' });
  for (const word of [depth, commitOf('2'), 'Apache-2.0', '--accept', '400 kB', 'card says: mit']) expect(refused.err).toContain(word);
  expect(hub.asked.map(({ path }) => path)).toEqual([`list ${depth}`]);
  expect(placed('depth')).toBe(false);
});

it('adds, lists, verifies, shows licenses, and removes', async () => {
  const added = await start(['add', 'inpaint', 'depth', '--accept', '--json']).ended;
  expect(added.code).toBe(0);
  expect(json<{ name: string; added: boolean }[]>(added).map(({ name, added: was }) => [name, was])).toEqual([
    ['inpaint', true],
    ['depth', true],
  ]);
  expect(added.err).toContain('inpaint: 100 %');
  expect(placed('inpaint') && placed('depth')).toBe(true);

  const list = json<{ name: string; placed: { revision: string } | null }[]>(await models('list', '--json'));
  expect(list.filter(({ placed: place }) => place).map(({ name, placed: place }) => [name, place!.revision])).toEqual([
    ['inpaint', '1'.repeat(12)],
    ['depth', '2'.repeat(12)],
  ]);
  const licenses = json<{ name: string; licence: { name: string }; repositories: string[] }[]>(await models('licenses', '--json'));
  expect(licenses[0]).toMatchObject({ name: 'inpaint', licence: { name: 'MIT' }, repositories: [`${migan}@${commitOf('1')}`] });

  expect(await models('verify')).toMatchObject({ code: 0 });
  const file = join(dataDir, 'models/depth/onnx/model.onnx');
  appendFileSync(file, 'x');
  writeFileSync(join(dataDir, 'models/depth/more.bin'), '');
  rmSync(join(dataDir, 'models/depth/config.json'));
  const damaged = await models('verify', '--json');
  expect(damaged.code).toBe(1);
  expect(json<{ name: string; problems: string[] }[]>(damaged)).toEqual([
    { name: 'inpaint', problems: [] },
    { name: 'depth', problems: ['config.json is missing.', 'onnx/model.onnx is damaged.', 'more.bin does not belong to the pack.'] },
  ]);

  const removed = await models('remove', 'depth', 'clone', '--json');
  expect(json<unknown>(removed)).toEqual([
    { name: 'depth', removed: true },
    { name: 'clone', removed: false },
  ]);
  expect(placed('depth')).toBe(false);
  expect(placed('inpaint')).toBe(true);
});

it('reports in JSON, too, why it failed', async () => {
  hub.spoilList = (response) => {
    response.writeHead(401).end();
    return true;
  };
  const denied = await models('add', 'depth', '--accept', '--json');
  expect(denied.code).toBe(1);
  expect(json<{ error: string; kind: string }>(denied)).toMatchObject({ kind: 'denied' });
  expect(denied.err).toContain('HF_TOKEN');
});

it('waits as long as the hub asks', async () => {
  hub.spoilList = (response, count) => {
    if (count > 1) return false;
    response.writeHead(429, { ratelimit: '"api";r=0;t=1' }).end();
    return true;
  };
  const added = await models('add', 'inpaint', '--accept');
  expect(added.code).toBe(0);
  expect(added.err).toContain('wait 1 s');
});

describe('killed in the middle', () => {
  // Nothing can be tidied up after the one; after the other the command could, and need not.
  it.each(everyCase ? (['SIGKILL', 'SIGINT'] as const) : (['SIGKILL'] as const))(
    'by %s, nothing is in place, nothing is held, and it goes on',
    async (signal) => {
      const half = net.length / 2;
      const running = new Promise<void>((reached) => {
        hub.spoil = ({ server, bytes, count }, response) => {
          if (server !== 'store' || count > 1) return false;
          response.writeHead(200, { 'content-length': bytes.length });
          response.write(bytes.subarray(0, half), () => reached());
          return true;
        };
      });
      const { child, ended } = start(['add', 'inpaint', '--accept']);
      await running;
      const part = join(dataDir, 'models/.fetching/inpaint/migan_pipeline_v2.onnx.part');
      await expect.poll(() => existsSync(part) && readFileSync(part).length, { timeout: 10_000 }).toBe(half);
      child.kill(signal);
      expect((await ended).code).not.toBe(0);
      expect(placed('inpaint')).toBe(false);
      const list = json<{ name: string; fetched: number | null }[]>(await models('list', '--json'));
      expect(list.find(({ name }) => name === 'inpaint')).toMatchObject({ fetched: half, placed: null });

      hub.asked.length = 0;
      expect(await models('add', 'inpaint', '--accept')).toMatchObject({ code: 0 });
      expect(hub.asked.filter(({ server }) => server === 'store').map(({ range }) => range)).toEqual([`bytes=${half}-`]);
      expect(await models('verify', 'inpaint')).toMatchObject({ code: 0 });
    },
  );
});

it('lets the second of two report that the first is busy', async () => {
  const held: Ended[] = [];
  hub.spoil = ({ server, count, bytes }, response) => {
    if (server !== 'store' || count > 1) return false;
    void start(['add', 'inpaint', '--accept']).ended.then((second) => {
      held.push(second);
      response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
    });
    return true;
  };
  expect(await models('add', 'inpaint', '--accept')).toMatchObject({ code: 0 });
  expect(held[0]).toMatchObject({ code: 1 });
  expect(held[0]!.err).toContain('Another command');
});

describe('a machine without a network', () => {
  let carried: string;
  let there: string;
  beforeEach(() => {
    carried = mkdtempSync(join(tmpdir(), 'iridia-carried-'));
    there = mkdtempSync(join(tmpdir(), 'iridia-there-'));
  });
  afterEach(() => {
    for (const folder of [carried, there]) rmSync(folder, { recursive: true, force: true });
  });
  const far = (...args: string[]) => run(args, { DATA_DIR: there, HF_ENDPOINT: 'http://127.0.0.1:9' });

  it('gets the same bytes', async () => {
    await models('add', 'depth', '--accept');
    expect(await models('export', carried)).toMatchObject({ code: 0 });
    expect(await models('export', carried)).toMatchObject({ code: 1 });
    expect(await far('import', carried)).toMatchObject({ code: 3 });
    expect(readdirSync(there)).toEqual([]);
    expect(await far('import', carried, '--accept')).toMatchObject({ code: 0 });
    expect(await far('verify', 'depth')).toMatchObject({ code: 0 });
    const lockIn = (folder: string) =>
      (JSON.parse(readFileSync(join(folder, 'models/depth/pack.json'), 'utf8')) as { files: unknown }).files;
    expect(lockIn(there)).toEqual(lockIn(dataDir));
    const again = await far('add', 'depth', '--accept');
    expect(again).toMatchObject({ code: 1 });
    expect(again.err).toContain('not reached');
    const proxied = await run(['add', 'cutout'], { HF_ENDPOINT: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' });
    expect(proxied.err).toContain('NODE_USE_ENV_PROXY=1');
  });

  const spoils: [string, (folder: string) => void][] = [
    ['a damaged file', (folder) => appendFileSync(join(folder, 'config.json'), ' ')],
    [
      'a link',
      (folder) => {
        rmSync(join(folder, 'config.json'));
        symlinkSync(join(folder, 'preprocessor_config.json'), join(folder, 'config.json'));
      },
    ],
    ['a file too many', (folder) => writeFileSync(join(folder, 'run.sh'), '')],
    [
      'a lock that leads out',
      (folder) => {
        const path = join(folder, 'pack.json');
        writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"path": "config.json"', '"path": "../../config.json"'));
      },
    ],
    ['no lock', (folder) => rmSync(join(folder, 'pack.json'))],
    ['another name', (folder) => cpSync(folder, join(folder, '../cutout'), { recursive: true })],
  ];
  it('refuses a file that does not match the lock', async () => {
    await models('add', 'depth', '--accept');
    await models('export', carried);
    for (const [what, spoil] of spoils) {
      const folder = mkdtempSync(join(tmpdir(), 'iridia-spoilt-'));
      cpSync(carried, folder, { recursive: true });
      spoil(join(folder, 'depth'));
      await expect(packsToImport(folder), what).rejects.toBeInstanceOf(PackFault);
      rmSync(folder, { recursive: true });
    }
    appendFileSync(join(carried, 'depth/config.json'), ' ');
    expect(await far('import', carried, '--accept')).toMatchObject({ code: 1 });
    expect(readdirSync(there)).toEqual([]);
  });
});
