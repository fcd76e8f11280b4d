import { at, blur, line, path, polygon, shape, smooth, spot, type Anatomy, type Spot } from '../anatomy.ts';
import type { Costume } from './costume.ts';

const nose = 4;
const [leftCorner, rightCorner, upper, lower] = [61, 291, 13, 14];

/** Teeth from cheek to cheek along the mouth line. */
function teeth(face: Anatomy): string {
  const { from, width } = face;
  const [left, right] = [from(leftCorner, -0.17, -0.035), from(rightCorner, 0.17, -0.035)];
  const center: Spot = [(spot(face, upper)[0] + spot(face, lower)[0]) / 2, (spot(face, upper)[1] + spot(face, lower)[1]) / 2];
  const along = (share: number): Spot => {
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    const bend: Spot = [2 * center[0] - (left[0] + right[0]) / 2, 2 * center[1] - (left[1] + right[1]) / 2];
    return [a * left[0] + b * bend[0] + c * right[0], a * left[1] + b * bend[1] + c * right[1]];
  };
  const count = 13;
  const [downX, downY] = [-Math.sin(face.roll) * width, Math.cos(face.roll) * width];
  const strokes = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const half = 0.035 + 0.045 * Math.sin(Math.PI * share);
    const [x, y] = along(share);
    return line([
      [x - downX * half, y - downY * half],
      [x + downX * half, y + downY * half],
    ]);
  });
  const mouth = Array.from({ length: 25 }, (_, index) => along(index / 24));
  return (
    path(strokes.join(''), `fill="none" stroke="#141012" stroke-width="${width * 0.014}" stroke-linecap="round"`) +
    path(line(mouth), `fill="none" stroke="#141012" stroke-width="${width * 0.02}" stroke-linecap="round" stroke-linejoin="round"`)
  );
}

function crack({ from, width }: Anatomy, random: () => number): string {
  const spots: Spot[] = Array.from({ length: 6 }, (_, step) =>
    from(10, 0.16 + step * 0.012 + (random() - 0.5) * 0.05, 0.05 + step * 0.042),
  );
  return path(line(spots), `fill="none" stroke="#2a2224" stroke-opacity=".75" stroke-width="${width * 0.008}" stroke-linejoin="round"`);
}

export const skeleton: Costume = {
  tint: { color: [226, 221, 207], amount: 0.93, region: 'face' },
  headroom: 0.55,
  paint: (face, random) => {
    const { from, width } = face;
    const nostril = (sign: number) =>
      `M${at(from(nose, 0.005 * sign, -0.13))}C${at(from(nose, 0.03 * sign, -0.08))} ${at(from(nose, 0.1 * sign, -0.02))} ${at(from(nose, 0.085 * sign, 0.045))}Q${at(from(nose, 0.05 * sign, 0.07))} ${at(from(nose, 0.012 * sign, 0.035))}Z`;
    const hollow = (sign: number, cheek: number) =>
      polygon([
        from(cheek, 0.1 * sign, 0.07),
        from(cheek, -0.16 * sign, 0.02),
        from(cheek, -0.14 * sign, 0.24),
        from(cheek, 0.02 * sign, 0.3),
      ]);
    const temple = (index: number, sign: number) =>
      polygon([
        from(index, -0.06 * sign, -0.14),
        from(index, 0.07 * sign, -0.06),
        from(index, 0.06 * sign, 0.06),
        from(index, -0.06 * sign, 0.16),
      ]);
    const socket = ([x, y]: Spot, eye: 'leftEye' | 'rightEye', sign: number) => {
      const angle = face.roll + 0.18 * sign;
      const ring = Array.from({ length: 12 }, (_, step): Spot => {
        const turn = (step / 12) * 2 * Math.PI;
        const [right, down] = [Math.cos(turn) * 0.175, Math.sin(turn) * 0.15 - 0.012];
        return [
          x + (right * Math.cos(angle) - down * Math.sin(angle)) * width,
          y + (right * Math.sin(angle) + down * Math.cos(angle)) * width,
        ];
      });
      return smooth(ring) + shape(face, eye, 1.05);
    };
    return [
      blur('soft', width * 0.022),
      blur('edge', width * 0.008),
      path(
        shape(face, 'oval', 0.99),
        `fill="none" stroke="#0d0b0c" stroke-opacity=".7" stroke-width="${width * 0.07}" filter="url(#soft)"`,
      ),
      path(hollow(-1, 50) + hollow(1, 280), 'fill="#151013" fill-opacity=".78" filter="url(#soft)"'),
      path(temple(127, -1) + temple(356, 1), 'fill="#151013" fill-opacity=".6" filter="url(#soft)"'),
      path(socket(face.leftEye, 'leftEye', 1), 'fill="#0d0a0c" fill-opacity=".94" fill-rule="evenodd" filter="url(#edge)"'),
      path(socket(face.rightEye, 'rightEye', -1), 'fill="#0d0a0c" fill-opacity=".94" fill-rule="evenodd" filter="url(#edge)"'),
      path(nostril(-1) + nostril(1), 'fill="#0d0a0c" filter="url(#edge)"'),
      path(shape(face, 'lips', 1.15), 'fill="#efeadc" fill-opacity=".75" filter="url(#edge)"'),
      teeth(face),
      crack(face, random),
    ].join('');
  },
};
