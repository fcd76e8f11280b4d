/** The operator's console: what is refused stays where it was, and the record goes on where it ended. */
import { settled } from '@iridia/chartkit/paths/headless';
import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { operatorActors, type OperatorServices } from '../../machines/operator/operator.actors.ts';
import { operatorMachine } from '../../machines/operator/operator.machine.ts';
import { selectConsolePhase, selectConsoleProof, selectOverview } from '../../machines/operator/operator.selectors.ts';
import { selectStepRefusal } from '../../machines/secondStep/secondStep.selectors.ts';
import type { OperatorEvent } from '../../machines/operator/operator.types.ts';
import { granted, refusal } from './answers.ts';

const line = (seq: number) => ({
  seq,
  operator: 'u_1',
  act: 'consoleOpened' as const,
  subject: null,
  reason: null,
  at: '2026-11-21T12:00:00Z',
});

function open(step: 'setUp' | 'prove' | 'open') {
  const services = {
    getConsole: vi.fn<OperatorServices['getConsole']>().mockResolvedValue(granted({ step })),
    proof: {
      proveByCode: vi.fn<OperatorServices['proof']['proveByCode']>().mockResolvedValue(granted(null)),
      proveByPasskey: vi.fn<OperatorServices['proof']['proveByPasskey']>().mockResolvedValue(null),
    },
    getToday: vi.fn<OperatorServices['getToday']>().mockResolvedValue(granted({ days: [], waiting: 0, running: 0 })),
    listActs: vi.fn<OperatorServices['listActs']>().mockResolvedValue(granted({ items: [line(9)], next: '9' })),
  };
  const actor = createActor(operatorMachine.provide({ actors: operatorActors(services) })).start();
  const receives = async (...events: OperatorEvent[]) => {
    for (const event of events) {
      actor.send(event);
      await settled();
    }
    return actor.getSnapshot();
  };
  return { services, receives };
}

test('for others the page does not exist until they sign in as an operator', async () => {
  const { services, receives } = open('open');
  services.getConsole.mockResolvedValueOnce(refusal('notFound'));
  expect(selectConsolePhase(await receives({ type: 'operator.shown' }))).toBe('missing');
  expect(selectConsolePhase(await receives({ type: 'session.changed' }, { type: 'operator.shown' }))).toBe('open');
});

test('an account without a second factor is sent to its settings, and asked again when it comes back', async () => {
  const { services, receives } = open('setUp');
  expect(selectConsolePhase(await receives({ type: 'operator.shown' }))).toBe('unready');
  services.getConsole.mockResolvedValueOnce(granted({ step: 'open' }));
  expect(selectConsolePhase(await receives({ type: 'operator.shown' }))).toBe('open');
});

test('a wrong code is refused beside its field, and the next one opens', async () => {
  const { services, receives } = open('prove');
  services.proof.proveByCode.mockResolvedValueOnce(refusal('wrongCode', 'Not this one.'));
  const step = selectConsoleProof(await receives({ type: 'operator.shown' }))!;
  step.send({ type: 'code.submitted', code: '111111' });
  await settled();
  expect(selectStepRefusal(step.getSnapshot())).toBe('Not this one.');
  step.send({ type: 'code.submitted', code: '222222' });
  await settled();
  expect(selectConsolePhase(await receives())).toBe('open');
});

test('the record goes on where it ended, and asks no further', async () => {
  const { services, receives } = open('open');
  await receives({ type: 'operator.shown' });
  services.listActs.mockResolvedValueOnce(granted({ items: [line(8)], next: null }));
  const more = await receives({ type: 'more.requested' }, { type: 'more.requested' });
  expect(selectOverview(more)?.acts).toEqual({ items: [line(9), line(8)], next: null });
  expect(services.listActs.mock.calls.map(([before]) => before)).toEqual([undefined, '9']);
});

test('a proof that has lapsed asks for another one', async () => {
  const { services, receives } = open('open');
  await receives({ type: 'operator.shown' });
  services.listActs.mockResolvedValueOnce(refusal('codeNeeded'));
  services.getConsole.mockResolvedValueOnce(granted({ step: 'prove' }));
  const asked = await receives({ type: 'more.requested' }, { type: 'retry.requested' });
  expect([selectConsolePhase(asked), selectOverview(asked)]).toEqual(['proving', null]);
});
