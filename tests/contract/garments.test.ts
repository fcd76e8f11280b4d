import { expect, test } from 'vitest';
import { partNamed, withoutGarments } from '../../contract/facts/garments.ts';

test.each([
  ['a blue T-shirt', 'top'],
  ['rayures pour la veste', 'top'],
  ['una camiseta roja', 'top'],
  ['красную футболку', 'top'],
  ['红色T恤', 'top'],
  ['green trousers', 'bottom'],
  ['la jupe en bleu', 'bottom'],
  ['pantalón negro', 'bottom'],
  ['чёрные джинсы', 'bottom'],
  ['黑色裤子', 'bottom'],
  ['a polka dot dress', 'whole'],
  ['un vestido de lunares', 'whole'],
  ['синее платье', 'whole'],
  ['红色连衣裙', 'whole'],
  ['a white shirt and blue jeans', 'whole'],
  ['red and white stripes', null],
  ['pantsuit of my topic', null],
  ['', null],
])('“%s” names the garment of the part: %s', (text, part) => {
  expect(partNamed(text)).toBe(part);
});

test('garments are taken out of Chinese, which has no spaces', () => {
  expect(withoutGarments('蓝色条纹连衣裙')).toBe('蓝色条纹');
});
