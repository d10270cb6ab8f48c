import {
  type ProviderMedia,
  type ProviderMessage,
  providerConfirmation,
  providerMediaAnswer,
} from '@arrival/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { DomainError } from '../../../platform/calls/domain-error';
import { PartnerAway, type PartnerCall, PartnerClient } from '../../../platform/outside/partner-client';
import type { MobilePassProvider, ProviderCustomer } from './mobile-pass-provider';

const TIMEOUT_MS = 2_500;
const ASK_AGAIN_SECONDS = 15;
/** A guest waits; each call may come again. */
const TRIES = 2;

const away = (reason: string) => new DomainError('pass.away', { retryAfterSeconds: ASK_AGAIN_SECONDS, reason });

/** The provider of mobile passes by its contract (docs/mobile-passes.md). */
@Injectable()
export class HttpMobilePassProvider implements MobilePassProvider, OnApplicationShutdown {
  readonly #partner?: PartnerClient;

  constructor(@Inject(APP_CONFIG) { mobilePass }: Pick<AppConfig, 'mobilePass'>) {
    if (!mobilePass) return;
    this.#partner = new PartnerClient({ ...mobilePass, timeoutMs: TIMEOUT_MS, askAgainMs: ASK_AGAIN_SECONDS * 1_000 });
  }

  async media(customerNumber: string): Promise<ProviderMedia | null> {
    const path = `/v1/customers/${encodeURIComponent(customerNumber)}/media`;
    return (await this.#read(providerMediaAnswer, { method: 'GET', path, tries: TRIES })).media;
  }

  /** Each field by name: whoever calls may hold more of a person than a stranger is to know. */
  create({
    customerNumber,
    firstName,
    lastName,
  }: ProviderCustomer): Promise<{ orderId: string; transactionId: string }> {
    const path = `/v1/customers/${encodeURIComponent(customerNumber)}/media`;
    return this.#read(providerConfirmation, { method: 'PUT', path, body: { firstName, lastName }, tries: TRIES });
  }

  async activate(transactionId: string, body: ProviderMessage): Promise<ProviderMedia | null> {
    const path = `/v1/transactions/${encodeURIComponent(transactionId)}/activation`;
    return (await this.#read(providerMediaAnswer, { method: 'POST', path, body })).media;
  }

  async send(eTicketId: string, body: ProviderMessage): Promise<ProviderMedia | null> {
    const path = `/v1/etickets/${encodeURIComponent(eTicketId)}/delivery`;
    return (await this.#read(providerMediaAnswer, { method: 'POST', path, body })).media;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#partner?.close();
  }

  async #read<Schema extends z.ZodType>(schema: Schema, call: PartnerCall): Promise<z.output<Schema>> {
    if (!this.#partner) throw away('There is no MOBILE_PASS_URL');
    const answer = await this.#partner.call(call).catch((error: Error) => {
      throw error instanceof PartnerAway ? away(error.message) : error;
    });
    // 401 and 403 are the operator's token, which no guest can mend.
    if ([401, 403].includes(answer.status)) throw away(`It answered ${answer.status}`);
    if (answer.status !== 200) throw new DomainError('pass.refused', { reason: `It answered ${answer.status}` });
    const read = schema.safeParse(answer.body);
    if (!read.success) throw away('It answers otherwise than the contract');
    return read.data;
  }
}
