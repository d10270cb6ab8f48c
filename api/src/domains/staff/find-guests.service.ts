import type { GuestHit } from '@arrival/contracts';
import { familyCodeOf } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
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

/** Finds guests for staff by whatever they have: a name, an e-mail, a number, a scanned code. */
@Injectable()
export class FindGuestsService {
  constructor(private readonly queries: GuestsQueries) {}

  /** Never everybody: without anything to look for there are no hits. */
  async list(query: ListQuery): Promise<Page<GuestHit>> {
    const { id, q } = query.filter ?? {};
    if (id !== undefined) return this.queries.find('ids', id, query);
    const text = String(q ?? '').trim();
    const familyCode = familyCodeOf(text);
    if (familyCode) {
      const family = await this.queries.find('familyCode', familyCode, query);
      if (family.total > 0) return family;
    }
    if (/^\S{4,}$/.test(text)) {
      const known = await this.queries.find('code', text, query);
      if (known.total > 0) return known;
    }
    const reading = readingOf(text);
    return reading ? this.queries.find(reading.way, reading.wanted, query) : new Page<GuestHit>([], 0, 0);
  }
}
