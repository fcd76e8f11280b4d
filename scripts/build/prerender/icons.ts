/** The product's icons in the sizes that systems request, all drawn from `public/icon.svg`, and the web manifest. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import toolNames from '../../../copy/en/tools/names.ts';
import home from '../../../copy/en/pages/home.ts';
import { sharedField, sharedPath } from '../../../contract/facts/offline.ts';
import { productName, themeColor } from '../../../contract/facts/product.ts';
import { acceptOf, uploadKinds } from '../../../contract/facts/uploads.ts';

type Files = Record<string, Buffer | string>;

const draw = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 72 * Math.ceil(size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A maskable icon, which a system may crop to any shape: the drawing fills the inner 80 %, the background the whole square. */
async function maskable(svg: Buffer, size: number): Promise<Buffer> {
  const square = Buffer.from(svg.toString().replace(/ rx="\d+"/, ''));
  return draw(square, size);
}

/** Wraps one PNG in the ICO container that browsers request by default. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export async function icons(publicFolder: string): Promise<Files> {
  const svg = await readFile(join(publicFolder, 'icon.svg'));
  const shortcuts = (['ai-sticker-maker', 'ai-text-to-image', 'ai-background-remover'] as const).map((slug) => ({
    name: toolNames[slug],
    url: `/${slug}`,
  }));
  const manifest = {
    id: '/',
    name: productName,
    short_name: productName,
    description: home.description,
    lang: 'en',
    categories: ['photo', 'entertainment'],
    start_url: '/',
    display: 'standalone',
    // The service worker receives the file.
    share_target: {
      action: sharedPath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: sharedField, accept: [...new Set(uploadKinds.flatMap((kind) => acceptOf(kind).split(',')))] }] },
    },
    shortcuts,
    background_color: '#FFFFFF',
    theme_color: themeColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return {
    'icon-192.png': await draw(svg, 192),
    'icon-512.png': await draw(svg, 512),
    'icon-maskable.png': await maskable(svg, 512),
    'apple-touch-icon.png': await maskable(svg, 180),
    'favicon.ico': ico(await draw(svg, 32), 32),
    'site.webmanifest': JSON.stringify(manifest),
  };
}
