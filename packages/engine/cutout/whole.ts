/** Completes the people of a subject. */
import type { Image } from '@iridia/pixels/image';
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
  let [all, known] = [0, 0];
  for (const [at, value] of people.entries())
    if (value > surePerson) {
      all += 1;
      if (plane[at]! > 0.5) known += 1;
    }
  if (all < leastPeople * plane.length || known < all * knownShare) return { plane, width, height };
  return { plane: plane.map((value, at) => Math.max(value, people[at]! > surePerson ? people[at]! : 0)), width, height };
}
