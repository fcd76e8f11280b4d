import { packNamed, packsIn } from '@iridia/engine/packs';
import { sizeOf } from './words.ts';

/** The pack that the operator learns of at start: it changes most of what people see first. */
const first = 'picture';

/** Returns the line for the operator when no pack is in place: what one command would add; null when there is one. */
export function hintFor(models: string): string | null {
  if (packsIn(models).length > 0) return null;
  const pack = packNamed(first)!;
  return `No model packs are in place. npm run models -- add ${first} would make images with ${pack.title} on this machine (about ${sizeOf(pack.bytes)}); npm run models -- list shows the others.`;
}
