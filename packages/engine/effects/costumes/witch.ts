import { blur, forehead, path, shape, sockets, type Anatomy } from '../anatomy.ts';
import type { Costume } from './costume.ts';

/** The hat is drawn in face widths around the forehead, then scaled and tilted with the head. */
function hat({ from, width, roll }: Anatomy): string {
  const [x, y] = from(forehead, 0, 0.02);
  return `<g transform="translate(${x} ${y}) rotate(${(roll * 180) / Math.PI}) scale(${width})">
    <linearGradient id="felt" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#17101f"/><stop offset=".42" stop-color="#3c2a52"/><stop offset="1" stop-color="#0c0812"/></linearGradient>
    <linearGradient id="band" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#4b1a6b"/><stop offset=".45" stop-color="#8a3fc0"/><stop offset="1" stop-color="#35114d"/></linearGradient>
    <path d="M-.64 -.1C-.55 -.6 -.36 -1.02 -.12 -1.36C.02 -1.56 .2 -1.72 .5 -1.7C.36 -1.6 .27 -1.5 .24 -1.36C.4 -1 .58 -.58 .64 -.1Q0 .1 -.64 -.1Z" fill="url(#felt)"/>
    <path d="M-.24 -1.14Q-.04 -1.02 .2 -1.12M-.33 -.92Q0 -.76 .36 -.9" fill="none" stroke="#000" stroke-opacity=".45" stroke-width=".03"/>
    <path d="M-.645 -.12Q0 .1 .645 -.12L.6 -.4Q0 -.2 -.6 -.4Z" fill="url(#band)"/>
    <rect x="-.13" y="-.27" width=".26" height=".24" rx=".03" fill="none" stroke="#e8b93c" stroke-width=".05"/>
    <path d="M-1.18 -.02C-.95 -.28 -.7 -.2 -.62 -.14Q0 .1 .62 -.14C.7 -.2 .95 -.28 1.18 -.02C.9 .26 -.9 .26 -1.18 -.02Z" fill="url(#felt)"/>
    <path d="M-1.18 -.02C-.9 .26 .9 .26 1.18 -.02C.86 .18 -.86 .18 -1.18 -.02Z" fill="#000" fill-opacity=".5"/>
  </g>`;
}

export const witch: Costume = {
  tint: { color: [126, 164, 84], amount: 0.62, region: 'skin' },
  headroom: 1.85,
  paint: (face, random) => {
    const { width, from } = face;
    const wart = (index: number, right: number, down: number, size: number) => {
      const [x, y] = from(index, right, down);
      const r = width * size;
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="#5d7434"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.4}" fill="#a9c077"/>`;
    };
    return [
      blur('soft', width * 0.03),
      ...sockets(face, 2.15).map((d) => path(d, 'fill="#4a1a63" fill-opacity=".75" fill-rule="evenodd" filter="url(#soft)"')),
      ...(['leftBrow', 'rightBrow'] as const).map((brow) => path(shape(face, brow, 1.08), 'fill="#12160b" fill-opacity=".8"')),
      path(`${shape(face, 'lips', 1.06)}${shape(face, 'innerLips')}`, 'fill="#2c0f36" fill-opacity=".8" fill-rule="evenodd"'),
      wart(4, 0.07 + random() * 0.02, 0.0, 0.022),
      wart(152, -0.12, -0.07, 0.018),
      wart(280, 0.04, 0.1, 0.012),
    ].join('');
  },
  over: (face) => {
    // The brim's shadow on the forehead.
    const [x, y] = face.from(forehead, 0, 0.16);
    const shade = `<ellipse cx="${x}" cy="${y}" rx="${face.width * 0.52}" ry="${face.width * 0.12}" fill="#000" fill-opacity=".4" filter="url(#shade)"/>`;
    return blur('shade', face.width * 0.05) + shade + hat(face);
  },
  glow: ({ leftEye, rightEye, width }) =>
    blur('shine', width * 0.018) +
    [leftEye, rightEye].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${width * 0.026}" fill="#6ee04a" filter="url(#shine)"/>`).join(''),
};
