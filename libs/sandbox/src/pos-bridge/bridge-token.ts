/** The sandbox's bridge wants it, on this machine alone. */
export const bridgeToken = 'sandbox-bridge';
