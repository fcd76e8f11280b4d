import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    cutPicture: fromPromise(async () => {}),
  },
  actions: {
    assignPicture: () => {},
    assignShape: () => {},
    assignArea: () => {},
    assignCut: () => {},
    clearCrop: () => {},
    emitCut: emit({ type: 'picture.cut' }),
    emitWhole: emit({ type: 'picture.cut' }),
    emitFailed: emit({ type: 'notice.raised' }),
  },
  guards: {
    isCut: () => true,
    isAnother: () => true,
  },
}).createMachine({
  id: 'crop',
  description: 'A picture of a form, cropped or whole.',
  context: {
    whole: null,
    area: null,
    shape: 'free',
    cut: null,
  },
  initial: 'whole',
  on: {
    'picture.changed': {
      guard: 'isAnother',
      target: '.whole',
      actions: 'clearCrop',
    },
  },
  states: {
    whole: {
      description: 'The form has the original picture.',
      on: {
        'crop.opened': {
          target: 'framing',
          actions: ['assignPicture', 'assignShape'],
        },
      },
    },
    framing: {
      description: 'The crop frame is shown over the whole picture.',
      on: {
        'crop.cancelled': [
          {
            guard: 'isCut',
            target: 'cut',
          },
          {
            target: 'whole',
          },
        ],
        'shape.chosen': {
          actions: 'assignShape',
        },
        'crop.applied': {
          target: 'cutting',
          actions: 'assignArea',
        },
      },
    },
    cutting: {
      description: 'The browser crops the picture to the frame.',
      invoke: {
        id: 'cutPicture',
        src: 'cutPicture',
        onDone: {
          target: 'cut',
          actions: ['assignCut', 'emitCut'],
        },
        onError: {
          target: 'framing',
          actions: 'emitFailed',
        },
      },
    },
    cut: {
      description: 'The form has the cropped picture; the original is kept for undo.',
      on: {
        'crop.opened': {
          target: 'framing',
          actions: 'assignShape',
        },
        'crop.undone': {
          target: 'whole',
          actions: ['emitWhole', 'clearCrop'],
        },
      },
    },
  },
});
