import { describe, expect, it } from 'vitest';
import { workshop } from './kit/task.ts';

const { make } = workshop();

describe('an image from words', () => {
  it('has the requested ratio, is labeled a draft, and lists what it understood', async () => {
    const { outputs, notes, progress } = await make('image.fromText', {
      prompt: 'a bear and a flumox by the lake at night',
      ratio: '16:9',
      seed: 5,
    });
    expect(outputs[0]).toMatchObject({ type: 'image/png', width: 1366, height: 768 });
    expect(notes).toEqual({ draft: true, understood: ['bear', 'lake', 'at night'], unknown: ['flumox'], seed: 5 });
    expect(progress.map(([, stage]) => stage)).toEqual(expect.arrayContaining(['understanding', 'painting', 'encoding']));
  });

  it('never fails for lack of a drawing: it shows the words themselves, and the notes mention it', async () => {
    const { notes } = await make('image.fromText', { prompt: 'quixotic flumoxity' });
    expect(notes).toMatchObject({ understood: [], written: ['quixotic', 'flumoxity'], unknown: [] });
  });
});
