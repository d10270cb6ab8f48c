import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ExpiredData } from '../../../platform/retention/expired-data';

const ofPeople = 'head_contact_id = any($1) or signer_contact_id = any($1)';

const list = sql<unknown>(
  'evidence.list-copy-mails-of-people',
  `select signature_ids as "signatureIds", status, attempts, reply, created_at as "createdAtUtc", settled_at as "settledAtUtc"
from copy_mail where ${ofPeople} order by created_at`,
);

const remove = sqlInTransaction<never>(
  'evidence.remove-copy-mails-of-people',
  `delete from copy_mail where ${ofPeople}`,
);

const removeLeft = sqlInTransaction<never>(
  'evidence.remove-left-copy-mails',
  `delete from copy_mail m where not exists (select from signature s where s.id = any(m.signature_ids))`,
);

/** That a copy was mailed goes with what was signed (D60, D61). */
@Injectable()
export class CopyMailsOfPeople {
  constructor(database: Database, personal: PersonalData, expired: ExpiredData) {
    personal.register({
      name: 'copyMails',
      read: ({ ids }) => database.run(list, [ids]),
      erase: ({ ids }) => database.run(remove, [ids]),
    });
    expired.register('signatures', async () => {
      await database.run(removeLeft);
      return { removed: 0, oldest: null };
    });
  }
}
