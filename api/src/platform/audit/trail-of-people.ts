import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { sql, sqlInTransaction } from '../database/statement';
import { PersonalData } from '../personal-data/personal-data';

/** Without the searches that an erasure takes besides: those may have been for others of the same name, whose name is nobody else's to read. */
const list = sql<{ events: unknown }>(
  'audit.list-of-people',
  `select coalesce(json_agg(to_jsonb(e) - 'actor_issuer' order by e.id), '[]') as events from audit_event e
where id = any(trail_of($1, $2))`,
);

/** The owner's function: rows stay, and say that what they said was erased (`erasure.sql`). */
const redact = sqlInTransaction<never>('audit.redact', 'select redact_trail($1, $2)');

/** What the trail says of people (D52, D61). */
@Injectable()
export class TrailOfPeople {
  constructor(database: Database, personal: PersonalData) {
    personal.register({
      name: 'auditTrail',
      read: async ({ headId, ids }) => (await database.first(list, [headId, ids]))?.events,
      async eraseHousehold({ words }, erasureId) {
        await database.run(redact, [erasureId, words]);
      },
    });
  }
}
