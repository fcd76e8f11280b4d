/** Draws an image that is a single plane while the camera goes around it: true perspective, in which straight lines stay straight. */
import { projection } from './camera.ts';
import type { Layer } from './layer.ts';
import type { Frame, View } from './render.ts';

/** Covers the whole frame; past the image's border its last pixels go on. `layer` has the frame's size and a single distance. */
export function drawTurned({ pixels, width, height }: Layer, frame: Frame, { camera, zoom, center }: View): void {
  const { scale, right, down } = projection(camera, 1);
  const turn = camera.turn ?? 0;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const unit = frame.width * zoom * scale;
  const middle = { x: frame.width * center.x, y: frame.height * center.y };
  const shift = { x: middle.x + right * frame.width * zoom, y: middle.y + down * frame.width * zoom };
  // A turn around the vertical axis leaves columns as columns: each has one place in the image and one size.
  const place = new Float64Array(frame.width);
  const size = new Float64Array(frame.width);
  for (let x = 0; x < frame.width; x += 1) {
    const seen = (x - shift.x) / unit;
    const across = seen / (cosine - seen * sine);
    place[x] = Math.min(width - 1, Math.max(0, middle.x + across * frame.width));
    size[x] = (1 + across * sine) / (zoom * scale);
  }
  const row = width * 4;
  for (let y = 0; y < frame.height; y += 1)
    for (let x = 0; x < frame.width; x += 1) {
      const from = Math.min(height - 1, Math.max(0, middle.y + (y - shift.y) * size[x]!));
      const [upper, column] = [Math.trunc(from), Math.trunc(place[x]!)];
      const [below, beside] = [from - upper, place[x]! - column];
      const a = upper * row + column * 4;
      const c = upper < height - 1 ? a + row : a;
      const next = column < width - 1 ? 4 : 0;
      const to = (y * frame.width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const above = pixels[a + channel]! * (1 - beside) + pixels[a + next + channel]! * beside;
        const under = pixels[c + channel]! * (1 - beside) + pixels[c + next + channel]! * beside;
        frame.rgba[to + channel] = above * (1 - below) + under * below + 0.5;
      }
    }
}
