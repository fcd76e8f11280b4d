import sharp from 'sharp';

/** A small real image with something in it. */
export const image = (format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png', width = 90, height = 60): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#f1c40f' } })
    .composite([{ input: { create: { width: 30, height: 30, channels: 3, background: '#7A5CF6' } }, left: 20, top: 15 }])
    .toFormat(format)
    .toBuffer();

export function formOf(bytes: Uint8Array | string, fileName = 'picture.png', field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes as BlobPart]), fileName);
  return form;
}
