import type { AdminLocation } from '@arrival/contracts';

/** Of no other place is it known who comes: guests do not come to it, or nobody knows what they have bought. */
export const isReported = ({ isEnabled, usePosTransactionsAndOrders }: AdminLocation): boolean =>
  isEnabled && usePosTransactionsAndOrders;
