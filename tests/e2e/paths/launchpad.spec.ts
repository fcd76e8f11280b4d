/** The launchpad, walked in a browser: missing, locked, failed, and a pack that is added, followed, paused and removed. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { times } from '../../../contract/facts/times.ts';
import { launchpadModel } from '../../../machines/launchpad/launchpad.model.ts';
import { selectPackChange, selectPacks, type LaunchpadSnapshot } from '../../../machines/launchpad/launchpad.selectors.ts';
import type { Changed, Look } from '../../../machines/launchpad/launchpad.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { ConsoleUser } from '../kit/console-user.ts';

type Step = { event: AnyEventObject };
const list = ['GET /api/operator/packs'];
const changes = ['inpaint/add', 'cutout/pause', 'enlarge/add', 'depth/remove'].map((change) => `/api/operator/packs/${change}`);

class Keeper extends ConsoleUser {
  protected readonly path = '/operator/models';

  pack = (title: string) =>
    this.main()
      .getByRole('listitem')
      .filter({ has: this.page.getByText(title, { exact: true }) });

  /** Accepts a license or confirms a removal, or leaves everything as it is. */
  answer = (isConfirmed: boolean) =>
    this.main()
      .getByRole('group')
      .getByRole('button', { name: isConfirmed ? /^(?:Accept and add|Remove)$/ : /^(?:Not now|Keep)$/ });
}

walkInBrowser(launchpadModel, {
  nobodyCauses: { 'packs.read': 'the chart raises it when it has read the packs' },
  nobodySees: { hidden: 'the page asks as soon as it knows who is here' },
  subject: (page, site) => {
    const person = new Keeper(page, site);
    const isHeld = (paths: string[]) => expect.poll(() => site.calls.isHeld(...paths)).toBe(true);
    const answerLook = ({ event }: Step) => {
      const look = event['output'] as Look;
      if (look === 'missing') return site.calls.answer(list, refused(codes.notFound), 404);
      if (look === 'locked') return site.calls.answer(list, refused(codes.codeNeeded));
      return site.calls.answer(list, look === null ? refused(codes.unavailable) : granted(look));
    };
    const shown = async (snapshot: LaunchpadSnapshot) => {
      for (const { title } of selectPacks(snapshot)) await expect(person.main().getByText(title, { exact: true }).first()).toBeVisible();
    };
    return {
      start: async () => {},
      events: {
        'launchpad.shown': () => person.looks(),
        'session.changed': () => person.isSomebodyElse(),
        'retry.requested': () => person.button('Try again').click(),
        'pack.added': () => person.button('Add').click(),
        'pack.paused': () => person.button('Pause').click(),
        'pack.resumed': () => person.button('Resume').click(),
        'pack.removed': () => person.pack('Net depth').getByRole('button', { name: 'Remove' }).click(),
        'done.lookAtPacks': answerLook,
        'failed.lookAtPacks': () => site.calls.fail(list),
        'done.followPacks': answerLook,
        'failed.followPacks': () => site.calls.fail(list),
        'after.packInterval': () => page.clock.runFor(times.packInterval),
        'done.confirmation': ({ event }: Step) => {
          const { confirmed } = event['output'] as { confirmed: boolean };
          return person.answer(confirmed).click();
        },
        'done.changePack': ({ event }: Step) => {
          const answer = event['output'] as Changed;
          return site.calls.answer(
            changes,
            'packs' in answer ? granted(answer) : refused(codes.unavailable, (answer.refusal as { text: string }).text),
          );
        },
        'failed.changePack': () => site.calls.fail(changes),
      },
      states: {
        looking: () => isHeld(list),
        missing: () => expect(page.locator('[data-missing]')).toBeVisible(),
        locked: () => expect(person.main().getByRole('link', { name: 'Open console' })).toBeVisible(),
        failed: () => expect(person.button('Try again')).toBeVisible(),
        'open.progress.resting': shown,
        'open.progress.waiting': shown,
        'open.progress.looking': () => isHeld(list),
        'open.action.ready': (snapshot: LaunchpadSnapshot) => expect(selectPackChange(snapshot)).toBeNull(),
        'open.action.confirming': () => expect(person.main().getByRole('group')).toBeVisible(),
        'open.action.changing': () => isHeld(changes),
      },
    };
  },
});
