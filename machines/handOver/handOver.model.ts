import { chartModel } from '../kit/model.ts';
import { handOverMachine } from './handOver.machine.ts';
import { selectIsCopying, selectIsHandingOver } from './handOver.selectors.ts';

const result = { url: '/files/1.png', type: 'image/png', name: 'fox-sticker.png' };
const file = { ref: 'ref-1', name: 'job-1.png', type: 'image/png', size: 9 };

export const handOverModel = chartModel({
  name: 'handOver',
  machine: handOverMachine,
  inputs: [undefined],
  events: {
    'handOver.clicked': [
      { result, tool: 'ai-image-enhancer', href: '/ai-image-enhancer' },
      { result, tool: 'ai-chatbot', href: '/ai-chatbot' },
    ],
    'idea.given': [{ tool: 'ai-text-to-image', href: '/ai-text-to-image', values: { prompt: 'a cat' } }],
    'file.given': [
      { tool: 'ai-sticker-maker', href: '/ai-sticker-maker', file, values: {} },
      { tool: 'ai-sticker-maker', href: '/ai-sticker-maker', file: { ...file, type: 'text/plain' }, values: {} },
    ],
    'copy.clicked': [{ url: result.url }],
  },
  outcomes: {
    fetchResult: { done: [file], error: [new Error('offline')] },
    copyImage: { done: [undefined], error: [new Error('not allowed')] },
  },
  invariants: {
    'a result goes only to a tool that takes it': ({ context }) => context.tool === null || context.tool === 'ai-image-enhancer',
  },
  shows: {
    idle: (snapshot) => !selectIsHandingOver(snapshot) && !selectIsCopying(snapshot),
    fetching: selectIsHandingOver,
    copying: selectIsCopying,
  },
});
