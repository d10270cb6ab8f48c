import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { BlockList } from 'node:net';
import { isAllowedAddress } from './outside-target';

/** A name leads to an address that may not be called. */
class NotPublic extends Error {
  readonly code = 'ARRIVAL_NOT_PUBLIC';
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Looks names up and leaves out what may not be called, so that a connection goes to what was checked and nowhere else. */
export const allowedLookup =
  (privateTargets: BlockList) =>
  (hostname: string, options: LookupOptions, callback: Found): void => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => isAllowedAddress(address, privateTargets));
      const [first] = allowed;
      if (!first) return callback(new NotPublic(hostname), []);
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
