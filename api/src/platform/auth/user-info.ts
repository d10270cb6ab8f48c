import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '../calls/domain-error';
import { fetchJson, UnexpectedStatus } from '../outside/fetch-json';
import { ProviderDiscovery } from './provider-discovery';

const RETRY_SECONDS = 5;
const answer = z.looseObject({ sub: z.string() });

/** What the provider tells of a person when their token does not. */
@Injectable()
export class UserInfo {
  readonly #logger = new Logger(UserInfo.name);

  constructor(private readonly discovery: ProviderDiscovery) {}

  /** The claims about the token's own subject; none when the provider has or gives none. Throws `server.busy` while it is in trouble. */
  async read(token: string, subject: string): Promise<Record<string, unknown>> {
    try {
      const { userinfo_endpoint: address } = await this.discovery.read();
      const told = address === undefined ? undefined : answer.safeParse(await fetchJson(address, token));
      return told?.success && told.data.sub === subject ? told.data : {};
    } catch (error) {
      if (error instanceof UnexpectedStatus && error.status < 500) return {};
      this.#logger.error(`Userinfo of ${this.discovery.issuer} cannot be read: ${(error as Error).message}`);
      throw new DomainError('server.busy', { retryAfterSeconds: RETRY_SECONDS });
    }
  }
}
