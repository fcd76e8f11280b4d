import { chartModel } from '../kit/model.ts';
import { resultMachine } from './result.machine.ts';
import { selectResultPhase } from './result.selectors.ts';

export const resultModel = chartModel({
  name: 'result',
  machine: resultMachine,
  inputs: [{ tool: 'ai-sticker-maker', id: 'job-1' }],
  events: {
    'result.dismissed': [{}],
    'result.deleted': [{}],
    'removal.undone': [{}],
    'result.replaced': [{}],
    'page.left': [{}],
  },
  outcomes: { deleteJob: { done: [true, false], error: [new Error('offline')] } },
  invariants: {
    'what is on screen is not being deleted': (snapshot) => !snapshot.matches('shown') || selectResultPhase(snapshot) === 'done',
    'its output names the end that it reached': ({ output, value }) => (output ? output.end === value : true),
  },
  shows: {
    shown: (snapshot) => selectResultPhase(snapshot) === 'done',
    removed: (snapshot) => selectResultPhase(snapshot) === 'removed',
    deleting: (snapshot) => selectResultPhase(snapshot) === 'deleting',
    replacing: (snapshot) => selectResultPhase(snapshot) === 'deleting',
    dismissed: ({ output }) => output?.end === 'dismissed',
    replaced: ({ output }) => output?.end === 'replaced',
  },
});
