import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Where the copy of a signed waiver lies (D46). It goes with its signature, by a job that takes the file too. */
@Entity('waiver_copy')
@Index('ix_waiver_copy_storage_key', { synchronize: false })
@Index('ix_waiver_copy_contact', ['contactId'])
@Index('ix_waiver_copy_head', ['headContactId'])
@Index('ix_waiver_copy_signer', ['signerContactId'])
export class WaiverCopyEntity {
  @PrimaryColumn({ name: 'signature_id', type: 'uuid', primaryKeyConstraintName: 'pk_waiver_copy' })
  signatureId: string;

  @Column({ name: 'contact_id', type: 'bigint' })
  contactId: number;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  headContactId: number;

  @Column({ name: 'signer_contact_id', type: 'bigint' })
  signerContactId: number;

  @Column({ name: 'storage_key', type: 'text' })
  storageKey: string;

  /** SHA-256 of the file, hex. */
  @Column({ type: 'text' })
  hash: string;

  /** The proof of its place in the sealed log is in it. */
  @Column({ name: 'is_proven', type: 'boolean' })
  isProven: boolean;

  @Column({ name: 'made_at', type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;
}
