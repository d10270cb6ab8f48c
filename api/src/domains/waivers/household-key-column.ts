import type { SealedColumn } from '../../platform/crypto/sealed-column';

/** Keys of erased households: a rotation seals them anew, and nothing of what they sealed. */
export const householdKeyColumn: SealedColumn = {
  table: 'household_key',
  column: 'sealed',
  words: ['key of an erased household', 'keys of erased households'],
  primaryKey: [['head_contact_id', 'bigint']],
  keyId: 'key_id',
  sealed: 'sealed',
  assignments: 'key_id = $2, sealed = $3',
  row: ([headContactId]) => String(headContactId),
};
