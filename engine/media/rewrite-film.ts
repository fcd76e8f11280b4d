/** Rewrites an uploaded film: packets are copied where browsers play the codec, and re-encoded otherwise. */
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import { AV_CODEC_ID_AAC, AV_CODEC_ID_AV1, AV_CODEC_ID_H264, AV_CODEC_ID_HEVC, AV_CODEC_ID_MP3, AV_CODEC_ID_OPUS } from 'node-av/constants';
import { limits } from '../../contract/facts/limits.ts';
import { openMedia, refuse } from './open.ts';

/** Size in pixels, duration in seconds. */
export type Rewritten = { width: number; height: number; duration: number };

/** Codecs that browsers play in MP4; anything else is re-encoded. */
const kept = {
  video: new Set<number>([AV_CODEC_ID_H264, AV_CODEC_ID_HEVC, AV_CODEC_ID_AV1]),
  audio: new Set<number>([AV_CODEC_ID_AAC, AV_CODEC_ID_MP3, AV_CODEC_ID_OPUS]),
};

/**
 * Writes the film at `path` to `into` as an MP4 that browsers play, with one picture stream and no streams besides picture and sound.
 * Rejects with `refused` (`uploadNoPicture`, `uploadTooManyPixels`, `uploadTooLong`, `uploadUnreadable`).
 */
export async function rewriteFilm(path: string, into: string): Promise<Rewritten> {
  await using input = await openMedia(path);
  const stream = input.video() ?? refuse('uploadNoPicture');
  const { width, height } = stream.codecpar;
  if (width < 16 || height < 16) refuse('uploadUnreadable');
  if (width * height > limits.videoPixels) refuse('uploadTooManyPixels');
  if (input.duration > limits.videoSeconds + 0.5) refuse('uploadTooLong');
  const duration = kept.video.has(stream.codecpar.codecId) ? await remux(input, into) : await transcode(input, into);
  await firstFrame(into);
  return { width, height, duration };
}

/** Copies the packets and checks each timestamp, because the length in a header cannot be trusted. Resolves to seconds. */
async function remux(input: Demuxer, into: string): Promise<number> {
  const video = input.video()!;
  const audio = input.audio();
  await using output = await Muxer.open(into, { format: 'mp4', options: { movflags: '+faststart' } });
  const places = new Map([[video.index, output.addStream(video)]]);
  if (audio && kept.audio.has(audio.codecpar.codecId)) places.set(audio.index, output.addStream(audio));
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  let count = 0;
  for await (using packet of input.packets()) {
    if (!packet) break;
    const place = places.get(packet.streamIndex);
    if (place === undefined) continue;
    if (packet.streamIndex === video.index) {
      const { num, den } = video.timeBase;
      const seconds = (Number(packet.pts) * num) / den;
      if (Number.isFinite(seconds)) {
        first = Math.min(first, seconds);
        last = Math.max(last, seconds + (Number(packet.duration) * num) / den);
        if (last - first > limits.videoSeconds + 0.5) refuse('uploadTooLong');
      }
      count += 1;
    }
    await output.writePacket(packet, place);
  }
  if (count === 0) refuse('uploadUnreadable');
  return Math.max(0, last - first);
}

async function transcode(input: Demuxer, into: string): Promise<number> {
  const stream = input.video()!;
  using decoder = await Decoder.create(stream);
  using filter = FilterAPI.create('scale=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p');
  using encoder = await Encoder.create('libx264' as never, { decoder, filter, options: { preset: 'veryfast', crf: '20' } as never });
  await using output = await Muxer.open(into, { format: 'mp4', options: { movflags: '+faststart' } });
  const control = pipeline(input, decoder, filter, encoder, output, {
    onProgress: ({ time }) => {
      if (time > limits.videoSeconds + 1) control.stop();
    },
    progressInterval: 100,
  });
  await control.completion;
  if (control.isStopped()) refuse('uploadTooLong');
  return control.progress.time;
}

/** Rejects a file whose first picture cannot be decoded now, before a job is paid for. */
async function firstFrame(path: string): Promise<void> {
  await using input = await openMedia(path);
  const stream = input.video() ?? refuse('uploadUnreadable');
  using decoder = await Decoder.create(stream);
  for await (using frame of decoder.frames(input.packets(stream.index))) if (frame) return;
  refuse('uploadUnreadable');
}
