/**
 * What “the same network” is. An IPv4 address is one. With IPv6 a household gets at least a /64, mostly a /56, and a rented server up to a
 * /48, so each address belongs to three networks, one in the other, and what is limited is limited in each of them.
 */
import { isIP } from 'node:net';

/** Lengths of the prefixes in 16-bit groups and bits, the narrowest first, and how much more each may take than a /64. */
const prefixes = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/** Returns the eight 16-bit groups of an IPv6 address, whose end may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const plain = address
    .split('%')[0]!
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) =>
      [0, 2].map((at) => ((Number(bytes[at]) << 8) | Number(bytes[at + 1])).toString(16)).join(':'),
    );
  const [head = '', tail] = plain.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [left, right] = [read(head), read(tail ?? '')];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** The IPv4 address that a mapped, a compatible or a translated (RFC 6052) one stands for; null for any other. */
function embedded(groups: readonly number[]): string | null {
  const [high, low] = [groups[6]!, groups[7]!];
  const front = groups.slice(0, 6).join(',');
  const stands = front === '0,0,0,0,0,65535' || front === '100,65435,0,0,0,0' || (front === '0,0,0,0,0,0' && high > 0);
  return stands ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
}

function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, at) => {
    const left = Math.max(0, Math.min(16, bits - 16 * at));
    return (group & (0xffff << (16 - left)) & 0xffff).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}

/** Returns an IPv4 address as it is, in whatever spelling of IPv6 it comes, and any other IPv6 address as its /64 prefix. */
export function addressGroup(address: string): string {
  if (isIP(address.split('%')[0]!) !== 6) return address;
  const groups = groupsOf(address.toLowerCase());
  return embedded(groups) ?? prefixOf(groups, 64);
}

/** A network that an address belongs to, and how much more than a single address it may take of what is limited. */
export type Network = { readonly name: string; readonly share: number };

/** Returns the networks of an address, as `addressGroup` returned it: the narrowest first. */
export function networksOf(group: string): Network[] {
  if (!group.endsWith('::/64')) return [{ name: group, share: 1 }];
  const groups = group.slice(0, -'::/64'.length).split(':');
  const read = groups.map((each) => Number.parseInt(each, 16));
  return prefixes.map(({ bits, share }) => ({ name: prefixOf(read, bits), share }));
}

/** Returns the widest network of an address: what its people share with each other when there is not enough for all. */
export const widestOf = (group: string): string => networksOf(group).at(-1)!.name;
