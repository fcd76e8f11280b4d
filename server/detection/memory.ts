import { openShared, type Shared } from './shared.ts';

/** What was found in uploads, and what is looked for now. They are immutable, so entries never expire; the oldest is evicted first. */
export type Memory<Found> = Pick<Map<string, Found>, 'get' | 'set' | 'delete'> & { readonly looks: Shared<Found> };

/** Creates an empty memory of `most` entries. */
export function openMemory<Found>(most: number): Memory<Found> {
  const known = new Map<string, Found>();
  return {
    get: (key) => known.get(key),
    set(key, found) {
      known.set(key, found);
      if (known.size > most) known.delete(known.keys().next().value!);
      return known;
    },
    delete: (key) => known.delete(key),
    looks: openShared(),
  };
}
