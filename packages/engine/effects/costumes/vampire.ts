import { at, blur, line, path, polygon, shape, sockets, spot, type Anatomy, type Spot } from '../anatomy.ts';
import type { Costume } from './costume.ts';

const mouthCorner = 291;
const chin = 152;

function fangs({ from, width }: Anatomy): string {
  return [81, 311]
    .map((tooth) => {
      const tip = from(tooth, 0, 0.085);
      const [left, right] = [from(tooth, -0.02, -0.008), from(tooth, 0.02, -0.008)];
      const d = `M${at(left)}Q${at(from(tooth, -0.016, 0.05))} ${at(tip)}Q${at(from(tooth, 0.016, 0.05))} ${at(right)}Z`;
      return path(d, `fill="#fbf7ec" stroke="#8b7f74" stroke-width="${(width * 0.004).toFixed(2)}"`);
    })
    .join('');
}

/** A collar that stands up on both sides of the head. */
function collar({ from }: Anatomy): string {
  const side = (sign: number): string => {
    const outer: Spot[] = [
      from(chin, 0.1 * sign, 1.2),
      from(chin, 1.75 * sign, 2.4),
      from(chin, 1.28 * sign, -0.72),
      from(chin, 0.42 * sign, 0.12),
    ];
    const inner: Spot[] = [
      from(chin, 0.15 * sign, 1.1),
      from(chin, 1.55 * sign, 2.3),
      from(chin, 1.16 * sign, -0.58),
      from(chin, 0.42 * sign, 0.16),
    ];
    return path(polygon(outer), 'fill="#12070b"') + path(polygon(inner), 'fill="url(#lining)"');
  };
  return `<linearGradient id="lining" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b3122b"/><stop offset="1" stop-color="#3a0610"/></linearGradient>${side(-1)}${side(1)}`;
}

export const vampire: Costume = {
  tint: { color: [226, 220, 224], amount: 0.62, region: 'skin' },
  headroom: 0.55,
  behind: collar,
  paint: (face) => {
    const { width, from } = face;
    const drop = `M${at(spot(face, mouthCorner))}C${at(from(mouthCorner, 0.03, 0.08))} ${at(from(mouthCorner, 0.0, 0.14))} ${at(from(mouthCorner, 0.015, 0.24))}`;
    return [
      blur('soft', width * 0.028),
      ...sockets(face, 2).map((d) => path(d, 'fill="#5b1830" fill-opacity=".62" fill-rule="evenodd" filter="url(#soft)"')),
      ...(['leftBrow', 'rightBrow'] as const).map((brow) => path(shape(face, brow, 1.06), 'fill="#1b1014" fill-opacity=".75"')),
      path(`${shape(face, 'lips', 1.04)}${shape(face, 'innerLips')}`, 'fill="#8c0f22" fill-opacity=".72" fill-rule="evenodd"'),
      path(drop, `fill="none" stroke="#8f0a16" stroke-width="${(width * 0.018).toFixed(2)}" stroke-linecap="round"`),
      `<circle cx="${from(mouthCorner, 0.015, 0.25)[0]}" cy="${from(mouthCorner, 0.015, 0.25)[1]}" r="${width * 0.015}" fill="#8f0a16"/>`,
      ...([50, 280] as const).map((cheek) =>
        path(
          line([from(cheek, 0, 0.02), from(cheek, cheek === 50 ? 0.1 : -0.1, 0.2)]),
          `stroke="#4a3038" stroke-opacity=".5" stroke-width="${width * 0.07}" stroke-linecap="round" filter="url(#soft)"`,
        ),
      ),
      fangs(face),
    ].join('');
  },
  glow: ({ leftEye, rightEye, width }) =>
    blur('shine', width * 0.02) +
    [leftEye, rightEye].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${width * 0.036}" fill="#e01024" filter="url(#shine)"/>`).join(''),
};
