import { Injectable } from '@nestjs/common';
import { FieldCipher, type Sealed } from '../../platform/crypto/field-cipher';
import { sealedColumn } from '../../platform/crypto/sealed-column';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';

/** The one secret of the general settings (D47). */
export const oneRiskSecretColumn = sealedColumn({
  table: 'admin_settings',
  column: 'one_risk_secret_sealed',
  words: ['partner secret', 'partner secrets'],
  primaryKey: [['id', 'integer']],
  keyId: 'one_risk_secret_key_id',
});

export const oneRiskSecretPlace = { table: oneRiskSecretColumn.table, column: oneRiskSecretColumn.column, row: 1 };

const find = sql<Sealed>(
  'settings.find-one-risk-secret',
  `select one_risk_secret_sealed as sealed, one_risk_secret_key_id as "keyId" from admin_settings
where id = 1 and one_risk_secret_sealed is not null`,
);

/** What is signed with when 1Risk is spoken to. It goes to no browser (D47). */
@Injectable()
export class OneRiskSecret {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {}

  /** Null when none is set. Throws `CannotOpen`. */
  async read(): Promise<string | null> {
    const sealed = await this.database.first(find);
    return sealed ? this.cipher.open(sealed, oneRiskSecretPlace) : null;
  }
}
