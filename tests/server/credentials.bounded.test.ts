/** A file of hundreds of thousands of boxes costs the reader of credentials a minute of the processor: it is counted, and its process gives way. */
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { hasTooManyBoxes } from '../../server/provenance/boxes.ts';
import { makeIdentity } from '../../server/provenance/certificates.ts';
import { sharedChildren } from './kit/children.ts';
import { image } from './kit/images.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-credentials-'));
afterAll(() => rmSync(folder, { recursive: true }));

const megabyte = 1024 * 1024;
const box = (type: string, content: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const repeated = (piece: Buffer, bytes: number): Buffer => Buffer.alloc(Math.floor(bytes / piece.length) * piece.length, piece);
const begin = box('ftyp', Buffer.from('isom\0\0\0\0isommp41', 'latin1'));
const manifest = box(
  'uuid',
  Buffer.concat([Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex'), Buffer.alloc(4), Buffer.from('manifest\0', 'latin1')]),
);
const nested = (depth: number): Buffer => {
  let inside: Buffer = Buffer.alloc(0);
  for (let at = 0; at < depth; at += 1) inside = box('moov', inside);
  return inside;
};

const files: Record<string, Buffer> = {
  'boxes of nothing': Buffer.concat([begin, repeated(box('free'), 8 * megabyte)]),
  'boxes in a box': Buffer.concat([begin, box('moov', repeated(box('trak'), 8 * megabyte))]),
  'boxes in a box that is open': Buffer.concat([begin, Buffer.from('\0\0\0\0moov', 'latin1'), repeated(box('udta'), 8 * megabyte)]),
  'stores of credentials': Buffer.concat([begin, repeated(manifest, 8 * megabyte)]),
};

it.each(Object.entries(files))('is read within five seconds of the processor: %s', async (name, bytes) => {
  const path = join(folder, `${name.replaceAll(' ', '-')}.mp4`);
  writeFileSync(path, bytes);
  const outcome = await sharedChildren.credentialsReader.run({ kind: 'read', path, type: 'video/mp4' }, { processor: 5000 });
  expect(outcome).toMatchObject({ answer: { ok: false } });
});

it.each([
  ['as many boxes as may be', Buffer.concat([begin, repeated(box('free'), 8 * (limits.credentialBoxes - 1))]), false],
  ['one more', Buffer.concat([begin, repeated(box('free'), 8 * limits.credentialBoxes)]), true],
  ['boxes in boxes', Buffer.concat([begin, nested(1000)]), false],
  ['a length of nothing', Buffer.concat([begin, Buffer.from('\0\0\0\x07free', 'latin1'), repeated(box('free'), megabyte)]), false],
  ['no boxes', repeated(Buffer.from('\0\0\0\x08free', 'latin1'), megabyte), false],
])('counts %s', (_what, bytes, isTooMany) => expect(hasTooManyBoxes(bytes)).toBe(isTooMany));

it.each([
  ['of a few words are read', 1000, true],
  ['as long as a request may be are not, because the server reads them in its loop', limits.bodyBytes, false],
])('credentials %s', async (name, length, ok) => {
  const { key, chain } = await makeIdentity('somebody', new Date());
  const identity = { key, chain: [new X509Certificate(chain).raw.toString('base64')] };
  const path = join(folder, `${name.slice(0, 5)}.png`);
  writeFileSync(path, await image('png', 40, 40));
  const manifest = {
    claim_generator_info: [{ name: 'somebody', version: '1' }],
    assertions: [{ label: 'org.example.words', data: { words: 'a'.repeat(length) } }],
  };
  const file = { path, type: 'image/png' };
  const signed = await sharedChildren.signer.run({ kind: 'sign', ...file, sourceType: '', manifest, ingredients: [], identity });
  expect(signed).toMatchObject({ answer: { ok: true } });
  expect(await sharedChildren.credentialsReader.run({ kind: 'read', ...file })).toMatchObject({ answer: { ok } });
});
