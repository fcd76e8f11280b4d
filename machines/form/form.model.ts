import { chartModel } from '../kit/model.ts';
import type { Offered } from '../offer/offer.types.ts';
import type { UploadFacts } from '../upload/upload.types.ts';
import { formMachine } from './form.machine.ts';
import {
  selectClosure,
  selectErrors,
  selectIsFree,
  selectIsGathering,
  selectIsRepeatable,
  selectReplaced,
  selectUploadIn,
  selectUploads,
  selectValue,
  selectWantedSample,
  type FormSnapshot,
} from './form.selectors.ts';
import type { FormEvent, SavedJob } from './form.types.ts';

const photo = { ref: 'file-1', name: 'cat.jpg', type: 'image/jpeg', size: 120_000 };
const stored = { name: '01JD.png', url: '/files/01JD.png', width: 800, height: 600, type: 'image/png', size: 90_000 };
const sending: UploadFacts = { status: 'sending', file: photo, progress: 0.5, refusal: null, failure: null, stored: null };
/** More pixels than the field takes. */
const tooLarge: UploadFacts = { ...sending, status: 'stored', progress: 1, stored: { ...stored, width: 4000, height: 3000 } };
const reports: UploadFacts[] = [
  { ...sending, progress: 0.8 },
  { ...sending, status: 'stored', progress: 1, stored },
  { ...sending, status: 'failed', failure: { code: null } },
  tooLarge,
];
const saved: SavedJob = { tool: 'ai-sticker-maker', idempotencyKey: 'submit-0', jobId: 'job-1', inputs: { prompt: 'a dog' } };

const offer = (more: Partial<Offered> = {}): readonly Offered[] => [
  { slug: 'ai-sticker-maker', section: 'home', result: 'image', cost: 3, capability: 'image.sticker', served: true, engine: null, ...more },
];
const face = { box: { x: 1, y: 2, width: 30, height: 40 }, turned: 0 };

const first = { mode: 'imageText', prompt: '', effect: 'pixel' };
const statusOf = (snapshot: FormSnapshot) => selectUploadIn(snapshot, 'image')?.status;
const isRegionAtRest = (snapshot: FormSnapshot): boolean =>
  snapshot.matches({ proposal: 'settled', others: 'resting', age: 'unconfirmed' }) && snapshot.context.offered === null;
/** Each region is tried on the form as it was at first, and an upload beside nothing else. */
const isFirst = (snapshot: FormSnapshot): boolean =>
  isRegionAtRest(snapshot) &&
  snapshot.matches({ gathering: 'idle' }) &&
  Object.keys(selectUploads(snapshot)).length === 0 &&
  Object.keys(selectErrors(snapshot)).length === 0;
const isPlain = (snapshot: FormSnapshot): boolean =>
  isFirst(snapshot) &&
  snapshot.context.wanted === null &&
  snapshot.matches({ content: 'pristine' }) &&
  JSON.stringify(snapshot.context.values) === JSON.stringify(first);
/** A form in which only the words were written. */
const isWritten = (snapshot: FormSnapshot): boolean => isFirst(snapshot) && selectValue(snapshot, 'prompt') === 'a cat';
const ifPlain =
  <C>(...cases: readonly C[]) =>
  (snapshot: FormSnapshot): readonly C[] =>
    isPlain(snapshot) ? cases : [];

const filled = ifPlain<Omit<Extract<FormEvent, { type: 'form.filled' }>, 'type'>>(
  { values: {}, files: { image: stored } },
  { values: { prompt: 'a cat' }, files: {}, replaces: { values: { prompt: 'a dog' }, files: {} } },
);

export const formModel = chartModel({
  name: 'form',
  machine: formMachine,
  inputs: [
    {
      tool: {
        slug: 'ai-sticker-maker',
        fields: [
          { name: 'prompt', kind: 'prompt', max: 100 },
          { name: 'faces', kind: 'faces', of: 'image', max: 1 },
          { name: 'image', kind: 'picture', optional: true, mostPixels: 1_000_000 },
        ],
        dependents: { image: ['mask'] },
        prices: null,
        adult: false,
      },
      cost: 1,
      values: first,
    },
  ],
  events: {
    'field.changed': ifPlain(
      { name: 'prompt', value: 'a cat' },
      // An effect for adults.
      { name: 'effect', value: 'kiss' },
      { name: 'consent', value: 'receipt' },
    ),
    'form.filled': (snapshot: FormSnapshot) =>
      selectWantedSample(snapshot) === null ? filled(snapshot) : [{ values: { prompt: 'a cat' }, files: {}, replaces: null }],
    'query.given': (snapshot: FormSnapshot) =>
      isPlain(snapshot) || isWritten(snapshot)
        ? [
            { query: 'prompt=a+cat', isReturn: false },
            { query: 'prompt=a+cat', isReturn: true },
            { query: 'nothing=known', isReturn: false },
            { query: 'sample=2', isReturn: false },
          ]
        : [],
    'faces.found': ifPlain({ faces: [face] }),
    'faces.unmarked': ifPlain({}),
    'file.given': ifPlain({ slot: 'image', kind: 'picture' as const, file: photo }),
    'file.removed': (snapshot: FormSnapshot) => (isRegionAtRest(snapshot) ? [{ slot: 'image' }] : []),
    'files.swapped': (snapshot: FormSnapshot) => (isRegionAtRest(snapshot) ? [{ slots: ['image', 'mask'] as const }] : []),
    'upload.reported': (snapshot: FormSnapshot) =>
      isRegionAtRest(snapshot) && ['sending', 'failed', undefined].includes(statusOf(snapshot))
        ? reports.map((upload) => ({ slot: 'image', upload }))
        : [],
    'adult.confirmed': (snapshot: FormSnapshot) => (isPlain(snapshot) || selectClosure(snapshot) === 'age' ? [{}] : []),
    'offers.known': ifPlain(
      { offers: offer() },
      { offers: offer({ served: false }) },
      { offers: offer({ effects: ['hug'] }) },
      { offers: [] },
    ),
    'others.changed': (snapshot: FormSnapshot) =>
      isPlain(snapshot) || snapshot.matches({ others: 'busy' }) ? [{ busy: true }, { busy: false }] : [],
    'proposal.expected': (snapshot: FormSnapshot) =>
      isPlain(snapshot) || snapshot.matches({ proposal: 'expected' }) ? [{ expected: true }, { expected: false }] : [],
    'form.submitted': [{}],
    'form.resubmitted': [{}],
    'submit.queued': [{}],
    'submit.restored': ifPlain({ saved }),
    'form.restored': (snapshot: FormSnapshot) => (isPlain(snapshot) || isWritten(snapshot) ? [{ inputs: saved.inputs }] : []),
    'submit.rejected': ifPlain({ errors: { prompt: { rule: 'required' as const } } }),
    'files.awaited': (snapshot: FormSnapshot) =>
      snapshot.matches({ gathering: 'idle' }) && (isPlain(snapshot) || statusOf(snapshot))
        ? [{ places: statusOf(snapshot) ? [{ slot: 'image', path: ['image'] }] : [] }]
        : [],
    'wait.ended': [{}],
    'form.cleared': (snapshot: FormSnapshot) => (isRegionAtRest(snapshot) && statusOf(snapshot) ? [{}] : []),
    'form.edited': [],
    'form.revised': [],
    'availability.decided': [],
  },
  outcomes: { upload: { done: [], error: [] } },
  project: ({ values, uploads, errors, offered, replaced, awaited, wanted }) => ({
    values,
    upload: uploads['image']?.status,
    size: uploads['image']?.stored?.width,
    errors: Object.keys(errors),
    served: offered?.served ?? null,
    effects: offered?.effects ?? null,
    replaced: replaced !== null,
    awaited: awaited.length,
    wanted,
  }),
  invariants: {
    'a form that is closed can be neither submitted nor repeated': (snapshot) =>
      selectClosure(snapshot) === null || !(selectIsFree(snapshot) || selectIsRepeatable(snapshot)),
    'a form that can be submitted can be repeated': (snapshot) => !selectIsFree(snapshot) || selectIsRepeatable(snapshot),
    'nobody pays for what is not on screen yet': (snapshot) =>
      !snapshot.matches({ proposal: 'expected' }) || !(selectIsFree(snapshot) || selectIsRepeatable(snapshot)),
    'a submit waits only for a file that is uploading': (snapshot) =>
      !selectIsGathering(snapshot) || snapshot.context.awaited.some(({ slot }) => selectUploadIn(snapshot, slot)?.status === 'sending'),
    'a form that was not edited holds what it held at first, or what its address or a search gave': (snapshot) =>
      snapshot.matches({ content: 'edited' }) || snapshot.context.uploads['image'] === undefined,
    'the price is that of the server, once it is known': ({ context }) => (context.offered === null) === (context.cost === 1),
    'an age is asked for only while it is not confirmed': (snapshot) =>
      selectErrors(snapshot)['age'] === undefined || snapshot.matches({ age: 'unconfirmed' }),
    'only a sample can be undone': (snapshot) => selectReplaced(snapshot) === null || selectValue(snapshot, 'prompt') === 'a cat',
  },
  shows: {
    'content.pristine': (snapshot) => selectReplaced(snapshot) === null,
    'content.edited': () => true,
    'age.unconfirmed': () => true,
    'age.confirmed': (snapshot) => selectClosure(snapshot) !== 'age',
    'proposal.settled': () => true,
    'proposal.expected': (snapshot) => !selectIsFree(snapshot) && !selectIsRepeatable(snapshot),
    'others.resting': () => true,
    'others.busy': (snapshot) => !selectIsFree(snapshot),
    'availability.deciding': () => false,
    'availability.unserved': (snapshot) => selectClosure(snapshot) === 'tool',
    'availability.ageNeeded': (snapshot) => selectClosure(snapshot) === 'age' && selectValue(snapshot, 'effect') === 'kiss',
    'availability.effectUnserved': (snapshot) => selectClosure(snapshot) === 'effect',
    'availability.tooLarge': (snapshot) => selectClosure(snapshot) === 'size',
    'availability.open': (snapshot) =>
      selectClosure(snapshot) === null && selectIsFree(snapshot) === snapshot.matches({ proposal: 'settled', others: 'resting' }),
    'gathering.idle': (snapshot) => !selectIsGathering(snapshot),
    'gathering.deciding': () => false,
    'gathering.waiting': (snapshot) => selectIsGathering(snapshot) && Object.keys(selectErrors(snapshot)).length === 0,
  },
});
