/** Shoulders for drawings that are only a head, so that a portrait shows a person. */
import sharp from 'sharp';
import { drawn, type Figure } from '../draft/figure.ts';
import type { Drawing } from '../draft/words.ts';

const heads = new Set(['woman', 'woman-curly-hair', 'woman-red-hair', 'woman-white-hair']);
export const isHead = ({ icon }: Drawing): boolean => heads.has(icon);

/** In a square of 100, below a head that ends at about 62. */
const shoulders = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="SIZE" height="SIZE"><defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d98a16"/><stop offset="1" stop-color="#ffc23a"/></linearGradient></defs><g id="b"><path d="M8 100C8 79 20 70 38 68C42 76 58 76 62 68C80 70 92 79 92 100Z" fill="${colour}"/><path d="M8 100C8 79 20 70 38 68C42 76 58 76 62 68C80 70 92 79 92 100Z" fill="url(#d)"/></g><path d="M41 52V66C37 68 36 68 36 69C40 79 60 79 64 69C64 68 63 68 59 66V52Z" fill="url(#n)"/></svg>`;

export async function bustOf(head: Drawing, side: number, colour: string): Promise<Figure> {
  const body = await sharp(Buffer.from(shoulders(colour).replaceAll('SIZE', String(side))))
    .resize(side, side)
    .png()
    .toBuffer();
  const high = Math.round(side * 0.62);
  const png = await sharp(body)
    .composite([{ input: await drawn(head.icon, high), left: Math.round((side - high) / 2), top: Math.round(side * 0.03) }])
    .png()
    .toBuffer();
  return { png, side, foot: side };
}
