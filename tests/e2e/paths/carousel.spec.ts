/** The automatic carousel, walked in a browser in the dialog with the other tools. */
import { expect } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { carouselMachine } from '../../../machines/carousel/carousel.machine.ts';
import { carouselModel } from '../../../machines/carousel/carousel.model.ts';
import { Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

type Snapshot = SnapshotFrom<typeof carouselMachine>;

/** Tools that the dialog shows on the page of another one. */
const count = 7;

walkInBrowser(
  {
    ...carouselModel,
    inputs: [
      { count, calm: false },
      { count, calm: true },
    ],
    events: {
      ...carouselModel.events,
      // The pointer of a person who clicks is on the carousel.
      'motion.stopped': (snapshot: Snapshot) => (snapshot.matches('held') ? [{}] : []),
      'slide.shown': (snapshot: Snapshot) => (snapshot.matches('moving') ? [] : [{ at: 1 }]),
    },
  },
  {
    nobodyCauses: {},
    nobodySees: { judging: 'it is left as soon as it is entered' },
    nobodyTakes: { 'moving — motion.stopped': 'whoever presses has looked at it before, and it waits' },
    subject: (page, site) => {
      const person = new Person(page, site);
      const dialog = person.dialog('Explore more tools');
      const button = (name: string) => dialog.getByRole('button', { name, exact: true });
      const shows = async ({ context }: Snapshot, live: 'off' | 'polite') => {
        await expect(button(`Tool ${context.at + 1} of ${count}`)).toHaveAttribute('aria-current', 'true');
        await expect(dialog.locator(`[data-part=item-group][aria-live=${live}]`)).toHaveCount(1);
      };
      const looksAway = async () => {
        await page.mouse.move(2, 2);
        await button('Close').focus();
      };
      return {
        start: async ({ calm }) => {
          await page.emulateMedia({ reducedMotion: calm ? 'reduce' : 'no-preference' });
          await person.open('/ai-text-to-image');
          await page.getByRole('button', { name: 'Explore', exact: true }).click();
          await dialog.waitFor();
          await looksAway();
        },
        events: {
          'attention.given': () => button('Next tool').hover(),
          'attention.taken': () => looksAway(),
          'motion.stopped': () => button('Pause').click(),
          'motion.started': () => button('Play').click(),
          'slide.shown': ({ event }: { event: AnyEventObject }) => button(`Tool ${event['at'] + 1} of ${count}`).click(),
          'after.slidePause': () => page.clock.runFor(4000),
        },
        states: {
          moving: (snapshot) => shows(snapshot, 'off'),
          held: (snapshot) => shows(snapshot, 'polite'),
          stopped: async (snapshot) => {
            await shows(snapshot, 'polite');
            await expect(button('Play')).toHaveCount(snapshot.context.calm ? 0 : 1);
          },
        },
      };
    },
  },
);
