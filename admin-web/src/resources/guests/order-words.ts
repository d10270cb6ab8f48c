import type { GuestHit } from '@arrival/contracts';
import { say } from '../../words/say';

type Order = NonNullable<GuestHit['foundOrder']>;

/** The numbers under which something was bought, and whether it was cancelled. */
export function orderWords({ orderId, transactionId, isCancelled }: Order): string[] {
  return [
    ...(orderId ? [say('resources.guests.foundOrder', { number: orderId })] : []),
    ...(transactionId ? [say('resources.guests.foundTransaction', { number: transactionId })] : []),
    ...(isCancelled ? [say('resources.guests.foundCancelled')] : []),
  ];
}
