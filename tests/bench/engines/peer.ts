/** A separate process for an alternative tool, so that its time and memory can be measured: one request, one answer. */
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import sharp from 'sharp';
import '../../../packages/engine/media/quiet.ts';
import { dilate } from '../../../packages/engine/inpaint/hole.ts';
import { telea } from '../../../packages/engine/inpaint/telea.ts';

/** `modules`: the folder in which a package of npm was installed for this run; `rim`: pixels around the mask that are filled as well. */
export type PeerOrder =
  | { way: 'lanczos'; from: string; into: string; scale: number }
  | { way: 'telea'; from: string; mask: string; into: string; rim: number }
  | { way: 'delogo'; from: string; into: string; region: { x: number; y: number; width: number; height: number } }
  | { way: 'imgly'; from: string; into: string; modules: string; model: 'small' | 'medium' };
export type PeerAnswer = { error: string | null };

async function serve(order: PeerOrder): Promise<void> {
  if (order.way === 'lanczos') {
    const { width } = await sharp(order.from).metadata();
    await sharp(order.from)
      .resize(width * order.scale, null, { kernel: 'lanczos3' })
      .png()
      .toFile(order.into);
  }
  if (order.way === 'telea') {
    const { data: rgb, info } = await sharp(order.from).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const mask = await sharp(order.mask).removeAlpha().extractChannel(0).raw().toBuffer();
    const hole = dilate(
      Uint8Array.from(mask, (value) => (value > 127 ? 1 : 0)),
      info.width,
      info.height,
      order.rim,
    );
    const filled = await telea({ rgb, width: info.width, height: info.height }, hole, 3);
    await sharp(filled, { raw: { width: info.width, height: info.height, channels: 3 } })
      .png()
      .toFile(order.into);
  }
  if (order.way === 'delogo') {
    const { x, y, width, height } = order.region;
    await using input = await Demuxer.open(order.from);
    using decoder = await Decoder.create(input.video()!);
    using filter = FilterAPI.create(`delogo=x=${x}:y=${y}:w=${width}:h=${height},format=yuv420p`);
    using encoder = await Encoder.create('libx264' as never, { decoder, filter, options: { crf: '16' } });
    await using output = await Muxer.open(order.into, { format: 'mp4' });
    await pipeline(input, decoder, filter, encoder, output).completion;
  }
  if (order.way === 'imgly') {
    const load = createRequire(join(order.modules, 'index.js'));
    const { removeBackground } = load('@imgly/background-removal-node') as {
      removeBackground: (from: string, config: object) => Promise<Blob>;
    };
    const blob = await removeBackground(pathToFileURL(order.from).href, { model: order.model });
    await writeFile(order.into, Buffer.from(await blob.arrayBuffer()));
  }
}

process.on('message', (order: PeerOrder) => {
  const answer = (error: string | null) => process.send?.({ error } satisfies PeerAnswer);
  serve(order).then(
    () => answer(null),
    (error: unknown) => answer(String(error)),
  );
});
process.on('disconnect', () => process.exit(0));
