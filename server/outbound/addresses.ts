/** Which IP addresses belong to the public internet (IANA special-purpose registries, RFC 6890 and its updates). */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that are not public, and two public addresses on which clouds answer their own machines. */
const innerIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of IPv6, only 2000::/3 is public; these networks inside it are reserved, or carry an IPv4 address (Teredo, 6to4). */
const reservedIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blocked = new BlockList();
for (const [network, prefix] of innerIpv4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of reservedIpv6) blocked.addSubnet(network, prefix, 'ipv6');

const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Returns whether an IP address is on the public internet. IPv6 addresses that contain an IPv4 one (mapped, NAT64, 6to4, Teredo) are not,
 * because a gateway may lead from them to an inner address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return unicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
