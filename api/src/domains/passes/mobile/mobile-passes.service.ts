import {
  type Confirmations,
  type ContactMedia,
  noMedia,
  type ProviderMedia,
  type ProviderMessage,
  type SendLink,
} from '@arrival/contracts';
import { deriveETicketStatus, eTicketStatus, recipientHint } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/calls/domain-error';
import type { Limit } from '../../../platform/security/limit';
import { Limits } from '../../../platform/security/limits';
import type { PosPassHolder } from '../../pos/pass-holders.facade';
import { type PassCaller, PassCallers } from '../pass-callers';
import { PassLinks } from '../pass-links.service';
import { MobilePassProvider } from './mobile-pass-provider';
import { type KeptPass, MobilePassesQueries } from './mobile-passes.queries';

type Mode = ProviderMessage['deliveryMode'];

/** Messages about one person's pass: more than these within ten minutes are nobody's wish. */
const messages = { name: 'pass-message', points: 4, seconds: 600 };

/** As the wire has it: the state is derived here, once (spec §4), and addresses are shortened. */
function shown(media: ProviderMedia | null, transactionId: string | null, asOf: Date | null = null): ContactMedia {
  if (!media) return { ...noMedia, transactionId, asOfUtc: asOf?.toISOString() ?? null };
  const status = eTicketStatus[deriveETicketStatus(media)];
  const { id, eticket } = media;
  const delivery = eticket?.delivery && { ...eticket.delivery, recipient: recipientHint(eticket.delivery.recipient) };
  return {
    id,
    status,
    transactionId,
    eticket: eticket && { ...eticket, status, delivery: delivery ?? null },
    asOfUtc: asOf?.toISOString() ?? null,
  };
}

/** Passes on guests' phones (D39): the provider keeps them, here is who may ask for what. */
@Injectable()
export class MobilePassesService {
  readonly #messages: Limit;

  constructor(
    private readonly callers: PassCallers,
    private readonly links: PassLinks,
    private readonly provider: MobilePassProvider,
    private readonly kept: MobilePassesQueries,
    limits: Limits,
  ) {
    this.#messages = limits.define(messages);
  }

  /** A stranger reads of any code that it has no media; somebody signed in, of one not theirs, `contact.unknown`. */
  async media(caller: PassCaller, code: string): Promise<ContactMedia> {
    const holder = await this.callers.find(caller, code);
    if (holder) return this.#read(holder);
    if (caller.principal) throw new DomainError('contact.unknown');
    return noMedia;
  }

  /** Throws `contact.unknown`, `pass.none`, `pass.refused`, `pass.away`. */
  async create(caller: PassCaller, code: string): Promise<Confirmations> {
    const holder = await this.#own(caller, code);
    if (holder.passes.length === 0) throw new DomainError('pass.none');
    const { contactId, customerNumber } = holder;
    const { orderId, transactionId } = await this.provider.create(holder);
    if (!(await this.kept.keep(contactId, { orderId, transactionId }))) throw new DomainError('contact.unknown');
    const ids = [
      { name: 'contactId' as const, infoRecId: customerNumber },
      { name: 'orderId' as const, infoRecId: orderId },
      { name: 'transactionId' as const, infoRecId: transactionId },
    ];
    return { confirmations: [{ ids }] };
  }

  /** By e-mail when one is on file, else by SMS. Throws as `create`, and `pass.no_recipient`, `request.too_many`. */
  async activate(caller: PassCaller, transactionId: string): Promise<ContactMedia> {
    const holder = await this.#ownOfTransaction(caller, transactionId);
    const message = await this.#message(holder, holder.emails.length > 0 ? 1 : 2);
    return this.#told(holder, { transactionId }, await this.provider.activate(transactionId, message));
  }

  /** Throws as `activate`. */
  async send(caller: PassCaller, { ipCode, deliveryMode }: SendLink): Promise<ContactMedia> {
    const holder = await this.#own(caller, ipCode);
    const kept = await this.kept.find(holder.contactId);
    const eTicket = (await this.provider.media(holder.customerNumber))?.eticket ?? kept?.told?.eticket;
    if (!eTicket) throw new DomainError('pass.none');
    const message = await this.#message(holder, deliveryMode);
    return this.#told(holder, kept, await this.provider.send(eTicket.id, message));
  }

  async #own(caller: PassCaller, code: string): Promise<PosPassHolder> {
    const holder = await this.callers.find(caller, code);
    if (!holder) throw new DomainError('contact.unknown');
    return holder;
  }

  /** A transaction is looked for among one's own only: a foreign one answers like one that nobody made. */
  async #ownOfTransaction(caller: PassCaller, transactionId: string): Promise<PosPassHolder> {
    const own = await this.callers.listOf(caller);
    const ids = own.map(({ contactId }) => contactId);
    const kept = await this.kept.findByTransaction(ids, transactionId);
    const holder = own.find(({ contactId }) => contactId === kept?.contactId);
    if (holder) return holder;
    await this.callers.miss(caller);
    throw new DomainError('contact.unknown');
  }

  async #message({ contactId, customerNumber, emails, phones }: PosPassHolder, mode: Mode): Promise<ProviderMessage> {
    const recipient = (mode === 1 ? emails : phones)[0];
    if (recipient === undefined) throw new DomainError('pass.no_recipient');
    await this.#messages.takeOrRefuse(String(contactId));
    const { address } = await this.links.make([customerNumber]);
    return { deliveryMode: mode, recipient, pageUrl: address };
  }

  /** What was made elsewhere, too. While the provider is away, what it last told, with its time; who never had one here has none. */
  async #read(holder: PosPassHolder): Promise<ContactMedia> {
    const kept = await this.kept.find(holder.contactId);
    if (!kept && holder.passes.length === 0) return noMedia;
    try {
      return await this.#told(holder, kept, await this.provider.media(holder.customerNumber));
    } catch (error) {
      if (!isAway(error) || kept?.toldAt === null) throw error;
      return kept ? shown(kept.told, kept.transactionId, kept.toldAt) : noMedia;
    }
  }

  async #told(
    { contactId }: PosPassHolder,
    kept: Pick<KeptPass, 'transactionId'> | undefined,
    media: ProviderMedia | null,
  ): Promise<ContactMedia> {
    await this.kept.keepTold(contactId, media);
    return shown(media, kept?.transactionId ?? null);
  }
}

const isAway = (error: unknown): boolean => error instanceof DomainError && error.code === 'pass.away';
