import { describe, expect, it } from 'vitest';
import { workshop } from './kit/task.ts';

const { make } = workshop();

describe('a picture from words', () => {
  it('has the asked ratio, and says that it is a draft and what it understood', async () => {
    const { outputs, notes, progress } = await make('image.fromText', {
      prompt: 'a bear and a flumox by the lake at night',
      ratio: '16:9',
      seed: 5,
    });
    expect(outputs[0]).toMatchObject({ type: 'image/png', width: 1366, height: 768 });
    expect(notes).toEqual({ draft: true, understood: ['bear', 'lake', 'at night'], unknown: ['flumox'], seed: 5 });
    expect(progress.map(([, stage]) => stage)).toEqual(expect.arrayContaining(['understanding', 'painting', 'encoding']));
  });

  it('is never refused for want of a drawing: the words themselves are shown, and the notes say so', async () => {
    const { notes } = await make('image.fromText', { prompt: 'quixotic flumoxity' });
    expect(notes).toMatchObject({ understood: [], written: ['quixotic', 'flumoxity'], unknown: [] });
  });
});
