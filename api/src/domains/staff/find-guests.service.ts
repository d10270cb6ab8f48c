import type { GuestHit } from '@arrival/contracts';
import { familyCodeOf } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import type { ListQuery } from '../../platform/http/list-query';
import { Page } from '../../platform/http/page';
import { nameSearch } from '../pos/contact-names';
import { GuestsQueries, type Way } from './guests.queries';

const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
const reversed = (text: string): string => [...text].reverse().join('');

/** Country codes and zeros in front differ from how a number was written down; its last digits do not. */
const tellingDigits = 9;

/** What a text that is no known code may be: an e-mail, a phone number, a name. */
function readingOf(text: string): { way: Way; wanted: string } | null {
  if (text.includes('@')) return { way: 'email', wanted: beginning(text.toLowerCase()) };
  const digits = text.replace(/\D/g, '');
  if (digits.length >= 4 && /^[\d\s()+./-]+$/.test(text)) return { way: 'phone', wanted: `${reversed(digits.slice(-tellingDigits))}%` };
  const search = nameSearch(text);
  return search === null ? null : { way: 'name', wanted: search };
}

interface Finding {
  readonly page: Page<GuestHit>;
  /** For the trail. */
  readonly sought: string;
}

/** Finds guests for staff by whatever they have: a name, an e-mail, a number, a scanned code. */
@Injectable()
export class FindGuestsService {
  constructor(
    private readonly queries: GuestsQueries,
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
    return { page: await this.queries.find('ids', ids, query), sought: `id ${ids.join(', ')}` };
  }

  /** A code that opens a household is not told again. */
  async #search(text: string, query: ListQuery): Promise<Finding> {
    const familyCode = familyCodeOf(text);
    if (familyCode) {
      const page = await this.queries.find('familyCode', familyCode, query);
      if (page.total > 0) return { page, sought: 'a family code' };
    }
    if (/^\S{4,}$/.test(text)) {
      const page = await this.queries.find('code', text, query);
      if (page.total > 0) return { page, sought: 'a code or number' };
    }
    const reading = readingOf(text);
    return { page: reading ? await this.queries.find(reading.way, reading.wanted, query) : new Page<GuestHit>([], 0, 0), sought: text };
  }
}
