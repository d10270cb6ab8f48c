import { sealedColumn } from '../../../platform/crypto/sealed-column';

export const formDraftsColumn = sealedColumn({
  table: 'form_draft',
  words: ['unsaved form', 'unsaved forms'],
  primaryKey: [['name', 'text']],
});
