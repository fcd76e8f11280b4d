import { describe, expect, expectTypeOf, test } from 'vitest';
import type { LeafName, PortName } from '../chart/model.ts';
import { TransitionCoverage } from '../paths/coverage.ts';
import { HeadlessRun } from '../paths/headless.ts';
import { createTestModel, type Gestures } from '../paths/paths.ts';
import { noteMachine } from './note.machine.ts';
import { noteModel } from './note.model.ts';

describe('a worked example of path tests', () => {
  const coverage = new TransitionCoverage(noteMachine);

  test.each(createTestModel(noteMachine, noteModel).getShortestPaths())('$description', async (path) => {
    const run = new HeadlessRun(noteModel, coverage);
    await path.test({ start: (_, input) => void run.start(input), states: run.assertions, events: run.gestures });
  });

  test('together the paths take every transition', () => {
    expect(coverage.missing).toEqual([]);
    expect(coverage.total).toBe(6);
  });

  test('the subject may be anything that the gestures know how to drive: here a list of what a person did', async () => {
    const [path] = createTestModel(noteMachine, noteModel).getShortestPaths();
    const did: string[] = [];
    const note = (what: string) => () => void did.push(what);
    await path!.test({
      states: { writing: note('sees the field'), saving: note('sees the spinner'), saved: note('sees "kept"') },
      events: {
        'text.changed': note('types'),
        'note.saved': note('presses Save'),
        'done.saveNote': note('the server answers'),
        'failed.saveNote': note('the network fails'),
        'after.confirmation': note('waits'),
      },
    });
    expect(did.slice(0, 3)).toEqual(['sees the field', 'types', 'sees the field']);
  });

  test('a step without a gesture fails instead of being skipped', async () => {
    const paths = createTestModel(noteMachine, noteModel).getShortestPaths();
    const none = {} as never;
    const states = { writing: () => {}, saving: () => {}, saved: () => {} };
    await expect(paths[0]!.test({ states, events: none })).rejects.toThrow('no gesture for "text.changed"');
  });

  test('an event without a gesture, a state without an assertion, a port without an outcome do not compile', () => {
    type Names = {
      gestures: keyof Gestures<typeof noteMachine>;
      states: LeafName<typeof noteMachine>;
      ports: PortName<typeof noteMachine>;
    };
    expectTypeOf<Names>().toEqualTypeOf<{
      gestures: 'text.changed' | 'note.saved' | 'done.saveNote' | 'failed.saveNote' | 'after.confirmation';
      states: 'writing' | 'saving' | 'saved';
      ports: 'saveNote';
    }>();
  });

  test('coverage names what was not walked', () => {
    const fresh = new TransitionCoverage(noteMachine);
    const run = new HeadlessRun(noteModel, fresh).start(undefined);
    run.send({ type: 'text.changed', text: 'milk' });
    expect(fresh.walked).toBe(1);
    expect(fresh.missing).toContain('note.writing — note.saved [hasText] → note.saving');
  });

  test('a run that leaves the model is reported', async () => {
    const run = new HeadlessRun(noteModel).start(undefined);
    const elsewhere = run.snapshot;
    run.send({ type: 'text.changed', text: 'milk' });
    expect(() => run.assertions.writing(elsewhere)).toThrow('The context is');
  });
});
