/** The name of the files in `public/examples` that a sample of a tool gave; `at` is its place in the list. */
export const nameOfResult = (slug: string, at: number): string => (at === 0 ? slug : `${slug}-${at + 1}`);
