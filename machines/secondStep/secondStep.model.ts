import { emitsExactly } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { secondStepMachine } from './secondStep.machine.ts';
import { selectChecking, selectStepRefusal } from './secondStep.selectors.ts';

const problem = () => [notice('error', { key: 'networkProblem' })];

export const secondStepModel = chartModel({
  name: 'secondStep',
  machine: secondStepMachine,
  inputs: [
    { subject: 'app', alone: false },
    { subject: null, alone: true },
  ],
  events: { 'code.submitted': [{ code: '123456' }], 'passkey.chosen': [{}], 'step.abandoned': [{}] },
  outcomes: {
    prove: { done: [{ token: null }, { refusal: 'That code is wrong.' }], error: [new Error('offline')] },
    provePasskey: { done: [{ token: 'A' }, { refusal: 'That passkey is unknown.' }, null], error: [new Error('offline')] },
  },
  invariants: {
    'its output names the end that it reached': ({ status, output, context, value }) =>
      status === 'active' || (output?.passed === (value === 'passed') && output.subject === context.subject),
    'no code is kept once it was checked': (snapshot) => selectChecking(snapshot) === 'code' || snapshot.context.code === '',
  },
  rules: {
    'only what could not be sent is announced': emitsExactly({ 'failed.prove': problem, 'failed.provePasskey': problem }),
  },
  shows: {
    deciding: () => false,
    asked: (snapshot) => selectChecking(snapshot) === null,
    checking: (snapshot) => selectChecking(snapshot) === 'code' && selectStepRefusal(snapshot) === null,
    usingPasskey: (snapshot) => selectChecking(snapshot) === 'passkey' && selectStepRefusal(snapshot) === null,
    passed: ({ output }) => output?.passed === true,
    abandoned: ({ output }) => output?.passed === false,
  },
});
