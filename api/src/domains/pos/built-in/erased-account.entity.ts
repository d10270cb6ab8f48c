import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account whose household was erased (D61), by a keyed hash: it tells nothing without the key. */
@Entity('erased_account')
export class ErasedAccountEntity {
  @PrimaryColumn({ name: 'account_hash', type: 'bytea', primaryKeyConstraintName: 'pk_erased_account' })
  accountHash: Buffer;

  @Column({ name: 'erased_at', type: 'timestamptz', default: () => 'now()' })
  erasedAt: Date;
}
