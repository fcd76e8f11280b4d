/** How long a job may take, beside what it was measured to take. */
import { describe, expect, it } from 'vitest';
import { deadlineOf, longestDeadline, measured, unmeasured } from '../../contract/facts/deadlines.ts';
import { capabilitiesOf } from '../../contract/facts/tools/terms.ts';
import { tools } from '../../contract/facts/tools/index.ts';

const capabilities = [...new Set(tools.flatMap(capabilitiesOf))].filter((name) => name !== 'chat');

describe('a deadline', () => {
  it('is stated for every capability of every tool', () => {
    expect(capabilities.length).toBeGreaterThan(15);
    expect(Object.keys({ ...measured, ...unmeasured }).toSorted()).toEqual(capabilities.toSorted());
  });

  it.each(Object.entries(measured))(
    'is twenty medians or what a busy machine needs, never longer than the longest: %s',
    (name, { median }) => {
      const deadline = deadlineOf(name as keyof typeof measured, false);
      expect(deadline).toBeGreaterThanOrEqual(20_000 * median);
      expect(deadline).toBeLessThanOrEqual(longestDeadline);
      expect(deadlineOf(name as keyof typeof measured, true)).toBe(longestDeadline);
    },
  );
});
