/**
 * Backups encrypted with the operator's key: AES-256-GCM in pieces, so that neither side holds more than one in memory. A piece is bound to
 * its place and to whether it is the last, so none can be dropped, moved or cut off unnoticed.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** The archive cannot be opened: no key, another key, or changed bytes. The message is written for the operator. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const magic = Buffer.from('iridia backup 1\n', 'latin1');
const saltLength = 16;
const tagLength = 16;
const pieceLength = 1024 * 1024;
/** Length of a piece, and whether it is the last. */
const headLength = 5;

const derive = promisify<string, Buffer, number, Buffer>(scrypt as never);

function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}

async function* piecesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    for (; held.length > pieceLength; held = held.subarray(pieceLength)) yield held.subarray(0, pieceLength);
  }
  yield held;
}

/** Yields the bytes of `source` encrypted with a passphrase. */
export async function* seal(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const key = await derive(passphrase, salt, 32);
  yield Buffer.concat([magic, salt]);
  const write = (piece: Buffer, index: number, isLast: boolean): Buffer => {
    const head = Buffer.alloc(headLength);
    head.writeUInt32BE(piece.length);
    head[4] = isLast ? 1 : 0;
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index)).setAAD(head);
    return Buffer.concat([head, cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  let waiting: Buffer | null = null;
  let index = 0;
  for await (const piece of piecesOf(source)) {
    if (waiting) yield write(waiting, index++, false);
    waiting = piece;
  }
  yield write(waiting!, index, true);
}

/** Takes an exact number of bytes at a time from a stream; fewer only at its end. */
function taker(source: AsyncIterable<Uint8Array>): { take: (length: number) => Promise<Buffer>; rest: () => AsyncGenerator<Buffer> } {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    take: async (length) => {
      while (held.length < length) {
        const next = await chunks.next();
        if (next.done) break;
        held = Buffer.concat([held, next.value]);
      }
      const taken = held.subarray(0, length);
      held = held.subarray(length);
      return taken;
    },
    async *rest() {
      yield held;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield Buffer.from(next.value);
    },
  };
}

/** Yields the bytes that were sealed, or those of an archive that never was. Throws `SealError`. */
export async function* unseal(source: AsyncIterable<Uint8Array>, passphrase: string | null): AsyncGenerator<Buffer> {
  const { take, rest } = taker(source);
  const start = await take(magic.length);
  if (!start.equals(magic)) {
    yield start;
    yield* rest();
    return;
  }
  if (passphrase === null) throw new SealError('This backup is encrypted: set BACKUP_KEY to the key with which it was made.');
  const key = await derive(passphrase, await take(saltLength), 32);
  for (let index = 0, isLast = false; !isLast; index += 1) {
    const head = await take(headLength);
    const length = head.length === headLength ? head.readUInt32BE() : pieceLength + 1;
    const piece = length <= pieceLength ? await take(length + tagLength) : Buffer.alloc(0);
    if (piece.length !== length + tagLength) throw new SealError('The backup breaks off or was changed.');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index)).setAAD(head).setAuthTag(piece.subarray(length));
    let opened: Buffer;
    try {
      opened = Buffer.concat([decipher.update(piece.subarray(0, length)), decipher.final()]);
    } catch (cause) {
      throw new SealError(
        index === 0 ? 'BACKUP_KEY is not the key of this backup, or the backup was changed.' : 'The backup was changed.',
        {
          cause,
        },
      );
    }
    yield opened;
    isLast = head[4] === 1;
  }
  if ((await take(1)).length > 0) throw new SealError('The backup was changed: something follows its end.');
}
