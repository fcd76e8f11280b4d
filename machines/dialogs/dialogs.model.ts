import { askedOf, asks, onlyWith, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { dialogsMachine } from './dialogs.machine.ts';
import { selectAwaited, selectDialog, selectHolds, selectIsDialog, type DialogsSnapshot } from './dialogs.selectors.ts';
import { dialogNames, type DialogName } from './dialogs.types.ts';

const blocked = new Error('storage is blocked');

/** Only the stage changes: neither a sign-in nor a page has a dialog to show. */
const isStill = (snapshot: DialogsSnapshot) => snapshot.matches({ welcome: 'resting', flag: 'idle' });
/** Each dialog is opened alone; behind and over another, one of each rank that matters. */
const requests = (snapshot: DialogsSnapshot): { dialog: DialogName }[] => {
  const { queue } = snapshot.context;
  if (queue.length === 0 && isStill(snapshot)) return dialogNames.filter((dialog) => dialog !== 'shortage').map((dialog) => ({ dialog }));
  return queue.length < 2 && (isStill(snapshot) || queue.length === 0) ? [{ dialog: 'login' }, { dialog: 'invite' }] : [];
};
/** What a sign-in or a page shows does not depend on which other dialog is open. */
const isSimple = ({ context: { queue } }: DialogsSnapshot) => queue.every((dialog) => dialog === 'login' || dialog === 'pricing');

const shows = (dialog: DialogName) => (snapshot: DialogsSnapshot) =>
  selectIsDialog(dialog)(snapshot) &&
  selectHolds(snapshot, dialog) &&
  selectAwaited(snapshot) === (dialog === 'dailyReward' ? null : dialog);

export const dialogsModel = chartModel({
  name: 'dialogs',
  machine: dialogsMachine,
  inputs: [undefined],
  events: {
    'dialog.requested': requests,
    'dialog.closed': [{}, { dialog: 'pricing' }],
    'credits.short': (snapshot: DialogsSnapshot) => (isStill(snapshot) && snapshot.context.queue.length < 2 ? [{ cost: 20 }] : []),
    'creditsDialog.due': (snapshot: DialogsSnapshot) => (isSimple(snapshot) ? [{}] : []),
    'pricingDialog.due': (snapshot: DialogsSnapshot) => (isSimple(snapshot) ? [{}] : []),
    'pricingFlag.due': (snapshot: DialogsSnapshot) => (isSimple(snapshot) ? [{}] : []),
    'page.entered': (snapshot: DialogsSnapshot) => (isSimple(snapshot) ? [{}] : []),
    'history.traversed': [{}],
  },
  outcomes: {
    readCreditsDay: {
      done: [
        { today: '2026-11-21', shownOn: '2026-11-21' },
        { today: '2026-11-21', shownOn: '2026-11-20' },
      ],
      error: [blocked],
    },
    storeCreditsDay: { done: [{ isKept: true }, { isKept: false }], error: [blocked] },
    takePricingFlag: { done: [{ isSet: true }, { isSet: false }], error: [blocked] },
    setPricingFlag: { done: [undefined], error: [blocked] },
  },
  invariants: {
    'the open dialog is the first of the queue': (snapshot) => selectDialog(snapshot) === (snapshot.context.queue[0] ?? null),
    'what is free comes before the prices, for somebody whose credits do not suffice': ({ context: { queue, short } }) =>
      !queue.includes('shortage') ||
      (short !== null && (queue.indexOf('pricing') < 0 || queue.indexOf('shortage') < queue.indexOf('pricing'))),
    'no dialog is queued twice': ({ context: { queue } }) => new Set(queue).size === queue.length,
    'the credits dialog is shown before pricing': ({ context: { queue } }) =>
      !queue.includes('credits') || !queue.includes('pricing') || queue.indexOf('credits') < queue.indexOf('pricing'),
    'the sign-in form is never behind another dialog': ({ context: { queue } }) => !queue.slice(1).includes('login'),
    'an offer never covers a dialog': (snapshot) => selectDialog(snapshot) !== 'dailyReward' || snapshot.context.queue.length === 1,
    'the date is read before it is stored': (snapshot) =>
      !snapshot.matches({ welcome: { welcoming: { credits: 'storingDay' } } }) || snapshot.context.today !== null,
  },
  rules: {
    'the date is read for every sign-in that is due, and stored when the credits dialog was not shown that day': (way) => {
      const { gesture, event, deeds } = way.at(-1)!;
      const asked = deeds.flatMap((deed) => (deed.does === 'ask' ? [deed.name] : []));
      if (gesture === 'done.readCreditsDay') {
        const { today, shownOn } = event['output'] as { today: string; shownOn: string };
        return asked.includes('storeCreditsDay') === (today !== shownOn) ? null : 'it is not stored, or stored again';
      }
      return asked.includes('storeCreditsDay') ? 'a date is stored that was not read' : null;
    },
    'the date that is stored is today': (way) => {
      const stored = askedOf('storeCreditsDay')(way.at(-1)!);
      return stored && !JSON.stringify(stored).includes('2026-11-21') ? 'another date is stored' : null;
    },
    'the flag is set only when a sign-in leaves its page for another': onlyWith(
      asks('setPricingFlag'),
      took('pricingFlag.due'),
      'it is set without a reason',
    ),
    'a page that is entered takes the flag': onlyWith(
      asks('takePricingFlag'),
      took('start', 'page.entered', 'done.setPricingFlag', 'failed.setPricingFlag'),
      'it is taken at another time',
    ),
  },
  shows: {
    'stage.empty': (snapshot) => selectDialog(snapshot) === null && snapshot.context.queue.length === 0,
    'stage.showing.choosing': () => false,
    'stage.showing.login': shows('login'),
    'stage.showing.payment': shows('payment'),
    'stage.showing.credits': shows('credits'),
    'stage.showing.shortage': shows('shortage'),
    'stage.showing.pricing': shows('pricing'),
    'stage.showing.invite': shows('invite'),
    'stage.showing.dailyReward': shows('dailyReward'),
    'stage.showing.explore': shows('explore'),
    'stage.showing.menu': shows('menu'),
    'welcome.resting': () => true,
    'welcome.welcoming.credits.readingDay': () => true,
    'welcome.welcoming.credits.storingDay': ({ context }) => context.today === '2026-11-21',
    'welcome.welcoming.credits.decided': () => false,
    'welcome.welcoming.pricing.notDue': () => true,
    'welcome.welcoming.pricing.due': () => true,
    'flag.reading': () => true,
    'flag.idle': () => true,
    'flag.setting': () => true,
  },
  // The date matters only in the state that stores it.
  project: ({ queue }) => queue,
});
