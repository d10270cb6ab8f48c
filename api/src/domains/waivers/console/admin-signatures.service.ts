import type { SignatureEvidence, SignatureRow } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AuditedReads } from '../../../platform/audit/audited-reads';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { signedCopy } from '../signed-copy';
import { WaiversQueries } from '../waivers.queries';
import { AdminSignaturesQueries } from './admin-signatures.queries';

/** The trail's words for a search: `mia, contactId 7`; nothing asked for is the whole list. */
function soughtWords({ q, ...filter }: ListQuery['filter'] = {}): string {
  const conditions = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${String(value)}`],
  );
  return [...(q ? [String(q)] : []), ...conditions].join(', ') || 'all';
}

/** Finding and showing signatures to staff (D46). Who looked is written down before anything is shown. */
@Injectable()
export class AdminSignaturesService {
  constructor(
    private readonly queries: AdminSignaturesQueries,
    private readonly waivers: WaiversQueries,
    private readonly reads: AuditedReads,
  ) {}

  async list(actor: Actor, query: ListQuery): Promise<Page<SignatureRow>> {
    const page = await this.queries.list(query);
    const after = { sought: soughtWords(query.filter), found: page.total };
    await this.reads.record({ actor, action: 'signatures.searched', entity: 'search', entityId: 'signatures', after });
    return page;
  }

  /** Throws `signature.unknown`. */
  async find(actor: Actor, id: string): Promise<SignatureEvidence> {
    const found = await this.queries.find(id);
    if (!found) throw new DomainError('signature.unknown');
    const after = { contactName: found.contactName, title: found.title };
    await this.reads.record({ actor, action: 'signature.read', entity: 'signature', entityId: id, after });
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
