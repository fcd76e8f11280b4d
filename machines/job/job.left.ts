/**
 * The remaining seconds to show: they follow the server downward, and rise only when the server reports at least twice as much, because
 * people do not trust a number that keeps jumping.
 */
export const steadyLeft = (shown: number | null, reported: number | null | undefined): number | null => {
  const [before, now] = [shown ?? 0, reported ?? 0];
  return now > before && now < 2 * before ? shown : (reported ?? null);
};
