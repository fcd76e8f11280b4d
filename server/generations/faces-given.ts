/** Rejects jobs before charging that would fail afterward: no face where one is required, or none that is sufficiently visible. */
import { facesMarked, looksAside } from '../../contract/facts/faces.ts';
import type { Capability } from '../../contract/facts/tools/index.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { box } from '../../contract/structs/inputs/values.ts';
import type { Engine } from '@iridia/engine';
import { finderOf, lookForFaces, type FoundFaces, type FaceSearch } from '../faces/find.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { MessageKey } from '../messages/messages.ts';

/** Milliseconds for all files of one job. After this timeout the engine finds out itself, and the credits are returned on failure. */
const timeout = 4000;

type Given = { inputs: Readonly<Record<string, unknown>>; files: Readonly<Record<string, readonly string[]>> };
type FindFaces = (name: string) => Promise<FoundFaces['faces'] | null>;

/** Checks the image of every new face, and that the engine would find a face to replace for each. */
async function judgeSwap({ inputs, files }: Given, find: FindFaces): Promise<MessageKey | null> {
  for (const name of new Set(files.faces)) {
    const faces = await find(name);
    if (faces?.length === 0) return 'noFaceInSource';
    if (faces?.every(looksAside)) return 'sourceFaceTurned';
  }
  const faces = await find(files.target![0]!);
  if (!faces) return null;
  const boxes = (inputs.faces as readonly { box?: Infer<typeof box> }[]).map((each) => each.box ?? null);
  const marked = facesMarked(boxes, faces);
  const pointless = boxes.filter((each) => each === null).length;
  const free = faces.filter((_, index) => !marked.includes(index));
  if (marked.some((index) => index !== null && looksAside(faces[index]!))) return 'targetFaceTurned';
  if (free.length < pointless) return faces.length === 0 ? 'noFaceInTarget' : 'tooFewFaces';
  return free.filter((face) => !looksAside(face)).length < pointless ? 'targetFaceTurned' : null;
}

async function judgePortraits({ files }: Given, find: FindFaces): Promise<MessageKey | null> {
  for (const name of new Set([...(files.image ?? []), ...(files.images ?? [])])) if ((await find(name))?.length === 0) return 'noFace';
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

/**
 * Checks the faces in a job's files, which must be known to belong to the caller. Only runs if the engine detects faces itself, because
 * another engine may detect faces that ours does not.
 */
export async function checkFaces(services: FaceSearch, who: Who, engine: Engine, capability: Capability, given: Given): Promise<void> {
  const judge = judges[capability];
  if (!judge || finderOf(services) !== engine) return;
  const { limits, log, stopping } = services;
  const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeout)]);
  const find: FindFaces = async (name) => {
    try {
      signal.throwIfAborted();
      await limits.spend(['facesByAccount', who.account], ['facesByAddress', who.address]);
      return (await lookForFaces(services, engine, who, name, signal)).faces;
    } catch (error) {
      log.info('a submit did not wait until faces were found', { upload: name, error });
      return null;
    }
  };
  const reason = await judge(given, find);
  if (reason) throw new Refusal('invalidInput', { key: reason });
}
