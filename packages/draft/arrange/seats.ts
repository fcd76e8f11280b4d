/** Seats of vehicles: anyone who drives or rides inside is seen in a window, by the head. */
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { isHead, wornAt } from '../art/kinds.ts';
import { boxOf, extent, type PartBox, type ArrangedPart } from './part.ts';

type Window = readonly [left: number, top: number, right: number, bottom: number];

/** Windows in the square of 32 of the drawing, that of the driver first. */
const windows: Readonly<Record<string, readonly Window[]>> = {
  automobile: [
    [10, 11.5, 16, 18],
    [18, 11.5, 24, 18],
  ],
  'oncoming-automobile': [[9, 12, 22.5, 18]],
  taxi: [
    [10, 11.7, 16, 17],
    [18, 11.7, 24.5, 17],
  ],
  'oncoming-taxi': [[10, 12.5, 22, 17.5]],
  'police-car': [
    [9.5, 12.7, 15.5, 19],
    [18, 12.7, 24.5, 19],
  ],
  'oncoming-police-car': [[8, 12, 24, 18]],
  bus: [
    [8, 10, 14, 19],
    [15, 10, 21, 19],
    [22, 10, 28, 19],
  ],
  'oncoming-bus': [[7, 10, 25, 19]],
  trolleybus: [
    [9, 13.3, 14, 18.5],
    [16, 13.3, 21, 18.5],
    [23, 13.3, 28, 18.5],
  ],
  minibus: [
    [11, 12.7, 16, 18.3],
    [18, 12.7, 29, 18.3],
  ],
  ambulance: [[5.5, 12.5, 11.5, 18]],
  'fire-engine': [[7, 9, 12.4, 18]],
  'delivery-truck': [[4.5, 13, 10, 19]],
  'articulated-lorry': [[7, 12.5, 12, 18.5]],
  'pickup-truck': [[6, 12.5, 11.5, 19]],
  'sport-utility-vehicle': [
    [7, 10, 13, 17],
    [15, 10, 21, 17],
  ],
  tractor: [[14.5, 8, 23, 15]],
  train: [[10, 4, 21, 15]],
  'bullet-train': [[13, 9.8, 23, 16]],
  'high-speed-train': [
    [10, 9, 17, 14],
    [20, 9, 28, 14],
  ],
  metro: [[11, 9.3, 21, 16.8]],
  'light-rail': [
    [11, 9.5, 16.5, 16.5],
    [21, 12.5, 29, 18],
  ],
  tram: [[9.5, 9.5, 22.5, 16.8]],
  'tram-car': [
    [9, 12, 15, 18],
    [17, 12, 23, 18],
    [2, 12, 7, 18],
    [25, 12, 30, 18],
  ],
  locomotive: [[20.5, 8, 27.5, 14.5]],
  helicopter: [[3.5, 11.5, 11, 19]],
  airplane: [[18, 4, 28, 14]],
  'small-airplane': [[18, 5, 26, 13]],
  rocket: [[17.5, 7.5, 24.5, 14.5]],
  'flying-saucer': [[12.5, 6.8, 21, 14]],
  'aerial-tramway': [
    [9.3, 14, 15.3, 23],
    [17, 14, 23, 23],
  ],
  'mountain-cableway': [
    [10, 14, 22, 25],
    [2.3, 14, 8.3, 25],
    [24, 14, 30, 25],
  ],
  'suspension-railway': [
    [3, 14, 12, 24],
    [14, 14, 20.3, 22],
    [22, 14, 28.3, 22],
  ],
  'auto-rickshaw': [[11.5, 9, 18, 20]],
  'railway-car': [
    [4.5, 15, 10.5, 20.3],
    [13.5, 15, 19.5, 20.3],
    [22.5, 15, 28.5, 20.3],
  ],
  submarine: [
    [8, 16.5, 13, 21.5],
    [14, 16.5, 19, 21.5],
    [20, 16.5, 25, 21.5],
  ],
};
/** Seats without a roof, and the basket of a balloon: heads look over the edge. */
const open: typeof windows = {
  'racing-car': [[13, 14, 19.5, 23]],
  speedboat: [[10, 9, 17, 18]],
  'hot-air-balloon': [[12.5, 21.5, 19.5, 28]],
};
const seatsOf = ({ icon }: Drawing): readonly Window[] | undefined => windows[icon] ?? open[icon];

export const hasSeats = (drawing: Drawing): boolean => seatsOf(drawing) !== undefined;

/** What of a figure is seen in a window: animals in profile look out. */
function headOf(part: ArrangedPart): ArrangedPart | null {
  const { role, drawing } = part;
  if (role === 'body' || role === 'hair') return null;
  if (role === 'worn' && drawing && /^(?:torso|legs|feet)$/.test(wornAt(drawing) ?? '')) return null;
  const face = role === 'thing' && drawing && !isHead(drawing) ? drawingOf(`${drawing.icon}-face`) : undefined;
  return face ? { ...part, drawing: face, ...extent(face, Math.max(part.width, part.height)) } : part;
}

/** The parts of those who are `who` in the plan, moved into the windows of `vehicle`, and whatever they have with them. `before` of `all` are seated already. */
export function seatedIn(
  parts: readonly ArrangedPart[],
  who: number,
  vehicle: ArrangedPart,
  { before, all }: { before: number; all: number },
): ArrangedPart[] {
  const [left, top, right, bottom] = vehicle.drawing!.box;
  const [scaleX, scaleY] = [vehicle.width / (right - left), vehicle.height / (bottom - top)];
  const heads = parts.flatMap((part) => headOf(part) ?? []);
  const seats = seatsOf(vehicle.drawing!)!;
  const depth = vehicle.drawing!.icon in open ? -0.6 : 0.6;
  const copies = [...new Set(heads.filter(({ thing }) => thing === who).map(({ copy }) => copy))];
  const perSeat = Math.ceil(all / seats.length);
  return copies.flatMap((copy, index) => {
    const at = before + index;
    const [from, high, to, low] = seats[Math.trunc(at / perSeat) % seats.length]!;
    const share = (to - from) / perSeat;
    const near = from + (at % perSeat) * share;
    const seat: PartBox = {
      left: vehicle.x - vehicle.width / 2 + (near - left) * scaleX,
      right: vehicle.x - vehicle.width / 2 + (near + share - left) * scaleX,
      top: vehicle.y - vehicle.height + (high - top) * scaleY,
      bottom: vehicle.y - vehicle.height + (low - top) * scaleY,
    };
    const own = heads.filter((part) => part.copy === copy && (part.thing === who || part.role === 'worn' || index === 0));
    const faces = own.filter(({ thing, role }) => thing === who && role === 'thing');
    const head = boxOf(faces);
    const scale = Math.min((seat.right - seat.left) / (head.right - head.left), (seat.bottom - seat.top) / (head.bottom - head.top));
    const [x, y] = [(seat.left + seat.right) / 2 - ((head.left + head.right) / 2) * scale, seat.bottom - head.bottom * scale];
    return own.map((part) => ({
      ...part,
      x: part.x * scale + x,
      y: part.y * scale + y,
      width: part.width * scale,
      height: part.height * scale,
      // Those of a second row are seen as well.
      z: part.z - faces[0]!.z + vehicle.z + depth,
      lift: null,
    }));
  });
}
