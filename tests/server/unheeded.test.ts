import { expect, it } from 'vitest';
import { builtInEngine } from '../../contract/facts/engine.ts';
import { unheeded } from '../../server/generations/unheeded.ts';
import { createTestEngine } from './kit/engine.ts';

const leftOut = (tool: string, prompt: string, engine = createTestEngine(undefined, builtInEngine)) =>
  unheeded({ engines: [engine], settings: { isOn: () => true } as never }, tool, { prompt }).leftOut;

it('names what the words of a form would not change, before anything is submitted', () => {
  expect(leftOut('ai-image-to-image', 'a watercolor with a unicorn')).toEqual({ prompt: ['unicorn'] });
  expect(leftOut('ai-image-to-image', 'hazlo azul')).toBeUndefined();
  expect(leftOut('image-to-video-ai', 'she smiles and waves, in the snow')).toEqual({ prompt: ['she smiles and waves'] });
  expect(leftOut('ai-sticker-maker', 'a flumox')).toBeUndefined();
});

it('names nothing where another engine, or a model that paints, reads the words', () => {
  expect(leftOut('ai-image-to-image', 'a unicorn', createTestEngine())).toBeUndefined();
  const painting = { painting: { steps: {} }, serves: ['image.fromImage'] };
  const painter = { ...createTestEngine(undefined, builtInEngine), models: () => [painting] as never };
  expect(leftOut('ai-image-to-image', 'a unicorn', painter)).toBeUndefined();
  expect(leftOut('image-to-video-ai', 'a unicorn', painter)).toEqual({ prompt: ['a unicorn'] });
});
