/** The list of packs, for the command and for the operator's page. */
import { capabilitiesOf } from '../../contract/facts/tools/terms.ts';
import { packs } from '../../contract/facts/packs.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import {
  lackOf,
  packsIn,
  pinsOf,
  registry,
  sherpaPackage,
  sherpaVersion,
  type Lack,
  type Pack,
  type PlacedPack,
} from '@iridia/engine/packs';
import { stat } from 'node:fs/promises';
import { plainFilesIn, workOf } from './folders.ts';
import { machineWith, misfits, type Misfit } from './machine.ts';
import { join } from 'node:path';

/** A pack as it is listed. Sizes in bytes. */
export type Listed = Pick<Pack, 'name' | 'title' | 'languages' | 'memory' | 'speed' | 'licence'> & {
  /** Paths of the tools' pages. */
  tools: string[];
  bytes: number;
  /** Whether sizes and hashes are pinned, so that they are known before the hub is asked. */
  isPinned: boolean;
  repositories: string[];
  misfits: Misfit[];
  /** A result on this machine, by one block of a net that was timed; null for a pack whose work is unknown. */
  seconds: number | null;
  placed: { revision: string; acceptedAt: string; acceptedBy: string } | null;
  /** Bytes that an unfinished attempt left; null when there is none. */
  fetched: number | null;
  /** What it needs besides its own files, as a sentence for the operator; null when nothing is missing. */
  lacks: string | null;
};

const sentences: Readonly<Record<Lack, (models: string) => string>> = {
  sherpa: (models) => `It speaks only with sherpa-onnx: npm install --prefix ${models} ${sherpaPackage}@${sherpaVersion}`,
  painter: () => 'It serves only while a pack that paints is in place.',
};

async function fetchedOf(models: string, name: string): Promise<number | null> {
  const work = workOf(models, name);
  try {
    let bytes = 0;
    for (const path of await plainFilesIn(work)) bytes += (await stat(join(work, path))).size;
    return bytes;
  } catch {
    // There is none, or it changes at this moment.
    return null;
  }
}

const toolsOf = (name: string): string[] => {
  const serves: readonly string[] = packs.find((pack) => pack.name === name)?.serves ?? [];
  return tools.filter((tool) => capabilitiesOf(tool).some((capability) => serves.includes(capability))).map(({ slug }) => `/${slug}`);
};

/** Returns every pack of the registry (`pace`: floating-point operations a second of this machine, if they were measured): what it is, whether it fits this machine, and whether it is in place. */
export async function listPacks(models: string, pace: number | null = null): Promise<Listed[]> {
  const machine = await machineWith(models);
  const placed = new Map<string, PlacedPack>(packsIn(models).map((pack) => [pack.manifest.name, pack]));
  return Promise.all(
    registry.map(async (pack) => {
      const { name, title, languages, memory, speed, licence, sources, work } = pack;
      const there = placed.get(name);
      const lack = lackOf(models, pack);
      const fetched = there ? null : await fetchedOf(models, name);
      const bytes = there?.manifest.bytes ?? pack.bytes;
      return {
        name,
        title,
        languages,
        memory,
        speed,
        licence,
        tools: toolsOf(name),
        bytes,
        lacks: lack && sentences[lack](models),
        isPinned: sources.every((source) => 'archive' in source || pinsOf(name, source.repo) !== undefined),
        repositories: sources.map(({ repo }) => repo),
        seconds: work === undefined || pace === null ? null : work / pace,
        misfits: misfits(pack, there ? 0 : Math.max(0, bytes - (fetched ?? 0)), machine),
        placed: there ? { revision: there.revision, acceptedAt: there.manifest.accepted.at, acceptedBy: there.manifest.accepted.by } : null,
        fetched,
      };
    }),
  );
}
