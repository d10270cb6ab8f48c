import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { keyFingerprint } from './key-fingerprint';

/** `true` or `false`, off unless set. */
export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === 'true' || value === '1');

const MISSING = 'is required';
export const text = () => z.string({ error: MISSING }).trim().min(1, MISSING);

/** Divided by commas. */
export const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Where the product itself is: it stands below no path of another's host. */
export const ownAddress = webAddress.refine((value) => {
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && !search && !hash && !username;
}, 'must be a host alone (https://check-in.example.com), without a path or an account');

export const databaseAddress = text().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address');

export const count = (low: number, high: number) => number(low, high).int(`must be a whole number`);

export const number = (low: number, high: number) =>
  z.coerce
    .number({ error: `must be a number from ${low} to ${high}` })
    .min(low, `must be at least ${low}`)
    .max(high, `must be at most ${high}`);

export const words = <const Words extends readonly string[]>(allowed: Words, fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform(list)
    .pipe(z.array(z.enum(allowed, { error: `may only name ${allowed.join(', ')}` })));

/** Any names, divided by commas. */
export const names = z.string().default('').transform(list);

/** `name=value`, several divided by commas. */
export const pairs = z
  .string()
  .default('')
  .transform((value, context): Readonly<Record<string, string>> => {
    const entries = list(value).map((entry) => entry.split(/=(.*)/s, 2) as [string, string | undefined]);
    if (entries.some(([name, content]) => !name || !content)) {
      context.addIssue({ code: 'custom', message: 'must be name=value, several divided by commas' });
    }
    return Object.fromEntries(entries.map(([name, content = '']) => [name, content]));
  });

export const emailAddresses = z
  .string()
  .default('')
  .transform((value) => list(value.toLowerCase()))
  .pipe(z.array(z.email('must be e-mail addresses divided by commas')));

const SENDER = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/u;

/** `Resort <checkin@example.com>`, or the address alone. */
export const sender = text().transform((value, context) => {
  const [, name = '', named, alone] = SENDER.exec(value) ?? [];
  const address = z.email().safeParse(named ?? alone);
  if (!address.success) context.addIssue({ code: 'custom', message: 'must be an e-mail address, or Name <address>' });
  return { name, address: address.data ?? '' };
});

/**
 * `base64(32 bytes)[,older…]`; the first key seals, all of them open (D51). A name for people may stand before each (`2027:…`); the id is the
 * key's fingerprint.
 */
export const healthDataKeys = text()
  .transform(list)
  .transform((entries, context) =>
    entries.map((entry) => {
      const [, name = '', encoded = ''] = /^(?:([\w-]{1,32}):)?(.*)$/s.exec(entry) ?? [];
      const key = Buffer.from(encoded, 'base64');
      if (key.length !== 32) {
        context.addIssue({
          code: 'custom',
          message: 'must be base64 of 32 bytes, or name:base64, several divided by commas',
        });
      }
      const keyId = keyFingerprint(key);
      return { keyId, key, name: name || keyId };
    }),
  );

/** Seeds of Ed25519 keys: `base64(32 bytes)[,older…]`; none when left out. */
export const evidenceKeys = z
  .string()
  .default('')
  .transform((value, context) => {
    const seeds = list(value).map((entry) => Buffer.from(entry, 'base64'));
    if (seeds.some(({ length }) => length !== 32))
      context.addIssue({ code: 'custom', message: 'must be base64 of 32 bytes, several divided by commas' });
    return seeds;
  });

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined;

export const phoneRegion = text()
  .toUpperCase()
  .default('US')
  .refine(isCountry, 'must be the two letters of a country, such as US or AT');

/** How many proxies in front are ours, or which addresses they have (D62). Everything else in a forwarding header is a guest's word. */
export type TrustedProxies = number | BlockList;

const PROXIES =
  'must be how many proxies stand in front, or their addresses or networks (10.0.0.0/8) divided by commas';
const MOST_PROXIES = 10;

/** An address or a network (`10.0.0.0/8`); answers whether it is one. */
function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', prefix] = entry.split('/', 2);
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0) return false;
  const longest = version === 4 ? 32 : 128;
  const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (!(length <= longest)) return false;
  networks.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/** `true` is refused: it would make the address that a guest writes into the header the evidence's. */
export const trustedProxies = z
  .string()
  .default('0')
  .transform((value, context): TrustedProxies => {
    if (value === 'false') return 0;
    const proxies = new BlockList();
    const isCount = /^\d{1,2}$/.test(value) && Number(value) <= MOST_PROXIES;
    const isUnderstood =
      isCount || (list(value).length > 0 && list(value).every((entry) => addNetwork(proxies, entry)));
    if (!isUnderstood) context.addIssue({ code: 'custom', message: PROXIES });
    return isCount ? Number(value) : proxies;
  });

/** Addresses and networks, divided by commas; none when left out. */
export const networks = z
  .string()
  .default('')
  .transform((value, context): BlockList => {
    const named = new BlockList();
    if (!list(value).every((entry) => addNetwork(named, entry))) {
      context.addIssue({ code: 'custom', message: 'must be addresses or networks (10.1.0.0/16) divided by commas' });
    }
    return named;
  });
