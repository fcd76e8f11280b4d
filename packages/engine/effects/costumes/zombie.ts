import { at, blur, line, path, polygon, shape, sockets, spot, type Anatomy, type Spot } from '../anatomy.ts';
import type { Costume } from './costume.ts';

/** Veins that branch from a point into the face. */
function veins({ from }: Anatomy, index: number, heading: number, random: () => number): string {
  const grow = (right: number, down: number, angle: number, length: number, depth: number): string => {
    const spots: Spot[] = [from(index, right, down)];
    let branches = '';
    for (let step = 0; step < 5; step += 1) {
      angle += (random() - 0.5) * 0.7;
      right += Math.cos(angle) * (length / 5);
      down += Math.sin(angle) * (length / 5);
      spots.push(from(index, right, down));
      if (depth > 0 && step > 0 && random() < 0.6)
        branches += grow(right, down, angle + (random() < 0.5 ? -0.7 : 0.7), length * 0.5, depth - 1);
    }
    return line(spots) + branches;
  };
  return grow(0, 0, heading, 0.24, 2);
}

function stitches({ from, width }: Anatomy): string {
  const along = Array.from({ length: 7 }, (_, step): Spot => [-0.12 + step * 0.036, 0.1 - step * 0.03 + Math.sin(step) * 0.01]);
  const wound = line(along.map(([right, down]) => from(50, right, down)));
  const threads = along.map(([right, down]) => line([from(50, right - 0.022, down - 0.03), from(50, right + 0.022, down + 0.03)])).join('');
  return (
    path(wound, `fill="none" stroke="#5d1418" stroke-width="${width * 0.026}" stroke-linecap="round"`) +
    path(threads, `fill="none" stroke="#15100e" stroke-width="${width * 0.01}" stroke-linecap="round"`)
  );
}

function wound({ from, width }: Anatomy, random: () => number): string {
  const ring = (size: number): Spot[] =>
    Array.from({ length: 14 }, (_, step) => {
      const angle = (step / 14) * 2 * Math.PI;
      const reach = size * (0.75 + random() * 0.5);
      return from(425, 0.06 + Math.cos(angle) * reach, -0.02 + Math.sin(angle) * reach * 0.7);
    });
  return (
    path(polygon(ring(0.12)), `fill="#3d0f12" fill-opacity=".75" filter="url(#soft)"`) +
    path(polygon(ring(0.085)), `fill="#7c161b" fill-opacity=".9"`) +
    path(polygon(ring(0.05)), `fill="#2a0709"`) +
    path(line([from(425, 0.03, -0.03), from(425, 0.09, -0.045)]), `stroke="#c46a62" stroke-width="${width * 0.008}" stroke-linecap="round"`)
  );
}

export const zombie: Costume = {
  tint: { color: [138, 152, 118], amount: 0.78, region: 'skin' },
  headroom: 0.5,
  paint: (face, random) => {
    const { width, from } = face;
    const drip = (right: number, length: number) => {
      const start = from(17, right, -0.02);
      return `M${at(start)}C${at(from(17, right + 0.012, length * 0.4))} ${at(from(17, right - 0.01, length * 0.7))} ${at(from(17, right, length))}`;
    };
    return [
      blur('soft', width * 0.03),
      blur('thin', width * 0.004),
      ...sockets(face, 2.3).map((d) => path(d, 'fill="#2d1a2b" fill-opacity=".78" fill-rule="evenodd" filter="url(#soft)"')),
      path(shape(face, 'leftEye') + shape(face, 'rightEye'), 'fill="#dfe6cf" fill-opacity=".55" filter="url(#thin)"'),
      path(`${shape(face, 'lips', 1.02)}${shape(face, 'innerLips')}`, 'fill="#4d3a44" fill-opacity=".75" fill-rule="evenodd"'),
      path(
        veins(face, 127, 0.2, random) + veins(face, 356, Math.PI - 0.2, random) + veins(face, 169, -0.6, random),
        `fill="none" stroke="#43304f" stroke-opacity=".5" stroke-width="${width * 0.009}" stroke-linecap="round" filter="url(#thin)"`,
      ),
      wound(face, random),
      stitches(face),
      path(
        [drip(-0.1, 0.12), drip(-0.03, 0.2), drip(0.06, 0.14)].join(''),
        `fill="none" stroke="#6d0d12" stroke-opacity=".88" stroke-width="${width * 0.022}" stroke-linecap="round"`,
      ),
      path(
        polygon([spot(face, 61), from(17, -0.12, 0), from(17, 0.1, 0), spot(face, 291), from(14, 0.05, 0.02), from(14, -0.05, 0.02)]),
        'fill="#6d0d12" fill-opacity=".55" filter="url(#thin)"',
      ),
    ].join('');
  },
};
