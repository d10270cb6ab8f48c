import type { SealedColumn } from '../../platform/crypto/sealed-column';

/** The one secret of the general settings (D47). */
export const oneRiskSecretColumn: SealedColumn = {
  table: 'admin_settings',
  column: 'one_risk_secret_sealed',
  words: ['partner secret', 'partner secrets'],
  primaryKey: [['id', 'integer']],
  keyId: 'one_risk_secret_key_id',
  sealed: 'one_risk_secret_sealed',
  assignments: 'one_risk_secret_key_id = $2, one_risk_secret_sealed = $3',
  row: ([id]) => String(id),
};
