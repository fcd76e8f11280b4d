import { codes } from '../../contract/facts/codes.ts';
import { chartModel } from '../kit/model.ts';
import type { Offered } from '../offer/offer.types.ts';
import type { UploadFacts } from '../upload/upload.types.ts';
import { generationMachine } from './generation.machine.ts';
import {
  selectCanCancel,
  selectCanPress,
  selectCanRepeat,
  selectClosure,
  selectErrors,
  selectFailure,
  selectIsReturned,
  selectIsWhole,
  selectIsWorking,
  selectOutputs,
  selectPhase,
  selectUploadIn,
  type GenerationSnapshot,
} from './generation.selectors.ts';
import type { FormCheck, Job, JobAnswer, SavedJob, SpendAnswer } from './generation.types.ts';

const photo = { ref: 'file-1', name: 'cat.jpg', type: 'image/jpeg', size: 120_000 };
const stored = { name: '01JD.png', url: '/files/01JD.png', width: 800, height: 600, type: 'image/png', size: 90_000 };
const sending: UploadFacts = { status: 'sending', file: photo, progress: 0.5, refusal: null, failure: null, stored: null };
const reports: UploadFacts[] = [
  { ...sending, progress: 0.8 },
  { ...sending, status: 'stored', progress: 1, stored },
  { ...sending, status: 'failed', failure: { code: null } },
];

/** More pixels than the field takes. */
const tooLarge: UploadFacts = { ...sending, status: 'stored', progress: 1, stored: { ...stored, width: 4000, height: 3000 } };

const job = (status: Job['status']): Job => ({
  id: 'job-1',
  tool: 'ai-sticker-maker',
  engine: 'local',
  status,
  progress: status === 'queued' ? 0 : 0.5,
  stage: status === 'running' ? 'cutting' : null,
  cost: 1,
  outputs: status === 'succeeded' ? [{ url: '/files/result.png', type: 'image/png', width: 512, height: 512, duration: null }] : [],
  notes: {},
  error: status === 'failed' ? { code: codes.engineFailed, msg: 'The engine failed.' } : null,
});
const jobs = (['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const).map(job);
const answers: JobAnswer[] = [
  ...jobs.map((each): JobAnswer => ({ kind: 'job', job: each })),
  { kind: 'gone', code: codes.notFound, msg: 'There is no such job.' },
  { kind: 'refused', code: codes.unavailable, msg: 'Not for a moment.' },
];

const accepted: SpendAnswer = { kind: 'accepted', id: 'job-1', cost: 1 };
const refused: SpendAnswer = { kind: 'refused', code: codes.noEngine, msg: 'No engine serves this tool now.' };
const checked: FormCheck = { inputs: { mode: 'text', prompt: 'a cat' }, places: [], key: 'press-1' };
const saved: SavedJob = { tool: 'ai-sticker-maker', idempotencyKey: 'press-0', jobId: 'job-1', inputs: { prompt: 'a dog' } };

/**
 * A case that does the same in many situations is tried in one. Every event of a press is tried on a visitor's press with text only; a
 * press with a file, a restored one, and one of a user go straight to their result.
 */
const isRecalled = ({ context }: GenerationSnapshot) => context.values['prompt'] === saved.inputs['prompt'];
const isPlain = (snapshot: GenerationSnapshot) =>
  snapshot.context.values['prompt'] === 'a cat' && selectUploadIn(snapshot, 'image') === null && snapshot.context.who !== 'user';
const ifPlain =
  <C>(cases: readonly C[], straight: readonly C[] = []) =>
  (snapshot: GenerationSnapshot): readonly C[] =>
    isPlain(snapshot) ? cases : straight;
/** Of what can become of a press, what decides about one more that the start page wants: it is tried on a restored press. */
const ifWanted =
  <C>(cases: readonly C[], wanted: readonly C[], straight: readonly C[] = []) =>
  (snapshot: GenerationSnapshot): readonly C[] =>
    isPlain(snapshot) ? cases : snapshot.context.isPressWanted ? wanted : straight;
const isAsked = (snapshot: GenerationSnapshot) =>
  snapshot.matches({ following: 'running' }) || snapshot.matches({ reconnecting: 'asking' });
const mayBeWanted = (snapshot: GenerationSnapshot) =>
  isRecalled(snapshot) &&
  (isAsked(snapshot) ||
    snapshot.matches({ spending: 'sending' }) ||
    snapshot.matches({ spending: 'waiting' }) ||
    snapshot.matches('cancelling') ||
    snapshot.matches('unreached'));
const isDraft = (snapshot: GenerationSnapshot) => snapshot.matches('draft') && !isRecalled(snapshot);
/** What a press waits for has been reported: such a form is tried as it is, and not filled in. */
const isTouched = ({ context }: GenerationSnapshot) =>
  context.offered !== null || context.isAdult || context.areOthersBusy || context.isProposalExpected || context.values['effect'] === 'kiss';
const isClosed = (snapshot: GenerationSnapshot) =>
  selectClosure(snapshot) !== null || snapshot.context.areOthersBusy || snapshot.context.isProposalExpected;
const isEmpty = (snapshot: GenerationSnapshot) =>
  isDraft(snapshot) && !isTouched(snapshot) && snapshot.context.values['prompt'] === '' && selectUploadIn(snapshot, 'image') === null;
const hasUpload = (snapshot: GenerationSnapshot, status: UploadFacts['status']) =>
  (isDraft(snapshot) || snapshot.matches('uploading')) && selectUploadIn(snapshot, 'image')?.status === status;

const offer = (served: boolean): readonly Offered[] => [
  { slug: 'ai-sticker-maker', section: 'home', result: 'image', cost: 1, capability: 'image.sticker', served, engine: null },
];

const face = { box: { x: 1, y: 2, width: 30, height: 40 }, turned: 0 };

export const generationModel = chartModel({
  name: 'generation',
  machine: generationMachine,
  inputs: [
    {
      tool: 'ai-sticker-maker',
      cost: 1,
      values: { mode: 'imageText', prompt: '', effect: 'pixel' },
      fields: [
        { name: 'prompt', kind: 'prompt', max: 100 },
        { name: 'faces', kind: 'faces', of: 'image', max: 1 },
        { name: 'image', kind: 'picture', optional: true, mostPixels: 1_000_000 },
      ],
      dependents: { image: ['mask'] },
      who: 'visitor',
    },
  ],
  events: {
    'field.changed': (snapshot: GenerationSnapshot) =>
      isEmpty(snapshot)
        ? [
            { name: 'prompt', value: 'a cat' },
            // A card for adults.
            { name: 'effect', value: 'kiss' },
          ]
        : [],
    'adult.confirmed': (snapshot: GenerationSnapshot) => (isEmpty(snapshot) ? [{}] : []),
    'offers.known': (snapshot: GenerationSnapshot) =>
      isEmpty(snapshot) ? [{ offers: offer(true) }, { offers: offer(false) }, { offers: [] }] : [],
    'others.changed': (snapshot: GenerationSnapshot) =>
      isEmpty(snapshot) || snapshot.context.areOthersBusy ? [{ busy: isEmpty(snapshot) }] : [],
    'proposal.expected': (snapshot: GenerationSnapshot) =>
      isEmpty(snapshot) || snapshot.context.isProposalExpected ? [{ expected: isEmpty(snapshot) }] : [],
    'form.filled': (snapshot: GenerationSnapshot) => (isEmpty(snapshot) ? [{ values: {}, files: { image: stored } }] : []),
    'query.given': (snapshot: GenerationSnapshot) =>
      isEmpty(snapshot)
        ? [
            { query: 'prompt=a+cat', isReturn: false },
            { query: 'prompt=a+cat', isReturn: true },
            { query: 'nothing=known', isReturn: false },
          ]
        : [],
    'form.replaced': (snapshot: GenerationSnapshot) =>
      isEmpty(snapshot) ? [{ form: { values: { prompt: 'a dog' }, files: { image: stored } } }] : [],
    'faces.found': (snapshot: GenerationSnapshot) => (isEmpty(snapshot) ? [{ faces: [face] }] : []),
    'faces.unmarked': (snapshot: GenerationSnapshot) => (isEmpty(snapshot) ? [{}] : []),
    'file.given': (snapshot: GenerationSnapshot) => (isEmpty(snapshot) ? [{ slot: 'image', kind: 'picture' as const, file: photo }] : []),
    'file.removed': (snapshot: GenerationSnapshot) => (isEmpty(snapshot) || hasUpload(snapshot, 'sending') ? [{ slot: 'image' }] : []),
    'file.retried': (snapshot: GenerationSnapshot) => (isDraft(snapshot) ? [{ slot: 'image' }] : []),
    'files.swapped': (snapshot: GenerationSnapshot) =>
      hasUpload(snapshot, 'sending') || isEmpty(snapshot) ? [{ slots: ['image', 'mask'] as const }] : [],
    'upload.reported': (snapshot: GenerationSnapshot) =>
      hasUpload(snapshot, 'sending') || isEmpty(snapshot)
        ? [...reports, ...(snapshot.matches('uploading') ? [tooLarge] : [])].map((upload) => ({ slot: 'image', upload }))
        : [],
    'press.recalled': (snapshot: GenerationSnapshot) => (isEmpty(snapshot) ? [{ saved }, { saved: { ...saved, jobId: null } }] : []),
    'generate.pressed': (snapshot: GenerationSnapshot) =>
      isPlain(snapshot) || isClosed(snapshot) || (isDraft(snapshot) && selectUploadIn(snapshot, 'image')) ? [{}] : [],
    'press.wanted': (snapshot: GenerationSnapshot) => (mayBeWanted(snapshot) ? [{}] : []),
    'press.sent': (snapshot: GenerationSnapshot) => (isEmpty(snapshot) ? [{}] : []),
    'cancel.pressed': (snapshot: GenerationSnapshot) =>
      isPlain(snapshot) || snapshot.matches('uploading') || mayBeWanted(snapshot) ? [{}] : [],
    'retry.pressed': ifPlain([{}]),
    'again.pressed': ifPlain([{}]),
    'zoom.pressed': ifPlain([{}]),
    'result.dismissed': [{}],
    'result.deleted': ifPlain([{}]),
    'removal.undone': [{}],
    'page.left': (snapshot: GenerationSnapshot) => (snapshot.matches({ done: 'removed' }) ? [{}] : []),
    'session.changed': (snapshot: GenerationSnapshot) =>
      isEmpty(snapshot) || snapshot.matches('awaitingSignIn') || snapshot.matches({ following: 'running' })
        ? [{ who: 'user' as const }, { who: 'visitor' as const }]
        : [],
    'auth.dismissed': [{ signedIn: false }, { signedIn: true }],
    'connection.returned': [{}],
    'job.reported': ifPlain(
      jobs.map((each) => ({ job: each })),
      [{ job: job('running') }, { job: job('succeeded') }],
    ),
    'follow.lost': ifPlain([{}]),
  },
  outcomes: {
    checkForm: {
      done: (snapshot: GenerationSnapshot): FormCheck[] => [
        { errors: { prompt: { rule: 'required' as const } } },
        selectUploadIn(snapshot, 'image')
          ? { inputs: { mode: 'image', image: 'image' }, places: [{ slot: 'image', path: ['image'] }], key: 'press-1' }
          : checked,
      ],
      error: ifWanted([new Error('the rules could not be loaded')], [new Error('the rules could not be loaded')]),
    },
    createJob: {
      done: ifWanted<SpendAnswer>(
        [
          accepted,
          { kind: 'short', code: codes.notEnoughCredits, msg: 'Not enough credits.' },
          { kind: 'signIn', code: codes.signInNeeded, msg: 'Sign in first.' },
          refused,
        ],
        [accepted, refused],
        [accepted],
      ),
      error: ifWanted([new Error('offline')], [new Error('offline')]),
    },
    readJob: {
      done: ifWanted(answers, answers.slice(2, 5), answers.slice(2, 3)),
      error: ifPlain([new Error('offline')]),
    },
    deleteJob: { done: [true, false], error: [new Error('offline')] },
    cancelJob: { done: answers, error: [new Error('offline')] },
  },
  // Leftovers of an earlier press do not change the situation; attempts count up to their limit only before there is a job.
  project: ({
    who,
    values,
    uploads,
    errors,
    places,
    jobId,
    attempts,
    cancelWanted,
    adult,
    isAdult,
    offered,
    areOthersBusy,
    isProposalExpected,
    isPressWanted,
  }) => ({
    adult: adult && !isAdult,
    served: offered?.served ?? null,
    areOthersBusy,
    isProposalExpected,
    user: who === 'user',
    form: values,
    upload: uploads['image']?.status,
    errors: Object.keys(errors),
    waitsFor: places.length,
    attempts: Math.min(attempts, jobId === null ? 4 : 1),
    cancelWanted,
    isPressWanted,
  }),
  invariants: {
    'a job that is followed has an id': (snapshot) => !snapshot.matches('following') || snapshot.context.jobId !== null,
    'what is paid for goes under a key': (snapshot) => !snapshot.matches('spending') || snapshot.context.key !== null,
    'a result is shown only of a job that succeeded': (snapshot) =>
      selectOutputs(snapshot).length === 0 || snapshot.context.job?.status === 'succeeded',
    'a job that is under way may be stopped': (snapshot) =>
      !(snapshot.matches('following') || snapshot.matches('reconnecting')) || selectCanCancel(snapshot),
    'while a press is worked on there is no second': (snapshot) => !(selectIsWorking(snapshot) && selectCanPress(snapshot)),
    'a form that is closed takes no press': (snapshot) =>
      selectClosure(snapshot) === null || !(selectCanPress(snapshot) || selectCanRepeat(snapshot)),
    'every file that is sent is kept by the server': (snapshot) =>
      !snapshot.matches('spending') || snapshot.context.places.every(({ slot }) => selectUploadIn(snapshot, slot)?.stored !== undefined),
  },
  shows: {
    draft: (snapshot) => selectPhase(snapshot) === 'form' && selectCanPress(snapshot) === !isClosed(snapshot),
    checking: (snapshot) => selectPhase(snapshot) === 'checking',
    uploading: (snapshot) => selectUploadIn(snapshot, 'image')?.status === 'sending' && Object.keys(selectErrors(snapshot)).length === 0,
    'spending.sending': (snapshot) => selectPhase(snapshot) === 'sending' && selectFailure(snapshot) === null,
    'spending.waiting': (snapshot) => selectPhase(snapshot) === 'sending' && snapshot.context.attempts > 0,
    unreached: (snapshot) => selectFailure(snapshot)?.code === null,
    awaitingSignIn: (snapshot) => selectIsWorking(snapshot),
    refused: (snapshot) => selectFailure(snapshot) !== null && selectCanPress(snapshot),
    'following.queued': (snapshot) => selectPhase(snapshot) === 'queued',
    'following.running': (snapshot) => selectPhase(snapshot) === 'running',
    'reconnecting.waiting': (snapshot) => selectPhase(snapshot) === 'reconnecting',
    // A job that only said nothing for a while is not lost.
    'reconnecting.asking': (snapshot) => (selectPhase(snapshot) === 'reconnecting') === snapshot.context.attempts > 0,
    cancelling: (snapshot) => selectPhase(snapshot) === 'cancelling',
    'done.shown.fitted': (snapshot) => selectPhase(snapshot) === 'done' && selectOutputs(snapshot).length === 1 && !selectIsWhole(snapshot),
    'done.shown.whole': (snapshot) => selectPhase(snapshot) === 'done' && selectIsWhole(snapshot),
    'done.removed': (snapshot) => selectPhase(snapshot) === 'removed' && selectCanPress(snapshot),
    'done.replacing': (snapshot) => selectPhase(snapshot) === 'deleting' && !selectCanPress(snapshot),
    'done.deleting': (snapshot) => selectPhase(snapshot) === 'deleting' && !selectCanPress(snapshot),
    failed: (snapshot) => selectIsReturned(snapshot) && selectFailure(snapshot) !== null,
    cancelled: (snapshot) => selectIsReturned(snapshot) && selectOutputs(snapshot).length === 0,
  },
});
