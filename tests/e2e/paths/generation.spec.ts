/**
 * A press and its job, walked in a browser on the page of the sticker maker: submitted, charged, followed, lost, restored, ended, deleted.
 */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { times } from '../../../contract/facts/times.ts';
import { codes } from '../../../contract/facts/codes.ts';
import { projectKey } from '../../../contract/facts/product.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import type { Who } from '../../../machines/credits/credits.types.ts';
import { generationModel } from '../../../machines/generation/generation.model.ts';
import { selectUploadIn, type GenerationSnapshot } from '../../../machines/generation/generation.selectors.ts';
import type { FormCheck, Job, JobAnswer, SavedJob, SpendAnswer } from '../../../machines/generation/generation.types.ts';
import type { UploadFacts } from '../../../machines/upload/upload.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import type { Site } from '../../model/browser/site.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import making from '../../../copy/en/pages/making.ts';

const presses = ['/api/generations'];
const job = ['/api/generations/job-1'];
const events = ['/api/generations/job-1/events'];
const cancel = ['/api/generations/job-1/cancel'];
const removal = ['/api/creations/job-1'];
const uploads = ['/api/dash/upload'];

type Stream = Awaited<ReturnType<Site['calls']['stream']>>;

class Maker extends Person {
  private token: string | null = null;
  private stream: Stream | null = null;

  readonly form = this.page.getByRole('form', { name: 'Make your sticker' });
  readonly result = this.page.getByRole('region', { name: 'Result' });

  readonly again = this.result.getByRole('button', { name: /^(Try again|One more with these settings) 1 credit$/ });
  /** Whether the next press is one that repeats the last from its result. */
  repeats = false;

  readonly button = (name: string) => this.result.getByRole('button', { name, exact: true });
  readonly tab = (name: string) => this.form.getByRole('tab', { name, exact: true });
  readonly prompt = this.form.getByLabel('Describe your sticker');

  async givesFile(): Promise<void> {
    await this.tab('Image').click();
    await this.page.getByLabel('Choose a photo').setInputFiles({ name: 'cat.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(120_000) });
  }

  /** The form is validated as soon as it is submitted, so its content decides the outcome. */
  async presses(check: FormCheck): Promise<void> {
    const isOfFile = 'inputs' in check && check.places.length > 0;
    await this.tab(isOfFile ? 'Image' : 'Text').click();
    if (!isOfFile) await this.prompt.fill('inputs' in check ? 'a cat' : '');
    await (this.repeats ? this.again : this.form.getByRole('button', { name: 'Make sticker' })).click();
  }

  async writes(): Promise<void> {
    await this.tab('Text').click();
    await this.prompt.fill('a cat');
  }

  /** The page reloads and restores a stored press. */
  async recalls(saved: SavedJob): Promise<void> {
    const entry = [`${projectKey}Job.ai-sticker-maker`, JSON.stringify(saved)] as const;
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
    await this.page.reload();
  }

  /** In another tab; a form that asked who is here is closed then. */
  async isSomebody(who: Who): Promise<void> {
    if (who === 'visitor') this.token = null;
    else this.token = this.token === 'A' ? 'B' : 'A';
    if ((await this.dialog('Log in').count()) === 0) return this.becomes(this.token);
    await this.inAnotherTab(storageKeys.token, this.token);
    await expect.poll(() => this.site.calls.isHeld(...presses)).toBe(true);
    await this.declinesSignIn();
  }

  async hears(told: Job): Promise<void> {
    this.stream ??= await this.site.calls.stream(events);
    this.stream.tell(told);
  }

  async losesStream(): Promise<void> {
    this.stream ??= await this.site.calls.stream(events);
    this.stream.end();
  }

  answersPress(answer: SpendAnswer): Promise<void> {
    this.stream = null;
    const data = answer.kind === 'accepted' && { id: answer.id, status: 'queued', cost: answer.cost };
    return this.site.calls.answer(presses, 'code' in answer ? refused(answer.code, answer.msg) : granted(data));
  }

  answersJob(paths: readonly string[], answer: JobAnswer): Promise<void> {
    this.stream = null;
    return this.site.calls.answer(paths, answer.kind === 'job' ? granted(answer.job) : refused(answer.code, answer.msg));
  }

  async hearsOfUpload({ stored }: UploadFacts): Promise<void> {
    await (stored ? this.site.calls.answer(uploads, granted({ item: stored })) : this.site.calls.fail(uploads));
  }

  /** The retry fails too. */
  async triesFileAgain(): Promise<void> {
    await this.form.getByRole('button', { name: 'Try again' }).click();
    await this.site.calls.fail(uploads);
    await this.form.getByRole('button', { name: 'Try again' }).waitFor();
  }
}

const { 'generate.pressed': pressed, 'upload.reported': reported } = generationModel.events as unknown as {
  readonly 'generate.pressed': (snapshot: GenerationSnapshot) => readonly object[];
  readonly 'upload.reported': (snapshot: GenerationSnapshot) => readonly { slot: string; upload: UploadFacts }[];
};
const isRunning = (snapshot: GenerationSnapshot) => snapshot.matches({ following: 'running' });
const isEmpty = (snapshot: GenerationSnapshot) =>
  snapshot.matches('draft') && snapshot.context.values['prompt'] === '' && selectUploadIn(snapshot, 'image') === null;

walkInBrowser(
  {
    ...generationModel,
    // The picture of a sticker may be of any size.
    inputs: [
      { ...generationModel.inputs[0]!, fields: [{ name: 'prompt', kind: 'prompt', max: 100 }], values: { mode: 'text', prompt: '' } },
    ],
    events: {
      ...generationModel.events,
      'field.changed': (snapshot: GenerationSnapshot) => (isEmpty(snapshot) ? [{ name: 'prompt', value: 'a cat' }] : []),
      'query.given': (snapshot: GenerationSnapshot) =>
        isEmpty(snapshot) ? [false, true].map((isReturn) => ({ query: 'prompt=a+cat', isReturn })) : [],
      'cancel.pressed': (snapshot: GenerationSnapshot) => (snapshot.matches('checking') || snapshot.matches('awaitingSignIn') ? [] : [{}]),
      'generate.pressed': (snapshot: GenerationSnapshot) => (snapshot.matches({ done: 'removed' }) ? [] : pressed(snapshot)),
      'result.dismissed': (snapshot: GenerationSnapshot) => (snapshot.matches({ done: 'removed' }) ? [] : [{}]),
      'upload.reported': (snapshot: GenerationSnapshot) => reported(snapshot).filter(({ upload }) => upload.status !== 'sending'),
      'auth.dismissed': [{ signedIn: false }],
      'session.changed': (snapshot: GenerationSnapshot): { who: Who }[] => {
        if (!isEmpty(snapshot) && !isRunning(snapshot) && !snapshot.matches('awaitingSignIn')) return [];
        return snapshot.context.who === 'user' ? [{ who: 'visitor' }, { who: 'user' }] : [{ who: 'user' }];
      },
    },
  },
  {
    background: {
      ...usual,
      '/api/drafts/ai-sticker-maker': { inputs: {} },
      '/api/pay/check-first-purchase': { is_first_purchase: true },
      '/api/pay/subscription-info': unsubscribed,
    },
    nobodyCauses: {
      'failed.checkForm': 'the rules of the form are code: a piece of it that does not arrive is walked with freshness',
      'form.replaced': 'a sample takes the place of words at once, which the form shows already',
      'form.filled': 'a draft fills the form in: it is walked with draft',
      'press.wanted': 'the start page wants it: it is pressed there in links.spec.ts',
      'press.sent': 'the start page says it: a machine test holds what comes of it',
      'faces.found': 'a sticker has no faces to find: they are walked with faceSearch',
      'faces.unmarked': 'a sticker has no faces to find: they are walked with faceSearch',
      'adult.confirmed': 'a sticker is for everybody: the question is walked with age',
      'offers.known': 'the list of tools comes with the page; a tool that is not served shows no form',
      'others.changed': 'pictures beside the first one are walked with batch',
      'proposal.expected': 'a sticker has no area to propose: it is walked with garmentSearch',
      'files.swapped': 'a sticker is made of one picture; faces change places on the pages of many faces',
    },
    nobodySees: {
      checking: 'the form is judged at once',
      'done.replacing': 'the form is judged when the deletion ends, before a walk could fill it',
    },
    nobodyTakes: {
      'upload.reported [hasSlot]': 'a file of a walk is so small that it is sent in one piece',
      'done.shown — always [isPressDue]': 'the start page wants it: it is pressed there in links.spec.ts',
      'draft — always [isPressDue]': 'the start page wants it: a machine test holds what comes of it',
      'refused — always [isPressDue]': 'the start page wants it: a machine test holds what comes of it',
      'failed — always [isPressDue]': 'the start page wants it: a machine test holds what comes of it',
      'cancelled — always [isPressDue]': 'the start page wants it: a machine test holds what comes of it',
      'uploading — always [isClosed]': 'the picture of a sticker may be of any size',
      'generate.pressed [isAgeUnanswered]': 'a sticker is for everybody: the question is walked with age',
      'checking — cancel.pressed': 'the form is judged at once',
      'done.removed — result.dismissed': 'a deleted result has one button, which brings it back',
      'done.removed — generate.pressed': 'the form is judged when the deletion ends, before a walk could fill it',
      'done.replacing —': 'the form is judged when the deletion ends, before a walk could fill it',
      'awaitingSignIn — cancel.pressed': 'the form to sign in lies over the page; who closes it gives up',
    },
    subject: (page, site) => {
      const person = new Maker(page, site);
      const { result } = person;
      const says = (words: string) => expect(result.getByRole('status')).toHaveText(words);
      const alerts = (words: string) => expect(result.getByRole('alert')).toContainText(words);
      const isAsked = (paths: readonly string[]) => expect.poll(() => site.calls.isHeld(...paths)).toBe(true);
      /** A page that waits looks like one that asks: whether it has heard of the failure yet shows when it asks again. */
      const untilAsked = (act: () => Promise<void>) =>
        expect
          .poll(
            async () => {
              await act();
              return site.calls.isHeld(...presses, ...job);
            },
            { intervals: [50, 100, 250] },
          )
          .toBe(true);
      return {
        start: () => person.open('/ai-sticker-maker'),
        events: {
          'field.changed': () => person.writes(),
          'query.given': async ({ event }: { event: AnyEventObject }) => {
            if (!event['isReturn']) return void (await page.goto(`${site.address}/ai-sticker-maker?prompt=a+cat`));
            // The entry keeps the mark that the page has given it.
            await page.evaluate(() => history.replaceState(history.state, '', '?prompt=a+cat'));
            return void (await page.reload());
          },
          'file.given': () => person.givesFile(),
          'file.removed': () => person.form.getByRole('button', { name: 'Remove' }).click(),
          'file.retried': () => person.triesFileAgain(),
          'upload.reported': ({ event }: { event: AnyEventObject }) => person.hearsOfUpload(event['upload']),
          'press.recalled': ({ event }: { event: AnyEventObject }) => person.recalls(event['saved']),
          // The press and the judgement are one moment.
          'generate.pressed': () => void (person.repeats = false),
          'again.pressed': () => void (person.repeats = true),
          'done.checkForm': ({ event }: { event: AnyEventObject }) => person.presses(event['output']),
          'cancel.pressed': () => person.button('Cancel').click(),
          'retry.pressed': async () => {
            person.repeats = true;
            // What did not reach the server is not judged again.
            if (await result.getByText('We couldn’t reach the server.').isVisible()) await person.again.click();
          },
          'zoom.pressed': () => result.getByRole('button', { name: /^(Zoom in|Fit to view)$/ }).click(),
          'result.dismissed': () => result.getByRole('button', { name: /^(Back|Make another)$/ }).click(),
          'result.deleted': () => person.button('Delete').click(),
          'removal.undone': () => person.button('Undo').click(),
          'page.left': () => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
          'session.changed': ({ event }: { event: AnyEventObject }) => person.isSomebody(event['who']),
          'auth.dismissed': () => person.declinesSignIn(),
          'connection.returned': () => untilAsked(() => page.evaluate(() => void dispatchEvent(new Event('online')))),
          'job.reported': ({ event }: { event: AnyEventObject }) => person.hears(event['job']),
          'follow.lost': () => person.losesStream(),
          'done.createJob': async ({ event }: { event: AnyEventObject }) => {
            const answer: SpendAnswer = event['output'];
            await person.answersPress(answer);
            if (answer.kind !== 'short') return;
            // The pricing dialog opens automatically.
            await person.dialog('Pricing: plans and credit packs').waitFor();
            await person.closesDialogs();
          },
          'failed.createJob': () => site.calls.fail(presses),
          'done.readJob': ({ event }: { event: AnyEventObject }) => person.answersJob(job, event['output']),
          'failed.readJob': () => site.calls.fail(job),
          'done.cancelJob': ({ event }: { event: AnyEventObject }) => person.answersJob(cancel, event['output']),
          'failed.cancelJob': () => site.calls.fail(cancel),
          'done.deleteJob': ({ event }: { event: AnyEventObject }) =>
            site.calls.answer(removal, event['output'] ? granted(null) : refused(codes.unavailable)),
          'failed.deleteJob': () => site.calls.fail(removal),
          'after.undoTime': () => page.clock.runFor(times.undoTime),
          'after.backoff': () => untilAsked(() => page.clock.runFor(15_000)),
          'after.stallLimit': () => page.clock.runFor(20_000),
        },
        states: {
          draft: () => expect(result).toContainText('Example'),
          uploading: () => says('Uploading your file…'),
          'spending.sending': async ({ context }) => {
            await says(context.attempts > 0 ? making.working.resending : making.working.sending);
            await isAsked(presses);
          },
          'spending.waiting': async () => {
            await says(making.working.resending);
            await expect.poll(() => site.calls.isHeld(...presses)).toBe(false);
          },
          unreached: () => alerts(making.failed.unreached),
          awaitingSignIn: () => expect(person.dialog('Log in')).toBeVisible(),
          refused: async ({ context }) => {
            const { failure } = context;
            // The balance of this walk covers every press: too few credits are told as over at once.
            const isShort = failure?.code === codes.notEnoughCredits;
            await alerts(isShort ? 'You have enough credits now' : failure && 'msg' in failure ? failure.msg : '');
            await alerts('We stopped this before anything was charged.');
          },
          'following.queued': () => says('Waiting in line…'),
          'following.running': () => says('Cutting out the subject'),
          'reconnecting.waiting': () => says('Connection lost. Reconnecting…'),
          'reconnecting.asking': async ({ context }) => {
            const heard = { queued: making.working.queued, running: 'Cutting out the subject' }[context.job?.status as string];
            await says(context.attempts > 0 ? 'Connection lost. Reconnecting…' : (heard ?? making.working.running));
            await isAsked(job);
          },
          cancelling: () => says('Canceling…'),
          'done.shown.fitted': async () => {
            await says('Your sticker is ready.');
            await expect(person.button('Zoom in')).toBeVisible();
          },
          'done.shown.whole': () => expect(person.button('Fit to view')).toBeVisible(),
          'done.removed': () => says('Deleted.'),
          'done.replacing': () => says('Deleting…'),
          'done.deleting': () => says('Deleting…'),
          failed: () => alerts('You got your 1 credit back.'),
          cancelled: () => expect(result.getByRole('heading', { name: 'Canceled' })).toBeVisible(),
        },
      };
    },
  },
);
