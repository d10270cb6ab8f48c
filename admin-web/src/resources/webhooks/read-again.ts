/** How often the page of an address is read anew while somebody looks. */
export const READ_AGAIN_MS = 5_000;
