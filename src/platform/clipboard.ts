/** Copies text; without clipboard access, through a hidden text area (spec §8). Returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByTextArea(text);
  }
}

/** A dialog takes the focus back from everything outside it, and a browser copies nothing but what is selected where the focus is. */
const roomFor = (): Element => [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;

/** The legacy fallback; false when it fails too. A browser may answer that it copied when nothing was selected. */
export function copyByTextArea(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  roomFor().append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    const isSelected = document.activeElement === area && area.selectionEnd - area.selectionStart === text.length;
    return isSelected && document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** The image at an address as a PNG, the one format that every clipboard accepts. */
async function pngOf(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The image was not there: ${response.status}`);
  const blob = await response.blob();
  if (blob.type === 'image/png') return blob;
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Copies an image. Rejects when the browser does not allow it. */
export const copyImage = (address: string): Promise<void> =>
  // Passing a promise keeps the click's permission while the bytes load.
  navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(address) })]);
