import { html, raw } from 'hono/html';
import { colors, violet } from '../../contract/facts/colors.ts';

export { html };
/** Markup with escaped values, written with `html`. */
export type Html = ReturnType<typeof html>;

type Color = keyof typeof colors;

const kebab = (name: string): string => name.replace(/[A-Z\d]+/g, (part) => `-${part.toLowerCase()}`);
const declare = (names: readonly Color[], theme: 0 | 1): string => names.map((name) => `--${kebab(name)}:${colors[name][theme]}`).join(';');

/** Returns the design system's colors as CSS variables (`actionHover` becomes `--action-hover`) that follow the device's theme. */
export const colorVariables = (...names: readonly Color[]): string =>
  `:root{color-scheme:light dark;--violet:${violet};${declare(names, 0)}}\n@media(prefers-color-scheme:dark){:root{${declare(names, 1)}}}`;

type Page = { lang: string; title: string; style?: string; bodyStyle?: string; robots?: string; head?: Html; body: Html };

/**
 * Renders a complete, self-contained page. `style` is trusted CSS and is not escaped, so it must not contain user input. `bodyStyle` is for
 * pages whose policy allows only style attributes.
 */
export const page = ({ lang, title, style, bodyStyle, robots, head, body }: Page): string =>
  html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${robots && html`<meta name="robots" content="${robots}">`}${head}<title>${title}</title>${style !== undefined && html`<style>${raw(style)}</style>`}</head><body${bodyStyle && html` style="${bodyStyle}"`}>${body}</body></html>`.toString();
