import { sealedColumn } from '../../platform/crypto/sealed-column';

/** Keys of erased households: a rotation seals them anew, and nothing of what they sealed. */
export const householdKeyColumn = sealedColumn({
  table: 'household_key',
  words: ['key of an erased household', 'keys of erased households'],
  primaryKey: [['head_contact_id', 'bigint']],
});
