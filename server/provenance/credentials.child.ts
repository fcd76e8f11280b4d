/** Writes and reads Content Credentials with the official library, in a separate process because its input may be malicious. */
import { sign as signBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import init, { WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';
import { Encoder, Tag } from 'cbor-x';
import { limits } from '../../contract/facts/limits.ts';
import { productName } from '../../contract/facts/product.ts';
import { serveTasks } from '@iridia/engine/process';
import { hasTooManyBoxes } from './boxes.ts';
import type { CredentialsAnswer, CredentialsTask, SignTask } from './credentials.ts';
import { withXmp } from './xmp.ts';

/** The library reads Blobs through the FileReaderSync of browser workers; this Blob gives synchronous access to its bytes instead. */
class BytesBlob extends Blob {
  readonly held: Buffer;
  constructor(bytes: Uint8Array, type: string) {
    super([bytes as BlobPart], { type });
    this.held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  override slice(from?: number, to?: number, type = ''): BytesBlob {
    return new BytesBlob(this.held.subarray(from, to), type);
  }
}

Object.assign(globalThis, {
  FileReaderSync: class {
    readAsArrayBuffer({ held }: BytesBlob): ArrayBuffer {
      return held.buffer.slice(held.byteOffset, held.byteOffset + held.length) as ArrayBuffer;
    }
  },
});

const wasm = readFileSync(createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
const ready = init({ module_or_path: wasm });

const cbor = new Encoder({ useRecords: false, mapsAsObjects: false, tagUint8Array: false });
const reserveSize = 4096;
const coseSign1Tag = 18;
const algorithm = 1;
const es256 = -7;
const x5chain = 33;

/** Returns the COSE_Sign1 structure (RFC 9052), padded to the reserved size. The signature is r|s, because readers reject DER. */
function coseSign1(claim: Uint8Array, { key, chain }: SignTask['identity']): Uint8Array {
  const header = cbor.encode(
    new Map<number, unknown>([
      [algorithm, es256],
      [x5chain, chain.map((certificate) => Buffer.from(certificate, 'base64'))],
    ]),
  );
  const signed = cbor.encode(['Signature1', header, Buffer.alloc(0), Buffer.from(claim)]);
  const signature = signBytes('sha256', signed, { key, dsaEncoding: 'ieee-p1363' });
  const padded = (length: number): Buffer =>
    cbor.encode(new Tag([header, new Map([['pad', Buffer.alloc(length)]]), null, signature] as never, coseSign1Tag));
  let length = reserveSize - padded(0).length;
  while (padded(length).length > reserveSize) length -= 1;
  return new Uint8Array(padded(length));
}

async function sign({ path, type, sourceType, manifest, ingredients, identity }: SignTask): Promise<void> {
  const builder = WasmBuilder.fromJson(JSON.stringify(manifest), JSON.stringify({ verify: { verify_after_sign: false } }));
  try {
    for (const ingredient of ingredients) {
      const about = { title: ingredient.title, relationship: ingredient.relationship, instance_id: ingredient.id };
      await builder.addIngredientFromBlob(
        JSON.stringify(about),
        ingredient.type,
        new BytesBlob(readFileSync(ingredient.path), ingredient.type),
      );
    }
    const signer = { alg: 'es256', reserveSize, sign: (claim: Uint8Array) => Promise.resolve(coseSign1(claim, identity)) };
    const stated = withXmp(readFileSync(path), type, { sourceType, creator: productName });
    const bytes = await builder.sign(signer as never, type, new BytesBlob(stated, type));
    writeFileSync(path, bytes);
  } finally {
    builder.free();
  }
}

async function read(path: string, type: string): Promise<unknown> {
  const bytes = readFileSync(path);
  if (hasTooManyBoxes(bytes)) throw new Error('It has more boxes than files with credentials');
  const reader = await WasmReader.fromBlob(type, new BytesBlob(bytes, type));
  try {
    const text = reader.json();
    // It is read once more in the loop of the server, as the body of a request is.
    if (text.length > limits.bodyBytes) throw new Error('Its credentials are longer than those of any program');
    return JSON.parse(text) as unknown;
  } finally {
    reader.free();
  }
}

serveTasks<CredentialsTask, CredentialsAnswer>(async (task) => {
  await ready;
  try {
    if (task.kind === 'read') return { ok: true, store: await read(task.path, task.type) };
    if (task.kind === 'sign') await sign(task);
    return { ok: true, store: null };
  } catch (error) {
    return { ok: false, cause: error instanceof Error ? error.message : String(error) };
  }
});
