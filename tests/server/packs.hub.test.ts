/** What a hub, the way to it, and the disk can do to a download: nothing is ever half in place. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packNamed, packsIn, type Pack } from '@iridia/engine/packs';
import { addPack, planPack, type Adding } from '../../server/packs/add.ts';
import { PackFault, type FaultKind } from '../../server/packs/fault.ts';
import { nextAddress, openHub, secondsToWait, type HubOptions } from '../../server/packs/hub.ts';
import { bytesNeeded, checkBefore, checkDuring } from '../../server/packs/room.ts';
import { bytesOf, commitOf, openTestHub, type TestHub } from './kit/hub.ts';
import { openSmallDisk } from './kit/small-disk.ts';

const repo = 'somebody/net';
const big = bytesOf(300_000);
const small = Buffer.from('{"size":1}\n');
const pack: Pack = { ...packNamed('depth')!, sources: [{ repo, commit: null, files: ['config.json', 'onnx/*'] }] };
const ample: Adding['checkRoom'] = { before: async () => undefined, during: async () => undefined };

const inPlace = (folder: string) => packsIn(folder).find(({ manifest }) => manifest.name === 'depth');

let hub: TestHub;
let models: string;
let waits: number[];

beforeEach(async () => {
  hub = await openTestHub({
    [repo]: { commit: commitOf('a'), files: { 'config.json': small, 'onnx/model.onnx': big, 'README.md': small } },
  });
  models = mkdtempSync(join(tmpdir(), 'iridia-packs-'));
  waits = [];
});
afterEach(async () => {
  await hub.close();
  rmSync(models, { recursive: true, force: true });
});

const openWith = (options: Partial<HubOptions> = {}) =>
  openHub({
    endpoint: hub.endpoint,
    token: null,
    signal: new AbortController().signal,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });

async function add(options: Partial<HubOptions> = {}, given: Partial<Adding> = {}, wanted: Pack = pack): Promise<void> {
  const opened = openWith(options);
  const plan = await planPack(given.models ?? models, wanted, opened);
  await addPack(plan, {
    models,
    hub: opened,
    now: () => new Date('2026-01-02T03:04:05Z'),
    onProgress: () => undefined,
    checkRoom: ample,
    ...given,
  });
}

const kindOf = async (work: Promise<unknown>): Promise<FaultKind | 'done'> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    return (error as { kind: FaultKind }).kind;
  }
};

it('takes the half-precision variant of weights where the repository has one', async () => {
  const files = { 'unet/net.safetensors': big, 'unet/net.fp16.safetensors': small, 'vae/net.safetensors': small };
  hub.repos.set(repo, { commit: commitOf('a'), files });
  const wanted: Pack = { ...pack, sources: [{ repo, commit: null, files: ['unet/net.safetensors', 'vae/net.safetensors'] }] };
  const plan = await planPack(models, wanted, openWith());
  expect(plan.files.map(({ path }) => path)).toEqual(['unet/net.fp16.safetensors', 'vae/net.safetensors']);
});

/** Nothing that a server would look at. */
const isAbsent = () => readdirSync(models).filter((name) => !name.startsWith('.')).length === 0 && packsIn(models).length === 0;

function expectInPlace(folder = models): void {
  const placed = inPlace(folder)!;
  expect(placed.revision).toBe('a'.repeat(12));
  expect(readdirSync(placed.folder).toSorted()).toEqual(['config.json', 'onnx', 'pack.json']);
  expect(readFileSync(join(placed.folder, 'onnx/model.onnx')).equals(big)).toBe(true);
  expect(readFileSync(join(placed.folder, 'config.json')).equals(small)).toBe(true);
  expect(existsSync(join(folder, '.fetching/depth'))).toBe(false);
}

const sendHalf = (response: ServerResponse, bytes: Buffer, from: number, then: () => void): true => {
  const end = from + Math.ceil((bytes.length - from) / 2);
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': bytes.length - from,
    ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
  });
  response.write(bytes.subarray(from, end), then);
  return true;
};

const storeAsked = () => hub.asked.filter(({ server }) => server === 'store');

it('puts a pack in place, with the lock of what it is', async () => {
  await add();
  expectInPlace();
  const { manifest } = inPlace(models)!;
  expect(manifest.files.map(({ path, size, commit }) => ({ path, size, commit }))).toEqual([
    { path: 'config.json', size: small.length, commit: commitOf('a') },
    { path: 'onnx/model.onnx', size: big.length, commit: commitOf('a') },
  ]);
  expect(manifest.accepted.at).toBe('2026-01-02T03:04:05.000Z');
  expect(manifest.bytes).toBe(big.length + small.length);
  hub.asked.length = 0;
  await add();
  expect(hub.asked.map(({ path }) => path)).toEqual([`list ${repo}`]);
});

describe('the way', () => {
  it('goes on where it was cut, and asks the hub for a new address each time', async () => {
    hub.spoil = ({ server, bytes, from, count }, response) =>
      server === 'store' && count <= 3 && sendHalf(response, bytes, from, () => setImmediate(() => response.destroy()));
    await add();
    expectInPlace();
    const starts = storeAsked().map(({ range }) => Number(/\d+/.exec(range ?? '0')?.[0]));
    expect(starts).toHaveLength(4);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts.at(-1)).toBeGreaterThan(big.length / 2);
    expect(hub.asked.filter(({ server, path }) => server === 'hub' && path === 'onnx/model.onnx')).toHaveLength(4);
  });

  it('gives up when nothing comes, keeps what came, and goes on from there the next time', async () => {
    hub.spoil = ({ server, bytes, from, count }, response) => {
      if (server !== 'store') return false;
      if (count === 1) return sendHalf(response, bytes, from, () => setImmediate(() => response.destroy()));
      response.destroy();
      return true;
    };
    expect(await kindOf(add())).toBe('unreachable');
    expect(isAbsent()).toBe(true);
    const { size } = statSync(join(models, '.fetching/depth/onnx/model.onnx.part'));
    expect(size).toBeGreaterThan(0);
    hub.spoil = null;
    hub.asked.length = 0;
    await add();
    expect(storeAsked().map(({ range }) => range)).toEqual([`bytes=${size}-`]);
    expectInPlace();
  });

  it('leaves a connection that sends nothing', async () => {
    hub.spoil = ({ server, bytes, from, count }, response) =>
      server === 'store' && count === 1 && sendHalf(response, bytes, from, () => undefined);
    await add({ stall: 200 });
    expectInPlace();
    expect(storeAsked()).toHaveLength(2);
  });

  it('stays with a connection that is slow', async () => {
    hub.spoil = ({ server, bytes }, response) => {
      if (server !== 'store') return false;
      response.writeHead(200, { 'content-length': bytes.length });
      let at = 0;
      const more = () => {
        if (at >= bytes.length) return response.end();
        response.write(bytes.subarray(at, at + 30_000));
        at += 30_000;
        setTimeout(more, 60);
      };
      more();
      return true;
    };
    await add({ stall: 400 });
    expectInPlace();
    expect(storeAsked()).toHaveLength(1);
  });

  it('begins again when the answer to a range is the whole file', async () => {
    hub.spoil = ({ server, bytes, from, count }, response) => {
      if (server !== 'store') return false;
      if (count === 1) return sendHalf(response, bytes, from, () => setImmediate(() => response.destroy()));
      response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
      return true;
    };
    await add();
    expect(storeAsked().map(({ range }) => range === null)).toEqual([true, false]);
    expectInPlace();
  });

  it('reports when it cannot be reached', async () => {
    await hub.close();
    expect(await kindOf(add())).toBe('unreachable');
    expect(isAbsent()).toBe(true);
  });

  it('stops on request', async () => {
    const stopping = new AbortController();
    hub.spoil = ({ server, bytes, from }, response) =>
      server === 'store' && sendHalf(response, bytes, from, () => setImmediate(() => stopping.abort()));
    const opened = openHub({ endpoint: hub.endpoint, token: null, signal: stopping.signal });
    const plan = await planPack(models, pack, opened);
    const work = addPack(plan, { models, hub: opened, now: () => new Date(), onProgress: () => undefined, checkRoom: ample });
    expect(await kindOf(work)).toBe('stopped');
    expect(isAbsent()).toBe(true);
  });
});

describe('what comes', () => {
  const wrong = Buffer.from(big);
  wrong[123] = 255 - wrong[123]!;
  const send = (response: ServerResponse, bytes: Buffer): true => {
    response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
    return true;
  };

  it.each([
    ['a large file', 'store', wrong],
    ['a small file', 'hub', Buffer.from('{"size":2}\n')],
  ] as const)('is not put in place when the bytes of %s are wrong', async (_, where, bytes) => {
    hub.spoil = ({ server, path }, response) => server === where && (where === 'store' || path === 'config.json') && send(response, bytes);
    expect(await kindOf(add())).toBe('changed');
    expect(isAbsent()).toBe(true);
    hub.spoil = null;
    await add();
    expectInPlace();
  });

  it('is fetched once more when it came wrong once', async () => {
    hub.spoil = ({ server, count }, response) => server === 'store' && count === 1 && send(response, wrong);
    await add();
    expectInPlace();
  });

  it('is thrown away when the rest belongs to another file than the beginning', async () => {
    const other = bytesOf(big.length, 9);
    hub.spoil = ({ server, from, count }, response) => {
      if (server !== 'store' || count > 1) return false;
      return sendHalf(response, other, from, () => setImmediate(() => response.destroy()));
    };
    await add();
    expect(storeAsked().map(({ range }) => range !== null)).toEqual([false, true, false]);
    expectInPlace();
  });

  it('is not even begun when the hub names another file by its tag', async () => {
    hub.spoil = ({ server, path }, response) => {
      if (server !== 'hub' || path !== 'onnx/model.onnx') return false;
      response.writeHead(302, { location: '/elsewhere', 'x-linked-etag': `"${'e'.repeat(64)}"` }).end();
      return true;
    };
    expect(await kindOf(add())).toBe('changed');
    expect(storeAsked()).toHaveLength(0);
    expect(isAbsent()).toBe(true);
  });

  it('must not be longer than listed', async () => {
    hub.spoil = ({ server }, response) => server === 'store' && send(response, Buffer.concat([big, big]));
    expect(await kindOf(add())).toBe('changed');
    expect(isAbsent()).toBe(true);
  });

  it('must be of the pinned commit', async () => {
    const pinned: Pack = { ...pack, sources: [{ ...pack.sources[0]!, commit: commitOf('b') }] };
    expect(await kindOf(add({}, {}, pinned))).toBe('changed');
    expect(isAbsent()).toBe(true);
  });

  it('must be all that the registry names', async () => {
    hub.repos.set(repo, { commit: commitOf('a'), files: { 'config.json': small } });
    expect(await kindOf(add())).toBe('changed');
  });
});

describe('the hub', () => {
  it.each([401, 403])('may require a token for the list (%i)', async (status) => {
    hub.spoilList = (response) => {
      response.writeHead(status).end();
      return true;
    };
    expect(await kindOf(add())).toBe('denied');
    expect(isAbsent()).toBe(true);
  });

  it('may require a token for a file', async () => {
    hub.spoil = ({ path }, response) => {
      if (path !== 'onnx/model.onnx') return false;
      response.writeHead(401).end();
      return true;
    };
    expect(await kindOf(add())).toBe('denied');
    expect(isAbsent()).toBe(true);
  });

  it('is waited for as long as it asks', async () => {
    hub.spoilList = (response, count) => {
      if (count > 2) return false;
      response.writeHead(429, count === 1 ? { ratelimit: '"api";r=0;t=7' } : { 'retry-after': '3' }).end();
      return true;
    };
    const reports: string[] = [];
    await add({ report: (line) => reports.push(line) });
    expect(waits).toEqual([7000, 3000]);
    expect(reports[0]).toContain('7 s');
    expectInPlace();
  });

  it.each([
    [{ ratelimit: '"resolvers";r=0;t=55', 'retry-after': '1' }, 55],
    [{ ratelimit: '"api"; r=0; t=12' }, 12],
    [{ 'retry-after': 'Fri, 02 Jan 2026 00:00:30 GMT' }, 30],
    [{ 'retry-after': 'soon' }, 60],
    [{ ratelimit: 't=99999' }, 600],
    [{}, 60],
  ])('sends %o', (headers, seconds) => {
    expect(secondsToWait(new Headers(headers), Date.parse('2026-01-02T00:00:00Z'))).toBe(seconds);
  });

  it('gets the token, and the store that it redirects to does not', async () => {
    await add({ token: 'hf_secret' });
    expect(new Set(hub.asked.filter(({ server }) => server === 'hub').map(({ token }) => token))).toEqual(new Set(['Bearer hf_secret']));
    expect(storeAsked().map(({ token }) => token)).toEqual([null]);
  });

  it.each(['file:///etc/passwd', 'ftp://127.0.0.1/x', 'http://user:word@127.0.0.1/', 'http://['])(
    'is not followed to %s',
    async (location) => {
      hub.spoil = ({ path }, response) => {
        if (path !== 'onnx/model.onnx') return false;
        response.writeHead(302, { location }).end();
        return true;
      };
      expect(await kindOf(add())).toBe('unreachable');
      expect(isAbsent()).toBe(true);
    },
  );

  it('is not followed from a safe way to an open one', () => {
    expect(() => nextAddress('http://store.example/x', new URL('https://hub.example/'))).toThrow(PackFault);
    expect(nextAddress('https://store.example/x', new URL('https://hub.example/')).host).toBe('store.example');
    expect(nextAddress('/x', new URL('http://127.0.0.1:1/')).href).toBe('http://127.0.0.1:1/x');
  });

  it('is not followed in a circle', async () => {
    hub.spoil = ({ path }, response) => {
      if (path !== 'onnx/model.onnx') return false;
      response.writeHead(302, { location: `/${repo}/resolve/${commitOf('a')}/onnx/model.onnx` }).end();
      return true;
    };
    expect(await kindOf(add())).toBe('unreachable');
  });

  it('must state hashes', async () => {
    hub.spoilList = (response) => {
      response
        .writeHead(200)
        .end(JSON.stringify({ sha: commitOf('a'), siblings: [{ rfilename: 'config.json' }, { rfilename: 'onnx/model.onnx' }] }));
      return true;
    };
    expect(await kindOf(add())).toBe('changed');
  });
});

describe('names', () => {
  it.each([
    'onnx/../../../escaped',
    'onnx//etc/passwd',
    String.raw`onnx/..\..\escaped`,
    'onnx/.hidden',
    'onnx/a\0b',
    'onnx/CON',
    'onnx/nul.txt',
    'onnx/model.onnx ',
    'onnx/c:model',
  ])('%j are refused', async (name) => {
    hub.repos.set(repo, { commit: commitOf('a'), files: { 'config.json': small, 'onnx/model.onnx': big, [name]: small } });
    const all: Pack = { ...pack, sources: [{ repo, commit: null, files: ['config.json', 'onnx/**'] }] };
    expect(await kindOf(add({}, {}, all))).toBe('unsafe');
    expect(hub.asked).toHaveLength(1);
    expect(readdirSync(models)).toEqual([]);
  });

  it('that differ only in case are refused', async () => {
    hub.repos.set(repo, { commit: commitOf('a'), files: { 'config.json': small, 'onnx/a': small, 'onnx/A': small } });
    expect(await kindOf(add())).toBe('unsafe');
  });

  it('that are links on the disk are refused', async () => {
    const outside = join(models, 'outside');
    writeFileSync(outside, 'untouched');
    mkdirSync(join(models, '.fetching/depth'), { recursive: true });
    symlinkSync(outside, join(models, '.fetching/depth/config.json.part'));
    expect(await kindOf(add())).toBe('unsafe');
    expect(readFileSync(outside, 'utf8')).toBe('untouched');
  });
});

describe('the disk', () => {
  it('is looked at before anything is fetched: a tenth more than is missing, and a gigabyte', async () => {
    expect(bytesNeeded(10e9)).toBe(12e9);
    expect(bytesNeeded(0)).toBe(0);
    expect(await kindOf(checkBefore(models, 1e18))).toBe('disk');
    expect(await kindOf(add({}, { checkRoom: { ...ample, before: (folder) => checkBefore(folder, 1e18) } }))).toBe('disk');
    expect(hub.asked.map(({ path }) => path)).toEqual([`list ${repo}`]);
    expect(isAbsent()).toBe(true);
  });

  it('is not filled further when the database could be next', async () => {
    const during = async () => {
      throw new PackFault('disk', 'little is left');
    };
    expect(await kindOf(add({}, { checkRoom: { ...ample, during } }))).toBe('disk');
    expect(isAbsent()).toBe(true);
  });

  it('may be full: nothing is in place, and the next attempt goes on', async ({ skip }) => {
    const disk = openSmallDisk(2);
    if (!disk) return skip();
    try {
      const own = join(disk.folder, 'models');
      mkdirSync(own);
      hub.spoil = ({ server, bytes, count }, response) => {
        if (server !== 'store' || count > 1) return false;
        response.writeHead(200, { 'content-length': bytes.length });
        response.write(bytes.subarray(0, 50_000), () => {
          disk.fill();
          response.end(bytes.subarray(50_000));
        });
        return true;
      };
      expect(await kindOf(add({}, { models: own }))).toBe('disk');
      expect(packsIn(own)).toEqual([]);
      disk.free();
      expect(await kindOf(checkDuring(own))).toBe('disk');
      await add({}, { models: own });
      expectInPlace(own);
    } finally {
      disk.remove();
    }
  });
});

it('lets one of two at once work', async () => {
  const others: Promise<FaultKind | 'done'>[] = [];
  hub.spoil = ({ server, count, bytes }, response) => {
    if (server !== 'store' || count > 1) return false;
    const second = kindOf(add());
    others.push(second);
    void second.then(() => response.writeHead(200, { 'content-length': bytes.length }).end(bytes));
    return true;
  };
  await add();
  expect(await Promise.all(others)).toEqual(['busy']);
  expectInPlace();
});

it('takes the place of another revision, whole', async () => {
  await add();
  const newer = bytesOf(5000, 3);
  hub.repos.set(repo, { commit: commitOf('c'), files: { 'config.json': small, 'onnx/net.onnx': newer } });
  const before = inPlace(models)!;
  hub.spoil = ({ server, bytes }, response) => {
    if (server !== 'store') return false;
    // The old one serves until the new one is whole.
    expect(inPlace(models)!.stamp).toBe(before.stamp);
    response.writeHead(200).end(bytes);
    return true;
  };
  await add();
  const after = inPlace(models)!;
  expect(after.revision).toBe('c'.repeat(12));
  expect(after.stamp).not.toBe(before.stamp);
  expect(readdirSync(join(after.folder, 'onnx'))).toEqual(['net.onnx']);
});
