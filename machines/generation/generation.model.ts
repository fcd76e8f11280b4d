import type { SavedJob, Submission } from '../form/form.types.ts';
import type { Job, JobOutput } from '../job/job.types.ts';
import { sends, took, whileRuns } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { jobMachine } from '../job/job.machine.ts';
import { resultMachine } from '../result/result.machine.ts';
import { generationMachine } from './generation.machine.ts';
import type { GenerationSnapshot } from './generation.selectors.ts';
import type { FormCheck } from './generation.types.ts';

const submission: Submission = {
  values: { prompt: 'a cat' },
  slots: [],
  shown: 'nobody',
  inputs: { prompt: 'a cat' },
  amount: 1,
  isWhole: true,
  isAlone: false,
};
const withFile: FormCheck = { inputs: { image: 'image' }, places: [{ slot: 'image', path: ['image'] }], key: 'submit-2' };
const saved: SavedJob = { tool: 'ai-sticker-maker', idempotencyKey: 'submit-0', jobId: 'job-1', inputs: { prompt: 'a dog' } };

/** The submit of the form, as it was sent before the page's own code was here. */
const sentEarly: SavedJob = { ...saved, jobId: null, inputs: submission.inputs };

const job: Job = {
  id: 'job-1',
  tool: 'ai-sticker-maker',
  engine: 'local',
  status: 'succeeded',
  progress: 1,
  stage: null,
  cost: 1,
  outputs: [],
  notes: {},
  error: null,
};
const output = (end: JobOutput['end']): JobOutput => ({
  end,
  inputs: { prompt: 'a cat' },
  amount: 1,
  job: end === 'succeeded' ? job : null,
  failure: end === 'refused' || end === 'failed' ? { code: 50001, msg: 'No.' } : null,
});
const ends = (['succeeded', 'failed', 'refused', 'cancelled', 'elsewhere', 'declined', 'withdrawn'] as const).map(output);

const isQueued = (snapshot: GenerationSnapshot) => snapshot.matches({ queue: 'waiting' });
const isResting = (snapshot: GenerationSnapshot) =>
  snapshot.matches({ flow: 'resting' }) && !snapshot.matches({ flow: { resting: { done: 'deleting' } } });

export const generationModel = chartModel({
  name: 'generation',
  machine: generationMachine.provide({ actors: { job: jobMachine, result: resultMachine } }),
  inputs: [
    {
      tool: { slug: 'ai-sticker-maker', fields: [], dependents: {}, prices: null, adult: false },
      cost: 1,
      values: { prompt: '' },
      who: 'visitor',
    },
  ],
  events: {
    'submit.requested': (snapshot: GenerationSnapshot) =>
      isQueued(snapshot) ? [{ submission }] : [{ submission }, { submission: { ...submission, isAlone: true } }],
    'queue.requested': ({ context: { submitted } }: GenerationSnapshot) => [
      { inputs: { prompt: 'a whale' } },
      ...(submitted === null ? [] : [{ inputs: submitted }]),
    ],
    'submit.unblocked': [{}],
    'form.touched': [{}],
    'job.restored': (snapshot: GenerationSnapshot) =>
      snapshot.context.order === null
        ? [
            { saved, amount: 2 },
            { saved: sentEarly, amount: 1 },
          ]
        : [],
    'files.stored': [{ names: { image: '01JD.png' } }],
    'files.lost': [{}],
    'job.unreached': [{}],
    'job.resumed': [{}],
    'deletion.began': [{}],
    'deletion.failed': [{}],
    'submit.sent': [{}],
    'cancel.clicked': [{}],
    'retry.clicked': [{}],
    'again.clicked': [{}],
    'result.dismissed': [{}],
    'page.left': [{}],
    'session.changed': [{ who: 'user' }, { who: 'visitor' }],
    'queue.dropped': [],
  },
  outcomes: {
    form: { done: [], error: [] },
    checkForm: {
      done: [{ errors: { prompt: { rule: 'required' } } }, withFile],
      error: [new Error('the rules could not be loaded')],
    },
    job: { done: ends, error: [] },
    // A result is replaced only after it was asked to, by a submit.
    result: {
      done: (snapshot: GenerationSnapshot) =>
        snapshot.context.submission === null
          ? [{ end: 'dismissed' as const }]
          : [{ end: 'dismissed' as const }, { end: 'replaced' as const }],
      error: [],
    },
  },
  project: ({ who, submission, submitted, outcome }) => ({
    user: who === 'user',
    isFirst: submission === null,
    isKnown: submitted !== null,
    outcome: outcome && [outcome.failure !== null, outcome.job !== null],
  }),
  invariants: {
    'a job is started with a key': (snapshot) => !snapshot.matches({ flow: 'working' }) || snapshot.context.order !== null,
    'a result is shown only of a job that succeeded': (snapshot) =>
      !snapshot.matches({ flow: { resting: 'done' } }) || snapshot.context.outcome?.job?.status === 'succeeded',
    'what is shown beside the form is of the last submit': (snapshot) =>
      !snapshot.matches({ flow: 'working' }) || snapshot.context.outcome === null,
    'a second submit is not accepted while one is in flight': (snapshot) =>
      isResting(snapshot) || !snapshot.can({ type: 'submit.requested', submission }),
    'every file that is sent has its name on the server': (snapshot) =>
      !snapshot.matches({ flow: 'working' }) || snapshot.context.order?.inputs['image'] !== 'image',
    'a job runs as often as its state is active': ({ children, ...snapshot }) =>
      (children.job !== undefined) === (snapshot.value.flow !== null && JSON.stringify(snapshot.value.flow).includes('working')),
    'the form lives as long as its page': ({ children }) => children.form !== undefined,
  },
  rules: {
    'a cancel reaches the job': whileRuns('job', took('cancel.clicked'), sends('job', 'cancel.clicked'), 'the job goes on'),
    'a dismissal reaches the result': whileRuns(
      'result',
      took('result.dismissed'),
      sends('result', 'result.dismissed'),
      'the result stays',
    ),
    'a result learns that its page is left': whileRuns(
      'result',
      took('page.left'),
      sends('result', 'page.left'),
      'what was removed comes back',
    ),
    'a repeat of a result is asked of the form': whileRuns(
      'result',
      took('again.clicked'),
      sends('form', 'form.resubmitted'),
      'nothing is made again',
    ),
  },
  shows: {
    'flow.resting.form': isResting,
    'flow.resting.done.kept': (snapshot) => isResting(snapshot) && snapshot.children.result !== undefined,
    'flow.resting.done.deleting': (snapshot) => !isResting(snapshot) && snapshot.children.result !== undefined,
    'flow.resting.ended.refused': ({ context }) => context.outcome?.failure !== null,
    'flow.resting.ended.failed': ({ context }) => context.outcome !== null && context.outcome.failure !== null,
    'flow.resting.ended.cancelled': ({ context }) => context.outcome !== null && context.outcome.failure === null,
    'flow.checking': ({ context }) => context.submission !== null,
    'flow.uploading': ({ context }) => context.order !== null && context.places.length > 0,
    'flow.working.busy': ({ children }) => children.job !== undefined,
    'flow.working.unreached': ({ children }) => children.job !== undefined,
    'queue.empty': (snapshot) => !isQueued(snapshot),
    'queue.waiting': isQueued,
  },
});
