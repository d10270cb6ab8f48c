import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, of which one household has billions. */
export function addressBlock(address: string | null): string {
  if (address === null || !isIPv6(address)) return address ?? 'unknown';
  const [front = '', back] = address.split('::', 2);
  const before = front.split(':').filter(Boolean);
  const after = back === undefined ? [] : back.split(':').filter(Boolean);
  const zeros = back === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return groups
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
