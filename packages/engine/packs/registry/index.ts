/** Every pack that `npm run models -- add` knows, those that a business may use first. */
import { packs, type PackName } from '../../../../contract/facts/packs.ts';
import type { Pack } from '../manifest.ts';
import { cutout, depth, enlarge, inpaint } from './nets.ts';
import { image, imageFast } from './images.ts';
import { clone, voices, voicesZh } from './voices.ts';
import { chat, guard, translate } from './words.ts';

const byName: Readonly<Record<PackName, Pack>> = {
  picture: image,
  'picture-fast': imageFast,
  voices,
  'voices-zh': voicesZh,
  clone,
  chat,
  guard,
  translate,
  cutout,
  enlarge,
  inpaint,
  depth,
};

/** In the order of `contract/facts/packs.ts`. */
export const registry: readonly Pack[] = packs.map(({ name }) => byName[name]);

/** Returns the pack of a name; undefined for a name that the registry does not have. */
export const packNamed = (name: string): Pack | undefined => registry.find((pack) => pack.name === name);
