import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    cutPicture: fromPromise(async () => {}),
  },
  actions: {
    takePicture: () => {},
    takeShape: () => {},
    takeArea: () => {},
    noteCut: () => {},
    forget: () => {},
    tellCut: emit({ type: 'picture.cut' }),
    tellWhole: emit({ type: 'picture.cut' }),
    tellFailed: emit({ type: 'notice.raised' }),
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
      actions: 'forget',
    },
  },
  states: {
    whole: {
      description: 'The form has the original picture.',
      on: {
        'crop.opened': {
          target: 'framing',
          actions: ['takePicture', 'takeShape'],
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
          actions: 'takeShape',
        },
        'crop.applied': {
          target: 'cutting',
          actions: 'takeArea',
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
          actions: ['noteCut', 'tellCut'],
        },
        onError: {
          target: 'framing',
          actions: 'tellFailed',
        },
      },
    },
    cut: {
      description: 'The form has the cropped picture; the original is kept for undo.',
      on: {
        'crop.opened': {
          target: 'framing',
          actions: 'takeShape',
        },
        'crop.undone': {
          target: 'whole',
          actions: ['tellWhole', 'forget'],
        },
      },
    },
  },
});
