/** The brush over an image, walked in a browser by mouse and keyboard: over a cutout, and over an area to remove. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { brushModel } from '../../../machines/brush/brush.model.ts';
import { selectStrokes, type BrushSnapshot } from '../../../machines/brush/brush.selectors.ts';
import type { BrushInput } from '../../../machines/brush/brush.types.ts';
import type { FileFacts } from '../../../machines/upload/upload.types.ts';
import { holdCanvas, isCanvasHeld, letCanvas } from '../../model/browser/held-canvas.ts';
import { Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const figure = join(import.meta.dirname, '../../../public/samples/figure.jpg');
const item = { name: '01JD.jpg', url: '/samples/figure.jpg', width: 512, height: 512, type: 'image/jpeg', size: 40_000 };
const pages = { cutout: '/ai-background-remover', area: '/ai-watermark-remover' };

const given = (ref: string) => ({ files: { image: { ref, stored: null } } });
const point = { x: 1, y: 2 };

/** What a person can do next: an open brush with its image, and nothing else while the mouse is down or a mask is painted. */
const when =
  <E>(isPossible: (snapshot: BrushSnapshot) => boolean, ...cases: E[]) =>
  (snapshot: BrushSnapshot) =>
    isPossible(snapshot) ? cases : [];
const isDrawing = (snapshot: BrushSnapshot) => snapshot.matches({ open: 'drawing' });
const isAtRest = (snapshot: BrushSnapshot) => snapshot.context.ref !== null && snapshot.matches({ open: 'resting' });
const canPaint = (snapshot: BrushSnapshot) => isAtRest(snapshot) && snapshot.context.image !== null;
const hasStrokes = (snapshot: BrushSnapshot) => selectStrokes(snapshot).length > 0;

const { paintMask } = brushModel.outcomes as unknown as {
  readonly paintMask: { done: readonly [FileFacts, null]; error: readonly Error[] };
};
const [mask, none] = paintMask.done;

const model = {
  ...brushModel,
  events: {
    'brush.opened': when((snapshot) => snapshot.context.ref !== null && snapshot.matches('closed'), {}),
    'brush.closed': when((snapshot) => canPaint(snapshot) && !snapshot.context.field.alwaysOpen, {}),
    // It loads as soon as it is on screen.
    'image.loaded': when((snapshot) => isAtRest(snapshot) && snapshot.context.image === null, { image: { width: 100, height: 80 } }),
    'form.shown': (snapshot: BrushSnapshot) => {
      if (snapshot.context.ref === null) return [given('cat')];
      return canPaint(snapshot) && snapshot.context.ref === 'cat' ? [given('dog')] : [];
    },
    'ink.chosen': when(canPaint, { keeps: false }),
    'size.chosen': when(canPaint, { size: 8 }),
    'stroke.began': when((snapshot) => canPaint(snapshot) && selectStrokes(snapshot).length < 2, { point, width: 8 }),
    'stroke.moved': when(isDrawing, { point }),
    'stroke.ended': when(isDrawing, {}),
    'cursor.pushed': when(canPaint, { by: { x: -500, y: 4 } }),
    'dot.painted': when((snapshot) => canPaint(snapshot) && selectStrokes(snapshot).length < 2, { width: 8 }),
    'undo.clicked': when((snapshot) => canPaint(snapshot) && hasStrokes(snapshot), {}),
    'clear.clicked': when((snapshot) => canPaint(snapshot) && hasStrokes(snapshot), {}),
  },
  outcomes: {
    // Without a stroke there is nothing to paint.
    paintMask: {
      done: (snapshot: BrushSnapshot) => [hasStrokes(snapshot) ? mask : none],
      error: (snapshot: BrushSnapshot) => (hasStrokes(snapshot) ? paintMask.error : []),
    },
  },
};

class Painter extends Person {
  readonly form = this.page.getByRole('main').getByRole('form');
  readonly canvas = this.form.getByRole('img', { name: /^Brush over/ });
  readonly button = (name: string) => this.form.getByRole('button', { name, exact: true });
  private at = { x: 0, y: 0 };

  async arrives({ alwaysOpen }: BrushInput): Promise<void> {
    await holdCanvas(this.page);
    await this.open(alwaysOpen ? pages.area : pages.cutout);
    await this.gives();
  }

  gives = () => this.form.getByLabel('Choose a photo').setInputFiles(figure);

  async touches(): Promise<void> {
    await this.canvas.scrollIntoViewIfNeeded();
    const box = (await this.canvas.boundingBox())!;
    this.at = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
    await this.page.mouse.move(this.at.x, this.at.y);
    await this.page.mouse.down();
  }
}

walkInBrowser(model, {
  background: {
    ...usual,
    '/api/tools': [],
    ...Object.fromEntries(Object.values(pages).map((path) => [`/api/drafts${path}`, { inputs: {} }])),
    '/api/dash/upload': { item },
  },
  nobodyCauses: {},
  nobodyTakes: { 'form.shown [isForeignMask]': 'a mask from elsewhere is laid under the brush in the walks of garmentSearch' },
  nobodySees: { choosing: 'it is left as soon as it is entered' },
  subject: (page, site) => {
    const person = new Painter(page, site);
    const { button, canvas } = person;
    const shows = async (snapshot: BrushSnapshot) => {
      await expect(canvas).toBeVisible();
      await expect(button('Undo')).toBeEnabled({ enabled: hasStrokes(snapshot) });
    };
    return {
      start: (input) => person.arrives(input),
      events: {
        'brush.opened': () => button('Fix the cutout').click(),
        'brush.closed': () => button('Close').click(),
        'image.loaded': () => {},
        'form.shown': async ({ state }: { state: BrushSnapshot }) => {
          if (state.context.ref === 'cat') return;
          await button('Remove').first().click();
          await person.gives();
        },
        'ink.chosen': () => button('Remove').last().click(),
        'size.chosen': () => person.form.getByRole('slider', { name: 'Brush size' }).press('Home'),
        'stroke.began': () => person.touches(),
        'stroke.moved': () => page.mouse.move(400, 300),
        'stroke.ended': () => page.mouse.up(),
        'cursor.pushed': () => canvas.press('ArrowLeft'),
        'dot.painted': () => canvas.press(' '),
        'undo.clicked': () => button('Undo').click(),
        'clear.clicked': () => button('Clear').click(),
        'done.paintMask': async ({ state }: { state: BrushSnapshot }) => {
          if (hasStrokes(state)) await letCanvas(page, 'done');
        },
        'failed.paintMask': () => letCanvas(page, 'refuse'),
      },
      states: {
        closed: () => expect(canvas).toHaveCount(0),
        'open.resting': async (snapshot) => {
          await shows(snapshot);
          expect(await isCanvasHeld(page)).toBe(false);
        },
        'open.drawing': shows,
        'open.masking': async (snapshot) => {
          await shows(snapshot);
          if (hasStrokes(snapshot)) await expect.poll(() => isCanvasHeld(page)).toBe(true);
        },
      },
    };
  },
});
