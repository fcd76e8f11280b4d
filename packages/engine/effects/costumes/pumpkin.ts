import { at, blur, forehead, path, polygon, shape, type Anatomy, type Spot } from '../anatomy.ts';
import { outline } from '../../face/mesh.ts';
import type { Costume } from './costume.ts';

const nose = 4;

/** The corners of a carved opening around a point, in face widths along the tilted face. */
const carved = ({ roll, width }: Anatomy, [x, y]: Spot, corners: readonly Spot[]): Spot[] =>
  corners.map(([right, down]) => [
    x + (right * Math.cos(roll) - down * Math.sin(roll)) * width,
    y + (right * Math.sin(roll) + down * Math.cos(roll)) * width,
  ]);

const eyeHole: readonly Spot[] = [
  [-0.17, 0.09],
  [0, -0.2],
  [0.17, 0.09],
];

/** A grin with gaps around the lips. */
function grin(face: Anatomy): string {
  const { mesh, from } = face;
  const upper = [61, 40, 37, 0, 267, 270, 291];
  const lower = [291, 321, 314, 17, 84, 91, 61];
  const jag = (index: number, order: number, away: number): Spot => from(index, 0, order % 2 === 0 ? away : away * 0.15);
  const corners = [
    from(61, -0.16, -0.09),
    ...upper.map((index, order) => jag(index, order, -0.06)),
    from(291, 0.16, -0.09),
    ...lower.map((index, order) => jag(index, order + 1, 0.07)),
  ];
  const inner = outline.innerLips.map((index): Spot => [mesh[index]![0], mesh[index]![1]]);
  return polygon(corners) + polygon(inner);
}

function cap({ from, width, roll }: Anatomy): string {
  const [x, y] = from(forehead, 0, 0.03);
  return `<g transform="translate(${x} ${y}) rotate(${(roll * 180) / Math.PI}) scale(${width})">
    <radialGradient id="rind" cx=".4" cy=".25" r=".9"><stop offset="0" stop-color="#ffb347"/><stop offset=".55" stop-color="#ee7a13"/><stop offset="1" stop-color="#8f3a05"/></radialGradient>
    <linearGradient id="stem" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7d8f35"/><stop offset="1" stop-color="#3d4a17"/></linearGradient>
    <path d="M-.02 -.62C-.1 -.8 -.1 -.92 .1 -1.02L.2 -.93C.1 -.84 .1 -.74 .13 -.62Z" fill="url(#stem)"/>
    <path d="M-.74 .04C-.86 -.42 -.52 -.7 -.05 -.66C.42 -.72 .86 -.42 .74 .04C.5 .16 -.5 .16 -.74 .04Z" fill="url(#rind)"/>
    <path d="M-.46 .1C-.58 -.3 -.34 -.58 -.06 -.64M-.2 .13C-.28 -.26 -.16 -.52 0 -.65M.2 .13C.3 -.26 .18 -.52 .06 -.65M.46 .1C.6 -.3 .38 -.58 .1 -.64" fill="none" stroke="#8a3a05" stroke-opacity=".65" stroke-width=".03"/>
    <path d="M.12 -.66C.3 -.84 .56 -.82 .64 -.66C.5 -.6 .34 -.52 .12 -.66Z" fill="#5f7a26"/>
    <path d="M-.04 -.7C-.3 -.96 -.42 -.74 -.32 -.7S-.34 -.94 -.5 -.86" fill="none" stroke="#5f7a26" stroke-width=".022"/>
  </g>`;
}

export const pumpkin: Costume = {
  tint: { color: [244, 132, 26], amount: 0.88, region: 'face' },
  headroom: 1.15,
  paint: (face) => {
    const { from, width, leftEye, rightEye } = face;
    const rib = (right: number) =>
      `M${at(from(forehead, right * 0.7, 0.05))}C${at(from(6, right * 1.25, 0))} ${at(from(nose, right * 1.25, 0.1))} ${at(from(152, right * 0.65, -0.02))}`;
    const hole = (eye: Spot, name: 'leftEye' | 'rightEye') => polygon(carved(face, eye, eyeHole)) + shape(face, name, 1.02);
    const nostril = carved(face, from(nose, 0, -0.01), [
      [-0.075, 0.05],
      [0, -0.1],
      [0.075, 0.05],
    ]);
    return [
      blur('soft', width * 0.012),
      blur('edge', width * 0.03),
      path(
        shape(face, 'oval', 0.99),
        `fill="none" stroke="#7a2f04" stroke-opacity=".75" stroke-width="${width * 0.06}" filter="url(#edge)"`,
      ),
      path(
        [-0.4, -0.2, 0, 0.2, 0.4].map(rib).join(''),
        `fill="none" stroke="#9a430a" stroke-opacity=".6" stroke-width="${width * 0.022}" filter="url(#soft)"`,
      ),
      path(
        hole(leftEye, 'leftEye') + hole(rightEye, 'rightEye'),
        `fill="#140a04" fill-rule="evenodd" stroke="#5a2303" stroke-width="${width * 0.012}"`,
      ),
      path(polygon(nostril), 'fill="#140a04"'),
      path(grin(face), `fill="#140a04" fill-rule="evenodd" stroke="#5a2303" stroke-width="${width * 0.01}" stroke-linejoin="round"`),
    ].join('');
  },
  over: cap,
  glow: (face) =>
    blur('shine', face.width * 0.03) +
    path(
      polygon(carved(face, face.leftEye, eyeHole)) + polygon(carved(face, face.rightEye, eyeHole)) + grin(face),
      `fill="none" stroke="#ff9a1f" stroke-opacity=".8" stroke-width="${face.width * 0.03}" filter="url(#shine)"`,
    ),
};
