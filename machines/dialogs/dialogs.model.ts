import { chartModel } from '../kit/model.ts';
import { dialogsMachine } from './dialogs.machine.ts';
import { selectDialog } from './dialogs.selectors.ts';

const blocked = new Error('storage is blocked');

export const dialogsModel = chartModel({
  name: 'dialogs',
  machine: dialogsMachine,
  inputs: [undefined],
  events: {
    // All ranks but one are covered once; the queue has its own tests.
    'dialog.requested': [{ dialog: 'login' }, { dialog: 'invite' }],
    'dialog.closed': [{}, { dialog: 'pricing' }],
    'creditsDialog.due': [{}],
    'pricingDialog.due': [{}],
    'pricingFlag.due': [{}],
    'page.entered': [{}],
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
    'no dialog waits behind nothing': ({ context }) => context.current !== null || context.waiting.length === 0,
    'no dialog is held twice': ({ context }) => new Set([context.current, ...context.waiting]).size === context.waiting.length + 1,
    'pricing never shows before a credits dialog that is due': ({ context }) =>
      context.current !== 'pricing' || !context.waiting.includes('credits'),
    'sign-in is never behind another dialog': ({ context }) => !context.waiting.includes('login'),
    'pricing is owed only while the credits dialog is being asked about': (snapshot) =>
      !snapshot.context.pricingOwed || snapshot.matches({ welcome: 'readingDay' }) || snapshot.matches({ welcome: 'storingDay' }),
  },
  shows: {
    'stage.empty': (snapshot) => selectDialog(snapshot) === null,
    'stage.showing': (snapshot) => selectDialog(snapshot) !== null,
    'welcome.resting': ({ context }) => !context.pricingOwed,
    'welcome.readingDay': () => true,
    'welcome.storingDay': () => true,
    'flag.reading': () => true,
    'flag.idle': () => true,
    'flag.setting': () => true,
  },
  // The date is read in the state that stores it alone.
  project: (context) => ({ ...context, today: null }),
});
