/** A proof of the second factor: asked for until it is right or left. */
import { settled } from '@iridia/chartkit/paths/headless';
import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { secondStepActors, type SecondStepServices } from '../../machines/secondStep/secondStep.actors.ts';
import { secondStepMachine } from '../../machines/secondStep/secondStep.machine.ts';
import { selectChecking, selectStepRefusal } from '../../machines/secondStep/secondStep.selectors.ts';
import { granted, refusal } from './answers.ts';

async function begun(alone = false) {
  const services = {
    proveByCode: vi.fn<SecondStepServices['proveByCode']>().mockResolvedValue(granted('T')),
    proveByPasskey: vi.fn<SecondStepServices['proveByPasskey']>().mockResolvedValue(granted('T')),
  };
  const actor = createActor(secondStepMachine.provide({ actors: secondStepActors(services) }), { input: { subject: 'app', alone } });
  return { services, actor };
}

test('a wrong code is refused, and the next one passes with what it was for', async () => {
  const { services, actor } = await begun();
  services.proveByCode.mockResolvedValueOnce(refusal('wrongCode', 'Not this one.'));
  actor.start().send({ type: 'code.submitted', code: '111111' });
  await settled();
  expect([selectStepRefusal(actor.getSnapshot()), selectChecking(actor.getSnapshot())]).toEqual(['Not this one.', null]);
  actor.send({ type: 'code.submitted', code: '222222' });
  await settled();
  expect(services.proveByCode.mock.lastCall).toEqual(['app', '222222']);
  expect(actor.getSnapshot().output).toEqual({ passed: true, subject: 'app', token: 'T' });
});

test('a browser’s window that was closed isn’t a refusal', async () => {
  const { services, actor } = await begun(true);
  services.proveByPasskey.mockResolvedValueOnce(null);
  actor.start();
  await settled();
  expect([selectStepRefusal(actor.getSnapshot()), selectChecking(actor.getSnapshot())]).toEqual([null, null]);
  actor.send({ type: 'step.abandoned' });
  expect(actor.getSnapshot().output).toEqual({ passed: false, subject: 'app', token: null });
});
