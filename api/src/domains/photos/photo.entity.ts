import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A person's photo; the picture itself is in the storage. */
@Entity('photo')
@Index('ix_photo_storage_key', { synchronize: false })
@Index('ix_photo_updated', ['updatedAt'])
export class PhotoEntity {
  @PrimaryColumn({ name: 'contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_photo' })
  @ForeignKey('contact', { name: 'fk_photo_contact' })
  contactId: number;

  @Column({ type: 'text' })
  hash: string;

  @Column({ name: 'storage_key', type: 'text' })
  storageKey: string;

  @Column({ name: 'byte_size', type: 'integer' })
  byteSize: number;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  /** Why staff ask for it again, until another is saved (D79). */
  @Column({ name: 'asked_again', type: 'text', nullable: true })
  askedAgain: string | null;
}
