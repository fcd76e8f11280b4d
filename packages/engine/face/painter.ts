/** Paints new faces onto frames in a thread of its own: meanwhile the next frame is decoded and searched, and the one before encoded. */
import { Worker } from 'node:worker_threads';
import type { Image } from '@iridia/pixels/image';
import type { FacePlace } from './people.ts';
import type { Worn } from './wearer.ts';

export type ToPainter = { image: Image; worn: readonly Worn[] };
/** The pixels of an image that was sent, painted. */
export type FromPainter = Uint8Array<ArrayBuffer>;

export type Painter = {
  /** Resolves to the pixels with the faces on them. Takes the pixels of `image` away; images are painted in the order of the calls. */
  paint(image: Image, worn: readonly Worn[]): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/** Starts the thread. `places`: the new faces, which `Worn` names by their index. */
export function openPainter(places: readonly FacePlace[]): Painter {
  const thread = new Worker(new URL('./painter.thread.ts', import.meta.url), { workerData: places });
  const waiting: PromiseWithResolvers<FromPainter>[] = [];
  let broken: unknown = null;
  thread.on('message', (painted: FromPainter) => waiting.shift()?.resolve(painted));
  thread.on('error', (error) => {
    broken = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    paint(image, worn) {
      if (broken) return Promise.reject(broken as Error);
      const painted = Promise.withResolvers<FromPainter>();
      // Where one fails, nobody waits for those after it.
      painted.promise.catch(() => undefined);
      waiting.push(painted);
      thread.postMessage({ image, worn } satisfies ToPainter, [image.rgb.buffer as ArrayBuffer]);
      return painted.promise;
    },
    async close() {
      await thread.terminate();
    },
  };
}
