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

  it('that an animal wears sits on top of it', () => {
    const [crown] = propsOf('a crown', { ...subject(), opacityAt: (x) => (x > 250 && x < 350 ? 255 : 0) });
    expect([Math.round(crown!.x / 10), bottom(crown!) > 0, bottom(crown!) < 100]).toEqual([30, true, true]);
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
