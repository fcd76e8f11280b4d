/** Which numbers of an AVIF stand for black and white: those of television, or all of them. */
import { Demuxer } from 'node-av/api';
import { AV_DISPOSITION_DEFAULT, AV_PIX_FMT_GRAY10LE, AV_PIX_FMT_GRAY12LE, AV_PIX_FMT_GRAY8, AVCOL_RANGE_MPEG } from 'node-av/constants';
import type { Stream } from 'node-av/lib';

/** Where black and white are not the least and the largest number (ITU-R BT.601). */
export type Narrow = { readonly grays: boolean; readonly alpha: boolean };

const gray: ReadonlySet<number> = new Set([AV_PIX_FMT_GRAY8, AV_PIX_FMT_GRAY10LE, AV_PIX_FMT_GRAY12LE]);
export const isGray = ({ codecpar: { format } }: Stream): boolean => gray.has(format);
const isNarrowGray = (stream: Stream): boolean => isGray(stream) && stream.codecpar.colorRange === AVCOL_RANGE_MPEG;

/** The grays and the alpha of an AVIF, which its decoder hands over by their numbers; its colors it spreads by itself. */
export async function narrowIn(path: string): Promise<Narrow> {
  try {
    await using input = await Demuxer.open(path, { format: 'mov', options: { protocol_whitelist: 'file' } as never });
    const { streams } = input;
    const image = streams.find(({ disposition }) => (disposition & AV_DISPOSITION_DEFAULT) !== 0) ?? streams[0];
    const clear = streams.find((one) => one !== image && one.nbFrames === image?.nbFrames && isGray(one));
    return { grays: image !== undefined && isNarrowGray(image), alpha: clear !== undefined && isNarrowGray(clear) };
  } catch {
    // The decoder judges whether the file is damaged.
    return { grays: false, alpha: false };
  }
}
