import { batchSetup } from './batch.setup.ts';

/** Additional images for one form: each becomes a separate job with its own cost and outcome. */
export const batchMachine = batchSetup.createMachine({
  id: 'batch',
  description: "Additional pictures for a tool's form, each with its own job.",
  context: ({ input }) => ({ ...input, next: 1, items: [], form: null, clicked: null, first: null }),
  invoke: { id: 'batchMemory', src: 'batchMemory', input: ({ context }) => ({ tool: context.tool }) },
  initial: 'empty',
  on: {
    'images.given': [
      {
        guard: 'isTooMany',
        actions: ['emitEndedDropped', 'emitAdded', 'stopEnded', 'spawnAdded', 'addItems', 'storeItems', 'emitFull', 'raiseItemsChanged'],
      },
      { actions: ['emitEndedDropped', 'emitAdded', 'stopEnded', 'spawnAdded', 'addItems', 'storeItems', 'raiseItemsChanged'] },
    ],
    // What was made of the image before is not made again with the new one.
    'form.shown': [
      {
        guard: 'isOtherFirst',
        actions: ['emitEndedDropped', 'stopEnded', 'removeEnded', 'storeItems', 'assignForm', 'raiseItemsChanged'],
      },
      { actions: 'assignForm' },
    ],
    'image.stored': { guard: 'isKnown', actions: 'passOn' },
    'item.changed': { guard: 'isKnown', actions: 'passOn' },
    'file.reported': { actions: ['assignFile', 'storeItems'] },
    'job.reported': { actions: 'assignJob' },
    'item.removed': { guard: 'isRemovable', actions: ['emitDropped', 'stopRemoved', 'removeItem', 'storeItems', 'raiseItemsChanged'] },
    'session.changed': [
      { guard: 'wasUser', target: '.empty', actions: ['stopAll', 'clearItems', 'storeItems', 'assignWho'] },
      { actions: 'assignWho' },
    ],
  },
  states: {
    empty: {
      description: 'The form has a single image.',
      on: {
        'batch.recalled': { guard: 'mayRecall', target: 'gathered', actions: ['spawnRecalled', 'recallItems', 'emitRecalled'] },
        'items.changed': { guard: 'isFilled', target: 'gathered' },
      },
    },
    gathered: {
      description: 'There are images beside the first one; Generate creates a job for each.',
      on: {
        'items.changed': { guard: 'isEmpty', target: 'empty' },
        'job.reported': { guard: 'isAtWork', target: 'making', actions: 'assignJob' },
        'batch.submitted': 'judging',
      },
    },
    judging: {
      description: 'The form with the first image is validated; its errors apply to all images.',
      tags: 'busy',
      entry: 'assignClicked',
      on: {
        'items.changed': { guard: 'isEmpty', target: 'empty' },
        'form.judged': [{ guard: 'isAccepted', target: 'deciding', actions: 'emitStarted' }, { target: 'deciding' }],
      },
    },
    deciding: {
      description: 'An image whose job was tried again meanwhile may have a running job.',
      always: [{ guard: 'isAnyAtWork', target: 'making' }, { target: 'gathered' }],
    },
    making: {
      // A submit is ignored: images added now wait for the next one.
      description: 'At least one job is running; each ends on its own.',
      tags: 'busy',
      entry: { type: 'emitBusy', params: { busy: true } },
      exit: { type: 'emitBusy', params: { busy: false } },
      on: { 'job.reported': { guard: 'isLastAtWork', target: 'gathered', actions: 'assignJob' } },
    },
  },
});
