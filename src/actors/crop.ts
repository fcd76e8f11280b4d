import { cropActors } from '../../machines/crop/crop.actors.ts';
import { cropMachine } from '../../machines/crop/crop.machine.ts';
import { holding } from './files.ts';
import type { Root } from './root.ts';
import type { CropServices } from '../../machines/crop/crop.actors.ts';
import { fileOf, keepFile, previewOf } from '../platform/files.ts';

/** The content of the frame, in its own format when a canvas can encode it without visible loss. */
async function cutTo(blob: Blob, { x, y, width, height }: Parameters<CropServices['cutImage']>[1]): Promise<Blob> {
  // In the orientation that the page shows: upright.
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  const [left, top] = [Math.round(x), Math.round(y)];
  const wide = Math.max(1, Math.min(Math.round(width), bitmap.width - left));
  const high = Math.max(1, Math.min(Math.round(height), bitmap.height - top));
  const canvas = new OffscreenCanvas(wide, high);
  canvas.getContext('2d')!.drawImage(bitmap, left, top, wide, high, 0, 0, wide, high);
  bitmap.close();
  return canvas.convertToBlob(blob.type === 'image/jpeg' ? { type: 'image/jpeg', quality: 0.95 } : { type: 'image/png' });
}

/** Crops an image in the browser. Rejects when its bytes cannot be read or drawn. */
export const cropServices: CropServices = {
  async cutImage({ file, source }, area, signal) {
    // What the page cannot show it cannot draw either: then the server's copy is cut.
    const kept = previewOf(file.ref) === null ? undefined : fileOf(file.ref);
    const whole = kept ?? (await (await fetch(source, { signal })).blob());
    const cut = await cutTo(whole, area);
    const name = file.name.replace(/\.[^.]*$/, '') + (cut.type === 'image/jpeg' ? '.jpg' : '.png');
    return {
      cut: keepFile(new File([cut], name, { type: cut.type })),
      // An image that was only on the server gets a ref, so that it can be used again.
      whole: kept ? file : keepFile(new File([whole], file.name, { type: whole.type })),
    };
  },
};

/** The crop frame over a form's image; the cropped image replaces it in the form. */
export const cropFlow = (root: Root, tool: string, slot: string) =>
  root.keep(
    { role: 'crop', tool, of: slot },
    () => ({ logic: cropMachine.provide({ actors: cropActors(cropServices) }) }),
    holding(({ context }) => [context.whole?.file.ref, context.cut]),
  );
