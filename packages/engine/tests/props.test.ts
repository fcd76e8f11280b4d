import { planOf } from '@iridia/draft';
import { describe, expect, it } from 'vitest';
import { pointCount, points, type Mesh, type Point } from '../face/mesh.ts';
import { addedTo } from '../sticker/compose.ts';
import { placed, type Prop, type Subject } from '../sticker/props.ts';

/** A face that looks at us, 100 wide and 140 high, around its middle. */
function faceAt(x: number, y: number): Mesh {
  const mesh = Array.from({ length: pointCount }, (): Point => [x, y, 0]);
  const put = (index: number, across: number, down: number) => (mesh[index] = [x + across, y + down, 0]);
  put(points.forehead, 0, -70);
  put(points.chin, 0, 70);
  put(points.leftCheek, -50, 0);
  put(points.rightCheek, 50, 0);
  put(points.leftEyeOuter, -32, -18);
  put(points.rightEyeOuter, 32, -18);
  return mesh;
}

const subject = (...faces: Mesh[]): Subject => ({ width: 400, height: 600, faces, opacityAt: () => 255 });
const propsOf = (prompt: string, on: Subject) => placed(addedTo(planOf(prompt, { placeless: true })), on, () => 0.5);
const bottom = ({ y, size }: Prop) => y + size.height / 2;
const isOver = ({ x, y, size }: Prop, [faceX, faceY]: readonly [number, number]) =>
  Math.abs(x - faceX) < size.width / 2 + 50 && Math.abs(y - faceY) < size.height / 2 + 70;

describe('a prop of a sticker', () => {
  it('is worn where it belongs: a hat above the brows, glasses on the eyes, a tie below the chin', () => {
    const [hat] = propsOf('a top hat', subject(faceAt(200, 150)));
    expect([hat!.x, bottom(hat!) < 110, bottom(hat!) > 70]).toEqual([200, true, true]);
    const [glasses] = propsOf('sunglasses', subject(faceAt(200, 150)));
    expect([glasses!.x, Math.abs(glasses!.y - 132) < 12]).toEqual([200, true]);
    const [tie] = propsOf('a bow tie', subject(faceAt(200, 150)));
    expect(tie!.y - tie!.size.height / 2).toBeGreaterThan(220);
  });

  it('never lies on a face', () => {
    for (const prompt of ['a heart', 'a trophy', 'five balloons', 'a cake and two stars'])
      for (const prop of propsOf(prompt, subject(faceAt(60, 300), faceAt(340, 320))))
        for (const middle of [
          [60, 300],
          [340, 320],
        ] as const)
          expect([prompt, prop.behind || !isOver(prop, middle)]).toEqual([prompt, true]);
  });

  it('is as wide as the head with its hair, and stands on top of it', () => {
    // Opaque from 40 above the hairline, and 70 to either side of the middle.
    const opacityAt = (x: number, y: number) => (y > 40 && Math.abs(x - 200) < 70 ? 255 : 0);
    const on = { ...subject(faceAt(200, 150)), opacityAt };
    const [crown] = propsOf('a crown', on);
    expect([crown!.size.width > 115, bottom(crown!) > 45, bottom(crown!) < 80]).toEqual([true, true, true]);
    const [headphones] = propsOf('headphones', on);
    expect([headphones!.behind, headphones!.y - headphones!.size.height / 2 > 20]).toEqual([true, true]);
  });

  it('that nobody wears touches the subject, and hides little of it', () => {
    // Nothing of the subject is in the lower half of its box, at the right.
    const opacityAt = (x: number, y: number) => (x < 200 || y < 300 ? 255 : 0);
    for (const prompt of ['a trophy', 'sunglasses', 'a heart']) {
      const [{ x, y, size }] = propsOf(prompt, { ...subject(), opacityAt }) as [Prop];
      const seen = [-0.4, 0, 0.4].flatMap((across) =>
        [-0.4, 0, 0.4].map((down) => [x + across * size.width, y + down * size.height] as const),
      );
      const on = seen.filter(([px, py]) => px < 400 && py < 600 && opacityAt(px, py) > 0).length;
      expect([prompt, on > 0, on < 6]).toEqual([prompt, true, true]);
    }
  });

  it('that an animal wears sits on top of it, if its top is in the photo', () => {
    const [crown] = propsOf('a crown', { ...subject(), opacityAt: (x) => (x > 250 && x < 350 ? 255 : 0) });
    expect([Math.round(crown!.x / 10), bottom(crown!) > 0, bottom(crown!) < 100]).toEqual([30, true, true]);
    const [beside] = propsOf('a crown', { ...subject(), isCutAbove: true });
    expect(beside!.y).toBeGreaterThan(300);
  });
});

describe('words of a sticker of both', () => {
  it('are as wide as the subject, below its face, and on no board', () => {
    const props = propsOf('"Happy Birthday"', subject(faceAt(200, 480)));
    expect(props.map(({ thing }) => thing.drawing)).toEqual([null]);
    expect(props[0]!.size.width).toBeGreaterThanOrEqual(400);
    expect(props[0]!.y - props[0]!.size.height / 2).toBeGreaterThan(540);
  });

  it('add nobody who is in the photo already', () => {
    const icons = (prompt: string) => addedTo(planOf(prompt, { placeless: true })).map(({ drawing }) => drawing?.icon);
    expect(icons('a dog wearing sunglasses')).toEqual(['sunglasses']);
    expect(icons('a dog and a ball')).toHaveLength(2);
  });
});
