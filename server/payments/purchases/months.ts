/** Adds calendar months in UTC, clamped to the end of the month: January 31 plus one month is the last day of February. */

export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved;
}

const averageMonth = 30.436875 * 24 * 60 * 60 * 1000;

/** Returns the number of months between two dates, rounded to an integer. */
export const monthsBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / averageMonth);
