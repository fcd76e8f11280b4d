/** Numbers in Chinese characters, as they are read. */

const digits = '零一二三四五六七八九';
const [small, large] = [
  ['', '十', '百', '千'],
  ['', '万', '亿', '万亿'],
] as const;

/** A group of up to four digits; zeros between other digits are one 零. */
function group(value: string): string {
  const said = [...value].map((digit, at) => (digit === '0' ? '零' : digits[Number(digit)]! + small[value.length - 1 - at]!)).join('');
  return said.replaceAll(/零+/gu, '零').replace(/零$/u, '');
}

/** A whole number of up to sixteen digits without zeros in front. */
function whole(value: string): string {
  const groups = value.match(/\d{1,4}(?=(?:\d{4})*$)/gu)!;
  const said = groups.map((part, at) => (Number(part) === 0 ? '零' : group(part) + large[groups.length - 1 - at]!)).join('');
  const joined = said.replaceAll(/零+/gu, '零').replace(/零$/u, '').replace(/^一十/u, '十');
  return joined === '' ? '零' : joined;
}

const oneByOne = (value: string): string => [...value].map((digit) => digits[Number(digit)]!).join('');

/** Writes out the digits of a text: amounts as amounts, what begins with a zero or is very long digit by digit. */
export function inHanzi(text: string): string {
  return text.replaceAll(/(\d+)(?:\.(\d+))?/gu, (_, integer: string, decimals?: string) => {
    const before = integer.length > 12 || /^0\d/u.test(integer) ? oneByOne(integer) : whole(integer);
    return decimals === undefined ? before : `${before}点${oneByOne(decimals)}`;
  });
}
