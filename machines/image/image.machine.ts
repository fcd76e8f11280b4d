import { imageSetup } from './image.setup.ts';

/** One more image of a batch. Its form and its job are a generation of its own, whose facts the batch passes on. */
export const imageMachine = imageSetup.createMachine({
  id: 'image',
  description: 'One more image of a batch: its upload and its latest job.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    file: {
      description: 'Whether the server has stored the image.',
      initial: 'deciding',
      on: {
        'image.stored': [
          { guard: 'isStored', target: '.stored', actions: 'assignStored' },
          { guard: 'isLost', target: '.lost', actions: 'clearStored' },
          { target: '.uploading', actions: 'clearStored' },
        ],
      },
      states: {
        deciding: {
          description: 'An image of an earlier page load is stored already.',
          always: [{ guard: 'isNew', target: 'uploading' }, { target: 'stored' }],
        },
        uploading: { description: 'The image is uploading.', entry: { type: 'reportFile', params: { isLost: false } } },
        stored: { description: 'The server has stored the image.', entry: { type: 'reportFile', params: { isLost: false } } },
        lost: {
          description: 'The upload was refused or has failed: the image gets no job until it is stored.',
          entry: { type: 'reportFile', params: { isLost: true } },
        },
      },
    },
    job: {
      description: 'The latest job of the image.',
      initial: 'none',
      on: {
        'item.changed': [{ guard: 'isWorking', target: '.working' }, { guard: 'isEnded', target: '.ended' }, { target: '.none' }],
      },
      states: {
        none: { description: 'No job has made anything of the image.', entry: { type: 'reportJob', params: { progress: 'none' } } },
        working: { description: 'A job is running.', entry: { type: 'reportJob', params: { progress: 'working' } } },
        ended: { description: 'A job has made its result.', entry: { type: 'reportJob', params: { progress: 'ended' } } },
      },
    },
  },
});
