/** Where packs lie, and how a whole one takes its place. */
import { lstat, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isPlainPath, manifestIn, packFile, type PlacedManifest } from '@iridia/engine/packs';
import { PackFault } from './fault.ts';

/** Packs that are being fetched or removed, on the same disk, so that one rename puts a whole folder in place. */
const fetching = '.fetching';

export const placeOf = (models: string, name: string): string => join(models, name);
export const workOf = (models: string, name: string): string => join(models, fetching, name);
/** The path of a file in a folder. Throws a `PackFault` for a path that would leave it. */
export function inside(folder: string, path: string): string {
  if (!isPlainPath(path))
    throw new PackFault('unsafe', `The name ${JSON.stringify(path)} leads out of the pack, or is none that every system takes.`);
  return join(folder, ...path.split('/'));
}

/**
 * Holds a pack for this process, so that two commands do not write the same files; the operating system drops the hold however the process
 * ends. Throws a `PackFault` of the kind `busy`.
 */
export async function holdPack(models: string, name: string): Promise<{ release: () => void }> {
  await mkdir(join(models, fetching), { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(models, fetching, `${name}.lock`));
  try {
    file.exec('pragma journal_mode = memory');
    file.exec('begin exclusive');
  } catch (cause) {
    file.close();
    throw new PackFault('busy', `Another command is working on the pack “${name}”. Wait for it, or end it.`, { cause });
  }
  return { release: () => file.close() };
}

/** Every path below a folder, with `/`. Throws a `PackFault` for anything that is neither a folder nor a plain file: a link leads elsewhere. */
export async function plainFilesIn(folder: string, below = ''): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await plainFilesIn(folder, path)));
    else if (entry.isFile()) found.push(path);
    else throw new PackFault('unsafe', `${join(folder, path)} is a link or a device, not a plain file.`);
  }
  return found;
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and writes its journal by itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Puts a pack in place whose files lie checked in its work folder: whatever else lies there goes, `pack.json` is written, and one rename
 * shows the whole. A pack of the same name that is in place leaves first.
 */
export async function putInPlace(models: string, manifest: PlacedManifest): Promise<void> {
  const { name } = manifest;
  const work = workOf(models, name);
  const wanted = new Set(manifest.files.map(({ path }) => path));
  for (const path of await plainFilesIn(work)) if (!wanted.delete(path)) await rm(join(work, path));
  if (wanted.size > 0) throw new PackFault('missing', `${[...wanted].join(', ')} of the pack “${name}” is not there.`);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  manifestIn(text);
  await writeFile(join(work, packFile), text, { mode: 0o600, flush: true });
  await syncFolder(work);
  await leave(models, name);
  await rename(work, placeOf(models, name));
  await syncFolder(models);
}

/** Takes a pack out of its place, in one step for anyone who looks. Returns whether one was there. */
export async function leave(models: string, name: string): Promise<boolean> {
  const leaving = join(models, fetching, `${name}.leaving`);
  await rm(leaving, { recursive: true, force: true });
  await mkdir(join(models, fetching), { recursive: true, mode: 0o700 });
  try {
    await rename(placeOf(models, name), leaving);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT') return false;
    if (code === 'EBUSY' || code === 'EPERM')
      throw new PackFault('busy', `The pack “${name}” is in use. Stop the server, or try again when it rests.`, { cause: error });
    throw error;
  }
  await rm(leaving, { recursive: true, force: true });
  return true;
}

/** Deletes what an unfinished attempt left of a pack. Returns whether there was something. */
export async function forgetAttempt(models: string, name: string): Promise<boolean> {
  const work = workOf(models, name);
  const was = await lstat(work).then(
    () => true,
    () => false,
  );
  await rm(work, { recursive: true, force: true });
  return was;
}
