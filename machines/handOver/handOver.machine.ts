import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import { placeFor } from './handOver.rules.ts';
import type { HandedResult, HandOverContext, HandOverEmitted, HandOverTypes } from './handOver.types.ts';

type Handed = Extract<HandOverEmitted, { type: 'result.handed' }>;
type Clicked = Extract<HandOverTypes['events'], { type: 'handOver.clicked' }>;
type Given = Extract<HandOverTypes['events'], { type: 'file.given' }>;

const clicked = ({ result, tool, href }: Clicked): HandOverContext => ({ result, tool, href });
const isTaken = ({ tool, result }: Clicked): boolean => placeFor(tool, result.type) !== null;
const handed = (context: HandOverContext, file: FileFacts): Omit<Handed, 'type'> => {
  const tool = required(context.tool, 'tool');
  const place = required(placeFor(tool, required(context.result, 'result').type), 'place');
  return { tool, href: required(context.href, 'href'), file, ...place };
};
const isFileTaken = ({ tool, file }: Given): boolean => placeFor(tool, file.type) !== null;
const placed = ({ tool, href, file, values }: Given): Omit<Handed, 'type'> => {
  const place = required(placeFor(tool, file.type), 'place');
  return { tool, href, file, ...place, values: { ...place.values, ...values } };
};

/** A result on its way out of its form: to the form of another tool, or to the clipboard. */
export const handOverMachine = setup({
  types: {} as HandOverTypes,
  actors: {
    fetchResult: port<FileFacts, { result: HandedResult }>('fetchResult'),
    copyImage: port<void, { url: string }>('copyImage'),
  },
  actions: {
    assignResult: assign(({ event }) => clicked(asserted(event, 'handOver.clicked'))),
    emitHanded: emit(({ context }, file: FileFacts) => ({ type: 'result.handed' as const, ...handed(context, file) })),
    emitIdea: emit(({ event }) => ({ ...asserted(event, 'idea.given'), type: 'idea.handed' as const })),
    emitFile: emit(({ event }) => ({ type: 'result.handed' as const, ...placed(asserted(event, 'file.given')) })),
    emitCopied: emit(notice('success', { key: 'copied' })),
    emitNotCopied: emit(notice('error', { key: 'imageNotCopied' })),
    emitNotTaken: emit(notice('error', { key: 'fileNotTaken' })),
    emitUnanswered: emit(unanswered),
  },
  guards: {
    isTaken: ({ event }) => isTaken(asserted(event, 'handOver.clicked')),
    isFileTaken: ({ event }) => isFileTaken(asserted(event, 'file.given')),
  },
}).createMachine({
  id: 'handOver',
  description: 'A result on its way to another tool or to the clipboard.',
  context: { result: null, tool: null, href: null },
  initial: 'idle',
  // What the start page hands over needs no request.
  on: {
    'idea.given': { actions: 'emitIdea' },
    'file.given': [{ guard: 'isFileTaken', actions: 'emitFile' }, { actions: 'emitNotTaken' }],
  },
  states: {
    idle: {
      description: 'No result is on its way.',
      on: {
        'handOver.clicked': { guard: 'isTaken', target: 'fetching', actions: 'assignResult' },
        'copy.clicked': 'copying',
      },
    },
    fetching: {
      // Other clicks are ignored here and in `copying`: one result is on its way at a time.
      description: 'The result is fetched; the page of the other tool opens with it.',
      invoke: {
        id: 'fetchResult',
        src: 'fetchResult',
        input: ({ context }) => ({ result: required(context.result, 'result') }),
        onDone: { target: 'idle', actions: { type: 'emitHanded', params: output } },
        onError: { target: 'idle', actions: 'emitUnanswered' },
      },
    },
    copying: {
      description: 'The image is being written to the clipboard.',
      invoke: {
        id: 'copyImage',
        src: 'copyImage',
        input: ({ event }) => ({ url: asserted(event, 'copy.clicked').url }),
        onDone: { target: 'idle', actions: 'emitCopied' },
        onError: { target: 'idle', actions: 'emitNotCopied' },
      },
    },
  },
});
