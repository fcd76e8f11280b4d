import { chartModel } from '../kit/model.ts';
import { sharedFileMachine } from './sharedFile.machine.ts';
import { selectIsMissing, selectShared } from './sharedFile.selectors.ts';

const file = { ref: 'file-1', name: 'cat.jpg', type: 'image/jpeg', size: 90_000 };

export const sharedFileModel = chartModel({
  name: 'sharedFile',
  machine: sharedFileMachine,
  inputs: [undefined],
  events: { 'tool.chosen': [{ tool: 'ai-background-remover', href: '/ai-background-remover' }] },
  outcomes: {
    readShared: { done: [file, null], error: [new Error('no cache')] },
    forgetShared: { done: [undefined], error: [new Error('no cache')] },
  },
  invariants: {
    'a file that a tool has is no longer here': (snapshot) => !snapshot.matches('leaving') || selectShared(snapshot) === null,
  },
  shows: {
    reading: (snapshot) => selectShared(snapshot) === null && !selectIsMissing(snapshot),
    ready: (snapshot) => selectShared(snapshot)?.name === file.name,
    leaving: (snapshot) => selectShared(snapshot) === null && !selectIsMissing(snapshot),
    none: (snapshot) => selectIsMissing(snapshot),
  },
});
