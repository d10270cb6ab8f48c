import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/schema';

export type { components, paths } from './generated/schema';

export interface ClientOptions {
  /** Where the resort's Arrival is: `https://check-in.resort.example`. */
  readonly address: string;
  /** `arr_live_…` */
  readonly key: string;
}

/** What a key may call, typed. A call answers `data`, or `error`: the problem, with its `code`. */
export function arrivalClient({ address, key }: ClientOptions): Client<paths> {
  return createClient<paths>({ baseUrl: address, headers: { 'x-api-key': key } });
}
