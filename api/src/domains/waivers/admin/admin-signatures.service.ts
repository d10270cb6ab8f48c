import type { SignatureEvidence, SignatureRow } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AuditedReads } from '../../../platform/audit/audited-reads';
import { DomainError } from '../../../platform/http/domain-error';
import type { ListQuery } from '../../../platform/http/list-query';
import { Page } from '../../../platform/http/page';
import { nameSearch } from '../../pos/contact-names';
import { signedCopy } from '../signed-copy';
import { WaiversQueries } from '../waivers.queries';
import { AdminSignaturesQueries } from './admin-signatures.queries';

/** Finding and showing signatures to staff (D46). */
@Injectable()
export class AdminSignaturesService {
  constructor(
    private readonly queries: AdminSignaturesQueries,
    private readonly waivers: WaiversQueries,
    private readonly reads: AuditedReads,
  ) {}

  list(query: ListQuery): Promise<Page<SignatureRow>> {
    const { q, ...filter } = query.filter ?? {};
    if (!q) return this.queries.list({ ...query, filter });
    const search = nameSearch(String(q));
    if (search === null) return Promise.resolve(new Page<SignatureRow>([], 0, 0));
    return this.queries.list({ ...query, filter: { ...filter, q: search } });
  }

  /** Throws `signature.unknown`. */
  async find(id: string): Promise<SignatureEvidence> {
    const found = await this.queries.find(id);
    if (!found) throw new DomainError('signature.unknown');
    return found;
  }

  /** The page that the guest can keep, too; who takes it is written down. Throws `signature.unknown`. */
  async copy(actor: Actor, id: string): Promise<string> {
    const signed = await this.waivers.findSignedByAnybody(id);
    if (!signed) throw new DomainError('signature.unknown');
    const after = { contactName: signed.contactName, title: signed.title };
    await this.reads.record({ actor, action: 'signature.copied', entity: 'signature', entityId: id, after });
    return signedCopy(signed);
  }
}
