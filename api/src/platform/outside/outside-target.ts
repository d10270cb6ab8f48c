import type { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which addresses outside may be called, from the configuration. */
export interface TargetRules {
  readonly isProduction: boolean;
  /** Private ones that the operator named. */
  readonly privateTargets: BlockList;
}

export type TargetProblem = 'address' | 'https' | 'credentials' | 'notPublic';

/** All that is given out of IPv6 so far; outside of it lies `::127.0.0.1` of old as well. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is anybody's on the internet, or a private one that the operator named. What is mapped into IPv6 counts as what it is. */
export function isAllowedAddress(address: string, allowed: BlockList): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const isNamed = allowed.check(parsed.toString(), parsed.kind());
  return isNamed || (parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)));
}

/** An address as the URL writes it: 2130706433 and 0x7f.1 are 127.0.0.1 by then. Undefined for a name. */
function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(bare) ? bare : undefined;
}

/** What is wrong with an address to call, as far as it shows without asking for its name. Names are checked when they are looked up. */
export function targetProblem(
  address: string,
  { isProduction, privateTargets }: TargetRules,
): TargetProblem | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'address';
  if (isProduction && url.protocol !== 'https:') return 'https';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const literal = literalAddress(url);
  return literal && !isAllowedAddress(literal, privateTargets) ? 'notPublic' : undefined;
}
