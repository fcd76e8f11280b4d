import { expect, it } from 'vitest';
import { planOf } from '../../engine/draft/plan.ts';
import { told } from './kit/told.ts';

it.each([
  ['ru', 'ваза слив', 'peach, vase | 0in1'],
  ['ru', 'пирог со сливами', 'pie, peach x3 | 0beside1'],
  ['en', 'plums', 'peach x3 | '],
  ['ru', 'гранат на тарелке', 'red-apple, plate | 0on1'],
  ['ru', 'тарелка борща', 'steaming-bowl, plate | 0in1'],
  ['ru', 'кошка на ковре', 'cat, rug | 0on1'],
  ['zh', '一碗粥', 'bowl-with-spoon | '],
  ['zh', '火龙果', 'mango | '],
  ['es', 'una chaqueta roja', 'coat red | '],
  ['es', 'dos copas de vino', 'wine-glass x2 | '],
  ['fr', 'une citrouille', 'pumpkin | '],
  ['en', '100% cotton shirt', 't-shirt cloth | '],
  ['es', 'una camisa de algodón', 't-shirt cloth | '],
  ['fr', 'une chemise en coton', 't-shirt cloth | '],
  ['ru', 'рубашка из хлопка', 't-shirt cloth | '],
  ['zh', '纯棉衬衫', 't-shirt cloth | '],
  ['en', 'a cat taking a nap', 'cat zzz | '],
  ['es', 'dos perros tomando una siesta', 'dog x2 zzz | '],
  ['fr', 'un chat qui fait la sieste', 'cat zzz | '],
  ['zh', '猫在午睡', 'cat zzz | '],
  ['en', 'chocolate cookies', 'cookie x3 brown | '],
  ['en', 'a box of chocolates', 'chocolate-bar x3, package | 0in1'],
] as const)('an everyday word is what it means, in %s: %s', (locale, prompt, drawn) =>
  expect(told(planOf(prompt, { locale }), ({ colours, materials, marks }) => [...colours, ...materials, ...marks])).toBe(drawn),
);
