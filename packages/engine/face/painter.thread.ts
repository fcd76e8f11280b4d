/** The thread of a painter. What fails ends it, and reaches the painter as an error. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FromPainter, ToPainter } from './painter.ts';
import type { FacePlace } from './people.ts';
import { createWearer } from './wearer.ts';

const wearers = (workerData as FacePlace[]).map(createWearer);
let painted = Promise.resolve();

async function paint({ image: { width, height, rgb }, worn }: ToPainter): Promise<void> {
  const image = { width, height, rgb: Buffer.from(rgb.buffer, rgb.byteOffset, rgb.byteLength) };
  for (const { wearer, ...where } of worn) await wearers[wearer]!(image, where);
  const answer = new Uint8Array(image.rgb.buffer as ArrayBuffer, image.rgb.byteOffset, image.rgb.byteLength);
  parentPort!.postMessage(answer satisfies FromPainter, [answer.buffer]);
}

parentPort!.on('message', (order: ToPainter) => {
  painted = painted.then(() => paint(order));
});
