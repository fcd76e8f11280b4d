/** A canvas that writes its image when a path specifies so, or does not write it at all. */
import type { Page } from '@playwright/test';

declare global {
  var canvasWaits: { done: () => void; refuse: () => void } | undefined;
}

/** To be called before the page is opened. */
export const holdCanvas = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return new Promise((resolve, reject) => {
        globalThis.canvasWaits = {
          done: () => resolve(convertToBlob.call(this, options)),
          refuse: () => reject(new Error('no room')),
        };
      });
    };
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (take, ...options) {
      globalThis.canvasWaits = { done: () => toBlob.call(this, take, ...options), refuse: () => take(null) };
    };
  });

/** Whether an image is to be written. */
export const isCanvasHeld = (page: Page): Promise<boolean> => page.evaluate(() => globalThis.canvasWaits !== undefined);

/** Resolves when an image is to be written, and lets it go that way. */
export async function letCanvas(page: Page, way: 'done' | 'refuse'): Promise<void> {
  await page.waitForFunction(() => globalThis.canvasWaits !== undefined);
  await page.evaluate((chosen) => {
    globalThis.canvasWaits?.[chosen]();
    globalThis.canvasWaits = undefined;
  }, way);
}
