/**
 * The remaining time to show: it follows the server downward, and rises only when the server reports at least twice as much, because people
 * do not trust a number that keeps jumping.
 */
export const steadyLeft = (shown: number | null, told: number | null | undefined): number | null =>
  shown !== null && told && told > shown && told < 2 * shown ? shown : (told ?? null);
