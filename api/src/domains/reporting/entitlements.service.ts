import { type Entitlements, mostIpCodes } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import { DomainError } from '../../platform/calls/domain-error';
import { CustomersFacade } from '../pos/customers.facade';

/** What customers hold at the point of sale, by its own customer numbers (D36). */
@Injectable()
export class EntitlementsService {
  constructor(
    private readonly customers: CustomersFacade,
    private readonly reads: AuditedReads,
  ) {}

  /** In the order asked, each customer number once. Throws `report.codes_invalid`. */
  async find(actor: Actor, commaSeparated: string): Promise<Entitlements[]> {
    const codes = [
      ...new Set(
        commaSeparated
          .split(',')
          .map((code) => code.trim())
          .filter((code) => code !== ''),
      ),
    ];
    if (codes.length === 0 || codes.length > mostIpCodes) throw new DomainError('report.codes_invalid');
    const found = await this.customers.listEntitlements(codes);
    await this.reads.record({
      actor,
      action: 'report.entitlements_read',
      entity: 'report',
      entityId: 'entitlements',
      after: { codes: codes.length },
    });
    return found;
  }
}
