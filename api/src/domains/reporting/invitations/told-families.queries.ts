import type { Invitations } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';
import { contactName } from '../../pos/contacts.fragment';
import { DAYS_OF_A_VISIT } from './invitations.queries';

type Unreached = Omit<Invitations['unreached'][number], 'locationName'> & { readonly locationId: number };

export interface ToldFamilies {
  readonly counts: readonly { readonly locationId: number; readonly sent: number; readonly waiting: number }[];
  readonly unreached: readonly Unreached[];
  readonly unreachedCount: number;
}

const MOST_SHOWN = 20;
/** The day is a little earlier or later at other locations. */
const ofComing = 'i.day >= current_date - 1';
/** Whom a letter for a later day of the visit has reached after all is left out. */
const isUnreached = `i.status in ('refused', 'late') and ${ofComing} and not exists (
  select from invitation s where s.head_contact_id = i.head_contact_id and s.location_id = i.location_id and s.status = 'sent'
    and s.day > i.day and s.day < i.day + ${DAYS_OF_A_VISIT})`;

const read = sql<ToldFamilies>(
  'reporting.told-families',
  `select
  coalesce((select json_agg(json_build_object('locationId', location_id, 'sent', sent, 'waiting', waiting)) from (
    select i.location_id, count(*) filter (where i.status = 'sent') as sent, count(*) filter (where i.status = 'waiting') as waiting
    from invitation i where ${ofComing} group by 1) c), '[]') as counts,
  coalesce((select json_agg(json_build_object('contactId', u.head_contact_id, 'name', coalesce(${contactName('u.head_contact_id')}, ''),
    'locationId', u.location_id, 'day', u.day, 'reply', u.reply) order by u.day, u.head_contact_id) from (
    select i.* from invitation i where ${isUnreached} order by i.day, i.head_contact_id limit ${MOST_SHOWN}) u), '[]') as unreached,
  (select count(*)::integer from invitation i where ${isUnreached}) as "unreachedCount"`,
);

/** Which families were told before their visit, and which could not be. */
@Injectable()
export class ToldFamiliesQueries {
  constructor(private readonly database: Database) {}

  async read(): Promise<ToldFamilies> {
    return (await this.database.first(read))!;
  }
}
