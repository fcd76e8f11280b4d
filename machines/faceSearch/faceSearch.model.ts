import { chartModel } from '../kit/model.ts';
import { faceSearchMachine } from './faceSearch.machine.ts';
import { selectFaceCount, selectSearch } from './faceSearch.selectors.ts';

const face = { box: { x: 10, y: 20, width: 60, height: 80 }, turned: 5 };

export const faceSearchModel = chartModel({
  name: 'faceSearch',
  machine: faceSearchMachine,
  inputs: [undefined],
  events: { 'target.changed': [{ file: '01JD.png' }, { file: null }], 'search.clicked': [{}] },
  outcomes: { findFaces: { done: [[face], [], null], error: [new Error('offline')] } },
  invariants: {
    'faces are of a file': (snapshot) => selectFaceCount(snapshot) === 0 || snapshot.context.file !== null,
  },
  shows: {
    waiting: (snapshot) => selectSearch(snapshot) === 'waiting' && snapshot.context.file === null,
    searching: (snapshot) => selectSearch(snapshot) === 'searching',
    found: (snapshot) => selectSearch(snapshot) === 'found' && selectFaceCount(snapshot) === 1,
    none: (snapshot) => selectSearch(snapshot) === 'none',
    failed: (snapshot) => selectSearch(snapshot) === 'failed',
  },
});
