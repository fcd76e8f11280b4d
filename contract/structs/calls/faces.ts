import { integer, list, number, openRecord, record } from '../schema.ts';
import { box, fileName } from '../inputs/values.ts';
import { call } from './call.ts';

/** `box` in pixels of the file; `turned` is the angle in degrees by which the head is turned sideways, up or down. */
export const foundFace = openRecord({ box, turned: number({ min: 0, max: 90 }) });

export const findFaces = call({
  method: 'POST',
  path: '/api/faces',
  summary: 'Detects the faces in an uploaded picture, from left to right; in a GIF or video, those in its first frame with a face',
  who: 'anyone',
  scope: 'make',
  body: record({ name: fileName }),
  data: openRecord({ faces: list(foundFace), width: integer({ min: 1 }), height: integer({ min: 1 }) }),
  codes: ['notFound', 'noEngine'],
});
