import { output } from '../kit/output.ts';
import { boardSetup, firstPage, nextPage, nothingListed, orderOf } from './board.setup.ts';

/** A board of the operator's console: a list that is filtered and read page by page, and one act at a time on what it lists. */
export const boardMachine = boardSetup.createMachine({
  id: 'board',
  description: 'A board of the operator’s console: what it lists, and what is done to it.',
  context: nothingListed,
  initial: 'hidden',
  on: {
    'session.changed': { target: '.hidden', actions: 'forget' },
    'board.shown': { target: '.looking', actions: 'assignBoard' },
  },
  states: {
    hidden: { description: 'No board has been shown yet.' },
    looking: {
      description: 'The server is asked who looks, and for the first page.',
      invoke: {
        id: 'list',
        src: 'list',
        input: firstPage,
        onDone: [
          { guard: { type: 'isPage', params: output }, target: 'open', actions: { type: 'assignPage', params: output } },
          { guard: { type: 'isMissing', params: output }, target: 'missing', actions: 'forget' },
          { guard: { type: 'isLocked', params: output }, target: 'locked', actions: 'forget' },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    missing: { description: 'For others than operators, there isn’t such a page.' },
    locked: { description: 'The operator has to open the console first.' },
    failed: {
      description: 'The board failed to load; another try asks for the same again.',
      on: { 'retry.requested': 'looking' },
    },
    open: {
      description: 'The board is shown.',
      tags: 'open',
      initial: 'ready',
      on: { 'filter.chosen': { target: '.refreshing', actions: ['clearAct', 'assignFilter'] } },
      states: {
        ready: {
          description: 'Each item offers what can be done to it.',
          on: {
            'more.requested': { guard: 'hasMore', target: 'lookingFurther' },
            'act.chosen': { target: 'filling', actions: 'assignAct' },
          },
        },
        refreshing: {
          description:
            'The first page is asked for anew: another filter was chosen, or something was done. What was listed stays on screen, also where no answer comes.',
          tags: 'refreshing',
          on: { 'filter.chosen': { target: 'refreshing', reenter: true, actions: 'assignFilter' } },
          invoke: {
            id: 'listAnew',
            src: 'list',
            input: firstPage,
            onDone: [
              { guard: { type: 'isPage', params: output }, target: 'ready', actions: { type: 'assignPage', params: output } },
              { guard: { type: 'isMissing', params: output }, target: '#board.missing', actions: 'forget' },
              { guard: { type: 'isLocked', params: output }, target: '#board.locked', actions: 'forget' },
              { target: 'ready', actions: 'restoreFilter' },
            ],
            onError: { target: 'ready', actions: ['restoreFilter', 'emitUnanswered'] },
          },
        },
        lookingFurther: {
          description: 'The next page is loading.',
          tags: 'growing',
          invoke: {
            id: 'listMore',
            src: 'listMore',
            input: nextPage,
            onDone: [
              { guard: { type: 'isPage', params: output }, target: 'ready', actions: { type: 'appendPage', params: output } },
              { guard: { type: 'isLocked', params: output }, target: '#board.locked', actions: 'forget' },
              { target: 'ready', actions: 'emitUnanswered' },
            ],
            onError: { target: 'ready', actions: 'emitUnanswered' },
          },
        },
        filling: {
          description: 'The fields of the act are filled in: why, and whatever else it needs.',
          on: {
            'act.submitted': { target: 'acting', actions: 'assignFields' },
            'act.dismissed': { target: 'ready', actions: 'clearAct' },
            'act.chosen': { actions: 'assignAct' },
          },
        },
        acting: {
          description: 'The act is being sent.',
          tags: 'acting',
          on: { 'filter.chosen': {} },
          invoke: {
            id: 'act',
            src: 'act',
            input: orderOf,
            onDone: [
              { guard: { type: 'isDone', params: output }, target: 'refreshing', actions: 'clearAct' },
              { target: 'filling', actions: { type: 'assignRefusal', params: output } },
            ],
            onError: { target: 'filling', actions: 'emitUnanswered' },
          },
        },
      },
    },
  },
});
