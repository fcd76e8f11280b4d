/** The part of OpenCV that the built-in engine uses. It is synchronous and slow to start, so use it for small images only. */
import { createRequire } from 'node:module';

export type Matrix = { data: Uint8Array; delete(): void };
type OpenCv = {
  Mat: new (rows?: number, columns?: number, type?: number) => Matrix;
  Rect: new (x: number, y: number, width: number, height: number) => object;
  matFromArray(rows: number, columns: number, type: number, values: ArrayLike<number>): Matrix;
  /** The seed of what is drawn by lot, in grabCut too. */
  setRNGSeed(seed: number): void;
  grabCut(image: Matrix, mask: Matrix, rect: object, back: Matrix, fore: Matrix, rounds: number, mode: number): void;
  inpaint(image: Matrix, mask: Matrix, result: Matrix, radius: number, way: number): void;
  CV_8UC1: number;
  CV_8UC3: number;
  GC_INIT_WITH_MASK: number;
  INPAINT_TELEA: number;
  onRuntimeInitialized?: () => void;
};

/** The module has a `then` method, so it is wrapped in an object: awaiting it directly would never resolve. */
let opened: Promise<{ cv: OpenCv }> | null = null;
export function openCv(): Promise<{ cv: OpenCv }> {
  opened ??= new Promise((resolve) => {
    const cv = createRequire(import.meta.url)('@techstark/opencv-js') as OpenCv;
    if (cv.Mat) resolve({ cv });
    else cv.onRuntimeInitialized = () => resolve({ cv });
  });
  return opened;
}
