import { sealedColumn } from '../../platform/crypto/sealed-column';

/** Writers of a registration lock the household's document first; whoever does not would meet them head on. */
export const healthAnswersColumn = sealedColumn({
  table: 'child_registration',
  words: ['child registration', 'child registrations'],
  primaryKey: [['contact_id', 'bigint']],
  lock: `select d.head_contact_id from contact c join household_document d on d.head_contact_id = coalesce(c.parent_contact_id, c.contact_id)
    where c.contact_id = (($1::text[])[1])::bigint for update of d`,
});
