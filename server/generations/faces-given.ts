/** Refuses before the charge what an engine could only refuse after it: no face where one is needed, or none that is seen enough. */
import { maxFaceTurn } from '../../contract/facts/faces.ts';
import type { Capability } from '../../contract/facts/tools/index.ts';
import type { Engine } from '@iridia/engine';
import { finderOf, lookForFaces, type FoundFaces, type FaceSearch } from '../faces/find.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { MessageKey } from '../messages/messages.ts';

/** Milliseconds for all files of one press. What is not known by then the engine finds out, and the credits come back. */
const timeout = 4000;

type Given = { inputs: Readonly<Record<string, unknown>>; files: Readonly<Record<string, readonly string[]>> };
type FindFaces = (name: string) => Promise<FoundFaces['faces'] | null>;

const isAside = ({ turned }: FoundFaces['faces'][number]): boolean => turned > maxFaceTurn;

/** Of each new face the picture, and of the target what remains for those who point at no place in it. */
async function judgeSwap({ inputs, files }: Given, find: FindFaces): Promise<MessageKey | null> {
  for (const name of new Set(files.faces)) {
    const faces = await find(name);
    if (faces?.length === 0) return 'sourceHasNoFace';
    if (faces?.every(isAside)) return 'sourceLooksAside';
  }
  const pointless = (inputs.faces as readonly { box?: unknown }[]).filter(({ box }) => !box).length;
  if (pointless === 0) return null;
  const faces = await find(files.target![0]!);
  if (!faces) return null;
  if (faces.length === 0) return 'targetHasNoFace';
  if (faces.length < pointless) return 'targetHasTooFewFaces';
  return faces.every(isAside) ? 'targetLooksAside' : null;
}

async function judgePortraits({ files }: Given, find: FindFaces): Promise<MessageKey | null> {
  for (const name of new Set([...(files.image ?? []), ...(files.images ?? [])]))
    if ((await find(name))?.length === 0) return 'pictureHasNoFace';
  return null;
}

type Judge = (given: Given, find: FindFaces) => Promise<MessageKey | null>;
const judges: Partial<Record<Capability, Judge>> = {
  'face.image': judgeSwap,
  'face.gif': judgeSwap,
  'face.video': judgeSwap,
  'effect.halloween': judgePortraits,
  'effect.hug': judgePortraits,
  'effect.kiss': judgePortraits,
};

/** The files must be known to be the asker's. Only where the maker itself looks: another one may see faces that ours does not. */
export async function checkFaces(services: FaceSearch, who: Who, engine: Engine, capability: Capability, given: Given): Promise<void> {
  const judge = judges[capability];
  if (!judge || finderOf(services) !== engine) return;
  const { limits, log, stopping } = services;
  const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeout)]);
  const find: FindFaces = async (name) => {
    try {
      signal.throwIfAborted();
      await limits.consume('facesByAccount', who.account);
      await limits.consume('facesByAddress', who.address);
      return (await lookForFaces(services, engine, who, name, signal)).faces;
    } catch (error) {
      log.info('a press was not held up to look for faces', { upload: name, error });
      return null;
    }
  };
  const reason = await judge(given, find);
  if (reason) throw new Refusal('invalidInput', { key: reason });
}
