import { describe, expect, test } from 'vitest';
import { MissingValue, required } from '../../machines/kit/required.ts';
import { refusalIn } from '../../machines/kit/refusal.ts';

describe('what a chart must have', () => {
  test.each([null, undefined])('%s is named and not passed on', (value) => {
    expect(() => required(value, 'job id')).toThrow(new MissingValue('There is no job id'));
  });

  test.each(['', 0, false, 'job-1'])('%j is a value', (value) => expect(required(value, 'value')).toBe(value));

  test('an accepted answer holds no refusal', () => {
    const refused = { ok: false, code: 1, msg: 'No' } as const;
    expect(refusalIn(refused)).toBe(refused);
    expect(() => refusalIn({ ok: true })).toThrow(MissingValue);
  });
});
