import type { GuestHit } from '@arrival/contracts';
import { familyCodeOf } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import type { ListQuery } from '../../platform/calls/list-query';
import { Page } from '../../platform/calls/page';
import { HouseholdFacade } from '../household/household.facade';
import { type ContactSearch, PointOfSale } from '../pos/pos.facade';

const mostDigits = 15;

/** An order's number as it is printed and read out: "#100 231"; null for what is more than a number. */
function numberIn(text: string): string | null {
  const digits = text.replace(/^#|\s/g, '');
  return /^\d+$/.test(digits) && digits.length <= mostDigits ? digits : null;
}

/** What a text that is no known code may be: a number, an e-mail, a phone number, a name. */
function readingOf(text: string): ContactSearch {
  const number = numberIn(text);
  if (number) return { by: 'number', text: number };
  if (text.includes('@')) return { by: 'email', text };
  const isPhone = text.replace(/\D/g, '').length >= 4 && /^[\d\s()+./-]+$/.test(text);
  return { by: isPhone ? 'phone' : 'name', text };
}

interface Finding {
  readonly page: Page<GuestHit>;
  /** For the trail. */
  readonly sought: string;
}

/** Finds guests for staff by whatever they have: a name, an e-mail, an order, a number, a scanned code. */
@Injectable()
export class FindGuestsService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly households: HouseholdFacade,
    private readonly reads: AuditedReads,
  ) {}

  /** Never everybody: without anything to look for there are no hits. */
  async list(actor: Actor, query: ListQuery): Promise<Page<GuestHit>> {
    const { id, q } = query.filter ?? {};
    const text = String(q ?? '').trim();
    if (id === undefined && text === '') return new Page<GuestHit>([], 0, 0);
    const { page, sought } = id === undefined ? await this.#search(text, query) : await this.#named([id].flat(), query);
    const after = { sought, found: page.total };
    await this.reads.record({ actor, action: 'guests.searched', entity: 'search', entityId: 'guests', after });
    return page;
  }

  async #named(ids: unknown[], query: ListQuery): Promise<Finding> {
    return { page: await this.pos.findContacts({ by: 'ids', ids }, query), sought: `id ${ids.join(', ')}` };
  }

  /** A code that opens a household is not told again. */
  async #search(text: string, query: ListQuery): Promise<Finding> {
    const familyCode = familyCodeOf(text);
    const headContactId = familyCode && (await this.households.headByFamilyCode(familyCode));
    if (headContactId)
      return { page: await this.pos.findContacts({ by: 'ids', ids: [headContactId] }, query), sought: 'a family code' };
    if (/^\S{4,}$/.test(text) && !numberIn(text)) {
      const page = await this.pos.findContacts({ by: 'code', text }, query);
      if (page.total > 0) return { page, sought: 'a code or number' };
    }
    if (!numberIn(text) && !text.includes('@')) {
      const page = await this.pos.findContacts({ by: 'order', text }, query);
      if (page.total > 0) return { page, sought: text };
    }
    return { page: await this.pos.findContacts(readingOf(text), query), sought: text };
  }
}
