/** The job of a submit, walked in a browser on the page of the sticker maker: charged, followed, lost, restored, canceled, ended. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { jobModel } from '../../../machines/job/job.model.ts';
import type { JobSnapshot } from '../../../machines/job/job.selectors.ts';
import type { SpendAnswer } from '../../../machines/job/job.types.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import words from '../../../copy/en/pages/job.ts';
import { background, cancel, job, Maker, submits } from '../kit/maker.ts';

const ofPerson = {
  ...jobModel,
  events: {
    ...jobModel.events,
    'cancel.clicked': (snapshot: JobSnapshot) => (snapshot.matches('signingIn') ? [] : [{}]),
  },
};

walkInBrowser(ofPerson, {
  background,
  nobodyCauses: {},
  nobodyTakes: { 'signingIn — cancel.clicked': 'the form of the sign-in lies over it as soon as it has come' },
  nobodySees: {
    starting: 'it is left as soon as it is entered',
    judging: 'it is left as soon as it is entered',
    'sending.request.accepted': 'it is left as soon as it is entered',
  },
  subject: (page, site) => {
    const person = new Maker(page, site);
    const { result } = person;
    const shows = (words: string) => expect(result.getByRole('status')).toHaveText(words);
    const alerts = (words: string) => expect(result.getByRole('alert')).toContainText(words);
    const isAsked = (paths: readonly string[]) => expect.poll(() => site.calls.isHeld(...paths)).toBe(true);
    const canCancel = (can: boolean) => expect(person.button('Cancel')).toHaveCount(can ? 1 : 0);
    /** A waiting page looks like a requesting one: only the next request shows that it has received the failure. */
    const untilAsked = (act: () => Promise<void>) =>
      expect
        .poll(
          async () => {
            await act();
            return site.calls.isHeld(...submits, ...job);
          },
          { intervals: [50, 100, 250] },
        )
        .toBe(true);
    return {
      start: async ({ tool, key, jobId, inputs }) => {
        await person.open('/ai-sticker-maker');
        if (jobId === null) await person.submits();
        else await person.recalls({ tool, idempotencyKey: key, jobId, inputs });
      },
      events: {
        'cancel.clicked': () => person.button('Cancel').click(),
        'retry.clicked': () => person.again.click(),
        'result.dismissed': () => person.button('Back').click(),
        'connection.returned': () => untilAsked(() => page.evaluate(() => void dispatchEvent(new Event('online')))),
        'job.reported': ({ event }: { event: AnyEventObject }) => person.reports(event['job']),
        'follow.lost': () => person.losesStream(),
        'done.createJob': async ({ event }: { event: AnyEventObject }) => {
          const answer: SpendAnswer = event['output'];
          await person.answersSubmit(answer);
          if (answer.kind !== 'short') return;
          // The dialog of the offer opens automatically.
          await person.dialog('A few credits short').waitFor();
          await person.closesDialogs();
        },
        'failed.createJob': () => site.calls.fail(submits),
        'done.readJob': ({ event }: { event: AnyEventObject }) => person.answersJob(job, event['output']),
        'failed.readJob': () => site.calls.fail(job),
        'done.cancelJob': ({ event }: { event: AnyEventObject }) => person.answersJob(cancel, event['output']),
        'failed.cancelJob': () => site.calls.fail(cancel),
        'done.signIn': ({ event }: { event: AnyEventObject }) =>
          (event['output'] as { signedIn: boolean }).signedIn ? person.isSomebody('user') : person.declinesSignIn(),
        'failed.signIn': () => {},
        'after.backoff': () => untilAsked(() => page.clock.runFor(15_000)),
        'after.stallLimit': () => page.clock.runFor(20_000),
      },
      states: {
        'sending.request.requesting.first': async () => {
          await shows(words.working.sending);
          await isAsked(submits);
        },
        'sending.request.requesting.again': async () => {
          await shows(words.working.resending);
          await isAsked(submits);
        },
        'sending.request.waiting': async () => {
          await shows(words.working.resending);
          await expect.poll(() => site.calls.isHeld(...submits)).toBe(false);
        },
        'sending.cancellation.none': () => canCancel(true),
        'sending.cancellation.requested': () => canCancel(false),
        unreached: () => alerts(words.failed.unreached),
        signingIn: () => expect(person.dialog('Log in')).toBeVisible(),
        'underWay.following.queued': () => shows('Waiting in line…'),
        'underWay.following.running': ({ context }) => shows(context.job?.stage ? 'Cutting out the subject' : words.working.running),
        'underWay.asking.queued': async () => {
          await shows('Waiting in line…');
          await isAsked(job);
        },
        'underWay.asking.running': async ({ context }) => {
          await shows(context.job?.stage ? 'Cutting out the subject' : words.working.running);
          await isAsked(job);
        },
        'underWay.asking.lost': async () => {
          await shows('Connection lost. Reconnecting…');
          await isAsked(job);
        },
        'underWay.waiting': () => shows('Connection lost. Reconnecting…'),
        cancelling: () => shows('Canceling…'),
        succeeded: () => shows('Your sticker is ready.'),
        failed: () => alerts('You got your 1 credit back.'),
        cancelled: () => expect(result.getByRole('heading', { name: 'Canceled' })).toBeVisible(),
        cancelledElsewhere: () => expect(result.getByRole('heading', { name: 'Canceled' })).toBeVisible(),
        refused: async ({ context }) => {
          const { failure } = context;
          // The balance of this walk covers every submit: too few credits are shown as over at once.
          const isShort = failure?.code === codes.notEnoughCredits;
          await alerts(isShort ? 'You have enough credits now' : failure && 'msg' in failure ? failure.msg : '');
          await alerts('We stopped this before anything was charged.');
        },
        declined: () => expect(result).toContainText('Example'),
        withdrawn: () => expect(result).toContainText('Example'),
      },
    };
  },
});
