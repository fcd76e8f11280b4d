import { codes } from '../../contract/facts/codes.ts';
import type { FormValues, ShownFile } from '../form/form.types.ts';
import { chartModel } from '../kit/model.ts';
import type { StoredFile } from '../upload/upload.types.ts';
import { garmentSearchMachine } from './garmentSearch.machine.ts';
import { selectCanSearch, selectGarmentPhase, selectRefusal, selectShare, type GarmentSearchSnapshot } from './garmentSearch.selectors.ts';

type Files = Record<string, ShownFile>;

const proposal = { ref: 'proposal-1', name: 'mask.png', type: 'image/png', size: 9 };
const stored = (name: string): StoredFile => ({ name, url: `/files/${name}`, width: 8, height: 6, type: 'image/jpeg', size: 9 });
const shown = (values: FormValues, files: Files) => ({ values, files });
const photo = (name: string): Files => ({ image: { ref: name, stored: stored(name) } });
const masked = (ref: string): Files => ({ mask: { ref, stored: null } });
const red: FormValues = { prompt: 'red' };

/** The form with whatever mask it holds, and with one that the person has painted. */
const forms = ({ context }: GarmentSearchSnapshot) => {
  const mask = context.proposed ? masked(context.proposed.ref) : {};
  return [
    shown({}, {}),
    shown({}, { ...photo('ann.jpg'), ...mask }),
    shown(red, { ...photo('ann.jpg'), ...mask }),
    shown({ prompt: 'dark red' }, { ...photo('ann.jpg'), ...mask }),
    shown({ prompt: 'red trousers' }, { ...photo('ann.jpg'), ...mask }),
    shown(red, photo('ann.jpg')),
    shown(red, { ...photo('ann.jpg'), ...masked('painted-1') }),
    shown(red, { ...photo('bob.jpg') }),
    shown({}, { ...photo('ann.jpg'), garment: { ref: 'cloth', stored: null } }),
  ];
};

export const garmentSearchModel = chartModel({
  name: 'garmentSearch',
  machine: garmentSearchMachine,
  inputs: [{ photo: 'image', mask: 'mask', words: 'prompt', cloth: 'garment' }],
  events: { 'form.shown': forms, 'search.clicked': [{}] },
  outcomes: {
    findGarment: {
      done: [
        { ok: true, mask: proposal, share: 0.25 },
        { ok: true, mask: null, share: 0 },
        { ok: false, code: codes.tooManyAttempts, msg: 'Too many attempts.' },
      ],
      error: [new Error('offline')],
    },
  },
  invariants: {
    'a proposal is there exactly where it is shown': (snapshot) => (snapshot.context.proposed !== null) === snapshot.matches('found'),
    'what is looked for is in a photo': (snapshot) => !snapshot.matches('looking') || snapshot.context.file !== null,
  },
  shows: {
    waiting: (snapshot) => selectGarmentPhase(snapshot) === 'waiting' && !selectCanSearch(snapshot),
    'looking.settling': (snapshot) => selectGarmentPhase(snapshot) === 'looking',
    'looking.searching': (snapshot) => selectGarmentPhase(snapshot) === 'looking' && selectRefusal(snapshot) === null,
    found: (snapshot) => selectGarmentPhase(snapshot) === 'found' && selectShare(snapshot) === 0.25,
    none: (snapshot) => selectGarmentPhase(snapshot) === 'none' && selectCanSearch(snapshot),
    failed: (snapshot) => selectGarmentPhase(snapshot) === 'failed' && selectCanSearch(snapshot),
    painted: (snapshot) => selectGarmentPhase(snapshot) === 'painted' && selectCanSearch(snapshot),
  },
});
