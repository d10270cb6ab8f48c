import { createHash } from 'node:crypto';
import type { ProviderMedia, ProviderMessage } from '@arrival/contracts';

/** A message that would have gone to a guest. */
export interface SentMessage extends ProviderMessage {
  readonly at: string;
  readonly customerNumber: string;
}

interface KeptTicket {
  readonly customerNumber: string;
  readonly orderId: string;
  readonly transactionId: string;
  readonly media: ProviderMedia;
}

const idOf = (kind: string, customerNumber: string): string =>
  `${kind}-${createHash('sha256').update(`${kind} ${customerNumber}`).digest('hex').slice(0, 12)}`;

/** The e-tickets of the sandbox's provider; it forgets them when it ends. */
export class ETickets {
  readonly messages: SentMessage[] = [];
  readonly #byCustomer = new Map<string, KeptTicket>();

  get all(): readonly KeptTicket[] {
    return [...this.#byCustomer.values()];
  }

  /** The same customer again has the same one. */
  make(customerNumber: string): KeptTicket {
    const known = this.#byCustomer.get(customerNumber);
    if (known) return known;
    const now = new Date().toISOString();
    const delivery = { deliveryMode: 0 as const, recipient: '', isSent: false, createDateUtc: now, updateDateUtc: now };
    const made: KeptTicket = {
      customerNumber,
      orderId: idOf('order', customerNumber),
      transactionId: idOf('transaction', customerNumber),
      media: {
        id: idOf('media', customerNumber),
        eticket: { id: idOf('ticket', customerNumber), delivery, download: null },
      },
    };
    this.#byCustomer.set(customerNumber, made);
    return made;
  }

  of(customerNumber: string): KeptTicket | undefined {
    return this.#byCustomer.get(customerNumber);
  }

  /** Undefined for a transaction or e-ticket that nobody made. */
  send(by: { transactionId: string } | { eTicketId: string }, message: ProviderMessage): KeptTicket | undefined {
    const ticket = this.all.find((one) =>
      'transactionId' in by ? one.transactionId === by.transactionId : one.media.eticket?.id === by.eTicketId,
    );
    const { eticket } = ticket?.media ?? {};
    if (!ticket || !eticket?.delivery) return undefined;
    const at = new Date().toISOString();
    this.messages.push({ ...message, at, customerNumber: ticket.customerNumber });
    const { deliveryMode, recipient } = message;
    Object.assign(eticket.delivery, { deliveryMode, recipient, isSent: true, updateDateUtc: at });
    return ticket;
  }

  /** As if the guest opened the link on a phone. */
  download(customerNumber: string, device: string): boolean {
    const eticket = this.of(customerNumber)?.media.eticket;
    if (!eticket) return false;
    const deliveryMode = eticket.delivery?.deliveryMode ?? 0;
    eticket.download = { appVersion: '1.0', device, downloadDate: new Date().toISOString(), deliveryMode };
    return true;
  }
}
