import { chartModel } from '../kit/model.ts';
import { cropMachine } from './crop.machine.ts';
import { selectFramed, selectIsCut, selectIsCutting } from './crop.selectors.ts';

const photo = (ref: string) => ({ ref, name: `${ref}.jpg`, type: 'image/jpeg', size: 9 });

export const cropModel = chartModel({
  name: 'crop',
  machine: cropMachine,
  inputs: [undefined],
  events: {
    'crop.opened': [{ image: { file: photo('whole'), source: 'blob:whole' }, shape: 'free' }],
    'shape.chosen': [{ shape: '1:1' }],
    'crop.cancelled': [{}],
    'crop.applied': [{ area: { x: 1, y: 2, width: 3, height: 4 } }],
    'crop.undone': [{}],
    'image.changed': [{ ref: 'whole' }, { ref: 'cut' }, { ref: 'another' }, { ref: null }],
  },
  outcomes: {
    cutImage: { done: [{ cut: photo('cut'), whole: photo('whole') }], error: [new Error('no such image')] },
  },
  invariants: {
    'what is cut can be made whole': ({ context }) => context.cut === null || context.whole !== null,
    'a frame stands over an image': (snapshot) =>
      !(snapshot.matches('framing') || snapshot.matches('cutting')) || selectFramed(snapshot) !== null,
  },
  shows: {
    whole: (snapshot) => selectFramed(snapshot) === null && !selectIsCut(snapshot),
    framing: (snapshot) => selectFramed(snapshot) !== null && !selectIsCutting(snapshot),
    cutting: selectIsCutting,
    cut: selectIsCut,
  },
});
