/** What a decoder receives before the first packet: the units that describe images stay, every other one goes. */
import { AV_CODEC_ID_AV1, AV_CODEC_ID_HEVC } from 'node-av/constants';

const startCode = Buffer.from([0, 0, 1]);

/** Returns the units of a byte stream (ITU-T H.264 and H.265, Annex B) without their start codes. */
function unitsIn(bytes: Buffer): Buffer[] {
  const units: Buffer[] = [];
  for (let at = bytes.indexOf(startCode); at !== -1;) {
    const next = bytes.indexOf(startCode, at + 3);
    let end = next === -1 ? bytes.length : next;
    // The zeros before a start code belong to it.
    while (end > at + 3 && bytes[end - 1] === 0) end -= 1;
    units.push(bytes.subarray(at + 3, end));
    at = next;
  }
  return units;
}

/** Parameter sets of H.264: sequence and image; of H.265: video, sequence and image. */
const isParameterSet = (unit: Buffer, codec: number): boolean =>
  codec === AV_CODEC_ID_HEVC ? [32, 33, 34].includes((unit[0]! >> 1) & 63) : [7, 8].includes(unit[0]! & 31);

const configuration = 4;
const sequenceHeader = 1;

/** The configuration record of AV1: four bytes, and then units, each with its length. */
function ofAv1(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, configuration)];
  for (let at = configuration; at < bytes.length;) {
    const header = bytes[at]!;
    let [size, digits, place] = [0, 0, at + ((header & 4) === 0 ? 1 : 2)];
    // A unit without a length goes on to the end.
    if ((header & 2) === 0) size = bytes.length - place;
    else {
      do size |= (bytes[place]! & 127) << (7 * digits++);
      while (place < bytes.length && digits < 5 && (bytes[place++]! & 128) !== 0);
    }
    const end = Math.min(bytes.length, place + Math.max(0, size));
    if (((header >> 3) & 15) === sequenceHeader) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Returns the data without units that could carry words: of AV1 as MP4 holds it, of H.264 and H.265 as a byte stream. */
export function withoutWords(bytes: Buffer, codec: number): Buffer {
  if (codec === AV_CODEC_ID_AV1) return ofAv1(bytes);
  return Buffer.concat(
    unitsIn(bytes)
      .filter((unit) => unit.length > 0 && isParameterSet(unit, codec))
      .flatMap((unit) => [Buffer.from([0]), startCode, unit]),
  );
}
