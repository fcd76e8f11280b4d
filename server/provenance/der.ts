/** As much of DER (X.690) as a certificate needs. */

const tagged = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const digits = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, 0x80 | digits.length, ...digits]), content]);
};

export const sequence = (...parts: Uint8Array[]): Buffer => tagged(0x30, ...parts);
export const set = (...parts: Uint8Array[]): Buffer => tagged(0x31, ...parts);
export const octets = (bytes: Uint8Array): Buffer => tagged(0x04, bytes);
export const bits = (bytes: Uint8Array, unused = 0): Buffer => tagged(0x03, Buffer.from([unused]), bytes);
export const text = (value: string): Buffer => tagged(0x0c, Buffer.from(value, 'utf8'));
export const yes = Buffer.from([0x01, 0x01, 0xff]);
/** A field that is told by its place: `[n]`. */
export const context = (place: number, ...parts: Uint8Array[]): Buffer => tagged(0xa0 | place, ...parts);
/** `[n] IMPLICIT` of a string of octets. */
export const implicit = (place: number, bytes: Uint8Array): Buffer => tagged(0x80 | place, bytes);
/** Not below nought. */
export const integer = (bytes: Uint8Array): Buffer => tagged(0x02, bytes[0]! & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let left = arc >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return tagged(0x06, Buffer.from(bytes));
}

/** UTC to the second; years from 2050 on in the longer form, as X.509 asks. */
export function moment(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  return date.getUTCFullYear() < 2050 ? tagged(0x17, Buffer.from(`${digits.slice(2)}Z`)) : tagged(0x18, Buffer.from(`${digits}Z`));
}
