import type { ProviderMedia, ProviderMessage } from '@arrival/contracts';

/** Who is asked about, as the provider knows them. */
export interface ProviderCustomer {
  readonly customerNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The port to whoever makes mobile passes (D39). All throw `pass.away` when it does not answer, and `pass.refused` when it will not. */
export abstract class MobilePassProvider {
  /** Null when it has none. */
  abstract media(customerNumber: string): Promise<ProviderMedia | null>;

  /** Makes the e-ticket; the same again is the same one. */
  abstract create(customer: ProviderCustomer): Promise<{ orderId: string; transactionId: string }>;

  /** The pass may be used from now on, and its link is on its way. */
  abstract activate(transactionId: string, message: ProviderMessage): Promise<ProviderMedia | null>;

  /** The link once more. */
  abstract send(eTicketId: string, message: ProviderMessage): Promise<ProviderMedia | null>;
}
