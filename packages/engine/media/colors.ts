/** What the numbers of a video mean as colors, and the filters that make sRGB of them. */
import {
  AVCOL_PRI_BT2020,
  AVCOL_PRI_SMPTE431,
  AVCOL_PRI_SMPTE432,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_BT2020_CL,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_BT470BG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_IEC61966_2_1,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants';
import type { Stream } from 'node-av/lib';

export type Colors = {
  /** `sdr`: shown as it is; `hlg` and `pq` are the two kinds of HDR (ITU-R BT.2100). */
  transfer: 'sdr' | 'hlg' | 'pq';
  /** `bt709`: those of sRGB, and of older videos, which differ from it by less than a screen does. */
  primaries: 'bt709' | 'bt2020' | 'p3' | 'dci';
};

const transfers: ReadonlyMap<number, Colors['transfer']> = new Map([
  [AVCOL_TRC_ARIB_STD_B67, 'hlg'],
  [AVCOL_TRC_SMPTE2084, 'pq'],
]);
const gamuts: ReadonlyMap<number, Colors['primaries']> = new Map([
  [AVCOL_PRI_BT2020, 'bt2020'],
  [AVCOL_PRI_SMPTE432, 'p3'],
  [AVCOL_PRI_SMPTE431, 'dci'],
]);

export function colorsOf({ codecpar: { colorTrc, colorPrimaries } }: Stream): Colors {
  const transfer = transfers.get(colorTrc) ?? 'sdr';
  return { transfer, primaries: gamuts.get(colorPrimaries) ?? (transfer === 'sdr' ? 'bt709' : 'bt2020') };
}

const named = { bt709: 'bt709', bt2020: 'bt2020', p3: 'smpte432', dci: 'smpte431' } as const;
const matrices: ReadonlyMap<number, string> = new Map([
  [AVCOL_SPC_RGB, 'gbr'],
  [AVCOL_SPC_BT709, 'bt709'],
  [AVCOL_SPC_BT470BG, 'bt470bg'],
  [AVCOL_SPC_SMPTE170M, 'smpte170m'],
  [AVCOL_SPC_BT2020_NCL, 'bt2020nc'],
  [AVCOL_SPC_BT2020_CL, 'bt2020c'],
]);

/** Candelas per square meter of white in the graphics of an HDR image (ITU-R BT.2408), and of the brightest light that is distinguished. */
const white = 203;
const brightest = 1000;
/** The share of white up to which every brightness stays as it is; lights above white share what is left. */
const kept = 0.75;

/** Height in pixels from which players read a video that does not name its matrix as HD. */
const hd = 720;

/** A filter for the beginning of a chain: what players guess about a video that does not state it, where FFmpeg guesses otherwise. */
export const guessed = ({ codecpar: { colorSpace, height } }: Stream): string =>
  colorSpace === AVCOL_SPC_UNSPECIFIED && height >= hd ? 'setparams=colorspace=bt709,' : '';

/**
 * Filters that turn a video's colors into those of sRGB, between the scaling and the format: HDR is tone-mapped, a wide gamut is converted,
 * and everything else passes untouched.
 */
export function toSrgb(stream: Stream): string {
  const { transfer, primaries } = colorsOf(stream);
  if (transfer === 'sdr' && primaries === 'bt709') return '';
  const { colorSpace, colorRange, colorTrc } = stream.codecpar;
  const matrix = matrices.get(colorSpace) ?? (primaries === 'bt2020' ? 'bt2020nc' : 'bt709');
  const from = `pin=${named[primaries]}:min=${matrix}:rin=${colorRange === AVCOL_RANGE_JPEG ? 'pc' : 'tv'}`;
  if (transfer === 'sdr') {
    const curve = colorTrc === AVCOL_TRC_IEC61966_2_1 ? 'iec61966-2-1' : 'bt709';
    return `zscale=tin=${curve}:${from}:t=${curve}:p=bt709:m=gbr:r=pc,format=gbrp,`;
  }
  const curve = transfer === 'hlg' ? 'arib-std-b67' : 'smpte2084';
  return [
    `format=yuv444p10,zscale=tin=${curve}:${from}:t=linear:npl=${white}`,
    'format=gbrpf32,zscale=p=bt709',
    `tonemap=mobius:param=${kept}:peak=${(brightest / white).toFixed(3)}:desat=0`,
    'zscale=t=iec61966-2-1:m=gbr:r=pc,format=gbrp,',
  ].join(',');
}
