/** Commits, sizes and hashes of packs that were fetched once: `npm run models -- pin NAME` writes `pins.json` from a pack in place. */
import pinned from './pins.json' with { type: 'json' };

export type Pins = {
  readonly commit: string;
  readonly files: Readonly<Record<string, { readonly size: number; readonly sha256: string }>>;
};

const pins = pinned as Readonly<Record<string, Readonly<Record<string, Pins>>>>;

/** Returns what is pinned of a pack's repository; undefined for what was never fetched. */
export const pinsOf = (pack: string, repo: string): Pins | undefined => pins[pack]?.[repo];
