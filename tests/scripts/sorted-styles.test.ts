import { expect, test } from 'vitest';
import { sortedStyles } from '../../scripts/build/vite/sorted-styles.ts';
import { doubledIn } from '../views/doubled-styles.ts';

const sheet = (...rules: string[]): string => `@layer utilities{${rules.join('')}}`;

test('rules of one property are brought together, by value', () => {
  const [p8, red, p4, blue] = ['.p_8{padding:8px}', '.c_r{color:red}', '.p_4{padding:4px}', '.c_b{color:blue}'];
  expect(sortedStyles(sheet(p8!, red!, p4!, blue!))).toBe(sheet(blue!, red!, p4!, p8!));
});

test.each([
  [
    'a shorthand stays before what it contains',
    ['.p_8{padding:8px}', '.p_4{padding:4px}', '.b_t{border-top:0}', '.a{align-items:end}'],
    [1, 0, 2, 3],
  ],
  ['a shorthand whose name begins another stays before it', ['.f_1{flex:1}', '.f_s{flex-shrink:0}'], [0, 1]],
  ['a condition stays after what it changes', ['.c_r{color:red}', '.hover\\:c_a:hover{color:aqua}'], [0, 1]],
  ['rules of one element keep their order', ['a{color:red}', 'a{color:blue}'], [0, 1]],
  ['a rule of several classes stays in its place', ['.z{color:red}', '.on .y{color:blue}', '.a{color:aqua}'], [0, 1, 2]],
])('%s', (_, rules, order) => expect(sortedStyles(sheet(...rules))).toBe(sheet(...order.map((at) => rules[at]!))));

test.each([
  ['c_text d_grid c_ink', 'c_text c_ink'],
  ['d_grid md:d_flex hover:c_ink c_text', null],
  ['[&:hover:not(:disabled)]:bg_a [&:hover:not(:disabled)]:bg_b', '[&:hover:not(:disabled)]:bg_a [&:hover:not(:disabled)]:bg_b'],
  ['c_text c_text', null],
])('two styles of one property on an element are found: %s', (classes, doubled) => expect(doubledIn(classes)).toBe(doubled));
