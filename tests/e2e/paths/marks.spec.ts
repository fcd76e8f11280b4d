/** The rectangles over an image, walked in a browser with a finger and a keyboard on the page that swaps several faces. */
import { join } from 'node:path';
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { facesOfSwap } from '../../../contract/facts/tools/face-swap.ts';
import { marksModel } from '../../../machines/marks/marks.model.ts';
import type { ShownFile } from '../../../machines/form/form.types.ts';
import { boxesOnScreen, selectCarried, type MarksSnapshot } from '../../../machines/marks/marks.selectors.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import type { Site } from '../../model/browser/site.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const max = facesOfSwap['multiple-face-swap'];
const figure = join(import.meta.dirname, '../../../public/samples/figure.jpg');
const image = { name: '01JD.png', url: '/samples/figure.jpg', width: 800, height: 600, type: 'image/png', size: 90_000 };

const both = { 'faces.0.image': { ref: 'a', stored: null }, 'faces.1.image': { ref: 'b', stored: null } };
const faces = (count: number, files: Record<string, ShownFile>) => ({
  values: { faces: Array.from({ length: count }, () => ({ box: { x: 10, y: 20, width: 60, height: 80 } })) },
  files,
});
const isFree = (snapshot: MarksSnapshot) => snapshot.matches({ pointer: 'resting' });
const freely =
  <E>(...cases: E[]) =>
  (snapshot: MarksSnapshot) =>
    isFree(snapshot) ? cases : [];

/** What a person can do next, where the page allows less than the chart: a finger on the image does nothing else, and boxes do not overlap. */
const model = {
  ...marksModel,
  inputs: [{ kind: 'faces' as const, name: 'faces', max }],
  events: {
    ...marksModel.events,
    'form.shown': (snapshot: MarksSnapshot) => {
      if (!isFree(snapshot) && selectCarried(snapshot) !== null) return [];
      if (!snapshot.matches({ pointer: 'moving' })) return [faces(0, {}), faces(2, both), faces(max, both)];
      // A search takes the boxes away, and with them the one in hand; another image of a face does not.
      return snapshot.context.filled.length === 2 ? [faces(0, {}), faces(snapshot.context.boxes.length, both)] : [faces(0, {})];
    },
    'drawing.began': (snapshot: MarksSnapshot) =>
      [0, 2].includes(snapshot.context.boxes.length) ? [{ point: { x: 0, y: 0 }, file: { width: 400, height: 300 } }] : [],
    'box.added': (snapshot: MarksSnapshot) =>
      isFree(snapshot) && snapshot.context.boxes.length === 0 ? [{ file: { width: 400, height: 300 } }] : [],
    // A box that goes takes its image with it, which only a form that is shown again reveals.
    'box.removed': (snapshot: MarksSnapshot) => (isFree(snapshot) && snapshot.context.filled.length === 0 ? [{ index: 0 }] : []),
    'box.nudged': freely({ index: 0, by: [1, 0] as [number, number], resizes: false, file: { width: 400, height: 300 } }),
    'row.added': freely({}),
    'face.carried': freely({ row: 0 }, { row: 1 }),
    'row.chosen': (snapshot: MarksSnapshot) => (isFree(snapshot) && snapshot.context.boxes.length >= 2 ? [{ row: 0 }, { row: 1 }] : []),
    // Nothing can be dragged that has no image.
    'face.dropped': (snapshot: MarksSnapshot) =>
      isFree(snapshot) && snapshot.context.filled.length === 2
        ? [
            { from: 0, row: 0 },
            { from: 0, row: 1 },
          ]
        : [],
  },
};

/** A finger on the screen. */
class Finger {
  #at = { x: 0, y: 0 };
  #isDown = false;
  readonly #screen: CDPSession;

  constructor(screen: CDPSession) {
    this.#screen = screen;
  }

  async down(at: { x: number; y: number }): Promise<void> {
    // The form may have ended what the finger did before it was lifted.
    if (this.#isDown) await this.leaves('touchEnd');
    this.#at = at;
    this.#isDown = true;
    await this.#screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  }

  async moves(x: number, y: number): Promise<void> {
    this.#at = { x: this.#at.x + x, y: this.#at.y + y };
    await this.#screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [this.#at] });
  }

  async leaves(type: 'touchEnd' | 'touchCancel'): Promise<void> {
    this.#isDown = false;
    await this.#screen.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
  }
}

/** A point of the screen at which the element is not covered, `across` and `down` as shares of it. */
async function pointOn(element: Locator, shares: readonly [number, number][]): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const point = await element.evaluate((wanted, tried) => {
    const { left, top, width, height } = wanted.getBoundingClientRect();
    return tried
      .map(([across, down]) => ({ x: left + width * across, y: top + height * down }))
      .find(({ x, y }) => wanted.contains(document.elementFromPoint(x, y)));
  }, shares);
  return point ?? Promise.reject(new Error('All of it is covered'));
}

class Marker extends Person {
  main = this.page.getByRole('main');
  find = this.main.getByRole('button', { name: 'Find faces' });
  boxes = this.main.getByRole('button', { name: /^Box \d+\. / });
  rows = this.main.getByRole('listitem').filter({ hasText: /becomes/ });
  row = (index: number) => this.rows.nth(index);
  carry = (index: number) => this.row(index).getByRole('button', { name: 'Pick up this face' });
  readonly finger: Promise<Finger>;

  constructor(page: Page, site: Site) {
    super(page, site);
    this.finger = page
      .context()
      .newCDPSession(page)
      .then((screen) => new Finger(screen));
  }

  async arrives(): Promise<void> {
    await this.open('/multiple-face-swap', { kept: { ...greeted, [storageKeys.adult]: 'true' } });
    await this.gives(this.page.getByLabel('Choose a photo').first());
    await this.answers(0);
  }

  async gives(field: Locator): Promise<void> {
    await field.setInputFiles(figure);
    await this.site.calls.answer(['/api/dash/upload'], granted({ item: image }));
  }

  /** The search finds so many faces, in a row near the top of the image. */
  async answers(count: number): Promise<void> {
    const found = Array.from({ length: count }, (_, index) => ({ box: { x: 20 + index * 90, y: 40, width: 70, height: 90 }, turned: 0 }));
    await this.site.calls.answer(['/api/faces'], granted({ faces: found, width: 800, height: 600 }));
    await expect(this.find).not.toHaveAttribute('aria-busy', 'true');
  }

  async changesFace(): Promise<void> {
    await this.row(1).getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await this.gives(this.row(1).getByLabel('Choose a photo'));
  }

  /** By keyboard: a finger may be on the image. */
  async makesForm(count: number, filled: boolean): Promise<void> {
    if (!filled)
      for (const index of [0, 1]) {
        const remove = this.row(index).getByRole('button', { name: 'Remove', exact: true });
        if ((await remove.count()) > 0) await remove.press('Enter');
      }
    await this.find.press('Enter');
    await this.answers(count);
    if (filled)
      for (const index of [0, 1])
        if ((await this.row(index).getByRole('button', { name: 'Remove', exact: true }).count()) === 0)
          await this.gives(this.row(index).getByLabel('Choose a photo'));
  }
}

walkInBrowser(model, {
  background: { ...usual, '/api/drafts/multiple-face-swap': { inputs: {} } },
  nobodyCauses: {},
  nobodySees: {},
  subject: (page, site) => {
    const person = new Marker(page, site);
    const finger = () => person.finger;
    const canvas = page.locator('[data-canvas]');
    return {
      start: () => person.arrives(),
      events: {
        'form.shown': ({ event, state }: { event: AnyEventObject; state: MarksSnapshot }) =>
          state.matches({ pointer: 'moving' })
            ? person.changesFace()
            : person.makesForm((event['values'] as { faces: object[] }).faces.length, Object.keys(event['files'] as object).length > 0),
        'drawing.began': async () =>
          (await finger()).down(
            await pointOn(canvas, [
              [0.1, 0.8],
              [0.4, 0.8],
              [0.7, 0.8],
            ]),
          ),
        'box.grabbed': async () =>
          (await finger()).down(
            await pointOn(person.boxes.first(), [
              [0.5, 0.5],
              [0.1, 0.9],
              [0.9, 0.1],
            ]),
          ),
        'pointer.moved': async () => (await finger()).moves(40, 30),
        'pointer.released': async () => (await finger()).leaves('touchEnd'),
        'pointer.lost': async () => (await finger()).leaves('touchCancel'),
        'box.added': () => person.main.getByRole('button', { name: 'Add a box' }).click(),
        'box.nudged': () => person.boxes.first().press('ArrowRight'),
        'box.removed': () => person.main.getByRole('button', { name: 'Remove box 1', exact: true }).click(),
        'row.added': () => person.main.getByRole('button', { name: 'Add a face' }).click(),
        'face.carried': ({ event }: { event: AnyEventObject }) => person.carry(event['row'] as number).click(),
        'row.chosen': ({ event }: { event: AnyEventObject }) => person.boxes.nth(event['row'] as number).press('Enter'),
        'face.dropped': async ({ event }: { event: AnyEventObject }) => {
          await person.carry(0).dragTo(person.row(event['row'] as number));
        },
      },
      states: {
        'pointer.resting': (snapshot) => expect(person.boxes).toHaveCount(boxesOnScreen(snapshot).length),
        'pointer.drawing': (snapshot) => expect(person.boxes).toHaveCount(boxesOnScreen(snapshot).length),
        'pointer.moving': (snapshot) => expect(person.boxes).toHaveCount(boxesOnScreen(snapshot).length),
        'hand.empty': () => expect(person.main.getByText('Now choose the face to replace.')).toHaveCount(0),
        'hand.carrying': () => expect(person.main.getByText('Now choose the face to replace.')).toBeVisible(),
      },
    };
  },
});
