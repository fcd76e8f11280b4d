/** The recently picked colors, walked in a browser on the page that replaces a clip's background. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { paletteModel } from '../../../machines/palette/palette.model.ts';
import { selectColors } from '../../../machines/palette/palette.selectors.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

walkInBrowser(paletteModel, {
  nobodyCauses: {},
  nobodySees: {},
  subject: (page, site) => {
    const person = new Person(page, site);
    const picker = page
      .getByRole('group')
      .filter({ has: page.getByLabel('Custom color') })
      .last();
    const own = picker.getByLabel('Custom color');
    return {
      start: () => person.open('/video-background-remover', { kept: { ...greeted, [storageKeys.adult]: 'true' } }),
      events: {
        // It is kept when it has been settled on.
        'color.picked': async ({ event }: { event: AnyEventObject }) => {
          await own.fill(event['color']);
          await own.blur();
        },
        // An earlier visit stored these colors.
        'colors.recalled': async ({ event }: { event: AnyEventObject }) => {
          await person.inAnotherTab(storageKeys.colours, JSON.stringify(event['colors']));
          await page.reload();
        },
      },
      states: {
        open: async (snapshot) => {
          const colors = selectColors(snapshot);
          await expect(picker.getByRole('button', { name: /^#/ })).toHaveCount(colors.length);
          for (const [index, color] of colors.entries())
            await expect(picker.getByRole('button', { name: /^#/ }).nth(index)).toHaveAccessibleName(color);
        },
      },
    };
  },
});
