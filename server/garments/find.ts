/** Proposes the area of a garment in one of the caller's uploads. */
import { readFile } from 'node:fs/promises';
import { partNamed } from '../../contract/facts/garments.ts';
import { findGarment } from '../../contract/structs/calls/garments.ts';
import { is, type Infer } from '../../contract/structs/schema.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { lookForCaller, type Looking } from '../detection/detect.ts';
import { openMemory, type Memory } from '../detection/memory.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Cache of the garments proposed in uploads. */
    readonly garmentMemory: GarmentMemory;
  }
}

export type FoundGarment = Infer<typeof findGarment.data>;

/** Proposed areas by upload name and part of the body. */
export type GarmentMemory = Memory<FoundGarment>;
/** Creates an empty cache; an area takes some ten kilobytes. */
export const openGarmentMemory = (): GarmentMemory => openMemory(200);

/** Returns the area of the garment that the words mean in an upload of the caller. Throws the refusals of `lookForCaller`. */
export const garmentIn = (
  services: Looking & Pick<Services, 'db' | 'garmentMemory'>,
  who: Who,
  { name, prompt = '' }: Infer<typeof findGarment.body>,
  left: AbortSignal,
): Promise<FoundGarment> =>
  lookForCaller(
    services,
    who,
    name,
    {
      capability: 'garment.find',
      inputs: { prompt },
      key: `${name} ${partNamed(prompt)}`,
      memory: services.garmentMemory,
      limits: { account: 'garmentsByAccount', address: 'garmentsByAddress' },
      types: /^image\//,
      read: async ({ outputs: [mask], notes: { share } }) => {
        const found = { mask: mask ? `data:image/png;base64,${await readFile(mask.path, 'base64')}` : null, share };
        return is(found, findGarment.data) ? found : null;
      },
    },
    left,
  );
