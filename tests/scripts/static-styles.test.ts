import { describe, expect, it } from 'vitest';
import { workOutStyles } from '../../scripts/build/vite/static-styles.ts';
import { recipe } from '../../src/design/recipe.ts';

/** Names a class by what it sets, as the style system does. */
const css = (style: object): string =>
  Object.entries(style)
    .flatMap(([key, value]) =>
      typeof value === 'object'
        ? css(value as object)
            .split(' ')
            .map((inner) => `${key}:${inner}`)
        : [`${key}_${String(value)}`],
    )
    .join(' ');
const work = (code: string) => workOutStyles(`import { css, cva } from 'styled-system/css';\n${code}`, 'tsx', css);

describe('static styles', () => {
  it('become the string of their classes', () => {
    expect(work(`const a = <p className={css({ color: 'red', _hover: { margin: -2 } })} />;`)).toContain(
      'className={"color_red _hover:margin_-2"}',
    );
  });

  it('become either of two where one value hangs on a condition', () => {
    expect(work(`const a = (on: boolean) => css({ margin: 1, color: on && 1 ? 'red' : 'blue' });`)).toContain(
      '=> (on && 1 ? "margin_1 color_red" : "margin_1 color_blue");',
    );
  });

  it('stay a call where a value is known only at run time, or where several are merged', () => {
    expect(work(`const a = (on: boolean, hue: string) => css({ color: on ? hue : 'blue' });`)).toBeNull();
    expect(work(`const a = (on: boolean) => css({ color: on ? 'red' : 'blue', margin: on ? 1 : 2 });`)).toBeNull();
    expect(work(`const size = 2; const a = css({ [size]: 1 }); const b = css({ ...a }); const c = css({}, {});`)).toBeNull();
  });

  it('leave modules alone that do not use the style system', () => {
    expect(workOutStyles(`const a = css({ color: 'red' });`, 'tsx', css)).toBeNull();
  });

  it('let a variant take the place of the base, under the same conditions only', () => {
    const code = work(
      `export const a = cva({ base: { color: 'red', _hover: { color: 'pink' } }, variants: { variant: { calm: { color: 'blue' }, loud: { _hover: { color: 'gold' } } } }, defaultVariants: { variant: 'calm' } });`,
    );
    const [, table] = /recipe\((.*)\);/.exec(code ?? '') ?? [];
    const [base, variants, defaults] = JSON.parse(`[${table}]`) as Parameters<typeof recipe>;
    const classes = recipe(base, variants, defaults);
    expect(classes().split(' ').toSorted()).toEqual(['_hover:color_pink', 'color_blue']);
    expect(classes({ variant: 'loud' }).split(' ').toSorted()).toEqual(['_hover:color_gold', 'color_red']);
  });
});
