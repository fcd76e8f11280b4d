/**
 * The remaining time to show: it follows the server downward, and rises only when the server reports at least twice as much, because people
 * do not trust a number that keeps jumping.
 */
export const steadyLeft = (shown: number | null, told: number | null | undefined): number | null => {
  const [before, now] = [shown ?? 0, told ?? 0];
  return now > before && now < 2 * before ? shown : (told ?? null);
};
