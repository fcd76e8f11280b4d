import { createActor, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mask } from '../record/mask.ts';
import { readRecording, recordingOf, replay, spokenDifference } from '../record/recording.ts';
import { subscribe, watchSystem, type ActorRecord } from '../record/channel.ts';
import { noteMachine } from './note.machine.ts';

/** A desk with two notes: a system with a root and actors that have names of their own. */
const note = noteMachine.provide({ actors: { saveNote: fromPromise(async () => ({ refused: null })) } } as never);
const desk = setup({ actors: { note } }).createMachine({
  id: 'desk',
  description: 'Two notes.',
  invoke: [
    { src: 'note', systemId: 'note:left' },
    { src: 'note', systemId: 'note:right' },
  ],
});
const charts = new Map<string, AnyStateMachine>([
  ['desk', desk],
  ['note', noteMachine],
]);

async function recorded(): Promise<ActorRecord[]> {
  const records: ActorRecord[] = [];
  const root = createActor(desk);
  watchSystem(root);
  const first = records.length;
  const stop = subscribe((record) => void records.push(record));
  root.start();
  const left = root.system.get('note:left');
  left.send({ type: 'text.changed', text: 'ann@example.com' });
  left.send({ type: 'note.saved' });
  await new Promise((resolve) => setImmediate(resolve));
  root.stop();
  stop();
  // Tests of other files may have left actors running.
  return records.slice(first).filter(({ chart }) => charts.has(chart));
}

describe('what running charts do', () => {
  test('is recorded with who it was, what was taken and what was emitted; addresses are masked', async () => {
    const records = await recorded();
    expect(new Set(records.map(({ identity: { role, tool = '' } }) => `${role} ${tool}`.trim()))).toEqual(
      new Set(['desk', 'note left', 'note right']),
    );
    const kept = records.find(({ emitted }) => emitted.length > 0);
    expect(kept).toMatchObject({ chart: 'note', value: 'saved', emitted: [{ type: 'note.kept', text: 'xxx@xxxxxxx.xxx' }] });
    expect(kept?.taken).toEqual(['note.saving · xstate.done.actor.saveNote · 1']);
  });

  test('is replayed to the same end, and an event that was forged is named', async () => {
    const text = JSON.stringify(recordingOf('/desk', await recorded()));
    const recording = readRecording(text);
    expect(replay(recording, charts)).toBeNull();
    const forged = readRecording(text.replace('"type":"note.saved"', '"type":"note.torn"'));
    expect(spokenDifference(replay(forged, charts)!)).toMatch(
      /^At record \d+, note left · note\.torn: the state is "writing", recorded was "saving"\.$/,
    );
  });

  test('rejects a recording in another format', () => {
    expect(() => readRecording('{"format":2,"records":[]}')).toThrow('This is no recording of format 1');
  });
});

test('a mask keeps the shape of what it hides', () => {
  expect(mask({ type: 'field.changed', field: 'password', value: 'Abc1!' })).toEqual({
    type: 'field.changed',
    field: 'password',
    value: 'Xxx0!',
  });
  expect(mask({ count: 3, note: 'milk' })).toEqual({ count: 3, note: 'milk' });
});
