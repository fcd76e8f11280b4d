import { createMachine } from 'xstate';
import { describe as group, expect, test } from 'vitest';
import { startingContext } from '../chart/internals.ts';
import { describe } from '../export/describe.ts';
import { gestureRows } from '../export/gestures.ts';
import { mermaid } from '../export/mermaid.ts';
import { configuration, source } from '../export/source.ts';
import { spokenGuard } from '../export/spoken.ts';
import { noteMachine } from './note.machine.ts';

const context = startingContext(noteMachine, undefined);
const flow = describe('note', noteMachine, context);

group('the note, exported', () => {
  test('as data: every state and transition, with the facts that it emits', () => {
    expect(flow.states.map(({ id }) => id)).toEqual(['note', 'note.writing', 'note.saving', 'note.saved']);
    expect(flow.transitions).toHaveLength(6);
    expect(flow.transitions).toContainEqual(
      expect.objectContaining({ targets: ['note.saved'], actions: [{ type: 'emitKept', emits: ['note.kept'] }] }),
    );
    expect(flow.transitions).toContainEqual(expect.objectContaining({ delay: 'confirmation', ms: 4000, targets: ['note.writing'] }));
  });

  test('as a configuration, which `createMachine` takes: its delays are numbers', () => {
    const config = JSON.parse(JSON.stringify(configuration(noteMachine, context))) as { states: Record<string, { after?: object }> };
    expect(config.states['saved']?.after).toEqual({ 4000: 'writing' });
    expect(createMachine(config as never).root.states).toHaveProperty('saving');
  });

  test('as one text for the Stately editor, which imports nothing but XState', () => {
    const text = source(noteMachine, context);
    expect(text.match(/from '([^']+)'/g)).toEqual(["from 'xstate'"]);
    expect(text).toContain("emitKept: emit({ type: 'note.kept' })");
    expect(text).toContain('confirmation: 4000, // 4 s');
  });

  test('as a drawing, in words', () => {
    expect(mermaid(flow)).toContain('note_writing --> note_saving : note.saved [hasText] / forgetProblem');
    expect(mermaid(flow)).toContain('note_saved --> note_writing : after 4 s (confirmation)');
  });

  test('as the list of what drives it', () => {
    expect(gestureRows(noteMachine, context)).toEqual([
      '| `after.confirmation` (4 s) | `saved` |',
      '| `done.saveNote` | `saving` |',
      '| `failed.saveNote` | `saving` |',
      '| `note.saved` | `writing` |',
      '| `text.changed` | `writing` |',
    ]);
  });
});

test('a parameter that is one of the product’s times is spoken as a time', () => {
  const guarded = createMachine({
    on: { 'page.shown': { guard: { type: 'isShownWithin', params: { reloadGuard: 10_000 } }, actions: [] } },
  });
  const [transition] = describe('guarded', guarded, {}, { times: { reloadGuard: 10_000 } }).transitions;
  expect(spokenGuard(transition!.guard!)).toBe('isShownWithin(reloadGuard 10 s)');
  const [plain] = describe('guarded', guarded, {}).transitions;
  expect(spokenGuard(plain!.guard!)).toBe('isShownWithin(reloadGuard 10000)');
});
