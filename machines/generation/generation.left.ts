/**
 * The time left as it is shown: it goes down as it is told, and up only when the server says twice as much or more, because a number
 * that goes to and fro is believed by nobody.
 */
export const steadyLeft = (shown: number | null, told: number | null | undefined): number | null =>
  shown !== null && told && told > shown && told < 2 * shown ? shown : (told ?? null);
