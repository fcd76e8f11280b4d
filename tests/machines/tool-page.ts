/** The page of a tool with the real charts, over services that answer as the test specifies. */
import { createActor, type AnyActorRef, type AnyEventObject } from 'xstate';
import { expect, vi } from 'vitest';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';
import { dependentsOf, initialValues, uploadId } from '../../machines/form/form.rules.ts';
import type { FormEvent, FormTool, SavedJob } from '../../machines/form/form.types.ts';
import { generationActors, type GenerationServices } from '../../machines/generation/generation.actors.ts';
import { generationMachine } from '../../machines/generation/generation.machine.ts';
import { formOf, jobOf, makingOf, resultOf, selectPhase } from '../../machines/generation/generation.selectors.ts';
import type { GenerationEvent, GenerationInput } from '../../machines/generation/generation.types.ts';
import type { Job } from '../../machines/job/job.types.ts';
import type { ResultEvent } from '../../machines/result/result.types.ts';
import type { SignInEvent } from '../../machines/signIn/signIn.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held } from './answers.ts';
import './work-here.ts';

export const photo = { ref: 'file-1', name: 'cat.jpg', type: 'image/jpeg', size: 1000 };
export const stored = { name: '01JD.png', url: '/files/01JD.png', width: 8, height: 6, type: 'image/png', size: 900 };

export const job = (status: Job['status'], more: Partial<Job> = {}): Job => ({
  id: 'job-1',
  tool: 'ai-sticker-maker',
  engine: 'local',
  status,
  progress: 0,
  stage: null,
  cost: 1,
  outputs: [],
  notes: {},
  error: null,
  ...more,
});
export const done = job('succeeded', {
  progress: 1,
  outputs: [{ url: '/files/s.png', type: 'image/png', width: 512, height: 512, duration: null }],
});

type Retry = { type: 'file.retried'; slot: string };
export type PageEvent = FormEvent | GenerationEvent | ResultEvent | SignInEvent | Retry;

const ofForm = new Set<string>([
  'field.changed',
  'form.filled',
  'query.given',
  'file.given',
  'file.removed',
  'files.swapped',
  'faces.found',
  'faces.unmarked',
  'adult.confirmed',
  'offers.known',
  'others.changed',
  'proposal.expected',
  'form.submitted',
  'submit.queued',
]);
const ofResult = new Set<string>(['result.deleted', 'removal.undone']);

/** What the form shows, and whether a submit is in flight, have tests of their own. */
const isOfScreen = ({ type }: AnyEventObject): boolean => ['form.shown', 'form.refused', 'work.began', 'work.ended'].includes(type);

/** The parts of a tool's form and of the page's input that a test sets. */
export type PageInput = Partial<Omit<GenerationInput, 'tool'> & Omit<FormTool, 'slug'>> & { tool?: string };

export class Page {
  readonly time = new SimulatedTime();
  readonly facts: AnyEventObject[] = [];
  readonly screen: AnyEventObject[] = [];
  readonly memory: unknown[] = [];
  readonly streams: { send: (job: Job) => void; end: Held<void>; signal: AbortSignal }[] = [];
  /** Whether the browser would ask before the page is left. */
  isLeavingAsked = false;
  online: () => void = () => {};
  unload: () => void = () => {};
  readonly services = {
    makeKey: vi.fn(() => `submit-${this.services.makeKey.mock.calls.length}`),
    createGeneration: vi.fn<GenerationServices['createGeneration']>(async () =>
      granted({ id: 'job-1', status: 'queued' as const, cost: 1 }),
    ),
    getGeneration: vi.fn<GenerationServices['getGeneration']>(async () => granted(job('running'))),
    cancelGeneration: vi.fn<GenerationServices['cancelGeneration']>(async () => granted(job('cancelled'))),
    deleteCreation: vi.fn<GenerationServices['deleteCreation']>(async () => granted(null)),
    followGeneration: vi.fn<GenerationServices['followGeneration']>((_, send, signal) => {
      const end = new Held<void>();
      this.streams.push({ send, end, signal });
      return end.promise;
    }),
    sendFile: vi.fn<GenerationServices['sendFile']>(async () => granted({ item: stored })),
    recallJob: vi.fn<GenerationServices['recallJob']>(() => null),
    rememberJob: vi.fn<GenerationServices['rememberJob']>((saved) => void this.memory.push(saved)),
    forgetJob: vi.fn<GenerationServices['forgetJob']>(() => void this.memory.push('forgotten')),
    onUnload: vi.fn<GenerationServices['onUnload']>((listener) => {
      this.unload = listener;
      return () => {
        this.unload = () => {};
      };
    }),
    nextFrame: vi.fn<GenerationServices['nextFrame']>(async () => {}),
    warnOfLeaving: vi.fn<GenerationServices['warnOfLeaving']>(() => {
      this.isLeavingAsked = true;
      return () => {
        this.isLeavingAsked = false;
      };
    }),
    onOnline: vi.fn<GenerationServices['onOnline']>((listener) => {
      this.online = listener;
      return () => {};
    }),
  };
  readonly actor;

  /** What is sent before the page is hydrated waits for it. */
  constructor(input: PageInput = {}, saved: SavedJob | null = null, before: readonly PageEvent[] = []) {
    this.services.recallJob.mockReturnValue(saved);
    const { tool = 'ai-sticker-maker', fields = [], dependents = dependentsOf(stickerMaker.fields), prices = null, adult = false } = input;
    const { cost = 1, values = initialValues(stickerMaker.fields), files, who } = input;
    const record = (actor: AnyActorRef) => actor.on('*', (fact) => void (isOfScreen(fact) ? this.screen : this.facts).push(fact));
    this.actor = createActor(generationMachine.provide({ actors: generationActors(this.services) }), {
      input: { tool: { slug: tool, fields, dependents, prices, adult }, cost, values, ...(files && { files }), ...(who && { who }) },
      clock: this.time.clock,
      inspect: (event) => {
        if (event.type === '@xstate.actor') record(event.actorRef as AnyActorRef);
      },
    });
    for (const event of before) this.send(event);
    this.actor.start();
  }

  /** To the chart that a view or a row of the table sends it to. */
  send(event: PageEvent): this {
    const snapshot = this.actor.getSnapshot();
    const signIn = jobOf(snapshot)?.getSnapshot().children.signIn as AnyActorRef | undefined;
    if (event.type === 'file.retried') formOf(snapshot).getSnapshot().children[uploadId(event.slot)]?.send({ type: 'upload.retried' });
    else if (ofForm.has(event.type)) formOf(snapshot).send(event as FormEvent);
    else if (ofResult.has(event.type)) resultOf(snapshot)?.send(event as ResultEvent);
    else if (event.type === 'auth.dismissed') signIn?.send(event);
    else this.actor.send(event as GenerationEvent);
    if (event.type === 'session.changed') signIn?.send(event);
    return this;
  }

  get sees() {
    return makingOf(this.actor.getSnapshot());
  }

  get form() {
    return this.sees.form;
  }

  get phase() {
    return selectPhase(this.sees);
  }

  get reported(): string[] {
    return this.facts.map(({ type }) => type);
  }

  get stream() {
    return this.streams.at(-1)!;
  }

  writes(text: string): this {
    return this.send({ type: 'field.changed', name: 'prompt', value: text });
  }

  chooses(mode: string): this {
    return this.send({ type: 'field.changed', name: 'mode', value: mode });
  }

  gives(slot = 'image', file = photo): this {
    return this.send({ type: 'file.given', slot, kind: 'picture', file });
  }

  async submits(): Promise<this> {
    return this.send({ type: 'form.submitted' }).checked();
  }

  async cancels(): Promise<this> {
    return this.send({ type: 'cancel.clicked' }).checked();
  }

  /** The rules of a tool load with its first submit. */
  private async checked(): Promise<this> {
    await vi.waitFor(() => expect(this.phase).not.toBe('checking'), { interval: 1, timeout: 20_000 });
    await settled();
    return this;
  }
}

export const begun = async (input?: PageInput) => new Page(input).writes('a cat').submits();
