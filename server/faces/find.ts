/** Detects faces in one of the caller's uploads. */
import { findFaces } from '../../contract/structs/calls/faces.ts';
import { is, type Infer } from '../../contract/structs/schema.ts';
import type { Engine } from '@iridia/engine';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { engineFor, look, lookForCaller, type Look, type Looking } from '../detection/detect.ts';
import { openMemory, type Memory } from '../detection/memory.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Cache of the faces detected in uploads. */
    readonly faceMemory: FaceMemory;
  }
}

/** The services required to detect faces within a caller's rate limits. */
export type FaceSearch = Looking & Pick<Services, 'faceMemory'>;

export type FoundFaces = Infer<typeof findFaces.data>;

/** Detected faces by upload name. */
export type FaceMemory = Memory<FoundFaces>;
/** Creates an empty cache. */
export const openFaceMemory = (): FaceMemory => openMemory(500);

/** Returns the engine that detects faces; undefined if none does. */
export const finderOf = (services: Pick<Services, 'engines'>): Engine | undefined => engineFor(services, 'face.find');

const facesOf = ({ faceMemory }: Pick<Services, 'faceMemory'>, name: string): Look<FoundFaces> => ({
  capability: 'face.find',
  key: name,
  memory: faceMemory,
  limits: { account: 'facesByAccount', address: 'facesByAddress' },
  types: /^(image|video)\//,
  read: ({ notes }) => (is(notes, findFaces.data) ? notes : null),
});

/** Detects the faces in an upload that is known to belong to the caller, or returns the cached result. Rejects with the engine's error. */
export const lookForFaces = (
  services: Pick<Services, 'config' | 'disk' | 'faceMemory' | 'secrets'>,
  engine: Engine,
  who: Pick<Who, 'locale' | 'account' | 'address'>,
  name: string,
  signal: AbortSignal,
): Promise<FoundFaces> => look(services, engine, who, name, facesOf(services, name), signal);

/** Returns the faces in an upload of the caller. Throws the refusals of `lookForCaller`. */
export const facesIn = (services: FaceSearch & Pick<Services, 'db'>, who: Who, name: string, left: AbortSignal): Promise<FoundFaces> =>
  lookForCaller(services, who, name, facesOf(services, name), left);
