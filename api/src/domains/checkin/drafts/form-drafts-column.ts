import type { SealedColumn } from '../../../platform/crypto/sealed-column';

export const formDraftsColumn: SealedColumn = {
  table: 'form_draft',
  column: 'sealed',
  words: ['unsaved form', 'unsaved forms'],
  primaryKey: [['name', 'text']],
  keyId: 'key_id',
  sealed: 'sealed',
  assignments: 'key_id = $2, sealed = $3',
  row: ([name]) => String(name),
};
