/** The crop frame, walked in a browser on the page of the background remover. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { cropModel } from '../../../machines/crop/crop.model.ts';
import { holdCanvas, letCanvas } from '../../model/browser/held-canvas.ts';
import { Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const item = { name: '01JD.jpg', url: '/files/01JD.jpg', width: 512, height: 512, type: 'image/jpeg', size: 40_000 };
const figure = join(import.meta.dirname, '../../../public/samples/figure.jpg');

walkInBrowser(cropModel, {
  background: { ...usual, '/api/drafts/ai-background-remover': { inputs: {} }, '/api/dash/upload': { item } },
  nobodyCauses: {},
  nobodySees: {},
  subject: (page, site) => {
    const person = new Person(page, site);
    const form = page.getByRole('main').getByRole('form');
    const button = (name: string) => form.getByRole('button', { name, exact: true });
    const panel = form.getByRole('region', { name: 'Crop the photo' });
    const give = () => form.getByLabel('Choose a photo').setInputFiles(figure);
    return {
      start: async () => {
        await holdCanvas(page);
        await person.open('/ai-background-remover');
        await give();
      },
      events: {
        'crop.opened': async () => {
          if ((await button('Remove').count()) === 0) await give();
          await button('Crop').or(button('Crop again')).click();
        },
        'shape.chosen': ({ event }: { event: AnyEventObject }) => panel.getByText(String(event['shape'])).click(),
        'crop.cancelled': () => panel.getByRole('button', { name: 'Cancel' }).click(),
        'crop.applied': async () => {
          await expect(panel.getByRole('slider', { name: 'Frame' })).toBeVisible();
          await button('Apply crop').click();
        },
        'crop.undone': () => button('Undo crop').click(),
        'image.changed': ({ event }: { event: AnyEventObject }) => (event['ref'] === null ? button('Remove').click() : give()),
        'done.cutImage': () => letCanvas(page, 'done'),
        'failed.cutImage': () => letCanvas(page, 'refuse'),
      },
      states: {
        whole: async () => {
          await expect(panel).toHaveCount(0);
          await expect(button('Undo crop')).toHaveCount(0);
        },
        framing: async () => {
          await expect(panel).toBeVisible();
          await expect(button('Apply crop')).not.toHaveAttribute('aria-busy', 'true');
        },
        cutting: () => expect(button('Apply crop')).toHaveAttribute('aria-busy', 'true'),
        cut: () => expect(button('Undo crop')).toBeVisible(),
      },
    };
  },
});
