/** A board of the operator's console, walked in a browser: missing, locked, failed, read page by page, and an act that is refused and done. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { boardModel } from '../../../machines/board/board.model.ts';
import { selectActRefusal, selectBoardItems, type BoardSnapshot } from '../../../machines/board/board.selectors.ts';
import type { BoardAct, BoardLook } from '../../../machines/board/board.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { ConsoleUser } from '../kit/console-user.ts';

type Step = { event: AnyEventObject };
const list = ['GET /api/operator/jobs'];
const acts = ['job-1', 'job-2', 'job-3'].map((id) => `/api/operator/jobs/${id}/cancel`);

class Operator extends ConsoleUser {
  protected readonly path = '/operator/jobs';
  item = (id: string) => this.main().getByRole('listitem').filter({ hasText: id });
  reason = () => this.main().getByLabel('Reason, for the record');

  /** Chooses what isn't chosen yet, so that each click asks anew. */
  async filters(): Promise<void> {
    const states = this.main().getByRole('radiogroup', { name: 'Show' });
    const isFailed = await states.getByRole('radio', { name: 'Failed' }).isChecked();
    await states.getByText(isFailed ? 'All' : 'Failed', { exact: true }).click();
  }
}

walkInBrowser(boardModel, {
  nobodyCauses: {},
  nobodySees: { hidden: 'the page asks as soon as it knows who is here' },
  subject: (page, site) => {
    const person = new Operator(page, site);
    const isHeld = (paths: string[]) => expect.poll(() => site.calls.isHeld(...paths)).toBe(true);
    const answerList = ({ event }: Step) => {
      const look = event['output'] as BoardLook;
      if (look === 'missing') return site.calls.answer(list, refused(codes.notFound), 404);
      if (look === 'locked') return site.calls.answer(list, refused(codes.codeNeeded));
      return site.calls.answer(list, look === null ? refused(codes.unavailable) : granted(look));
    };
    const shown = async (snapshot: BoardSnapshot) => {
      const ids = [...new Set(selectBoardItems(snapshot).map(({ id }) => id))];
      for (const id of ids) await expect(person.item(id).first()).toBeVisible();
    };
    return {
      start: async () => {},
      events: {
        'board.shown': () => person.looks(),
        'session.changed': () => person.isSomebodyElse(),
        'retry.requested': () => person.button('Try again').click(),
        'filter.chosen': () => person.filters(),
        'more.requested': () => person.button('Show more').click(),
        'act.chosen': ({ event }: Step) =>
          person
            .item((event['act'] as BoardAct).subject)
            .first()
            .getByRole('button', { name: 'Cancel' })
            .click(),
        'act.submitted': async () => {
          await person.reason().fill('Asked for');
          await person.reason().press('Enter');
        },
        'act.dismissed': () => person.button('Not now').click(),
        'done.list': answerList,
        'failed.list': () => site.calls.fail(list),
        'done.listMore': answerList,
        'failed.listMore': () => site.calls.fail(list),
        'done.act': ({ event }: Step) => {
          const refusal = event['output'] as string | null;
          return site.calls.answer(acts, refusal === null ? granted(null) : refused(codes.notFound, refusal));
        },
        'failed.act': () => site.calls.fail(acts),
      },
      states: {
        looking: () => isHeld(list),
        missing: () => expect(page.locator('[data-missing]')).toBeVisible(),
        locked: () => expect(person.main().getByRole('link', { name: 'Open console' })).toBeVisible(),
        failed: () => expect(person.button('Try again')).toBeVisible(),
        'open.ready': shown,
        'open.refreshing': () => isHeld(list),
        'open.lookingFurther': () => isHeld(list),
        'open.filling': (snapshot: BoardSnapshot) => {
          const refusal = selectActRefusal(snapshot);
          return expect(refusal === null ? person.reason() : person.main().getByText(refusal)).toBeVisible();
        },
        'open.acting': () => isHeld(acts),
      },
    };
  },
});
