import { expect, test } from 'vitest';
import { sortedStyles } from '../../scripts/build/vite/sorted-styles.ts';

const sheet = (...rules: string[]): string => `@layer utilities{${rules.join('')}}`;

test('rules of one property are brought together, in their order', () => {
  const [p8, red, p4, blue] = ['.p_8{padding:8px}', '.c_r{color:red}', '.p_4{padding:4px}', '.c_b{color:blue}'];
  expect(sortedStyles(sheet(p8!, red!, p4!, blue!))).toBe(sheet(red!, blue!, p8!, p4!));
});

test.each([
  [
    'a shorthand stays before what it contains',
    ['.p_8{padding:8px}', '.p_4{padding:4px}', '.b_t{border-top:0}', '.a{align-items:end}'],
    [0, 1, 2, 3],
  ],
  ['a condition stays after what it changes', ['.c_r{color:red}', '.hover\\:c_a:hover{color:aqua}'], [0, 1]],
  ['a rule of several classes stays in its place', ['.z{color:red}', '.on .y{color:blue}', '.a{color:aqua}'], [0, 1, 2]],
])('%s', (_, rules, order) => expect(sortedStyles(sheet(...rules))).toBe(sheet(...order.map((at) => rules[at]!))));
