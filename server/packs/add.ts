/** Adding a pack: what the hub lists, what of it is wanted, what is still missing, and the way of all of it into its place. */
import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import {
  matches,
  packsIn,
  pinsOf,
  type HubSource,
  type Pack,
  type PackageSource,
  type PackFile,
  type PlacedManifest,
} from '@iridia/engine/packs';
import { unpack } from './archive.ts';
import { bytesThere, download, type Wanted } from './download.ts';
import { PackFault } from './fault.ts';
import { holdPack, inside, plainFilesIn, putInPlace, workOf } from './folders.ts';
import type { Hub, HubFile } from './hub.ts';
import { checkBefore, checkDuring } from './room.ts';

export type Planned = Wanted & { path: string };

/** An archive as it's fetched, beside the files that are taken out of it. */
type Archive = { fetched: Planned; files: Planned[] };

/** What adding a pack will do. Sizes in bytes. */
export type Plan = {
  pack: Pack;
  /** What the pack will consist of. */
  files: Planned[];
  archives: Archive[];
  /** Of all that is fetched: files of the hub, and archives. */
  bytes: number;
  /** Bytes that an earlier attempt did not bring. */
  left: number;
  /** What the models' own cards name as their license. */
  cards: string[];
  /** The same files are in place already. */
  isInPlace: boolean;
};

/** The half-precision variant of a file where the repository has one. */
const halfOf = ({ path }: HubFile, files: readonly HubFile[]): HubFile | undefined =>
  files.find((file) => path.endsWith('.safetensors') && file.path === path.replace(/\.safetensors$/, '.fp16.safetensors'));

function wantedOf(source: HubSource, files: readonly HubFile[]): HubFile[] {
  const wanted = new Map<string, HubFile>();
  for (const pattern of source.files) {
    const found = files.filter(({ path }) => matches(pattern, path));
    if (found.length === 0) throw new PackFault('changed', `${source.repo} has no ${pattern} any longer.`);
    for (const file of found) {
      const lighter = halfOf(file, files) ?? file;
      wanted.set(lighter.path, lighter);
    }
  }
  return [...wanted.values()];
}

/** Holds what the hub lists against the hashes that we pinned: a mirror must agree with them. */
function checkPins(pack: Pack, { repo }: HubSource, files: readonly HubFile[]): void {
  const pinned = pinsOf(pack.name, repo);
  for (const { path, size, sha256 } of files) {
    const pin = pinned?.files[path];
    if (pin && (pin.size !== size || (sha256 !== null && pin.sha256 !== sha256)))
      throw new PackFault('changed', `${path} of ${repo} is not the file that was pinned. This hub, or mirror, gives something else.`);
  }
}

function checkNames(files: readonly Planned[], work: string): void {
  const seen = new Set<string>();
  for (const { path } of files) {
    inside(work, path);
    // Two names that differ only in case are one file on some disks.
    const folded = path.toLowerCase();
    if (seen.has(folded)) throw new PackFault('unsafe', `The hub lists ${path} twice.`);
    seen.add(folded);
  }
}

function archiveOf({ repo, archive, files }: PackageSource): Archive {
  const from = new URL(archive.url).pathname.split('/').at(-1)!;
  const common = { repo, commit: archive.sha256, blob: '' };
  return {
    fetched: { ...common, ...archive, from, path: from },
    files: files.map((file) => ({ ...common, ...file })),
  };
}

/** What comes over the line. */
const fetchedIn = ({ files, archives }: Pick<Plan, 'files' | 'archives'>): Planned[] => {
  const packed = new Set(archives.flatMap((archive) => archive.files));
  return [...files.filter((file) => !packed.has(file)), ...archives.map(({ fetched }) => fetched)];
};

/** Asks the hub what a pack needs. Rejects with a `PackFault`; writes nothing. */
export async function planPack(models: string, pack: Pack, hub: Hub): Promise<Plan> {
  const files: Planned[] = [];
  const archives: Archive[] = [];
  const cards: string[] = [];
  for (const source of pack.sources) {
    if ('archive' in source) {
      const archive = archiveOf(source);
      archives.push(archive);
      files.push(...archive.files);
      continue;
    }
    const revision = source.commit ?? pinsOf(pack.name, source.repo)?.commit ?? 'main';
    const { commit, files: listed, licence } = await hub.list(source.repo, revision);
    if (licence !== null) cards.push(licence);
    const wanted = wantedOf(source, listed);
    checkPins(pack, source, wanted);
    for (const { path, ...file } of wanted) files.push({ path, from: path, repo: source.repo, commit, ...file });
  }
  const work = workOf(models, pack.name);
  const fetched = fetchedIn({ files, archives });
  checkNames([...files, ...archives.map((archive) => archive.fetched)], work);
  const bytes = fetched.reduce((sum, { size }) => sum + size, 0);
  let there = 0;
  for (const { path, size } of fetched) there += Math.min(size, await bytesThere(inside(work, path)));
  const placed = packsIn(models).find(({ manifest }) => manifest.name === pack.name);
  const isSame = ({ path, commit, size }: Planned) =>
    placed?.manifest.files.some((file) => file.path === path && file.commit === commit && file.size === size) ?? false;
  const isInPlace = placed?.manifest.files.length === files.length && files.every(isSame);
  return { pack, files, archives, bytes, left: isInPlace ? 0 : bytes - there, cards, isInPlace };
}

export type Adding = {
  models: string;
  hub: Hub;
  now: () => Date;
  /** `done` of `total` bytes lie on disk, and which file is next. */
  onProgress: (done: number, total: number, file: string) => void;
  /** Bytes that may still be written; replaces the look at the disk in tests. */
  checkRoom?: { before: (folder: string, left: number) => Promise<void>; during: (folder: string) => Promise<void> };
};

const lockOf = (pack: Pack, files: PackFile[], at: Date): PlacedManifest => {
  const { sources: _, ...stated } = pack;
  return {
    format: 1,
    ...stated,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    files,
    accepted: { at: at.toISOString(), by: userInfo().username },
  };
};

/**
 * Fetches what is missing, checks every byte and puts the pack in place; the license counts as accepted by the person who calls. Rejects with a
 * `PackFault`, and then nothing has changed but what the next attempt can use.
 */
export async function addPack(plan: Plan, adding: Adding): Promise<void> {
  if (plan.isInPlace) return;
  const { pack, files, archives, bytes } = plan;
  const { models, hub, now, onProgress, checkRoom = { before: checkBefore, during: checkDuring } } = adding;
  const hold = await holdPack(models, pack.name);
  try {
    const work = workOf(models, pack.name);
    const unpacked = archives.flatMap((archive) => archive.files).reduce((sum, { size }) => sum + size, 0);
    let done = 0;
    for (const { path, size } of fetchedIn(plan)) done += Math.min(size, await bytesThere(inside(work, path)));
    await checkRoom.before(models, bytes - done + unpacked);
    const sums = new Map<string, string>();
    for (const { path, ...wanted } of fetchedIn(plan)) {
      onProgress(done, bytes, path);
      const sha256 = await download(inside(work, path), wanted, {
        hub,
        checkRoom: () => checkRoom.during(models),
        onBytes: (more) => {
          done += more;
          onProgress(done, bytes, path);
        },
      });
      const pin = pinsOf(pack.name, wanted.repo)?.files[path];
      if (pin && pin.sha256 !== sha256) throw new PackFault('changed', `${path} of ${wanted.repo} is not the file that was pinned.`);
      sums.set(path, sha256);
    }
    for (const { fetched, files: packed } of archives) {
      await unpack(
        inside(work, fetched.path),
        packed.map((file) => ({ ...file, to: inside(work, file.path) })),
      );
      await rm(inside(work, fetched.path));
    }
    await plainFilesIn(work);
    const placed = files.map(({ path, repo, commit, from, size, sha256 }): PackFile => ({
      path,
      repo,
      commit,
      from,
      size,
      sha256: sha256 ?? sums.get(path)!,
    }));
    await putInPlace(models, lockOf(pack, placed, now()));
  } finally {
    hold.release();
  }
}
