/** A room: a wall with a window and paintings, a skirting board, a floor of planks with a rug, and the light that falls in. */
import { hex, hsl, mix, type Color } from '@iridia/pixels/color';
import { dab, fillPolygon } from './brush.ts';
import type { Canvas } from './canvas.ts';
import { lights } from './light.ts';
import type { Tones } from './trees.ts';

const white: Color = [255, 255, 255];
const floorAt = 0.74;
const board = 0.022;

/** The broad window before us, in shares of the frame, and where one sits on its sill. */
export const bay = { left: 0.13, top: 0.07, right: 0.87, bottom: 0.72 } as const;
const seat = 0.765;

type Rect = { left: number; top: number; right: number; bottom: number };

const paintRect = (canvas: Canvas, { left, top, right, bottom }: Rect, ink: Color | ((x: number, y: number) => Color), opacity = 1): void =>
  fillPolygon(
    canvas,
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    ink,
    opacity,
  );

/** A window with its view and curtains. */
function paintWindow(canvas: Canvas, { left, top, right, bottom }: Rect, cloth: Color): void {
  const { time, noise, overcast, height } = canvas;
  const { sky } = lights[time];
  const rim = (right - left) * 0.035;
  dab(
    canvas,
    [(left + right) / 2, (top + bottom) / 2],
    [(right - left) * 0.9, (bottom - top) * 0.8],
    time === 'night' ? [120, 140, 190] : [255, 246, 214],
    time === 'night' ? 0.12 : 0.5,
    1,
  );
  paintRect(
    canvas,
    { left: left - rim * 1.6, top: top - rim * 1.6, right: right + rim * 1.6, bottom: bottom + rim * 1.6 },
    [246, 242, 234],
  );
  paintRect(canvas, { left, top, right, bottom }, (x, y) => {
    const down = (y - top) / (bottom - top);
    const hill = 0.74 + 0.1 * noise(x / (right - left) + 3, 5, 2);
    const air = mix(mix(sky[0], sky[1], Math.min(1, down * 1.4)), sky[2], Math.max(0, down - 0.4));
    const cloud = Math.max(0, noise(x / height / 0.16, y / height / 0.06, 4) - 0.5) * 3;
    const open = mix(mix(air, white, Math.min(0.7, cloud) * (time === 'night' ? 0.15 : 1)), [120, 130, 142], overcast * 0.7);
    return down > hill ? mix(open, time === 'night' ? [16, 28, 40] : [110, 160, 100], 0.75) : open;
  });
  const frame: Color = [250, 247, 240];
  paintRect(canvas, { left: (left + right) / 2 - rim * 0.6, top, right: (left + right) / 2 + rim * 0.6, bottom }, frame);
  paintRect(canvas, { left, top: top + (bottom - top) * 0.42, right, bottom: top + (bottom - top) * 0.42 + rim }, frame);
  paintRect(
    canvas,
    { left: left - rim * 3, top: bottom + rim * 1.4, right: right + rim * 3, bottom: bottom + rim * 3.2 },
    mix(frame, [150, 130, 110], 0.15),
  );
  for (const side of [-1, 1]) {
    const [inner, outer] = side < 0 ? [left + rim * 2.4, left - rim * 6] : [right - rim * 2.4, right + rim * 6];
    const low = bottom + (bottom - top) * 0.3;
    fillPolygon(
      canvas,
      [
        [outer, top - rim * 3],
        [inner, top - rim * 3],
        [inner - side * rim * -1.4, (top + bottom) / 2],
        [inner + side * rim * 2.6, low],
        [outer, low],
      ],
      (x) =>
        mix(
          cloth,
          Math.sin(((x - outer) / rim) * 1.5) > 0 ? white : [40, 30, 50],
          0.1 + 0.16 * Math.abs(Math.sin(((x - outer) / rim) * 1.5)),
        ),
    );
  }
  paintRect(canvas, { left: left - rim * 7, top: top - rim * 4, right: right + rim * 7, bottom: top - rim * 2.8 }, [120, 90, 64]);
}

/** A broad window, and below it a sill on which somebody sits. */
function paintBay(canvas: Canvas, cloth: Color): void {
  const { width, height } = canvas;
  paintWindow(canvas, { left: bay.left * width, top: bay.top * height, right: bay.right * width, bottom: bay.bottom * height }, cloth);
  const [top, edge, low] = [(bay.bottom + 0.008) * height, (seat + 0.03) * height, (seat + 0.075) * height];
  const [wide, deep] = [width * 0.02, width * 0.05];
  fillPolygon(
    canvas,
    [
      [bay.left * width - wide, top],
      [bay.right * width + wide, top],
      [bay.right * width + deep, edge],
      [bay.left * width - deep, edge],
    ],
    (_, y) => mix([246, 240, 228], [206, 192, 170], (y - top) / (edge - top)),
  );
  paintRect(canvas, { left: bay.left * width - deep, top: edge, right: bay.right * width + deep, bottom: low }, (_, y) =>
    mix([236, 226, 208], [186, 166, 140], (y - edge) / (low - edge)),
  );
  paintRect(
    canvas,
    { left: bay.left * width - deep * 0.7, top: low, right: bay.right * width + deep * 0.7, bottom: low + height * 0.03 },
    [70, 50, 50],
    0.2,
  );
}

/** A framed painting on the wall: a sun over hills. */
function hangPainting(canvas: Canvas, { left, top, right, bottom }: Rect, hue: number): void {
  const rim = (right - left) * 0.07;
  paintRect(canvas, { left: left + rim * 0.5, top: top + rim * 0.8, right: right + rim * 0.8, bottom: bottom + rim }, [60, 50, 50], 0.22);
  paintRect(canvas, { left, top, right, bottom }, [126, 92, 62]);
  paintRect(canvas, { left: left + rim, top: top + rim, right: right - rim, bottom: bottom - rim }, [250, 246, 238]);
  const inner = { left: left + rim * 2, top: top + rim * 2, right: right - rim * 2, bottom: bottom - rim * 2 };
  paintRect(canvas, inner, (x, y) => {
    const [u, v] = [(x - inner.left) / (inner.right - inner.left), (y - inner.top) / (inner.bottom - inner.top)];
    if (v > 0.7 + 0.12 * Math.sin(u * 5)) return hsl(hue, 0.32, 0.42);
    if (v > 0.55 + 0.12 * Math.cos(u * 4)) return hsl(hue, 0.36, 0.58);
    return Math.hypot(u - 0.66, v - 0.3) < 0.14 ? [255, 214, 130] : hsl((hue + 30) % 360, 0.5, 0.84);
  });
}

/** A plant in a pot. */
function paintPlant(canvas: Canvas, x: number, foot: number, high: number): void {
  const clay = [hex('#9c4f33'), hex('#e39a72')] as const;
  const leaves: Tones = [hex('#2b5a3a'), hex('#4f8f58'), hex('#9ccb84')];
  dab(canvas, [x, foot], [high * 0.3, high * 0.06], [40, 24, 14], 0.5, 0.9);
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const turn = -Math.PI / 2 + (leaf / 8 - 0.5) * 2.2;
    const long = high * (0.45 + (0.22 * ((leaf * 7) % 3)) / 2);
    const [tipX, tipY] = [x + Math.cos(turn) * long, foot - high * 0.36 + Math.sin(turn) * long];
    const [acrossX, acrossY] = [-Math.sin(turn) * high * 0.07, Math.cos(turn) * high * 0.07];
    const [midX, midY] = [(x + tipX) / 2, (foot - high * 0.36 + tipY) / 2 - high * 0.04];
    fillPolygon(
      canvas,
      [
        [x, foot - high * 0.34],
        [midX + acrossX, midY + acrossY],
        [tipX, tipY],
        [midX - acrossX, midY - acrossY],
      ],
      leaves[leaf % 3]!,
    );
  }
  fillPolygon(
    canvas,
    [
      [x - high * 0.17, foot - high * 0.36],
      [x + high * 0.17, foot - high * 0.36],
      [x + high * 0.12, foot],
      [x - high * 0.12, foot],
    ],
    (column) => mix(clay[0], clay[1], Math.max(0, Math.min(1, 0.5 + (column - x) / (high * 0.34)))),
  );
}

/** Paints a room; returns the share of the height at which figures stand. */
export function paintRoom(canvas: Canvas): number {
  const { width, height, noise, random, put, begin, time, windowless, windowLeft, sill } = canvas;
  const sided = (x: number) => (windowLeft ? width - x : x);
  const aside = ({ left, right, ...rest }: Rect): Rect =>
    windowLeft ? { left: width - right, right: width - left, ...rest } : { left, right, ...rest };
  const short = Math.min(width, height);
  const hue = Math.trunc(random() * 360);
  const [upper, lower] = [hsl(hue, 0.34, 0.84), hsl(hue, 0.3, 0.74)];
  const [plank, gap] = [hex('#b98555'), hex('#7b5233')];
  begin({ kind: 'wall' });
  for (let y = 0; y < height; y += 1) {
    const v = y / height;
    const corner = Math.max(0, v - floorAt + 0.16) * 0.9 + Math.max(0, 0.14 - v) * 0.7;
    const paper = mix(mix(upper, lower, v), [60, 40, 60], Math.min(0.3, corner));
    for (let x = 0; x < width; x += 1) {
      const away = Math.sqrt((sided(x) / width - 0.75) ** 2 + (v - 0.3) ** 2);
      const stripe = ((x / short) * 26) % 2 < 1 ? 0 : 0.05;
      put(y * width + x, mix(paper, [255, 246, 222], Math.max(0, 1 - away * 1.5) * 0.4 + stripe));
    }
  }
  const cloth = hsl((hue + 150) % 360, 0.36, 0.62);
  const seen = { left: width * 0.66, top: height * 0.1, right: width * 0.66 + short * 0.24, bottom: height * 0.1 + short * 0.32 };
  if (sill) {
    paintBay(canvas, cloth);
    return seat;
  }
  if (!windowless) paintWindow(canvas, aside(seen), cloth);
  const frames = width * 0.13;
  hangPainting(
    canvas,
    aside({ left: frames, top: height * 0.14, right: frames + short * 0.16, bottom: height * 0.14 + short * 0.2 }),
    (hue + 60) % 360,
  );
  hangPainting(
    canvas,
    aside({ left: frames + short * 0.2, top: height * 0.19, right: frames + short * 0.3, bottom: height * 0.19 + short * 0.12 }),
    (hue + 200) % 360,
  );
  begin({ kind: 'floor' });
  for (let y = Math.floor((floorAt - board) * height); y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const v = y / height;
      if (v < floorAt) {
        put(y * width + x, mix(mix(lower, white, 0.62), [80, 60, 60], v > floorAt - 0.003 ? 0.4 : v < floorAt - board + 0.003 ? -0.1 : 0));
        continue;
      }
      const near = (v - floorAt) / (1 - floorAt);
      const across = (x / width - 0.5) / (0.45 + near);
      const column = across * 13;
      const grain = noise(across * 9, v * 30 + Math.floor(column) * 7, 3);
      const tone = noise(Math.floor(column) * 3.7, 2.2, 1) * 0.4;
      const edge = Math.abs(column - Math.round(column)) < 0.03 ? 0.7 : 0;
      const shine = Math.max(0, 1 - Math.abs(sided(x) / width - 0.62 + near * 0.12) * 3.4) * (1 - near) * 0.22;
      const wood = mix(plank, gap, Math.max(edge, grain * 0.6 + tone) + Math.max(0, 0.12 - near) * 2);
      put(y * width + x, shine > 0 ? mix(wood, [255, 236, 200], shine) : wood);
    }
  const [rugX, rugY] = [width * 0.5, height * 0.885];
  const rug = hsl((hue + 190) % 360, 0.4, 0.52);
  dab(canvas, [rugX, rugY + short * 0.006], [width * 0.42, short * 0.088], [40, 24, 18], 0.4, 0.1);
  dab(canvas, [rugX, rugY], [width * 0.42, short * 0.082], mix(rug, white, 0.35));
  dab(canvas, [rugX, rugY], [width * 0.395, short * 0.073], rug);
  dab(canvas, [rugX, rugY], [width * 0.36, short * 0.064], mix(rug, white, 0.22));
  if (!windowless && time === 'day')
    fillPolygon(
      { ...canvas, put: canvas.light },
      [
        [sided(width * 0.52), height * 0.8],
        [sided(width * 0.72), height * 0.8],
        [sided(width * 0.62), height * 0.96],
        [sided(width * 0.36), height * 0.96],
      ],
      (x, y) => mix(canvas.get(y * width + x), [255, 240, 200], 0.12),
    );
  paintPlant(canvas, sided(width * 0.06), height * 0.82, short * 0.24);
  return 0.9;
}
