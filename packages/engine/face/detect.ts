/** Face detection: BlazeFace on the whole image, padded to a square. */
import type { Image } from '@iridia/pixels/image';
import { askNet, sampleSquare, type Square } from './square.ts';

type Detection = { score: number; x: number; y: number; width: number; height: number; angle: number };

const weights = 'blazeface.onnx';
const side = 256;
const leastScore = 0.5;
const maxFaces = 40;
const maxOverlap = 0.25;

/** The net's output covers two grids, with several anchors per cell. */
const grids = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
];

function overlap(a: Detection, b: Detection): number {
  const width = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const height = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  if (width <= 0 || height <= 0) return 0;
  const both = width * height;
  return both / (a.width * a.height + b.width * b.height - both);
}

async function candidates(image: Image, { x: centerX, y: centerY, side: whole }: Square): Promise<Detection[]> {
  const planes = sampleSquare(image, { x: centerX, y: centerY, side: whole, angle: 0 }, side, 1 / 127.5, -1);
  const answers = await askNet(weights, planes, side);
  const found: Detection[] = [];
  for (const { cells, anchors } of grids) {
    const count = cells * cells * anchors;
    const answer = (last: number) => answers.find(({ shape }) => shape[1] === count && shape[2] === last)!.data;
    const [scores, boxes] = [answer(1), answer(16)];
    for (let at = 0; at < count; at += 1) {
      const score = 1 / (1 + Math.exp(-scores[at]!));
      if (score < leastScore) continue;
      const cell = Math.trunc(at / anchors);
      const anchorX = ((cell % cells) + 0.5) / cells;
      const anchorY = (Math.trunc(cell / cells) + 0.5) / cells;
      const inImage = (index: number, anchor: number, center: number) => (boxes[at * 16 + index]! / side + anchor - 0.5) * whole + center;
      const [x, y] = [inImage(0, anchorX, centerX), inImage(1, anchorY, centerY)];
      // The first two of the six landmarks are the eyes.
      const eyes = [4, 6].map((index) => [inImage(index, anchorX, centerX), inImage(index + 1, anchorY, centerY)] as const);
      const angle = Math.atan2(eyes[1]![1] - eyes[0]![1], eyes[1]![0] - eyes[0]![0]);
      found.push({ score, x, y, width: (boxes[at * 16 + 2]! / side) * whole, height: (boxes[at * 16 + 3]! / side) * whole, angle });
    }
  }
  return found;
}

/** Detections in descending order of confidence, one for each face. */
function apart(found: readonly Detection[]): Detection[] {
  const kept: Detection[] = [];
  for (const detection of found.toSorted((a, b) => b.score - a.score)) {
    if (kept.length === maxFaces) break;
    if (!kept.some((other) => overlap(detection, other) > maxOverlap)) kept.push(detection);
  }
  return kept;
}

/** Of a face narrower than this share of the image the net sees too little to be right: it takes collars for faces, and misses others. */
const narrow = 1 / 12;
/** Side of the parts in which such faces are searched for again, as a share of the image's longer side; neighbors share half of it. */
const part = 1 / 3;
/** Side of the square in which a face is looked at once more, in widths of it, and the score that both looks must have together. */
const closer = { widths: 2.6, together: 1.3 } as const;

/** The places of parts along one side: at both ends, and between them no more than half a part away from the next. */
function steps(whole: number, side: number): number[] {
  if (whole <= side) return [whole / 2];
  const count = Math.ceil((whole - side) / (side / 2)) + 1;
  return Array.from({ length: count }, (_, index) => side / 2 + ((whole - side) * index) / (count - 1));
}

/** The faces of a crowd: found in parts of the image, and each looked at once more. */
async function crowdOf(image: Image, known: readonly Detection[]): Promise<Detection[]> {
  const { width, height } = image;
  const side = Math.max(width, height) * part;
  const found = [...known];
  for (const y of steps(height, side))
    for (const x of steps(width, side)) found.push(...(await candidates(image, { x, y, side, angle: 0 })));
  const sure: Detection[] = [];
  for (const face of apart(found)) {
    const { x, y } = face;
    const [best] = (await candidates(image, { x, y, side: Math.max(face.width, face.height) * closer.widths, angle: 0 }))
      .filter((seen) => seen.score + face.score >= closer.together && overlap(seen, face) > maxOverlap)
      .toSorted((a, b) => b.score - a.score);
    if (best) sure.push(best);
  }
  return apart(sure);
}

/** `whole`: the image is looked at once; `parts`: where its faces are small, in parts as well, which takes ten times as long. */
export type Search = 'whole' | 'parts';

/** Squares around the faces, leveled by the eyes, in descending order of confidence. */
export async function detectFaces(image: Image, search: Search = 'parts'): Promise<Square[]> {
  const { width, height } = image;
  const longest = Math.max(width, height);
  const whole = apart(await candidates(image, { x: width / 2, y: height / 2, side: longest, angle: 0 }));
  const isCrowd = search === 'parts' && whole.some((face) => face.width < longest * narrow);
  const found = isCrowd ? await crowdOf(image, whole) : whole;
  return found.map(({ x, y, width: wide, height: high, angle }) => ({ x, y, side: Math.max(wide, high) * 1.5, angle }));
}
