/** Completes the people of a subject. */
import type { Image } from '@iridia/pixels/image';
import { connectedParts } from '../image/connected.ts';
import { resizePlane } from '../image/raster.ts';
import { peopleIn, peopleSide } from './people.ts';
import type { Mask } from './saliency.ts';

/** Share of a person that must already be part of the subject before the rest of that person is added. */
const knownShare = 0.7;
/** Minimum share of the image that people cover, and what the net must be sure of: it also knows cats, and the grass under a player. */
const leastPeople = 0.02;
const surePerson = 0.9;

/** Completes the people of the subject: the salient cut-out loses plain shirts and dark trousers, which the net for people keeps. */
export async function withPeople(image: Image, { plane, width, height }: Mask): Promise<Mask> {
  const people = resizePlane(await peopleIn(image), peopleSide, peopleSide, width, height);
  const sure = people.map((value) => (value > surePerson ? value : 0));
  const { part, sizes } = connectedParts(sure, width);
  const known = sizes.map(() => 0);
  for (let at = 0; at < part.length; at += 1) if (plane[at]! > 0.5) known[part[at]!]! += 1;
  const sum = (counts: readonly number[]): number => counts.slice(1).reduce((total, count) => total + count, 0);
  if (sum(sizes) < leastPeople * plane.length || sum(known) < sum(sizes) * knownShare) return { plane, width, height };
  // A part of which the subject has nothing is a blanket, or somebody else.
  return { plane: plane.map((value, at) => (known[part[at]!]! > 0 ? Math.max(value, sure[at]!) : value)), width, height };
}
