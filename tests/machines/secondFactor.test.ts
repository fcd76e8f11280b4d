/** The second factors in the settings: added with a proof, recovery codes shown once, removed only by a factor. */
import { settled } from '@iridia/chartkit/paths/headless';
import { expect, test } from 'vitest';
import {
  selectFactorForm,
  selectFactorPhase,
  selectNewApp,
  selectRecovery,
  selectFactorProof,
} from '../../machines/secondFactor/secondFactor.selectors.ts';
import type { SecondFactorEvent } from '../../machines/secondFactor/secondFactor.types.ts';
import { granted, refusal } from './answers.ts';
import { shown, type Desk } from './settings-desk.ts';

async function receive(desk: Desk, ...events: SecondFactorEvent[]) {
  for (const event of events) {
    desk.factor.send(event);
    await settled();
  }
  return desk.factor.getSnapshot();
}
const filled: SecondFactorEvent[] = [
  { type: 'factor.typed', value: ' 123456 ' },
  { type: 'proof.changed', value: 'Kaleido5cope' },
];

test('an app is added with its first code and the password; the recovery codes are shown once', async () => {
  const desk = await shown();
  const asked = await receive(desk, { type: 'app.wanted' });
  expect(selectNewApp(asked)?.secret).toBe('JBSW');
  const added = await receive(desk, ...filled, { type: 'factor.submitted' });
  expect(desk.services.confirmApp).toHaveBeenLastCalledWith({ app: '123456', password: 'Kaleido5cope' });
  expect([selectRecovery(added), selectNewApp(added)]).toEqual([['a-b'], null]);
  const kept = await receive(desk, { type: 'recovery.kept' });
  expect([selectRecovery(kept), selectFactorPhase(kept), desk.services.getFactor.mock.calls.length]).toEqual([null, 'listed', 2]);
});

test('a form without the proof is not sent, and a refusal leaves what was typed', async () => {
  const desk = await shown();
  expect(selectFactorForm(await receive(desk, { type: 'passkey.wanted' }, { type: 'factor.submitted' }))).toBe('unfit');
  desk.services.addPasskey.mockResolvedValueOnce(refusal('wrongCredentials', 'This password is wrong.'));
  const refused = await receive(desk, ...filled, { type: 'factor.submitted' });
  expect([selectFactorForm(refused), refused.context.typed, desk.reported]).toEqual(['answering', ' 123456 ', ['This password is wrong.']]);
});

test('a factor is removed once the step is passed', async () => {
  const desk = await shown();
  const step = selectFactorProof(await receive(desk, { type: 'removal.asked', subject: 'p1' }))!;
  step.send({ type: 'step.abandoned' });
  expect(selectFactorPhase(desk.factor.getSnapshot())).toBe('listed');
  const again = selectFactorProof(await receive(desk, { type: 'removal.asked', subject: 'p1' }))!;
  again.send({ type: 'code.submitted', code: '123456' });
  await settled();
  expect([selectFactorPhase(desk.factor.getSnapshot()), desk.services.getFactor.mock.calls.length]).toEqual(['listed', 2]);
});

test('recovery codes are renewed once the step is passed, and shown once', async () => {
  const desk = await shown();
  desk.services.proof.proveByCode.mockResolvedValueOnce(granted('a-b\nc-d'));
  selectFactorProof(await receive(desk, { type: 'renewal.asked' }))!.send({ type: 'code.submitted', code: '123456' });
  await settled();
  expect(desk.services.proof.proveByCode).toHaveBeenLastCalledWith('recovery', '123456');
  expect(selectRecovery(desk.factor.getSnapshot())).toEqual(['a-b', 'c-d']);
  const kept = await receive(desk, { type: 'recovery.kept' });
  expect([selectRecovery(kept), selectFactorPhase(kept)]).toEqual([null, 'listed']);
});
