/** Verifying packs in place, and carrying them to and from machines without a network, by the hashes of their locks. */
import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { manifestIn, packFile, pinsOf, type PlacedManifest } from '@iridia/engine/packs';
import { packs } from '../../contract/facts/packs.ts';
import { PackFault } from './fault.ts';
import { forgetAttempt, holdPack, inside, placeOf, plainFilesIn, putInPlace, workOf } from './folders.ts';
import { hashesOf } from './hashes.ts';
import { checkBefore } from './room.ts';

/** Reads the lock of a pack's folder. Rejects with a `PackFault`. */
export async function lockIn(folder: string): Promise<PlacedManifest> {
  const path = join(folder, packFile);
  try {
    if (!(await lstat(path)).isFile()) throw new PackFault('unsafe', `${path} is no plain file.`);
    return manifestIn(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof PackFault) throw error;
    throw new PackFault('missing', `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Returns what is wrong with a folder that should hold a pack, a sentence each; empty when every byte is as the lock specifies. */
export async function problemsOf(folder: string, name: string, onFile: (path: string) => void = () => undefined): Promise<string[]> {
  const problems: string[] = [];
  try {
    const lock = await lockIn(folder);
    if (lock.name !== name) problems.push(`${folder} holds the pack “${lock.name}”.`);
    const there = new Set(await plainFilesIn(folder));
    there.delete(packFile);
    for (const { path, size, sha256, repo } of lock.files) {
      onFile(path);
      if (!there.delete(path)) problems.push(`${path} is missing.`);
      else if ((await hashesOf(inside(folder, path), size)).sha256 !== sha256) problems.push(`${path} is damaged.`);
      const pin = pinsOf(name, repo)?.files[path];
      if (pin && pin.sha256 !== sha256) problems.push(`${path} is not the file that this version pins: add the pack again.`);
    }
    for (const path of there) problems.push(`${path} does not belong to the pack.`);
  } catch (error) {
    if (!(error instanceof PackFault)) throw error;
    problems.push(error.message);
  }
  return problems;
}

/** Returns the names of the packs that have a folder, sound or not. */
export async function namesIn(models: string): Promise<string[]> {
  const found = await readdir(models).catch((): string[] => []);
  return packs.map(({ name }) => name).filter((name) => found.includes(name));
}

async function copyChecked(from: string, to: string, lock: PlacedManifest): Promise<void> {
  for (const { path, size, sha256 } of lock.files) {
    const target = inside(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(inside(from, path), target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    if ((await hashesOf(target, size)).sha256 !== sha256)
      throw new PackFault('changed', `${path} of the pack “${lock.name}” is damaged in ${from}.`);
    const copied = await open(target, 'r+');
    await copied.sync();
    await copied.close();
  }
}

/** Copies a pack in place into `folder/<name>`, whole or not at all. Rejects with a `PackFault`. */
export async function exportPack(models: string, name: string, folder: string): Promise<void> {
  const lock = await lockIn(placeOf(models, name));
  const target = join(folder, name);
  if (await lstat(target).catch(() => null)) throw new PackFault('busy', `${target} is there already.`);
  const making = join(folder, `.${name}.making`);
  await rm(making, { recursive: true, force: true });
  try {
    await mkdir(making, { recursive: true });
    await checkBefore(folder, lock.bytes);
    await copyChecked(placeOf(models, name), making, lock);
    await copyFile(join(placeOf(models, name), packFile), join(making, packFile));
    await rename(making, target);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the locks of the packs in a folder that `export` wrote. Rejects with a `PackFault` when one is not sound. */
export async function packsToImport(folder: string): Promise<PlacedManifest[]> {
  const found: PlacedManifest[] = [];
  for (const name of await namesIn(folder)) {
    if (!(await lstat(join(folder, name))).isDirectory()) throw new PackFault('unsafe', `${join(folder, name)} is a link, not a folder.`);
    const problems = await problemsOf(join(folder, name), name);
    if (problems.length > 0) throw new PackFault('changed', `The pack “${name}” in ${folder} cannot be used. ${problems.join(' ')}`);
    found.push(await lockIn(join(folder, name)));
  }
  if (found.length === 0) throw new PackFault('missing', `There is no pack in ${folder}.`);
  return found;
}

/** Puts a pack of another machine in place; its license counts as accepted here by `by`. Rejects with a `PackFault`. */
export async function importPack(
  models: string,
  folder: string,
  lock: PlacedManifest,
  accepted: PlacedManifest['accepted'],
): Promise<void> {
  const hold = await holdPack(models, lock.name);
  try {
    await checkBefore(models, lock.bytes);
    await forgetAttempt(models, lock.name);
    const work = workOf(models, lock.name);
    await copyChecked(join(folder, lock.name), work, lock);
    await putInPlace(models, { ...lock, accepted });
  } catch (error) {
    await forgetAttempt(models, lock.name);
    throw error;
  } finally {
    hold.release();
  }
}
