/** The export of all data about a user, walked in a browser. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { dataExportModel } from '../../../machines/dataExport/dataExport.model.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { answerOf, background, Owner } from '../kit/owner.ts';

const call = ['/api/users/export'];

walkInBrowser(dataExportModel, {
  background,
  nobodyCauses: {},
  nobodySees: {},
  subject: (page, site) => {
    const person = new Owner(page, site);
    const download = person.button('Download my data');
    return {
      start: () => person.sees(),
      events: {
        'export.requested': () => download.click(),
        'done.exportAccount': (step: { event: AnyEventObject }) =>
          step.event['output'] ? site.calls.answer(call, answerOf(step)) : site.calls.show(call, 'a zip', 'application/zip'),
        'failed.exportAccount': () => site.calls.fail(call),
      },
      states: {
        offered: () => expect(download).not.toHaveAttribute('aria-busy', 'true'),
        exporting: () => expect(download).toHaveAttribute('aria-busy', 'true'),
      },
    };
  },
});
