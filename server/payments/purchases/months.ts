/** Calendar months in UTC: the 31st of January and one month is the last day of February. */

export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved;
}

const averageMonth = 30.436875 * 24 * 60 * 60 * 1000;

/** Whole months between two days that are about so many months apart. */
export const monthsBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / averageMonth);
