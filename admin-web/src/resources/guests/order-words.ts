import type { GuestHit } from '@arrival/contracts';
import { say } from '../../words/say';

type Order = NonNullable<GuestHit['foundOrder']>;

/** The numbers under which something was bought, and whether it was cancelled. */
export function orderWords({ orderNumber, orderId, transactionId, isCancelled }: Order): string[] {
  const number = orderNumber ?? orderId;
  return [
    ...(number ? [say('resources.guests.foundOrder', { number })] : []),
    ...(transactionId ? [say('resources.guests.foundTransaction', { number: transactionId })] : []),
    ...(isCancelled ? [say('resources.guests.foundCancelled')] : []),
  ];
}
