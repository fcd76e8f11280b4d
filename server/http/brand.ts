/** The logo and the fonts of pages that the server writes itself. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { productName } from '../../contract/facts/product.ts';
import { html } from './page.ts';

const { resolve } = createRequire(import.meta.url);
const face = (letters: string, range: string): string => {
  const font = readFileSync(resolve(`@fontsource-variable/onest/files/onest-${letters}-wght-normal.woff2`)).toString('base64');
  return `@font-face{font-family:Onest;font-weight:100 900;src:url(data:font/woff2;base64,${font});unicode-range:${range}}`;
};

/** The site's fonts as CSS, embedded, because these pages load nothing: Latin for four languages, Cyrillic for the fifth. */
export const faces = {
  latin: face('latin', 'U+0000-00FF,U+0152-0153,U+2000-206F,U+20AC'),
  cyrillic: face('cyrillic', 'U+0301,U+0400-045F,U+0490-0491,U+2116'),
} as const;

/** The look of `brand`, as CSS. */
export const brandStyle = `.brand{display:flex;align-items:center;gap:10px;font-weight:760;font-size:20px;letter-spacing:-.04em}
.mark{width:32px;height:32px;border-radius:10px;background:conic-gradient(from 210deg at 50% 55%,#7A5CF6,#B44DF0,#F0489B,#FF9A6B,#7A5CF6);position:relative}
.mark:after{content:"";position:absolute;inset:8px;background:#fff;clip-path:polygon(50% 0,63% 37%,100% 50%,63% 63%,50% 100%,37% 63%,0 50%,37% 37%)}`;

/** The logo and the name. */
export const brand = html`<span class="mark" aria-hidden="true"></span>${productName.toLowerCase()}`;
