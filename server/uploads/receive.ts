/** Writes the files of a multipart request to disk, checking the type of each by its first bytes before it is kept. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sizeIn } from '../../contract/facts/file-size.ts';
import { limits } from '../../contract/facts/limits.ts';
import { localeFacts } from '../../contract/facts/locales.ts';
import { textLengths } from '../../contract/facts/text-lengths.ts';
import { isTakenName, mayBe } from '../../contract/facts/uploads.ts';
import type { AppContext } from '../http/app.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { BodyPart } from '../http/multipart.ts';
import { takeParts, writeFileOf, type Intake } from '../http/intake.ts';
import type { Spending } from '../http/limits.ts';
import type { Reservation } from '../core/disk-space.ts';
import { notRead, sniff, sniffLength, type FileKind, type NotRead, type Sniffed } from '@iridia/engine/sniff';

/** A received file: `path` on disk, `field` its name in the form, `fileName` as sent by the client, `digest` its SHA-256 (hex) where it is known. */
export type Received = { field: string; fileName: string; path: string; size: number; found: Sniffed; digest?: string };

/** What a call takes: from which fields, how many files, of which kinds. */
export type Wanted = { field: (name: string) => boolean; most: number; kinds: readonly FileKind[] };

const kinds = {
  image: { limit: 'imageBytes', key: 'uploadTooLargeImage' },
  gif: { limit: 'imageBytes', key: 'uploadTooLargeImage' },
  audio: { limit: 'audioBytes', key: 'uploadTooLargeAudio' },
  media: { limit: 'videoBytes', key: 'uploadTooLargeVideo' },
} as const satisfies Record<FileKind, { limit: keyof typeof limits; key: MessageKey }>;

const sentences = {
  picture: 'uploadNotTakenImage',
  video: 'uploadNotTakenVideo',
  audio: 'uploadNotTakenAudio',
} as const satisfies Partial<Record<NotRead, MessageKey>>;

/** Extensions of files that are not taken, by what people know them as; their content mostly shows it too. */
const knownAs: readonly [NotRead, RegExp][] = [
  ['picture', /^(bmp|svgz?|ico|psd|raw|dng|cr2|cr3|nef|arw|jxl|jp2|eps|tga)$/],
  ['video', /^(flv|f4v|ts|m2ts|mts|mpe?g|vob|rm|rmvb|divx|asf)$/],
  ['audio', /^(mid|midi|amr|ra|ape|wv|ac3|dts|mod)$/],
];

function knownName(fileName: string): NotRead | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return knownAs.find(([, extensions]) => extensions.test(extension))?.[0] ?? null;
}

/** The message about a file that is not accepted: its own kind, or that of its name, is never listed as one that is. */
function notTaken(head: Buffer, fileName: string, taken: readonly FileKind[]): MessageKey {
  const wanted = taken.includes('image') ? 'picture' : 'video';
  if (sniff(head) && !mayBe(wanted, { name: fileName, type: '' })) return sentences[wanted];
  if (isTakenName(fileName)) return 'uploadNotItsName';
  const kind = notRead(head) ?? knownName(fileName) ?? 'other';
  return kind === 'other' ? 'uploadNotTaken' : sentences[kind];
}

const mostOf = (kind: FileKind): number => limits[kinds[kind].limit];

/** The refusal of a file that is larger than the limit of its kind. */
export const tooLarge = (kind: FileKind, { locale }: Who): Refusal =>
  new Refusal('invalidInput', { key: kinds[kind].key, params: { limit: sizeIn(localeFacts[locale].tag, mostOf(kind)) } });

async function headOf(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const head: Buffer[] = [];
  let length = 0;
  while (length < sniffLength) {
    const { value, done } = await chunks.next();
    if (done) break;
    head.push(value);
    length += value.length;
  }
  return Buffer.concat(head);
}

async function* withHead(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function kindIn(chunks: Buffer, fileName: string, taken: readonly FileKind[]): Sniffed {
  const head = chunks.subarray(0, sniffLength);
  const found = sniff(head);
  if (!found || !taken.includes(found.kind)) throw new Refusal('invalidInput', { key: notTaken(head, fileName, taken) });
  return found;
}

/** Passes a file's chunks on once their beginning shows a kind that is taken. Throws the refusals of an empty file and of other kinds. */
export async function* ofKinds(chunks: AsyncIterator<Buffer>, fileName: string, taken: readonly FileKind[]): AsyncGenerator<Buffer> {
  const head = await headOf(chunks);
  if (head.length === 0) throw new Refusal('invalidInput', { key: 'uploadEmpty' });
  kindIn(head, fileName, taken);
  yield* withHead(head, chunks);
}

/** The folder of a request, the room that its files may take, and the limits in which it counts as one. */
export type UploadPlace = { folder: string; room: Reservation; counts: readonly Spending[] };

/** Bytes that a request may have beside its file. */
const overhead = 1024 * 1024;

/** `declared`: the length of the whole request, in bytes, where it has one file; 0 where it has more or does not state. */
type Target = { path: string; room: Reservation; declared: number };

async function keep(part: BodyPart, who: Who, { path, room, declared }: Target, taken: readonly FileKind[]): Promise<Received> {
  const chunks = part.body[Symbol.asyncIterator]();
  if ((part.fileName ?? '').length > textLengths.fileName) throw new Refusal('invalidInput', { key: 'textTooLong' });
  const head = await headOf(chunks);
  if (head.length === 0) throw new Refusal('invalidInput', { key: 'uploadEmpty' });
  const found = kindIn(head, part.fileName ?? '', taken);
  if (declared > mostOf(found.kind) + overhead) throw tooLarge(found.kind, who);
  // Taken while it comes: each read of a file waits for a turn of the loop.
  const digest = createHash('sha256');
  const size = await writeFileOf(withHead(head, chunks), { path, room }, (chunk, length) => {
    if (length > mostOf(found.kind)) throw tooLarge(found.kind, who);
    digest.update(chunk);
  });
  return { field: part.name, fileName: part.fileName ?? '', path, size, found, digest: digest.digest('hex') };
}

/**
 * Writes the wanted files into the folder and returns them in order. Throws a `Refusal`: what `takeParts` throws, larger than the limit of its
 * kind (413), a name that is too long, another kind than wanted (415), an empty or missing file.
 */
export async function receiveFiles(
  services: Intake,
  c: AppContext,
  who: Who,
  { folder, room, counts }: UploadPlace,
  wanted: Wanted,
): Promise<Received[]> {
  const largest = wanted.kinds.reduce<FileKind>((one, other) => (mostOf(other) > mostOf(one) ? other : one), wanted.kinds[0]!);
  const received: Received[] = [];
  const declared = wanted.most === 1 ? Number(c.req.header('content-length') ?? 0) : 0;
  try {
    await takeParts(services, c, { who, most: wanted.most * mostOf(largest), room, counts }, async (part) => {
      if (wanted.field(part.name) && received.length < wanted.most)
        received.push(await keep(part, who, { path: join(folder, `${received.length}`), room, declared }, wanted.kinds));
      return false;
    });
  } catch (error) {
    throw error instanceof Refusal && error.key === 'tooLarge' ? tooLarge(largest, who) : error;
  }
  if (received.length === 0) throw new Refusal('invalidInput', { key: 'uploadMissing' });
  return received;
}
