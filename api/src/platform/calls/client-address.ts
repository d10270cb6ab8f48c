import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../../config/values';

const MAPPED = /^::ffff:(?=\d+(\.\d+){3}$)/i;

const isAddress = (word: string): boolean => !word.includes('%') && isIP(word) !== 0;

/** For Fastify's `trustProxy`: whether the one who stands so many hops away is a proxy of ours, whose word counts for the next (D62). */
export function trustOf(proxies: TrustedProxies): false | ((address: string, hop: number) => boolean) {
  if (proxies === 0) return false;
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  return (address) => isAddress(address) && proxies.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** The guest's address for evidence and limits: what the trusted proxies report, else the connection's; null when that is none (D62). */
export function clientAddress(request: Pick<FastifyRequest, 'ip'>): string | null {
  const address = (request.ip ?? '').replace(MAPPED, '');
  return isAddress(address) ? address : null;
}
