import { hash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import type { ArrivalRequest } from '../auth/principal';
import { clientAddress } from '../calls/client-address';

/** The names are documented in docs/operating.md: operators search and alarm by them. */
export type SecurityEvent =
  | 'sign_in.missing'
  | 'sign_in.refused'
  | 'key.refused'
  | 'access.denied'
  | 'access.not_theirs'
  | 'origin.refused'
  | 'policy.violated'
  | 'limit.reached';

/** Some providers use the e-mail address as subject. */
const withoutMailbox = (subject: string): string =>
  subject.includes('@') ? `sha256:${hash('sha256', subject, 'hex').slice(0, 16)}` : subject;

/** What an attack or a wrong set-up looks like from inside: one line each, with subject and address and no personal data. */
@Injectable()
export class SecurityLog {
  readonly #logger = new Logger('Security');
  readonly #events: Counter<'event'>;

  constructor(registry: Registry) {
    const help = 'Refusals by the name that they have in the log';
    this.#events = new Counter({
      name: 'arrival_security_events_total',
      help,
      labelNames: ['event'],
      registers: [registry],
    });
  }

  /** `details` are words of ours (a code, a reason), never what the caller sent. */
  report(event: SecurityEvent, request: ArrivalRequest, details: Readonly<Record<string, string | number>> = {}): void {
    this.#events.inc({ event });
    const line = {
      event,
      ...details,
      subject: request.principal && withoutMailbox(request.principal.subject),
      apiKey: request.apiKey?.id,
      address: clientAddress(request),
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      correlationId: request.id,
    };
    this.#logger.warn(line, event);
  }
}
