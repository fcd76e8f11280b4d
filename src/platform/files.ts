/**
 * Stores the bytes of chosen files under a ref, so that charts hold plain facts and no live objects. They are kept for as long as any
 * holder has the ref (`holdFiles`).
 */
import type { FileFacts } from '../../machines/upload/upload.types.ts';
import { uniqueId } from './unique.ts';

const kept = new Map<string, File>();
/** Files of this site by ref, with their address: the bytes are fetched when they are sent. */
const addresses = new Map<string, FileFacts & { address: string }>();
const previews = new Map<string, string>();

/** Each holder returns the refs it holds now. */
const holders = new Set<() => readonly string[]>();
/** Refs that have had a holder; a ref without one yet is still being handed over. */
const held = new Set<string>();
let isSweepDue = false;

function letGo(ref: string): void {
  kept.delete(ref);
  addresses.delete(ref);
  const preview = previews.get(ref);
  if (preview !== undefined) URL.revokeObjectURL(preview);
  previews.delete(ref);
}

function sweep(): void {
  isSweepDue = false;
  const now = new Set([...holders].flatMap((refs) => refs()));
  for (const ref of held) {
    if (now.has(ref)) continue;
    held.delete(ref);
    letGo(ref);
  }
}

/** Sweeps after the current turn, so that a ref handed from one holder to the next in the same turn is never released. */
function sweepSoon(): void {
  if (isSweepDue) return;
  isSweepDue = true;
  queueMicrotask(sweep);
}

/**
 * Adds a holder of files. `refs` returns the refs it holds; call the returned function when they may have changed. Bytes and previews
 * without a holder are released.
 */
export function holdFiles(refs: () => readonly string[]): () => void {
  const note = () => {
    for (const ref of refs()) held.add(ref);
    sweepSoon();
  };
  holders.add(refs);
  note();
  return note;
}

/** Releases, at the end of this turn, the refs without a holder: files that were given but did not fit. */
export function letGoUnlessHeld(refs: readonly string[]): void {
  for (const ref of refs) held.add(ref);
  sweepSoon();
}

/** The bytes of a data URL in base64. */
export const bytesIn = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));

/** Stores a file and returns the facts that a chart holds. */
export function keepFile(file: File): FileFacts {
  const ref = uniqueId();
  kept.set(ref, file);
  return { ref, name: file.name, type: file.type, size: file.size };
}

/** Stores a file of this site, such as a sample or a result, by its address. `size` is bytes. */
export function keepAddress(address: string, given: Omit<FileFacts, 'ref'>): FileFacts {
  const facts = { ...given, ref: uniqueId() };
  addresses.set(facts.ref, { ...facts, address });
  return facts;
}

/** The address of a file of this site whose bytes are not here; undefined for any other. */
export const sourceOf = (ref: string): (FileFacts & { address: string }) | undefined => addresses.get(ref);

/** Keeps the bytes of a file of this site, unless it was released meanwhile. */
export function keepBytes(ref: string, file: File): void {
  if (addresses.has(ref)) kept.set(ref, file);
}

/** The bytes of a stored file; undefined when they were released or are only on the server. */
export const fileOf = (ref: string): File | undefined => kept.get(ref);

/** Few browsers show HEIC and TIFF, and some do not know their types; what the server stores of them all browsers show. */
const isUnshown = ({ name, type }: File): boolean =>
  type === '' ? /\.(heic|heif|tiff?)$/i.test(name) : /^image\/(heic|heif|tiff)$/.test(type);

/** An address at which the page can show a stored file; null when the bytes are only on the server, or no browser is sure to show them. */
export function previewOf(ref: string): string | null {
  const file = kept.get(ref);
  if (!file) return addresses.get(ref)?.address ?? null;
  if (isUnshown(file)) return null;
  const address = previews.get(ref) ?? URL.createObjectURL(file);
  previews.set(ref, address);
  return address;
}
