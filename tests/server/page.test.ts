import { describe, expect, it } from 'vitest';
import { colors } from '../../contract/facts/colors.ts';
import { colorVariables, html, page } from '../../server/http/page.ts';

const hostile = `"><script>alert('1')</script>&`;
const harmless = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';

describe('a page that the server writes', () => {
  it('escapes what it is given, in its head, its text and its attributes', () => {
    const written = page({
      lang: hostile,
      title: hostile,
      style: 'p{color:red}',
      robots: hostile,
      body: html`<p title="${hostile}">${hostile}</p>`,
    });
    expect(written).not.toContain('<script>');
    expect(written.split(harmless)).toHaveLength(6);
    expect(written).toContain('<style>p{color:red}</style>');
  });

  it('leaves out what is not there', () => {
    expect(page({ lang: 'en', title: 'x', style: '', body: html`${false}${undefined}${[html`<b>a</b>`, html`<b>b</b>`]}` })).toBe(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>x</title><style></style></head><body><b>a</b><b>b</b></body></html>',
    );
  });

  it('has the colors of the design system in both themes', () => {
    const css = colorVariables('text2', 'actionHover');
    for (const [name, [light, dark]] of [
      ['--text-2', colors.text2],
      ['--action-hover', colors.actionHover],
    ] as const) {
      expect(css.split('@media')[0]).toContain(`${name}:${light}`);
      expect(css.split('@media')[1]).toContain(`${name}:${dark}`);
    }
  });
});
