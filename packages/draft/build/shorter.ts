/**
 * A drawing's body with at most two decimals, which is below a thousandth of a drawing. In a path, numbers and flags may follow each other with
 * no space (".345.999", "a1 1 0 01.5"), so the digits before a point stay as they are, and a point always stays.
 */
export const shorter = (body: string): string =>
  body.replaceAll(/\.(\d{3,})/g, (_, digits: string) => {
    const hundredths = Math.min(99, Math.round(Number(`0.${digits}`) * 100));
    return `.${String(hundredths).padStart(2, '0').replace(/0$/, '')}`;
  });
