import { useEffect } from 'react';

let isVendorHere = false;

/** From now on a script of the resort's consent vendor shares this document: no token and no form may come into it (D58). */
export const markVendorDocument = (): void => {
  isVendorHere = true;
};

export const isVendorDocument = (): boolean => isVendorHere;

/** For pages that sign in or need it: false while the address is opened once more, in a document without the vendor. */
export function useOwnDocument(): boolean {
  useEffect(() => {
    if (isVendorHere) location.reload();
  }, []);
  return !isVendorHere;
}
