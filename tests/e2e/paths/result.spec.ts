/** The result of a job, walked in a browser on the page of the sticker maker: looked at closely, deleted, restored, replaced. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { times } from '../../../contract/facts/times.ts';
import { codes } from '../../../contract/facts/codes.ts';
import type { Job } from '../../../machines/job/job.types.ts';
import { resultModel } from '../../../machines/result/result.model.ts';
import type { ResultSnapshot } from '../../../machines/result/result.selectors.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { background, Maker, removal, submits } from '../kit/maker.ts';

const done: Job = {
  id: 'job-1',
  tool: 'ai-sticker-maker',
  engine: 'local',
  status: 'succeeded',
  progress: 1,
  stage: null,
  cost: 1,
  outputs: [{ url: '/files/result.png', type: 'image/png', width: 512, height: 512, duration: null }],
  notes: {},
  error: null,
};

const ofPerson = {
  ...resultModel,
  events: {
    ...resultModel.events,
    'result.dismissed': (snapshot: ResultSnapshot) => (snapshot.matches('removed') ? [] : [{}]),
  },
};

walkInBrowser(ofPerson, {
  background,
  nobodyCauses: {},
  nobodyTakes: { 'removed — result.dismissed': 'for those seconds the panel offers to restore the result alone' },
  nobodySees: {},
  subject: (page, site) => {
    const person = new Maker(page, site);
    const { result } = person;
    const shows = (words: string) => expect(result.getByRole('status')).toHaveText(words);
    return {
      start: async () => {
        await person.open('/ai-sticker-maker');
        await person.submits();
        await person.answersSubmit({ kind: 'accepted', id: 'job-1', cost: 1 });
        await person.reports(done);
      },
      events: {
        'result.dismissed': () => result.getByRole('button', { name: 'Close the result' }).click(),
        'result.deleted': () => person.button('Delete').click(),
        'removal.undone': () => person.button('Undo').click(),
        'result.replaced': () => person.submits(),
        'page.left': () => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
        'done.deleteJob': ({ event }: { event: AnyEventObject }) =>
          site.calls.answer(removal, event['output'] ? granted(null) : refused(codes.unavailable)),
        'failed.deleteJob': () => site.calls.fail(removal),
        'after.undoTime': () => page.clock.runFor(times.undoTime),
      },
      states: {
        shown: () => shows('Your sticker is ready.'),
        removed: () => shows('Deleted.'),
        deleting: () => shows('Deleting…'),
        replacing: () => shows('Deleting…'),
        dismissed: () => expect(result).toContainText('Example'),
        replaced: () => expect.poll(() => site.calls.isHeld(...submits)).toBe(true),
      },
    };
  },
});
