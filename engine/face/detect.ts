/** Face detection: BlazeFace on the whole picture, padded to a square. */
import type { Picture } from '../picture/picture.ts';
import { askNet, sampleSquare, type Square } from './square.ts';

type Detection = { score: number; x: number; y: number; width: number; height: number; angle: number };

const weights = 'blazeface.onnx';
const side = 256;
const leastScore = 0.5;
const maxFaces = 24;
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

async function candidates(picture: Picture, { x: centreX, y: centreY, side: whole }: Square): Promise<Detection[]> {
  const planes = sampleSquare(picture, { x: centreX, y: centreY, side: whole, angle: 0 }, side, 1 / 127.5, -1);
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
      const inPicture = (index: number, anchor: number, centre: number) => (boxes[at * 16 + index]! / side + anchor - 0.5) * whole + centre;
      const [x, y] = [inPicture(0, anchorX, centreX), inPicture(1, anchorY, centreY)];
      // The first two of the six landmarks are the eyes.
      const eyes = [4, 6].map((index) => [inPicture(index, anchorX, centreX), inPicture(index + 1, anchorY, centreY)] as const);
      const angle = Math.atan2(eyes[1]![1] - eyes[0]![1], eyes[1]![0] - eyes[0]![0]);
      found.push({ score, x, y, width: (boxes[at * 16 + 2]! / side) * whole, height: (boxes[at * 16 + 3]! / side) * whole, angle });
    }
  }
  return found;
}

/** Squares around the faces, leveled by the eyes, in descending order of confidence. */
export async function detectFaces(picture: Picture): Promise<Square[]> {
  const { width, height } = picture;
  const found = await candidates(picture, { x: width / 2, y: height / 2, side: Math.max(width, height), angle: 0 });
  const kept: Detection[] = [];
  for (const detection of found.toSorted((a, b) => b.score - a.score)) {
    if (kept.length === maxFaces) break;
    if (!kept.some((other) => overlap(detection, other) > maxOverlap)) kept.push(detection);
  }
  return kept.map(({ x, y, width: wide, height: high, angle }) => ({ x, y, side: Math.max(wide, high) * 1.5, angle }));
}
