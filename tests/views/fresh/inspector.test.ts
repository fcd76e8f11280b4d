/** Stately's inspector, with its own package at both ends: what `?inspect` sends is what its window reads. */
import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { createActor, createMachine, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authMachine } from '../../../machines/auth/auth.machine.ts';
import { allNodes } from '../../../machines/kit/internals.ts';
import { models } from '../../../machines/models.ts';
import { openInspector } from '@iridia/chartkit/record/inspect';
import { createRoot } from '../../../src/actors/root.ts';
import { pages } from '../../../src/boot/page-loader.ts';
import { Server } from '../server.ts';

/** Hands a message over as the browser does: later, and as a copy, which nothing but data survives. */
const posting = (target: EventTarget) => ({
  postMessage: (data: unknown) => {
    const message = new MessageEvent('message', { data: structuredClone(data) });
    queueMicrotask(() => target.dispatchEvent(message));
  },
});

/** The window that the page opens: it stands alone, and knows who opened it. */
function openedWindow(): Window {
  const opened = Object.assign(new EventTarget(), { opener: posting(window) });
  return Object.assign(opened, { self: opened, top: opened }) as unknown as Window;
}

let far = openedWindow();

beforeEach(() => {
  far = openedWindow();
  vi.spyOn(window, 'open').mockReturnValue(posting(far) as unknown as Window);
});
afterEach(() => void vi.restoreAllMocks());

/** The inspector's window has loaded; the list gets what was kept for it, then what happens. */
async function connects(): Promise<readonly StatelyInspectionEvent[]> {
  const received: StatelyInspectionEvent[] = [];
  createBrowserReceiver({ window: far }).subscribe((event) => void received.push(event));
  await vi.waitFor(() => expect(received).not.toEqual([]));
  return received;
}

const definitionsIn = (events: readonly StatelyInspectionEvent[]) =>
  events.flatMap((event) => (event.type === '@xstate.actor' && event.definition ? [JSON.parse(event.definition)] : []));

test('past events are sent when its window connects; then each step, with its state', async () => {
  const inspect = openInspector();
  const actor = createActor(authMachine, { input: { place: 'dialog' } });
  inspect(actor);
  actor.start();
  expect(window.open).toHaveBeenCalledExactlyOnceWith('https://stately.ai/inspect', expect.anything());
  const received = await connects();
  expect(definitionsIn(received).map(({ id }) => id)).toEqual(['auth']);
  actor.send({ type: 'auth.opened', place: 'dialog', mode: 'login' });
  actor.send({ type: 'field.changed', field: 'password', value: 'Hunter22!' });
  const shown = () => received.filter((event) => event.type === '@xstate.snapshot' && event.sessionId === actor.sessionId);
  await vi.waitFor(() => expect(JSON.stringify(shown())).toContain('field.changed'));
  expect(shown().at(-1)).toMatchObject({ event: { type: 'field.changed' }, snapshot: { value: actor.getSnapshot().value } });
  expect(JSON.stringify(received)).not.toContain('Hunter22');
  actor.stop();
});

test('each chart arrives whole: the definition that is sent makes a chart with the same states', async () => {
  const inspect = openInspector();
  for (const { machine, inputs } of models) inspect(createActor(machine as AnyStateMachine, { input: inputs[0] }));
  const received = await connects();
  const states = (machine: AnyStateMachine) => new Set(allNodes(machine).map(({ id }) => id));
  expect(definitionsIn(received).map((definition) => states(createMachine(definition) as unknown as AnyStateMachine))).toEqual(
    models.map(({ machine }) => states(machine)),
  );
});

test('the page arrives as one system: who started whom, by the names of the roles, and who sent what to whom', async () => {
  vi.stubGlobal('fetch', new Server().fetch);
  const inspect = openInspector();
  let app!: AnyActorRef;
  const watch = (actor: AnyActorRef) => inspect((app = actor));
  const root = createRoot({ href: '/', found: true, pages }, { watch });
  const received = await connects();
  root.start();
  const actor = (role: string): AnyActorRef => app.system.get(role) as AnyActorRef;
  const changed = () =>
    received.flatMap((event) =>
      event.type === '@xstate.event' && event.event.type === 'session.changed' ? [[event.sourceId, event.sessionId]] : [],
    );
  await vi.waitFor(() => expect(changed()).toContainEqual([actor('session').sessionId, actor('credits').sessionId]));

  const started = new Map(received.flatMap((event) => (event.type === '@xstate.actor' ? [[event.sessionId, event] as const] : [])));
  for (const role of ['session', 'credits', 'navigation', 'dialogs', 'toasts']) {
    expect(started.get(actor(role).sessionId)).toMatchObject({ name: role, parentId: actor('app').sessionId });
  }
  // A port belongs to the chart that called it.
  const [balance] = [...started.values()].filter(({ name }) => name === 'fetchBalance');
  expect(balance?.parentId).toBe(actor('credits').sessionId);
  // What is relayed has its sender: the root is none.
  const relayed = received.filter((event) => event.type === '@xstate.event' && event.event.type === 'session.changed');
  expect(relayed.every((event) => 'sourceId' in event && event.sourceId === actor('session').sessionId)).toBe(true);
  root.stop();
});
