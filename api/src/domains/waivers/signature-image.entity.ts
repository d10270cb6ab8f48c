import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A drawn signature, kept once under its hash. */
@Entity('signature_image')
export class SignatureImageEntity {
  @PrimaryColumn({ type: 'bytea', primaryKeyConstraintName: 'pk_signature_image' })
  hash: Buffer;

  @Column({ type: 'bytea' })
  png: Buffer;
}
