/** The images of link previews: the page's title over one of our backgrounds. Each is drawn once and cached. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { productName } from '../../../contract/facts/product.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import { drawText } from './share-fonts.ts';

export type ShareTitle = { locale: Locale; path: string; title: string };

const width = 1200;
const height = 630;
const textWidth = width - 160;
/** Increase it when the drawing changes, so that cached images are not reused. */
const edition = 3;
const grounds = ['silk-w', 'aurora', 'bloom', 'dunes-w', 'clouds-w', 'planet'] as const;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function shareImages(publicFolder: string, keptFolder: string) {
  const drawn = new Map<string, Promise<Buffer>>();

  /** Its bare pixels: to read a compressed image again for each page would be a quarter of its work. */
  async function ground(name: string): Promise<Buffer> {
    const shade = Buffer.from(
      `<svg width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120A2E" stop-opacity=".25"/><stop offset="1" stop-color="#120A2E" stop-opacity=".88"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
    );
    const mark = await sharp(join(publicFolder, 'icon.svg'), { density: 288 }).resize(72, 72).png().toBuffer();
    return sharp(join(publicFolder, 'art', `${name}.webp`))
      .resize(width, height, { fit: 'cover' })
      .composite([
        { input: shade },
        { input: mark, left: 80, top: 72 },
        { input: await drawText(productName.toLowerCase(), 'en', 44, textWidth), left: 172, top: 80 },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  async function draw({ locale, path, title }: ShareTitle): Promise<Buffer> {
    const name = grounds[Number.parseInt(hashOf(path).slice(0, 6), 16) % grounds.length]!;
    const under = drawn.get(name) ?? ground(name);
    drawn.set(name, under);
    const words = await drawText(title, locale, title.length > 44 ? 60 : 76, textWidth);
    const { height: tall } = await sharp(words).metadata();
    return sharp(await under, { raw: { width, height, channels: 3 } })
      .composite([{ input: words, left: 80, top: Math.max(180, height - 80 - tall) }])
      .jpeg({ quality: 82 })
      .toBuffer();
  }

  /** Returns the image of a page, from the cache when it was drawn before. */
  return async (share: ShareTitle): Promise<Buffer> => {
    const file = join(keptFolder, `${hashOf([edition, share.locale, share.path, share.title].join('\n')).slice(0, 32)}.jpg`);
    try {
      return await readFile(file);
    } catch {
      const image = await draw(share);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, image);
      return image;
    }
  };
}
