/** Copies a text; where the clipboard is closed to the page, through a hidden text area (spec §8). Says whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByTextArea(text);
  }
}

/** The way of old; false when that does not work either. */
export function copyByTextArea(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}

/** The picture at an address as a PNG, which is what every clipboard takes. */
async function pngOf(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture was not there: ${response.status}`);
  const blob = await response.blob();
  if (blob.type === 'image/png') return blob;
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Copies a picture. Rejects where the browser does not let the page do it. */
export const copyPicture = (address: string): Promise<void> =>
  // A promise inside keeps the press's permission while the bytes come.
  navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(address) })]);
