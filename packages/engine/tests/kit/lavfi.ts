/** Files of every kind, a few kilobytes each, from FFmpeg's own sources. */
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import type { Stream } from 'node-av/lib';

export type Track = {
  /** A source of FFmpeg's `lavfi` device. */
  source: string;
  filter: string;
  codec: string;
  options?: Record<string, string>;
};

type Made = {
  format: string;
  tracks: readonly Track[];
  options?: Record<string, string>;
  configure?: (streams: readonly Stream[]) => void;
};

/** Writes the tracks to `path`, one after the other, and resolves to it. */
export async function makeFile(path: string, { format, tracks, options = {}, configure }: Made): Promise<string> {
  using parts = new DisposableStack();
  await using output = await Muxer.open(path, {
    format,
    options,
    ...(configure && { configure: (context: { streams: Stream[] | null }) => configure(context.streams ?? []) }),
  } as never);
  const all = [];
  for (const { source, filter, codec, options: own = {} } of tracks) {
    const input = await Demuxer.open(source, { format: 'lavfi' });
    const stream = (input.video() ?? input.audio())!;
    const decoder = parts.use(await Decoder.create(stream));
    const filtering = parts.use(FilterAPI.create(filter));
    const encoder = parts.use(await Encoder.create(codec as never, { decoder, filter: filtering, options: own as never }));
    const packets = encoder.packets(filtering.frames(decoder.frames(input.packets(stream.index))));
    all.push({ input, index: output.addStream(encoder), packets });
  }
  for (const { input, index, packets } of all) {
    for await (using packet of packets) if (packet) await output.writePacket(packet, index);
    await input.close();
  }
  await output.close();
  return path;
}
