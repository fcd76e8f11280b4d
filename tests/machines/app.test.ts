/** The root chart with real charts beside it: what its relay, its start and the loading of the sign-in form do together. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createActor,
  createMachine,
  emit,
  enqueueActions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
} from 'xstate';
import { appActors, type AppServices } from '../../machines/app/app.actors.ts';
import { identityOf, systemIdOf } from '../../machines/app/app.identity.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { membersIn } from '../../machines/app/app.members.ts';
import type { Identity } from '../../machines/app/app.roles.ts';
import { ageActors } from '../../machines/age/age.actors.ts';
import { ageMachine } from '../../machines/age/age.machine.ts';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import { formOf } from '../../machines/generation/generation.selectors.ts';
import { registerActor } from '../../machines/kit/internals.ts';
import { toastsActors } from '../../machines/toasts/toasts.actors.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { selectToasts } from '../../machines/toasts/toasts.selectors.ts';
import { relayFrom } from '../../src/actors/relay-from.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { Site } from '../model/journey/site.ts';

/** A chart that keeps what it receives, and emits what it is asked to. */
const recorder = (received: string[]) =>
  createMachine({
    on: {
      emit: { actions: emit(({ event }) => (event as unknown as { fact: AnyEventObject }).fact) },
      '*': { actions: ({ event }) => void received.push(event.type) },
    },
  }) as unknown as AnyActorLogic;

class Page {
  readonly created: string[] = [];
  readonly effects: string[] = [];
  readonly inspected: InspectionEvent[] = [];
  met = Promise.withResolvers<void>();
  answered = Promise.withResolvers<void>();
  code = Promise.withResolvers<void>();
  private readonly services: AppServices = {
    meetInput: () => this.met.promise,
    replayInput: () => true,
    answerInput: () => this.answered.promise,
    loadRole: (role) => (role === 'auth' ? this.code.promise : Promise.resolve()),
    runEffect: (effect) => void this.effects.push(effect),
    createRole: ({ to }) => void this.created.push(to),
  };
  readonly machine = appMachine.provide({ actors: appActors(this.services) });
  readonly received: Record<string, string[]> = {};
  readonly app = createActor(this.machine, {
    systemId: 'app',
    input: { href: '/', found: true, isReturn: false },
    inspect: (event) => {
      relayFrom(event, () => this.app);
      this.inspected.push(event);
    },
  });

  constructor() {
    for (const role of ['session', 'credits', 'navigation'] as const) this.register({ role });
    registerActor(this.machine, 'toasts', toastsMachine.provide({ actors: toastsActors({ time: new SimulatedTime() }) }));
    opened.push(this.app);
    this.app.start();
  }

  register(identity: Identity): void {
    const id = systemIdOf(identity);
    registerActor(this.machine, id, recorder((this.received[id] ??= [])));
  }

  need(identity: Identity): void {
    this.register(identity);
    this.app.send({ type: 'role.needed', id: systemIdOf(identity), input: undefined });
  }

  emits(id: string, fact: { type: string; [key: string]: unknown }): void {
    (this.app.system.get(id) as AnyActorRef).send({ type: 'emit', fact });
  }

  async run(): Promise<void> {
    this.app.send({ type: 'page.hydrated' });
    this.met.resolve();
    await settled();
  }
}

const opened: AnyActorRef[] = [];
afterEach(() => {
  for (const app of opened.splice(0)) app.stop();
});

test('what the relay delivers is taken outside of its own action, in which XState warns of every other one', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = new Page();
  const receiver = createMachine({
    context: { count: 0 },
    on: { 'credits.refreshRequested': { actions: enqueueActions(({ enqueue }) => enqueue.assign({ count: 1 })) } },
  });
  registerActor(page.machine, 'credits', receiver as unknown as AnyActorLogic);
  page.need({ role: 'chat' });
  await page.run();
  page.emits('chat', { type: 'credits.refreshRequested' });
  expect(page.app.system.get('credits')?.getSnapshot().context).toEqual({ count: 1 });
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

describe('the start of a page', () => {
  test('nothing runs before every part is hydrated and early input has met the server; what was sent meanwhile comes first', async () => {
    const page = new Page();
    page.need({ role: 'draft', tool: 'a' });
    page.app.send({ type: 'part.held' });
    page.app.send({ type: 'page.hydrated' });
    page.app.send({ type: 'role.sent', to: 'draft:a', event: { type: 'form.changed' } });
    page.met.resolve();
    await settled();
    expect(page.app.system.getAll()).toEqual({ app: page.app });
    page.app.send({ type: 'part.released' });
    await settled();
    expect(Object.keys(page.app.system.getAll())).toEqual(
      expect.arrayContaining(['app', 'draft:a', 'toasts', 'dialogs', 'credits', 'navigation', 'session']),
    );
    expect(page.received['draft:a']).toEqual(['form.changed']);
    expect(page.app.getSnapshot().matches({ page: { running: 'answering' } })).toBe(true);
    page.answered.resolve();
    await settled();
    expect(page.app.getSnapshot().hasTag('settled')).toBe(true);
  });

  test('a chart that breaks takes no other with it', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const page = new Page();
    await page.run();
    const broken = createMachine({
      on: {
        go: {
          actions: () => {
            throw new Error('broken');
          },
        },
      },
    });
    registerActor(page.machine, 'jobs', broken as unknown as AnyActorLogic);
    page.app.send({ type: 'role.needed', id: 'jobs', input: undefined });
    (page.app.system.get('jobs') as AnyActorRef).subscribe({ error: () => undefined });
    (page.app.system.get('jobs') as AnyActorRef).send({ type: 'go' });
    expect(page.app.getSnapshot().status).toBe('active');
    page.emits('session', { type: 'session.changed', who: 'user' });
    expect(page.received['credits']).toEqual(['session.changed']);
    vi.unstubAllGlobals();
  });
});

describe('the relay', () => {
  test('every fact reaches its receivers with its sender', async () => {
    const page = new Page();
    await page.run();
    page.need({ role: 'jobs' });
    page.emits('jobs', { type: 'notice.raised', tone: 'error', message: { key: 'networkProblem' } });
    expect(selectToasts((page.app.system.get('toasts') as AnyActorRef).getSnapshot() as never)).toHaveLength(1);
    const delivery = page.inspected.find(
      (event) => event.type === '@xstate.event' && event.event.type === 'notice.raised' && event.actorRef === page.app.system.get('toasts'),
    ) as { sourceRef?: AnyActorRef } | undefined;
    expect(delivery?.sourceRef).toBe(page.app.system.get('jobs'));
  });

  test('who joins later receives the last late fact, before it starts', async () => {
    const page = new Page();
    await page.run();
    page.emits('session', { type: 'session.changed', who: 'visitor' });
    page.emits('session', { type: 'session.changed', who: 'user' });
    page.need({ role: 'draft', tool: 'a' });
    expect(page.received['draft:a']).toEqual(['session.changed']);
  });

  test('a chart within a chart is a role: it belongs to the same tool, receives its rows, and its facts follow the table', async () => {
    const page = new Page();
    const received: string[] = [];
    const outer = createMachine({ invoke: { src: 'draft', id: 'inner' } }, { actors: { draft: recorder(received) } });
    registerActor(page.machine, 'handOver:a', outer as unknown as AnyActorLogic);
    await page.run();
    page.emits('session', { type: 'session.changed', who: 'user' });
    page.app.send({ type: 'role.needed', id: 'handOver:a', input: undefined });
    expect(received).toEqual(['session.changed']);
    page.need({ role: 'form', tool: 'a' });
    page.need({ role: 'form', tool: 'b' });
    const inner = membersIn(page.app.system).find(([{ role }]) => role === 'draft')![1];
    inner.send({ type: 'emit', fact: { type: 'draft.restored', values: {}, files: {} } });
    expect(page.received['form:a']).toContain('form.filled');
    expect(page.received['form:b']).not.toContain('form.filled');
  });

  test('an effect is run, and an actor that a row is the first to need is created', async () => {
    const page = new Page();
    await page.run();
    page.emits('navigation', { type: 'page.entered', href: '/' });
    page.need({ role: 'handOver' });
    page.emits('handOver', { type: 'result.handed', tool: 'b', slot: 's', kind: 'picture', file: {}, values: {}, href: '/b' });
    expect(page.effects).toEqual(['keepInvitation']);
    expect(page.created).toEqual(['form:b']);
  });
});

describe('the sign-in form', () => {
  const isLoginOpen = (page: Page) => selectDialog((page.app.system.get('dialogs') as AnyActorRef).getSnapshot() as never) === 'login';

  test('loads when it is first needed; the dialog is open meanwhile, and what it was sent comes in order', async () => {
    const page = new Page();
    await page.run();
    page.app.send({ type: 'fact.emitted', sender: { role: 'returnPath' }, fact: { type: 'auth.wanted' } });
    expect(isLoginOpen(page)).toBe(true);
    page.need({ role: 'auth' });
    expect(page.received['auth']).toEqual(['auth.opened']);
    page.app.send({ type: 'signIn.requested', mode: 'register' });
    expect(page.received['auth']).toEqual(['auth.opened', 'auth.opened']);
  });

  test('dismissed before it has loaded: it does not open, and its requester is notified', async () => {
    const page = new Page();
    page.need({ role: 'signIn' });
    await page.run();
    page.app.send({ type: 'signIn.requested', mode: 'login' });
    (page.app.system.get('dialogs') as AnyActorRef).send({ type: 'dialog.closed', dialog: 'login' });
    expect(page.received['signIn']).toContain('auth.dismissed');
    page.code.resolve();
    page.need({ role: 'auth' });
    expect(page.received['auth']).toEqual([]);
  });

  test('that fails to load is reported once, and the next click loads it again', async () => {
    const page = new Page();
    page.need({ role: 'signIn' });
    await page.run();
    page.app.send({ type: 'signIn.requested', mode: 'login' });
    page.code.reject(new Error('the chunk did not come'));
    await settled();
    expect(isLoginOpen(page)).toBe(false);
    expect(page.received['signIn']).toContain('auth.dismissed');
    expect(page.effects).toEqual(['dropEarlyDialog']);
    expect(selectToasts((page.app.system.get('toasts') as AnyActorRef).getSnapshot() as never).map(({ message }) => message)).toEqual([
      { key: 'networkProblem' },
    ]);
    page.code = Promise.withResolvers();
    page.app.send({ type: 'signIn.requested', mode: 'login' });
    page.need({ role: 'auth' });
    expect(page.received['auth']).toEqual(['auth.opened']);
  });
});

test('the whole application can be persisted, stopped and started again as one snapshot', async () => {
  const site = new Site();
  await settled();
  site.auth.send({ type: 'auth.opened', place: 'dialog', mode: 'login' });
  site.auth.send({ type: 'field.changed', field: 'email', value: 'ann@example.com' });
  formOf(site.generation.getSnapshot()).send({ type: 'field.changed', name: 'prompt', value: 'a cat' });
  const snapshot = JSON.parse(JSON.stringify(site.app.getPersistedSnapshot())) as object;
  const before = Object.fromEntries(membersIn(site.app.system).map(([identity, actor]) => [systemIdOf(identity), valueOf(actor)]));
  site.app.stop();

  const again = new Site({ snapshot });
  await settled();
  const after = Object.fromEntries(membersIn(again.app.system).map(([identity, actor]) => [systemIdOf(identity), valueOf(actor)]));
  expect(after).toEqual(before);
  expect(selectDialog(again.dialogs.getSnapshot())).toBe('login');
  // The conversation goes on where it stopped.
  again.auth.send({ type: 'field.changed', field: 'password', value: 'Secret1' });
  again.auth.send({ type: 'form.submitted', mode: 'login' });
  await settled();
  await settled();
  expect(again.session.getSnapshot().matches('signedIn')).toBe(true);
  expect(again.auth.getSnapshot().value).toBe('closed');
  again.app.stop();
});

const valueOf = (actor: AnyActorRef): unknown => (actor.getSnapshot() as { value?: unknown }).value;

test.each<[string, Identity]>([
  ['generation:ai-face-swap', { role: 'generation', tool: 'ai-face-swap' }],
  ['crop:ai-face-swap:picture', { role: 'crop', tool: 'ai-face-swap', of: 'picture' }],
  ['share::creation-1', { role: 'share', of: 'creation-1' }],
  ['jobs', { role: 'jobs' }],
])('%s names one actor', (id, identity) => {
  expect(systemIdOf(identity)).toBe(id);
  expect(identityOf(id)).toEqual(identity);
});

test('actors of another tool, field or role are others', () => {
  const ids = [
    { role: 'crop', tool: 'image' },
    { role: 'crop', of: 'image' },
    { role: 'crop', tool: 'a', of: 'b' },
    { role: 'crop' },
    { role: 'marks' },
  ] as const;
  expect(new Set(ids.map(systemIdOf)).size).toBe(ids.length);
});

test('a real chart of a page is spawned with its services', async () => {
  const page = new Page();
  registerActor(page.machine, 'age', ageMachine.provide({ actors: ageActors({ recallAge: () => true, rememberAge: () => undefined }) }));
  page.app.send({ type: 'role.needed', id: 'age', input: undefined });
  page.need({ role: 'form', tool: 'a' });
  await page.run();
  expect(page.received['form:a']).toContain('adult.confirmed');
});
