/**
 * The person's creations, walked in a browser: paginated, filtered by tool, deleted and restored, while stickers are made on another page.
 */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { times } from '../../../contract/facts/times.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { creationsModel, somebodyElse } from '../../../machines/creations/creations.model.ts';
import { selectCreations, selectCreationsPhase, type CreationsSnapshot } from '../../../machines/creations/creations.selectors.ts';
import type { Who } from '../../../machines/credits/credits.types.ts';
import type { CreationsPage } from '../../../machines/creations/creations.types.ts';
import type { Creation } from '../../../machines/creations/creation.ts';
import type { DeletionOutput } from '../../../machines/deletion/deletion.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const list = ['/api/creations'];
/** The sharing of a card is asked for at the same address. */
const one = ['DELETE /api/creations/*'];
const sticker = { type: 'image/png', width: 512, height: 512, duration: null };

/** Each was made at a different hour, which identifies it. */
const hours: Readonly<Record<string, number>> = { a: 9, b: 8, c: 7 };
const asMade = (item: Creation): Creation => ({
  ...item,
  status: 'succeeded',
  outputs: [{ ...sticker, url: `/files/${item.id}.png` }],
  createdAt: `2026-11-21T0${hours[item.id]}:00:00.000Z`,
});

class Collector extends Person {
  private token: string | null = null;
  private isOpen = false;
  private isMet = false;

  main = () => this.page.getByRole('main');
  button = (name: string) => this.main().getByRole('button', { name, exact: true });
  tiles = () => this.main().getByRole('listitem');
  make = () => this.main().getByRole('button', { name: 'Make sticker' });
  heading = () => this.page.getByRole('heading', { level: 1, name: 'My creations' });

  /** The page is opened, or returned to. */
  async comes(): Promise<void> {
    if (this.isOpen) {
      await this.leaves();
      await this.page.goBack();
      await this.heading().waitFor();
    } else {
      this.isOpen = true;
      await this.open('/my-creations');
    }
  }

  /** Who is here is known soon after the page; later, somebody else comes. */
  async isMetOrChanges(who: Who): Promise<void> {
    if (this.isMet) await this.isSomebodyElse(who);
    this.isMet = true;
  }

  async leaves(): Promise<void> {
    await this.banner().getByRole('link', { name: 'Stickers' }).click();
    await this.make().waitFor();
  }

  /** Something is made on another page, and the way leads back by the link under it. */
  async makesSticker(): Promise<void> {
    await this.leaves();
    await this.page.getByLabel('Describe your sticker').fill('a fox');
    await this.make().click();
    await this.site.calls.answer(['/api/generations'], granted({ id: 'job-1', status: 'queued', cost: 1 }));
    const { send } = await this.site.calls.stream(['/api/generations/job-1/events']);
    send({
      id: 'job-1',
      tool: 'ai-sticker-maker',
      engine: 'local',
      status: 'succeeded',
      progress: 1,
      stage: null,
      cost: 1,
      outputs: [{ ...sticker, url: '/files/fox.png' }],
      notes: {},
      error: null,
    });
    await this.main().getByRole('link', { name: 'Open My creations' }).first().click();
    await this.heading().waitFor();
  }

  async isSomebodyElse(who: Who): Promise<void> {
    const another = this.token === 'A' ? 'B' : 'A';
    this.token = who === 'user' ? another : null;
    await this.inAnotherTab(storageKeys.token, this.token);
    await expect.poll(() => this.site.calls.isHeldFor(this.token, list[0]!)).toBe(true);
  }

  removes(id: string): Promise<void> {
    const madeAt = `${hours[id]! + 1}:00`;
    return this.tiles().filter({ hasText: madeAt }).getByRole('button', { name: 'Delete' }).click();
  }

  receivesOfDeletion({ restored, isBroken }: DeletionOutput): Promise<void> {
    if (isBroken) return this.site.calls.fail(one);
    return this.site.calls.answer(one, restored === null ? granted(null) : refused(codes.unavailable));
  }

  answers(page: CreationsPage | null): Promise<void> {
    return this.site.calls.answer(
      list,
      page ? granted({ ...page, items: page.items.map(asMade), tools: ['ai-face-swap', 'ai-sticker-maker'] }) : refused(codes.unavailable),
    );
  }
}

const isUndoable = (snapshot: CreationsSnapshot) => snapshot.matches({ removal: 'undoable' });
const isRefreshing = (snapshot: CreationsSnapshot) => selectCreationsPhase(snapshot) === 'refreshing';
/** A person who comes and goes leaves no undo behind: a way to another page and back is walked where there is none. */
const withoutUndo = (snapshot: CreationsSnapshot) => (isUndoable(snapshot) ? [] : [{}]);

walkInBrowser(
  {
    ...creationsModel,
    inputs: [{ isOwnerKnown: false }],
    events: {
      ...creationsModel.events,
      // Before the page is opened nobody has a list; a visitor is met there.
      'session.changed': (snapshot: CreationsSnapshot): { who: Who }[] => {
        if (snapshot.matches({ list: 'hidden' })) return [];
        if (snapshot.matches({ list: 'awaitingOwner' })) return [{ who: 'visitor' }];
        // A deletion whose session has ended waits for a user, and nothing shows that.
        return isUndoable(snapshot) || snapshot.context.deleting.length > 0 ? [] : somebodyElse(snapshot);
      },
      'creations.shown': withoutUndo,
      'job.ended': withoutUndo,
      'creation.removed': (snapshot: CreationsSnapshot) => {
        const [first] = selectCreations(snapshot);
        const isThere = ['ready', 'refreshing'].includes(selectCreationsPhase(snapshot)) && snapshot.context.deleting.length === 0;
        return first && isThere ? [{ id: first.id }] : [];
      },
      // A list of finished creations is walked; the charts' tests cancel one under way.
      'jobs.reported': () => [],
      'cancel.clicked': () => [],
      // Who leaves comes back, which asks for the list anew unless that is under way.
      'creations.left': (snapshot: CreationsSnapshot) => (isUndoable(snapshot) && isRefreshing(snapshot) ? [{}] : []),
    },
  },
  {
    background: { ...usual, '/api/drafts/ai-sticker-maker': { inputs: {} } },
    nobodyCauses: {
      'creation.restored': 'the chart says so to itself',
    },
    nobodyTakes: {
      'list.hidden — session.changed': 'before the page is opened nobody has a list',
      'jobs.reported': 'a list of finished creations is walked; the charts’ tests report their progress',
      'cancel.clicked': 'a list of finished creations is walked; the views’ tests cancel one under way',
      cancelJob: 'a list of finished creations is walked; the views’ tests cancel one under way',
      'hidden — creations.shown [isOwnerKnown]': 'who is here is known only after the page is there',
    },
    nobodySees: {
      'list.hidden': 'no page is open yet',
      'list.awaitingOwner': 'it is left as soon as it is entered',
      'list.deciding': 'it is left as soon as it is entered',
    },
    subject: (page, site) => {
      const person = new Collector(page, site);
      const lists = async (snapshot: CreationsSnapshot) => {
        const made = selectCreations(snapshot).map(({ id }) => new RegExp(`${hours[id]! + 1}:00`));
        await expect(person.tiles()).toHaveText(made);
      };
      const isAsked = () => expect.poll(() => site.calls.isHeld(...list)).toBe(true);
      const more = person.button('Show more');
      return {
        start: async () => {},
        events: {
          'creations.shown': () => person.comes(),
          'creations.left': () => person.comes(),
          'tab.returned': () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
          'more.requested': () => more.click(),
          'retry.clicked': () => person.button('Try again').click(),
          'tool.chosen': async () => void (await person.main().getByRole('combobox', { name: 'Show' }).selectOption('Face swap')),
          'creation.removed': ({ event }: { event: AnyEventObject }) => person.removes(event['id']),
          'removal.undone': () => person.button('Undo').click(),
          'job.ended': () => person.makesSticker(),
          'session.changed': ({ event }: { event: AnyEventObject }) => person.isMetOrChanges(event['who']),
          'done.loadPage': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.loadPage': () => site.calls.fail(list),
          'done.deletion': ({ event }: { event: AnyEventObject }) => person.receivesOfDeletion(event['output']),
          'cancel.clicked': () => person.button('Cancel').click(),
          'jobs.reported': async () => {},
          'done.cancelJob': async () => {},
          'failed.cancelJob': async () => {},
          'after.undoTime': () => page.clock.runFor(times.undoTime),
        },
        states: {
          'list.loading': async () => {
            await expect(page.getByRole('status', { name: 'Loading your creations' })).toBeVisible();
            await isAsked();
          },
          'list.listed.ready': async (snapshot) => {
            await lists(snapshot);
            await expect(more).toHaveCount(snapshot.context.next === null ? 0 : 1);
          },
          'list.listed.refreshing': async (snapshot) => {
            await lists(snapshot);
            await isAsked();
          },
          'list.listed.loadingMore': async (snapshot) => {
            await lists(snapshot);
            await expect(more).toHaveAttribute('aria-busy', 'true');
          },
          'list.listed.moreFailed': async (snapshot) => {
            await lists(snapshot);
            await expect(person.main().getByRole('alert')).toHaveText('We couldn’t load the rest.');
          },
          'list.blank.empty': () => expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible(),
          'list.blank.failed': () => expect(person.main().getByRole('alert')).toContainText('We couldn’t load your creations.'),
          'removal.none': () => expect(person.button('Undo')).toHaveCount(0),
          'removal.undoable': () => expect(person.button('Undo')).toBeVisible(),
        },
      };
    },
  },
);
