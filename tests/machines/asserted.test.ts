import { describe, expect, test } from 'vitest';
import { asserted } from '../../machines/kit/asserted.ts';

type Event = { type: 'field.changed'; value: string } | { type: 'field.left' } | { type: 'form.sent' };

describe('the event that an implementation is for', () => {
  const changed = (): Event => ({ type: 'field.changed', value: 'a' });

  test('is given with what it carries', () => {
    expect(asserted(changed(), 'field.changed').value).toBe('a');
    expect(asserted(changed(), 'field.left', 'field.changed')).toEqual(changed());
  });

  test('throws for any other, with an error that reveals nothing of its payload', () => {
    expect(() => asserted(changed(), 'form.sent', 'field.left')).toThrow(/^"field\.changed" is not form\.sent or field\.left$/);
  });
});
